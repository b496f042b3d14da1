/** What the lessons of Jamaica are written with: three at the table, loaded dice, and what is said to whom. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { CARDS, type Card, type IconName } from '@havre/engine/games/jamaica/material.ts';
import { nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { LessonStep, SpokenText } from '../contract.ts';

export const [YOU, LEFT, RIGHT] = [0, 1, 2] as const;

/** A card by its two icons. */
export const card = (morning: IconName, evening: IconName): Card =>
  CARDS.findIndex(([one, other]) => one === morning && other === evening);

/** A pile as it must lie for these to be drawn first: its top last. */
export const stacked = (all: readonly number[], first: readonly number[]): number[] => [
  ...all.filter(one => !first.includes(one)),
  ...first.toReversed(),
];

export const DECK: readonly Card[] = CARDS.map((_, one) => one);

export const dice = (one: number, other: number): number[] => [one - 1, other - 1];

export const said = (
  en: (left: string, right: string) => string,
  fr: (left: string, right: string) => string,
): SpokenText => ({
  en: names => en(nameOf(names, LEFT), nameOf(names, RIGHT)),
  fr: names => fr(nameOf(names, LEFT), nameOf(names, RIGHT)),
});

export const choosing = (morning: IconName, evening: IconName): Action => ({
  type: 'chooseCard',
  card: card(morning, evening),
});
export const does = (seat: Seat, action: Action) => ({ seat, action });

export const play = (
  actions: readonly Action[],
  says: SpokenText,
  hint: SpokenText,
  others: LessonStep<Jamaica>['others'] = [],
): LessonStep<Jamaica> => ({ says, task: { type: 'play', actions, hint }, others });
