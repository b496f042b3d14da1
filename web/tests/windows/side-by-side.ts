/**
 * The same tables in every engine, beside each other in one picture: what differs is seen at once. Pictures are left in
 * `.playwright/engines/`; nothing is measured.
 *
 *     npm run pictures:engines                                      home and some tables, on a laptop and on a phone
 *     npm run pictures:engines -- jamaica/combat --size 844x390     one table in one window
 *     npm run pictures:engines -- --night                           by night
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { asked } from '../../../scripts/asked.mjs';
import { whyNoBrowser } from '../../../scripts/browsers.mjs';
import { startChromium } from '../engines/chromium.ts';
import { ENGINES, type Engine } from '../engines/engine.ts';
import { startEngine } from '../engines/start.ts';
import { go, settled } from '../engines/waiting.ts';
import { House } from '../server-process.ts';
import { Company } from './company.ts';
import { momentsOf } from './moments.ts';
import { openMoment, prepare } from './opening.ts';
import { sizeName, sizesNamed, type WindowSize } from './sizes.ts';

const FOLDER = new URL('../../../.playwright/engines/', import.meta.url);
const HOME = 'home';
const USUAL = [
  HOME,
  'jamaica/start',
  'jamaica/combat',
  'jamaica/tavern',
  'captain-jack/reveal',
  'aquatika/moving',
  'decrypto/clues',
  'fuji-flush/middle',
  'captain-jack-plain/middle',
];
const PHONE_AND_LAPTOP = ['390x844', '1366x768'];

const { values, positionals } = asked(import.meta.filename, {
  allowPositionals: true,
  options: { size: { type: 'string', multiple: true }, night: { type: 'boolean', default: false } },
});
const subjects = positionals.length === 0 ? USUAL : positionals;
const sizes = sizesNamed(...(values.size ?? PHONE_AND_LAPTOP).map(name => name.replace('x', '×')));
const engines = ENGINES.filter(name => {
  const why = name === 'chromium' ? null : whyNoBrowser(name);
  if (why !== null) console.log(why);
  return why === null;
});

const fileOf = (subject: string, size: WindowSize, end: string): string =>
  new URL(`${subject.replace('/', '-')}-${sizeName(size).replace('×', 'x')}-${end}.png`, FOLDER).pathname;

/** Takes a picture of every subject in every window, in one engine. */
async function photograph(engine: Engine, url: string): Promise<void> {
  const [first] = sizes;
  if (first === undefined) return;
  const company = new Company(url);
  const tab = await engine.tab(first);
  const light = values.night ? 'night' : 'day';
  try {
    for (const subject of subjects) {
      const [table = '', scene = ''] = subject.split('/');
      const [moment] = subject === HOME ? [] : momentsOf(table, [scene]);
      const tables = moment?.look ?? 'drawn';
      await prepare(tab, url, { name: 'Anne', language: 'fr', motion: 'none', sound: false, light, tables });
      if (moment === undefined) await go(tab, url);
      else await openMoment({ tab, url, company, moment });
      for (const size of sizes) {
        await tab.resize(size);
        await settled(tab);
        await tab.picture(fileOf(subject, size, engine.name));
      }
    }
  } finally {
    await tab.close();
    company.leave();
  }
}

/** Lays the pictures of the engines beside each other. */
async function beside(): Promise<void> {
  const chromium = await startChromium();
  const gap = 8;
  for (const subject of subjects)
    for (const size of sizes) {
      const pictures = engines.map(name => {
        const data = readFileSync(fileOf(subject, size, name)).toString('base64');
        return `<img src="data:image/png;base64,${data}" width="${size.width}" height="${size.height}" alt="${name}">`;
      });
      const tab = await chromium.tab({ width: engines.length * (size.width + gap) - gap, height: size.height });
      await tab.evaluate(`void (document.body.innerHTML = ${JSON.stringify(pictures.join(''))})`);
      await tab.evaluate(`void Object.assign(document.body.style, { margin: 0, display: 'flex', gap: '${gap}px' })`);
      await tab.evaluate(`Promise.all([...document.images].map(image => image.decode())).then(() => null)`);
      await tab.picture(fileOf(subject, size, 'beside'));
      await tab.close();
      console.log(fileOf(subject, size, 'beside'));
    }
  await chromium.close();
}

mkdirSync(FOLDER, { recursive: true });
for (const name of engines) {
  // One server would not carry the tables of all engines within a minute.
  const house = new House();
  await house.open();
  try {
    const engine = await startEngine(name);
    await photograph(engine, house.url).finally(() => engine.close());
  } finally {
    await house.pullDown();
  }
}
await beside();
