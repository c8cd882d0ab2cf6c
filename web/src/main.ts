import '@fontsource-variable/commissioner/wght.css';
import '@fontsource-variable/piazzolla/wght.css';
import './look/tokens.css';
import './look/base.css';
import './look/forms.css';
import './look/cards.css';
import './look/table.css';
import './look/frame.css';
import './look/narrow.css';
import { mount } from 'svelte';
import App from './App.svelte';

const SETTLED = 10_000; // milliseconds: a page that was just loaded has all parts of its build

// The server has another build by now: a part that was not loaded yet is there no more.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine && performance.now() > SETTLED) location.reload();
});

mount(App, { target: document.getElementById('page')! });
