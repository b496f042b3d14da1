/** Where the page begins: its looks, its language, its room. */
import { render } from 'preact';
import './look/index.ts';
import { App } from './shell/app.tsx';
import { keepLookingAtMyTables } from './shell/my-tables.ts';
import { keepPage, renewOldPages } from './shell/offline.ts';
import { followLinks } from './shell/router.ts';
import { dressPage } from './shell/settings.ts';

dressPage();
followLinks();
renewOldPages();
void keepPage();
keepLookingAtMyTables();
const page = document.getElementById('page');
if (page !== null) render(<App />, page);
