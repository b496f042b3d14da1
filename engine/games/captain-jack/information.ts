/** Chapter 10a: what is shown, and to whom. Nobody knows anything that the others do not (CJG-NET-01). */
import { type Chance, reshuffleWith } from '../../kernel/chance.ts';
import type { Channel } from '../../kernel/channels.ts';
import { isUnderWay, localsOf } from '../../kernel/flow.ts';
import { askingFrame } from '../../kernel/pending.ts';
import { includes, only, type Seat } from '../../kernel/seats.ts';
import { cannonsOf, sailsOf } from './4-hold.ts';
import { closing } from './5-turn.ts';
import { isAtSea } from './5-voyage.ts';
import { type Fight, seaFight } from './6-sea-fight.ts';
import { type Boarding, boarding } from './9-boarding.ts';
import { needed } from './10-end.ts';
import { book } from './book.ts';
import { type Card, type Letter, NONE, type Place } from './material.ts';
import { powers } from './powers.ts';
import type { State, Stowed } from './state.ts';

/** What reaches a screen, and nothing else. Everybody sees the same. */
export interface View {
  /** The version of the rules it is played by; not there in the first one. */
  version?: number;
  advanced: boolean;
  turn: Seat;
  /** The step that somebody is asked about; null when it is over, and in the middle of a move. */
  moment: string | null;
  /** Who is asked. */
  asked: Seat | null;
  /** Doubloons needed to win, and those left on the island. */
  needed: number;
  supply: number;
  /** Rum tokens on the island. */
  rum: number;
  /** The three areas: how many cards are left to draw, how many are discarded, and the one discard that shows. */
  areas: { pile: number; discards: number; top: Card | null }[];
  /** The open letters, and how many are face down. */
  letters: { open: Letter[]; pile: number };
  ships: ShipView[];
  /** The card being dealt with, what was revealed this turn, and what forbids more. */
  revealed: Card | null;
  reveals: number;
  calm: boolean;
  /** Whether the active player is at sea this turn. */
  atSea: boolean;
  /** A fight against a ship card that is going on. */
  fight: Pick<Fight, 'value' | 'left' | 'spare' | 'roll'> | null;
  /** A boarding that is going on. */
  boarding: { attacker: Seat; defender: Seat; attack: number[]; defence: number[] } | null;
  over: boolean;
  winner: Seat | null;
}

/** A ship as everybody sees it (CJG-HOLD-18). */
export interface ShipView {
  place: Place;
  cards: Omit<Stowed, 'handled'>[];
  /** Cards turned in port that cannot be turned again yet. */
  handled: Card[];
  sails: number;
  cannons: number;
  /** How many cards it may carry. */
  limit: number;
  doubloons: number;
  letters: Letter[];
  gone: boolean;
  /** Whether its owner is asked at the end of every turn at sea. */
  lingers: boolean;
  /** Its owner wants no rum; not there where that was not said. */
  abstains?: true;
}

export function view(s: State): View {
  const fight = localsOf(s, seaFight);
  const frame = askingFrame(s);
  const step = frame === undefined ? undefined : book.steps[frame.step];
  return {
    ...(s.version === undefined ? {} : { version: s.version }),
    advanced: s.advanced,
    turn: s.turn,
    moment: step?.name ?? null,
    asked: frame === undefined || step === undefined ? null : step.ask.who(s, frame.v),
    needed: needed(s.ships.length),
    supply: s.supply,
    rum: s.rum,
    areas: s.piles.map((pile, area) => ({
      pile: pile.length,
      discards: s.discards[area].length,
      top: s.discards[area].at(-1) ?? null, // CJG-TURN-23
    })),
    letters: { open: [...s.open], pile: s.letters.length },
    ships: s.ships.map((_, seat) => shipView(s, seat)),
    revealed: s.revealed === NONE ? null : s.revealed,
    reveals: s.reveals,
    calm: s.calm,
    atSea: isAtSea(s) && !isUnderWay(s, closing),
    fight: fight === null ? null : { value: fight.value, left: fight.left, spare: fight.spare, roll: fight.roll },
    boarding: boardingView(localsOf(s, boarding)),
    over: s.over,
    winner: s.winner < 0 ? null : s.winner,
  };
}

function shipView(s: State, seat: Seat): ShipView {
  const { place, cards, doubloons, letters, gone } = s.ships[seat];
  return {
    place,
    cards: cards.map(({ card, turned, fresh, bottles, busy }) => ({ card, turned, fresh, bottles, busy })),
    handled: cards.flatMap(({ card, handled }) => (handled ? [card] : [])),
    sails: sailsOf(s, seat),
    cannons: cannonsOf(s, seat),
    limit: powers(s).cardLimit(s, seat),
    doubloons,
    letters: [...letters],
    gone,
    lingers: includes(s.lingering ?? 0, seat),
    ...(includes(s.abstaining ?? 0, seat) ? { abstains: true } : {}),
  };
}

const boardingView = (fight: Boarding | null): View['boarding'] =>
  fight === null
    ? null
    : {
        attacker: fight.attacker,
        defender: fight.defender,
        attack: [...fight.attack].map(Number),
        defence: [...fight.defence].map(Number),
      };

/** Mixes anew what no screen shows: of each area the pile and the covered discards, and the letters that lie face down. */
export function determinise(s: State, _viewer: Seat, chance: Chance): void {
  s.piles.forEach((pile, area) => {
    const discards = s.discards[area];
    const drawable = pile.length;
    const top = discards.pop();
    const unseen = pile.concat(discards);
    reshuffleWith(chance, unseen);
    s.piles[area] = unseen.slice(0, drawable);
    s.discards[area] = unseen.slice(drawable);
    if (top !== undefined) s.discards[area].push(top);
  });
  reshuffleWith(chance, s.letters);
}

/** The rules forbid no word: everything is open (CJG-NET-01). */
export function channels(s: State): Channel[] {
  const writers = s.ships.reduce((seats, { gone }, seat) => (gone ? seats : seats | only(seat)), 0);
  return [{ id: 'table', readers: 'everybody', writers, rule: 'CJG-NET-04' }];
}
