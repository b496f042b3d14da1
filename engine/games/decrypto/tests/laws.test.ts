import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laws } from '../../../kernel/laws/laws.ts';
import { tablesOf } from '../../../kernel/options.ts';
import { everyone, onlooker } from '../../../kernel/seats.ts';
import { parseLedger } from '../../ledger.ts';
import { type Decrypto, decrypto } from '../game.ts';
import { BLACK, WHITE } from '../state.ts';

/** Some tables that together have every number of seats and every value of every option. */
function someTables(): { options: Decrypto['options']; seats: number }[] {
  const seen = new Set<string>();
  return tablesOf(decrypto).filter(({ options, seats }) => {
    const traits = [`${seats} seats`, ...Object.entries(options).map(([key, value]) => `${key} ${value}`)];
    const isNew = traits.some(trait => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return isNew;
  });
}

/** Decrypto in which both teams have let onlookers in from the beginning. */
const withGuests: typeof decrypto = {
  ...decrypto,
  setup(options, seats, chance) {
    const s = decrypto.setup(options, seats, chance);
    for (const team of s.teams) Object.assign(team, { hosts: everyone(seats), guests: true });
    return s;
  },
};

test('the laws hold at tables of every size and with every option, with people leaving and clocks running out', () => {
  const text = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
  const ledger = new Set(parseLedger(text).rows.map(row => row.id));
  const tables = someTables();
  const tally = laws(decrypto, { games: 1, ledger, tables, oneIn: 2 });
  expect(tally.games).toBe(tables.length);
  expect(tally.entries).toBeGreaterThan(10);
});

test('DEC-INFO-10: they hold for the guests of a team, who learn nothing of the other one and no code', () => {
  const tables = someTables();
  const tally = laws(withGuests, { games: 1, tables, oneIn: 2 });
  expect(tally.games).toBe(tables.length);
  expect(tally.onlookers).toBeGreaterThan(tally.viewers / 10);
});

test('DEC-INFO-10: a guest who is shown the words of the other team is found out', () => {
  const leaky: typeof decrypto = {
    ...withGuests,
    view(s, viewer) {
      const seen = decrypto.view(s, viewer);
      if (viewer === onlooker(WHITE)) seen.teams[BLACK].words = [...s.teams[BLACK].words];
      return seen;
    },
  };
  const tables = someTables().filter(({ seats }) => seats > 3);
  expect(() => laws(leaky, { games: 1, tables })).toThrow('an onlooker sees');
});
