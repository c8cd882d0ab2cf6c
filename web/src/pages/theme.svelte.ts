import { look } from '@/look/settings.svelte';

/** Show a page in the theme that it is drawn for, unless this person likes another one. */
export function themed(own: 'mine' | 'town' | (() => 'mine' | 'town')): void {
  $effect(() => {
    const wanted = typeof own === 'function' ? own() : own;
    document.documentElement.dataset.theme = look.theme === 'auto' ? wanted : look.theme;
  });
}
