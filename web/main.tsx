/** Where the page begins: its looks, its language, its room. */
import { render } from 'preact';
import './look/index.ts';
import { App } from './shell/app.tsx';
import { keepLookingAtMyTables } from './shell/my-tables.ts';
import { keepPage, renewOldPages } from './shell/offline.ts';
import { listenAgain } from './shell/rematches.ts';
import { followLinks, route } from './shell/router.ts';
import { dressPage } from './shell/settings.ts';

dressPage();
followLinks();
renewOldPages();
void keepPage();
const looked = keepLookingAtMyTables();
const at = route.value;
const shown = at.room === 'table' ? at.table : null;
listenAgain(shown, async () => (await import('./shell/server.ts')).server()).catch(() => {}); // home shows it half a minute later
const show = () => {
  const page = document.getElementById('page');
  if (page !== null) render(<App />, page);
};
/** Home is drawn once its tables are known, if they come as soon as the page: nothing has to move down for them then. */
const SOON = 100;
if (at.room !== 'home') show();
// Not awaited: the bundler would lay whatever other rooms share with home in files of its own.
else void Promise.race([looked, new Promise(resolve => setTimeout(resolve, SOON))]).then(show);
