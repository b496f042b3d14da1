/** Chapter 7, letters of marque: which cards pay for one, found a second time by trying everything. */
import { expect, test } from 'vitest';
import { SeededDice, shuffleWith } from '../../../kernel/chance.ts';
import { ASKS, CARDS, canTurn, FLAGS, LETTERS } from '../material.ts';
import { upOf } from '../state.ts';
import { card, dock, letter, scene } from './kit.ts';

/** A symbol on a card, by its number; or a pirate flag, which stands for any nation. */
type Unit = number | 'joker';

const STEWARD = 'CH29^+1';
const idOf = (text: string): string => text.slice(0, 4);
const half = (text: string) => upOf({ card: card(idOf(text)), turned: text.endsWith('^') });

/** Every card with a half up that could pay for something: 'CO05', 'CO05^'. */
const PAYING = CARDS.flatMap(({ id }, number) => (canTurn(number) ? [id, `${id}^`] : [id])).filter(
  text => half(text).pays !== null && idOf(text) !== idOf(STEWARD),
);

const unitsOn = (cards: readonly string[]): Unit[] =>
  cards.flatMap(text => {
    const { pays, jokers } = half(text);
    const symbols = (pays ?? []).flatMap((number, symbol) => Array<Unit>(number).fill(symbol));
    return [...symbols, ...Array<Unit>(jokers).fill('joker')];
  });

/** Pays symbol by symbol with whatever is there: the fewest goods that stand in for other goods, or null if it cannot be. */
function fewestReplaced([symbol, ...rest]: readonly number[], units: readonly Unit[]): number | null {
  if (symbol === undefined) return 0;
  const costs = units.flatMap((unit, i) => {
    const isExact = unit === symbol;
    const standsIn = symbol < FLAGS ? unit === 'joker' : unit !== 'joker' && unit >= FLAGS;
    const others = isExact || standsIn ? fewestReplaced(rest, units.toSpliced(i, 1)) : null;
    return others === null ? [] : [others + (isExact || symbol < FLAGS ? 0 : 1)];
  });
  return costs.length === 0 ? null : Math.min(...costs);
}

const subsets = (cards: readonly string[]): string[][] =>
  Array.from({ length: 1 << cards.length }, (_, chosen) => cards.filter((_text, i) => (chosen & (1 << i)) !== 0));

const written = (id: string, cards: readonly number[], crew: number): string =>
  `${id}: ${cards.toSorted((a, b) => a - b).join(' ')} with ${crew}`;

/** All payments for a letter with so many stewards at most: none of the cards could be left out (CJG-PORT-19). */
function paymentsFor(id: string, aboard: readonly string[], stewards: number): string[] {
  const asked = ASKS[letter(id)].flatMap((number, symbol) => Array<number>(number).fill(symbol));
  return subsets(aboard).flatMap(set => {
    const cost = fewestReplaced(asked, unitsOn(set));
    if (cost === null || cost > stewards) return [];
    const isNeeded = (text: string): boolean => {
      const without = fewestReplaced(asked, unitsOn(set.filter(other => other !== text)));
      return without === null || without > cost;
    };
    return set.every(isNeeded)
      ? [
          written(
            id,
            set.map(text => card(idOf(text))),
            cost,
          ),
        ]
      : [];
  });
}

test('CJG-PORT-19, CJG-ADV-SAILOR-31: all sets of cards that pay, each card of them needed, and no others', () => {
  const dice = new SeededDice(7);
  const mixed = <T>(items: readonly T[]): T[] => {
    const pile = [...items];
    shuffleWith(dice, pile);
    return pile;
  };
  let offered = 0;
  for (let visit = 0; visit < 60; visit++) {
    const stewards = visit % 2;
    const pile = mixed(PAYING);
    const aboard = pile.filter((text, i) => pile.findIndex(other => idOf(other) === idOf(text)) === i).slice(0, 6);
    const open = mixed(LETTERS.map(({ id }) => id)).slice(0, 4);
    const crew = stewards === 0 ? '' : STEWARD;
    const table = scene({ rules: 'advanced', aboard: `${aboard.join(' ')} ${crew} |`, open: open.join(' ') });
    table.does(dock);
    const found = table.offered('fulfil').map(payment => {
      return written(LETTERS[payment.letter].id, payment.cards, payment.crew.length);
    });
    expect(new Set(found)).toEqual(new Set(open.flatMap(id => paymentsFor(id, aboard, stewards))));
    offered += found.length;
  }
  expect(offered).toBeGreaterThan(100);
});
