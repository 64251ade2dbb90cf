import { mount } from 'svelte';
import '@fontsource-variable/source-sans-3/index.css';
import './look/tokens.css';
import './look/base.css';
import { post } from './api/client';
import { shown } from './api/shown';
import type { GuestInfo } from './api/types';
import App from './App.svelte';
import { rest } from './rest';
import { help } from './worker';
import { settings } from './settings.svelte';
import { words } from './words/words.svelte';

const opened = rest.hold('opening');
settings.apply();
const [, me] = await Promise.all([
  words.load(settings.language),
  post<GuestInfo>('/guest').catch(() => null), // the page says itself if nobody answers
]);
shown.on = !!me?.called;
mount(App, { target: document.getElementById('app')! });
opened();
void help();
