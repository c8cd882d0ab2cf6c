/** How the things of the game are read; loaded when somebody first reads one. */
export { about } from './reading';
export { default as Thing } from './Thing.svelte';
