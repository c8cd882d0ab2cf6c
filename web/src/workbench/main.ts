import '@fontsource-variable/commissioner/wght.css';
import '@fontsource-variable/piazzolla/wght.css';
import '@/look/tokens.css';
import '@/look/base.css';
import '@/look/cards.css';
import '@/look/table.css';
import '@/look/frame.css';
import '@/look/narrow.css';
import { mount } from 'svelte';
import Workbench from './Workbench.svelte';

mount(Workbench, { target: document.getElementById('page')! });
