import { mount } from 'svelte';
import '@fontsource-variable/source-sans-3/index.css';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { settings } from './settings.svelte';
import { words } from './words/words.svelte';

settings.apply();
await words.load(settings.language);
mount(App, { target: document.getElementById('app')! });
