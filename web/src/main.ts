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

mount(App, { target: document.getElementById('page')! });
