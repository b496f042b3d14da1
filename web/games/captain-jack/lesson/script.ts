/** What the lessons of Captain Jack's Gold are written with: stacked piles, and steps with what is said at them. */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { AREAS, CARDS, type Card, cardsOf, LETTERS, type Letter } from '@havre/engine/games/captain-jack/material.ts';
import { nameOf } from '@havre/engine/games/language.ts';
import type { LessonStep, SpokenText } from '../../contract.ts';
import { loadedShuffle } from '../../loaded-dice.ts';

export const [YOU, OTHER] = [0, 1] as const;
export const [COAST, CHANNEL, HIGH_SEAS] = [0, 1, 2] as const;

/**
 * A card, or a letter, by the id it has in the list.
 * @example cardNamed('CO05')
 */
export const cardNamed = (id: string): Card => numberOf(CARDS, id);
export const letterNamed = (id: string): Letter => numberOf(LETTERS, id);

function numberOf(list: readonly { readonly id: string }[], id: string): number {
  const number = list.findIndex(one => one.id === id);
  if (number < 0) throw new Error(`The list has no ${id}.`);
  return number;
}

/** What is drawn, by the ids of the list: from each water, and of the letters; then how the dice fall. */
interface Stacked {
  readonly waters: readonly (readonly string[])[];
  readonly letters: readonly string[];
  readonly rolls: readonly number[];
}

/** The draws with which everything lies as a lesson needs it. */
export function stackedDraws(advanced: boolean, { waters, letters, rolls }: Stacked): number[] {
  const piles = AREAS.flatMap(area => shuffledTo(cardsOf(area, advanced), (waters[area] ?? []).map(cardNamed)));
  const pile = LETTERS.map((_, letter) => letter);
  return [...piles, ...shuffledTo(pile, letters.map(letterNamed)), ...rolls.map(roll => roll - 1)];
}

/** The last of a pile is its top: what is to be drawn lies there, the first of it at the very end. */
const shuffledTo = (pile: readonly number[], drawn: readonly number[]): number[] =>
  loadedShuffle(pile, [...pile.filter(one => !drawn.includes(one)), ...drawn.toReversed()]);

export const said = (en: string, fr: string): SpokenText => ({ en: () => en, fr: () => fr });
/** The same where the other captain is spoken of. */
export const saidOf = (en: (other: string) => string, fr: (other: string) => string): SpokenText => ({
  en: names => en(nameOf(names, OTHER)),
  fr: names => fr(nameOf(names, OTHER)),
});

/** A step in which something is done; then the other captain does these. */
export const play = (
  action: Action,
  says: SpokenText,
  hint: SpokenText,
  ...replies: readonly Action[]
): LessonStep<CaptainJack> => ({
  says,
  task: { type: 'play', actions: [action], hint },
  others: replies.map(reply => ({ seat: OTHER, action: reply })),
});

export const read = (says: SpokenText): LessonStep<CaptainJack> => ({ says, task: { type: 'read' }, others: [] });
