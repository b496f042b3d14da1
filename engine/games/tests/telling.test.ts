import { expect, test } from 'vitest';
import { only } from '../../kernel/seats.ts';
import { actionsAloud, actionText, eventText, refusalText, valueText } from '../telling.ts';

test('a game without words is told in the names of its rules', () => {
  expect(actionText(undefined, { type: 'pass' }, [])).toBe('pass');
  const guess = { type: 'guess', digits: [1, 3], holds: [[1, 2], []], by: null };
  expect(actionText(undefined, guess, [])).toBe('guess (digits 1 3, holds [1 2] [-], by -)');
  const sailed = { type: 'sailed', rule: 'DRIFT-1', to: 5, onlyTo: 3, fades: true, secret: undefined } as const;
  expect(eventText(undefined, sailed, [])).toBe('sailed (to 5)');
  const drew = { type: 'drew', rule: 'TINY-3', seat: 1, secret: { to: only(1), card: 7 } };
  expect(eventText(undefined, drew, [])).toBe('drew (seat 1, card 7)');
  expect(valueText({ at: { x: 1, y: true } })).toBe('(at (x 1, y true))');
});

test('answers that sound alike are told apart by their numbers', () => {
  const turn = {
    actions: { turn: ({ card }: { card: number }) => `Turn ${card}` },
    aloud: { turn: () => 'Turn a sail' },
  };
  const said = (cards: readonly number[]) =>
    actionsAloud(turn as never, [...cards.map(card => ({ type: 'turn', card })), { type: 'pass' }], []);
  expect(said([3])).toEqual(['Turn a sail', 'pass']);
  expect(said([3, 4])).toEqual(['Turn 3', 'Turn 4', 'pass']);
});

test('a refusal nobody has words for is told by its detail, or else by its code', () => {
  expect(refusalText(undefined, 'fr', { refused: 'names-a-digit', detail: 'it says 4' })).toBe('it says 4');
  expect(refusalText(undefined, 'fr', { refused: 'names-a-digit' })).toBe('names-a-digit');
  expect(refusalText(undefined, 'fr', { refused: 'over', detail: 'it is over' })).toBe('La partie est finie.');
});
