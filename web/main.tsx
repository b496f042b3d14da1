/** Where the page begins: its looks, its language, its room. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import './look/index.ts';
import { App } from './shell/app.tsx';
import { keepPage } from './shell/offline.ts';
import { followLinks } from './shell/router.ts';
import { dressPage, settings } from './shell/settings.ts';
import { speak } from './words/index.ts';

dressPage();
followLinks();
await speak(settings.value.language);
effect(() => void speak(settings.value.language));
// A tab that is older than the server finds its files gone: what is new is one reload away.
addEventListener('vite:preloadError', () => location.reload());
void keepPage();
const page = document.getElementById('page');
if (page !== null) render(<App />, page);
