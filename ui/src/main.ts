import { mount } from 'svelte';
import '@fontsource-variable/source-sans-3/index.css';
import './look/tokens.css';
import './look/base.css';
import { post } from './api/client';
import App from './App.svelte';
import { rest } from './rest';
import { settings } from './settings.svelte';
import { words } from './words/words.svelte';

const opened = rest.hold('opening');
settings.apply();
await Promise.all([words.load(settings.language), post('/guest').catch(() => null)]); // the page says itself if nobody answers
mount(App, { target: document.getElementById('app')! });
opened();
