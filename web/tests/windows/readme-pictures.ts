/**
 * The pictures of the README: tables as they look now, on a laptop, by day and in English. They are left in `docs/`. That of Decrypto is
 * from its lesson and not made here: in the games that are kept nobody gives clues that a person would give.
 *
 *     npm run pictures:readme                 all of them
 *     npm run pictures:readme -- aquatika     one of them
 */
import { asked } from '../../../scripts/asked.mjs';
import { startChromium } from '../engines/chromium.ts';
import { House } from '../server-process.ts';
import { Company } from './company.ts';
import { momentsOf } from './moments.ts';
import { openMoment, prepare } from './opening.ts';

const DOCS = new URL('../../../docs/', import.meta.url);
const WINDOW = { width: 1440, height: 900 };
/** By the name of the picture: the table and the moment it shows. */
const PICTURES: Readonly<Record<string, readonly [table: string, scene: string]>> = {
  jamaica: ['jamaica', 'sailing'],
  crew: ['jamaica', 'tavern'],
  'captain-jack': ['captain-jack', 'reveal'],
  aquatika: ['aquatika', 'middle'],
  'fuji-flush': ['fuji-flush', 'middle'],
};

const { positionals } = asked(import.meta.filename, { allowPositionals: true, options: {} });
const wanted = positionals.length === 0 ? Object.keys(PICTURES) : positionals;
const unknown = wanted.find(name => !(name in PICTURES));
if (unknown !== undefined) {
  console.error(`There is no picture '${unknown}'; there are ${Object.keys(PICTURES).join(', ')}.`);
  process.exit(2);
}

const house = new House();
await house.open();
const chromium = await startChromium();
const company = new Company(house.url);
try {
  const tab = await chromium.tab(WINDOW);
  await prepare(tab, house.url, { name: 'Anne', language: 'en', motion: 'none', sound: false, light: 'day' });
  for (const name of wanted) {
    const [moment] = momentsOf(...nameAndScene(name));
    if (moment === undefined) throw new Error(`The picture '${name}' shows a moment that is not kept any more.`);
    await openMoment({ tab, url: house.url, company, moment });
    const { pathname } = new URL(`${name}.jpg`, DOCS);
    await tab.picture(pathname);
    console.log(pathname);
  }
} finally {
  company.leave();
  await chromium.close();
  await house.pullDown();
}

function nameAndScene(name: string): [table: string, scenes: string[]] {
  const [table, scene] = PICTURES[name] ?? ['', ''];
  return [table, [scene]];
}
