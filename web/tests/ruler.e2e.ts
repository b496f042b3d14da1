/** The ruler finds what is planted, one of each kind, and nothing where nothing is. */
import { tabOf } from './engines/chromium.ts';
import { ENGINES, type Engine } from './engines/engine.ts';
import { expect, QUICK, test } from './house.ts';
import { measureTab, whatShutsOut } from './windows/measuring.ts';
import { KINDS } from './windows/ruler/kinds.ts';
import { sizesNamed } from './windows/sizes.ts';

const SIZES = sizesNamed('390×844');
const BOARD = '<div data-part="board" style="position: fixed; inset: 0 0 50% 0"></div>';
const at = (left: number, top: number, more = '') => `style="position: fixed; left: ${left}px; top: ${top}px; ${more}"`;
const LARGE = 'width: 48px; height: 48px';

/** What is on the page, and what the ruler says of it, by kind. */
const PLANTED: readonly (readonly [what: string, page: string, found: readonly string[]])[] = [
  ['a table that fits', `<p>Un texte</p><button ${at(20, 500, LARGE)}>Oui</button>${BOARD}`, []],
  ['a page that scrolls', `<div style="height: 3000px"></div>${BOARD}`, ['scroll']],
  ['a button beyond the edge', `<button ${at(370, 500, LARGE)}></button>${BOARD}`, ['outside']],
  [
    'a button in a list that scrolls',
    `<div ${at(20, 500, 'width: 100px; height: 60px; overflow: auto')}><button style="margin-top: 90px; ${LARGE}"></button></div>${BOARD}`,
    [],
  ],
  [
    'a list too small for its button',
    `<div ${at(20, 500, 'width: 100px; height: 20px; overflow: auto')}><button style="${LARGE}"></button></div>${BOARD}`,
    ['outside'],
  ],
  [
    'choices on a chart, one of them in sight',
    `<div data-pans ${at(0, 500, 'width: 300px; height: 200px; overflow: clip')}><button data-choice style="display: block; ${LARGE}"></button><button data-choice style="display: block; margin-top: 300px; ${LARGE}"></button></div>${BOARD}`,
    [],
  ],
  [
    'choices on a chart, none of them in sight',
    `<div data-pans ${at(0, 500, 'width: 300px; height: 200px; overflow: clip')}><button data-choice style="display: block; margin-top: 300px; ${LARGE}"></button></div>${BOARD}`,
    ['outside'],
  ],
  ['two texts in one place', `<p ${at(20, 500)}>Un texte</p><p ${at(22, 502)}>Un autre</p>${BOARD}`, ['overlap']],
  [
    'a hand of cards that is held',
    `<div data-overlap><button ${at(20, 500, LARGE)}>A</button><button ${at(40, 500, LARGE)}>B</button></div>${BOARD}`,
    [],
  ],
  [
    'a button under something else',
    `<button ${at(20, 500, LARGE)}></button><div ${at(0, 490, 'width: 100px; height: 100px; background: red')}></div>${BOARD}`,
    ['overlap'],
  ],
  [
    'a button under what lets a pointer through',
    `<button ${at(20, 500, LARGE)}></button><div ${at(0, 490, 'width: 100px; height: 100px; pointer-events: none')}></div>${BOARD}`,
    [],
  ],
  [
    'a text under what is not seen',
    `<p ${at(20, 500)}>Un texte assez long</p><div ${at(70, 490, 'opacity: 0')}><div style="width: 300px; height: 100px; background: red"></div></div>${BOARD}`,
    [],
  ],
  [
    'a text half under something else',
    `<p ${at(20, 500)}>Un texte assez long</p><div ${at(70, 490, 'width: 300px; height: 100px; background: red')}></div>${BOARD}`,
    ['overlap'],
  ],
  [
    'a text that is cut off',
    `<p ${at(20, 500, 'width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis')}>Un texte assez long</p>${BOARD}`,
    ['clipped'],
  ],
  [
    'a name that ends in dots',
    `<p data-shortens ${at(20, 500, 'width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis')}>Un nom assez long</p>${BOARD}`,
    [],
  ],
  [
    'a name of which next to nothing is left',
    `<p data-shortens ${at(20, 500, 'width: 30px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis')}>Un nom assez long</p>${BOARD}`,
    ['clipped'],
  ],
  [
    'a story without room',
    `<aside data-part="story" ${at(20, 500, 'width: 200px; height: 30px; overflow: auto')}></aside>${BOARD}`,
    ['clipped'],
  ],
  ['a text beyond the edge', `<p ${at(340, 500, 'white-space: nowrap')}>Un texte assez long</p>${BOARD}`, ['clipped']],
  [
    'a text for screen readers alone',
    `<p ${at(20, 500, 'width: 1px; height: 1px; overflow: hidden; white-space: nowrap')}>Un texte</p>${BOARD}`,
    [],
  ],
  [
    'a button smaller than a finger',
    `<button ${at(20, 500, 'width: 43px; height: 48px')}></button>${BOARD}`,
    ['target'],
  ],
  ['small letters', `<p style="font-size: 12px">Un texte</p>${BOARD}`, ['type']],
  ['letters that are made small', `<p style="transform: scale(0.5)">Un texte</p>${BOARD}`, ['type']],
  [
    'small letters in a drawing',
    `<svg viewBox="0 0 400 200" width="200" height="100"><text y="90" font-size="20">Un texte</text></svg>${BOARD}`,
    ['type'],
  ],
  [
    'an ornament',
    `<svg viewBox="0 0 400 200" width="200" height="100"><text data-ornament y="90" font-size="20">Un texte</text></svg>${BOARD}`,
    [],
  ],
  ['a small board', '<div data-part="board" style="position: fixed; inset: 0 0 63% 0"></div>', ['share']],
  ['no board', '<p>Un texte</p>', ['share']],
];

/** What shuts somebody out is found by axe, beside the ruler. */
const SHUTTING_OUT = `<button ${at(20, 500, LARGE)}></button>${BOARD}`;

test('a violation of every kind is planted', { tag: QUICK }, () => {
  expect(new Set([...PLANTED.flatMap(([, , found]) => found), 'access'])).toEqual(new Set(KINDS));
});

test('a button without a name is found', { tag: QUICK }, async ({ page }) => {
  await page.setContent(SHUTTING_OUT);
  const found = await whatShutsOut(await tabOf(page));
  expect(found.map(({ what }) => what.split(':')[0])).toContain('button-name');
});

async function findsWhatIsPlanted(engine: Engine): Promise<void> {
  const [size] = SIZES;
  if (size === undefined) throw new Error('there is no size');
  const tab = await engine.tab(size);
  for (const [what, page, found] of PLANTED) {
    const html = `<style>* { margin: 0 } body { font: 16px sans-serif }</style>${page}`;
    await tab.evaluate(`void (document.body.innerHTML = ${JSON.stringify(html)})`);
    const { violations } = await measureTab(tab, size);
    const due = found.filter(kind => kind !== 'target' || tab.canBeTouched);
    expect
      .soft([...new Set(violations.map(({ kind }) => kind))], `${what}: ${JSON.stringify(violations)}`)
      .toEqual(due);
  }
  await tab.close();
}

for (const name of ENGINES)
  test(`the ruler finds what is planted in ${name}`, name === 'chromium' ? { tag: QUICK } : {}, async ({ engine }) =>
    findsWhatIsPlanted(await engine(name)),
  );
