/**
 * The table as everybody sees it, laid out again from the view: so that what the rules answer over a table they answer in a
 * browser too. What lies face down, and discards that are covered, are any cards that are left.
 */
import { NO_DICE } from '../../kernel/chance.ts';
import { flow } from '../../kernel/flow-state.ts';
import { NOBODY, type Seat, seatsOf } from '../../kernel/seats.ts';
import { frames } from '../../kernel/seen.ts';
import type { Locals, StackFrame } from '../../kernel/steps.ts';
import { downToLimit } from './4-hold.ts';
import { closing } from './5-turn.ts';
import { beforeReveal } from './5-voyage.ts';
import { type Fight, isNarrow, isWon, seaFight } from './6-sea-fight.ts';
import { type Boarding, boarding } from './9-boarding.ts';
import { book } from './book.ts';
import type { Event } from './events.ts';
import type { ShipView, View } from './information.ts';
import { AREAS, type Card, cardsOf, LETTERS, NONE } from './material.ts';
import type { Ship, State } from './state.ts';

export function asSeen(view: View): State {
  const seen = seenIn(view);
  const unseen = AREAS.map(area => cardsOf(area, view.advanced).filter(card => !seen.includes(card)));
  const letters = unseenLetters(view);
  const lingering = seatsOf(view.ships.flatMap(({ lingers }, seat) => (lingers ? [seat] : [])));
  const abstaining = seatsOf(view.ships.flatMap(({ abstains }, seat) => (abstains === true ? [seat] : [])));
  const s: State = {
    ...flow<Event>(NO_DICE),
    over: view.over,
    ...(view.version === undefined ? {} : { version: view.version }),
    advanced: view.advanced,
    first: 'random',
    supply: view.supply,
    rum: view.rum,
    piles: view.areas.map(({ pile }, area) => unseen[area].splice(0, pile)),
    discards: view.areas.map(({ top }, area) => (top === null ? [] : [...unseen[area], top])),
    letters: letters.splice(0, view.letters.pile),
    open: [...view.letters.open],
    lostLetters: letters,
    ships: view.ships.map(shipIn),
    turn: view.turn,
    revealed: view.revealed ?? NONE,
    reveals: view.reveals,
    calm: view.calm,
    winner: view.winner ?? NOBODY,
    ...(lingering === 0 ? {} : { lingering }),
    ...(abstaining === 0 ? {} : { abstaining }),
  };
  s.stack = [...under(s, view), ...frames(book.steps, view.moment, localsNow(view))];
  return s;
}

/** The cards that lie face up. */
const seenIn = ({ ships, areas, revealed }: View): (Card | null)[] => [
  ...ships.flatMap(({ cards }) => cards.map(({ card }) => card)),
  ...areas.map(({ top }) => top),
  revealed,
];

function unseenLetters({ letters: { open }, ships }: View): number[] {
  const seen = [...open, ...ships.flatMap(({ letters }) => letters)];
  return LETTERS.flatMap((_, letter) => (seen.includes(letter) ? [] : [letter]));
}

const shipIn = ({ place, cards, handled, doubloons, letters, gone }: ShipView): Ship => ({
  place,
  cards: cards.map(stowed => ({ ...stowed, handled: handled.includes(stowed.card) })),
  doubloons,
  letters: [...letters],
  gone,
});

/** What the step that asks is part of: a fight, a boarding, and what else is under way. */
function under(s: State, view: View): StackFrame[] {
  const isClosing = view.reveals > 0 && !view.atSea;
  const isBeforeReveal = view.reveals === 0 && view.atSea;
  return [
    ...(view.fight === null ? [] : frames(book.steps, seaFight.name, fightIn(s, view.fight))),
    ...(view.boarding === null ? [] : frames(book.steps, boarding.name, boardingIn(view.boarding))),
    ...(isClosing && view.moment !== closing.name ? frames(book.steps, closing.name) : []),
    ...(isBeforeReveal && view.moment !== beforeReveal.name ? frames(book.steps, beforeReveal.name) : []),
    ...view.ships.flatMap(({ cards, limit }, seat) =>
      cards.length > limit ? frames(book.steps, downToLimit.name, surplusOf(view, seat)) : [],
    ),
  ];
}

const fightIn = (s: State, fight: NonNullable<View['fight']>): Fight => ({
  ...fight,
  won: isWon(fight.roll, fight.value),
  narrow: isNarrow(s, fight.roll, fight.value),
  again: false,
  bySpare: false,
});

const boardingIn = ({ attacker, defender, attack, defence }: NonNullable<View['boarding']>): Boarding => ({
  attacker,
  defender,
  attack: attack.join(''),
  defence: defence.join(''),
});

/** Whether somebody else has taken the room away, or whose turn it is has given it up. */
const surplusOf = ({ turn }: View, seat: Seat) => ({
  seat,
  rule: seat === turn ? 'CJG-ADV-SAILOR-55' : 'CJG-ADV-SAILOR-54',
});

/** What the step that asks knows of itself: whom it asks, and of a boarding who has lost. */
function localsNow(view: View): Locals {
  const { boarding: fight } = view;
  const seat = view.asked ?? NOBODY;
  switch (view.moment) {
    case 'spoils':
      return { winner: seat, loser: fight?.attacker === seat ? fight.defender : (fight?.attacker ?? NOBODY) };
    case 'rerolling':
      return { seat, left: 1 };
    case 'rum':
      return { seat };
    case downToLimit.name:
      return surplusOf(view, seat);
    default:
      return {};
  }
}
