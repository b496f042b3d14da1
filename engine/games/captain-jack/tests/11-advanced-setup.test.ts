import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { captainJack } from '../game.ts';
import { CARDS } from '../material.ts';
import { baseGame, powers } from '../powers.ts';
import { A, begin, COAST, fight, of, rolls, sail, scene, take } from './kit.ts';

test('CJG-ADV-SETUP-01: the skull cards stay in their piles, 30 cards each', () => {
  const { piles } = begin(3, { options: { rules: 'advanced' } }).state;
  expect(piles.map(pile => pile.length)).toEqual([30, 30, 30]);
  expect(piles.flat().filter(card => CARDS[card]?.skull === true)).toHaveLength(21);
});

test('CJG-ADV-SETUP-02: the 10 rum tokens are on the island', () => {
  const table = begin(3, { options: { rules: 'advanced' } });
  expect([table.view.rum, of('laidOut', table.told)[0]?.rum]).toEqual([10, 10]);
});

test('CJG-ADV-SETUP-03: base rules go on applying where no other rule changes them', () => {
  const table = scene({ rules: 'advanced', aboard: '|', next: 'CO09' });
  table.does(sail(COAST));
  expect(table.offers).toEqual(['take', 'reveal', 'stop']);
  table.does(take);
  expect([table.aboard(A), table.cannons(A)]).toEqual(['CO09', 1]);
});

test('CJG-ADV-SETUP-04: the advanced fight rules concern every ship card', () => {
  const table = scene({ rules: 'advanced', aboard: 'CO01 |', next: 'CO22' }); // no skull, value 3
  table.does(sail(COAST));
  table.does(fight, rolls(3));
  expect([table.aboard(A), table.discards(COAST)]).toEqual(['CO22', 'CO01']); // a narrow win costs the sail
});

test('CJG-ADV-SETUP-05: one switch for all advanced rules', () => {
  expect(Object.keys(captainJack.options)).toEqual(['rules', 'first']);
  const { state } = begin(2, { options: { rules: 'advanced' } });
  expect(powers(state)).not.toBe(baseGame);
  expect(powers(begin(2).state)).toBe(baseGame);
});

test('CJG-ADV-SETUP-06: a rum symbol is ignored in the base game', () => {
  const table = scene({ aboard: '| HS29^', next: 'CO03' }); // CO03 has a rum symbol and no skull
  table.state.rum = 1; // even with a thirsty sailor and a bottle there
  table.does(sail(COAST));
  expect([table.asked, table.step]).toEqual([A, 'decide']);
  for (const { skull, top, bottom } of CARDS)
    if (!skull)
      for (const half of [top, bottom]) {
        expect(['sailor', 'passenger', 'sandbank', 'storm', 'monster']).not.toContain(half.type);
        expect('flag' in half ? half.flag : null).not.toBe('pirate');
      }
  expect(CARDS.some(({ skull, rum }) => rum && !skull)).toBe(true);
});

test('CJG-ADV-SETUP-03: the chapters of the base game name no sailor and import no advanced chapter', () => {
  const advanced =
    /helmsman|cook|steward|lookout|quartermaster|carpenter|sailmaker|gunner|sailor|passenger|hazard|sandbank|storm|monster|pirate|\brum\b/i;
  const base = [
    '2-cards',
    '4-hold',
    '5-lingering',
    'wishes',
    '5-turn',
    '5-voyage',
    '6-sea-fight',
    '7-port',
    '7-letters',
    '8-maps',
  ];
  for (const chapter of [...base, '9-boarding', '10-end', 'leisure', 'powers']) {
    const source = readFileSync(new URL(`../${chapter}.ts`, import.meta.url), 'utf8');
    const imports = [...source.matchAll(/'\.\/([\w/-]+)\.ts'/g)].map(found => found[1]);
    for (const file of imports) {
      expect(file).not.toMatch(/^1[1-7]-/); // the advanced chapters
    }
    const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/'CJG-[A-Z0-9-]+'/g, '');
    expect([chapter, code.match(advanced)?.[0]]).toEqual([chapter, undefined]);
  }
});
