/**
 * Jamaica, both editions, with and without The Crew: what the platform, the bots and the tests need to know.
 *
 * The rules are in the files of their chapters, numbered as in `rules.md`: setup (1), the round (2), loading (3), movement
 * (4), combat (5, with `payment.ts`), prices (6), shortage in the 2007 and in the 2021 edition (7 and 8, with
 * `retreat.ts`), treasures (9), the end (10) and the ghost ship (11). The Crew (chapters 12 to 15) is in `crew/`; `powers.ts`
 * is where the chapters meet it. What every game has a file for goes without a number: who sees what (in 1) is in
 * `information.ts`, the online table (11a) in `online.ts`, what is printed (16) in `components.ts`. Ids such as JAM-LOAD-07 are
 * rows of `rules.md`.
 */
import { call } from '../../kernel/flow.ts';
import { flow, flowOf } from '../../kernel/flow-state.ts';
import type { Game } from '../../kernel/game.ts';
import { refuse } from '../../kernel/refusal.ts';
import { NOBODY, perSeat } from '../../kernel/seats.ts';
import { nextVersion } from '../../kernel/versions.ts';
import { firstColours, freeColours, game } from './1-setup.ts';
import { outcome } from './10-end.ts';
import { type Action, shapes } from './actions.ts';
import { LAIRS, PORT_ROYAL } from './board.ts';
import { book } from './book.ts';
import { flawOf } from './conservation.ts';
import { CREW_WORTH } from './crew/material.ts';
import { copyOfCrew, newCrew } from './crew/state.ts';
import type { Event } from './events.ts';
import { channels, determinise, type View, view } from './information.ts';
import { label } from './label.ts';
import { CARDS, HOLDS, NO_CARD, NOTHING, POWERS, TREASURES } from './material.ts';
import { isFinal, table } from './online.ts';
import { reason } from './refusals.ts';
import { asSeen } from './seen.ts';
import { type Edition, FACE_UP, IN_PILE, OUT_OF_GAME, type State, UNSEEN } from './state.ts';

export interface Jamaica {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: {
    readonly edition: Edition;
    /** Adds the ghost ship to a game of three to five; with two it always sails. */
    readonly ghost: boolean;
    /** With the expansion The Crew. */
    readonly crew: boolean;
  };
  memory: undefined;
}

/** JAM-SETUP-01, JAM-GHOST-01: with two the ghost always sails. */
const sailsGhost = ({ ghost }: Pick<Jamaica['options'], 'ghost'>, seats: number): boolean => ghost || seats === 2;

/** Version 1, for the tables that began under it: what has changed since asks the table (`playsBy`). */
const firstVersion: Game<Jamaica> = {
  id: label.id,
  version: 1,
  seats: label.seats,
  options: {
    edition: { values: ['2007', '2021'], default: '2021', rule: 'JAM-GOAL-01' },
    ghost: {
      values: [false, true],
      default: false,
      rule: 'JAM-GHOST-21',
      // With two it always sails (JAM-GHOST-01), with six no ship is left for it, and 2007 knows it with two alone (JAM-GHOST-40).
      isAvailable: ({ edition }, seats) => edition === '2021' && seats > 2 && seats < label.seats.max,
    },
    crew: { values: [false, true], default: false, rule: 'CREW-SETUP-07' },
  },
  fits({ edition, ghost }, seats) {
    if (ghost && edition === '2007')
      return refuse('no-ghost-in-2007', 'JAM-GHOST-40', 'the ghost ship is added in the 2021 edition only');
    if (ghost && seats === label.seats.max)
      return refuse('no-ship-left', 'JAM-GHOST-21', 'with six players no ship is left for the ghost');
    return null;
  },
  book,
  actions: shapes,
  colours: {
    rule: 'JAM-SETUP-15',
    list: (options, seats) => freeColours(sailsGhost(options, seats)),
    inView: ({ ships }, seat) => ships[seat]?.colour ?? null,
  },

  setup({ edition, ghost: isAdded, crew: isAboard }, seats, chance, colours) {
    const ghost = sailsGhost({ ghost: isAdded }, seats);
    const ships = seats + (ghost ? 1 : 0);
    const cards = isAboard ? CREW_WORTH.length : TREASURES;
    // All fields are named, here and in `clone`: a state that is spread together is slower to read (measured).
    const { stack, over, journal } = flow<Event>(chance);
    const s: State = {
      stack,
      over,
      chance,
      journal,
      edition,
      seats,
      colours: firstColours(seats, ghost, colours),
      space: Array<number>(ships).fill(PORT_ROYAL), // JAM-SETUP-03
      lap: Array<number>(ships).fill(0),
      goods: Array<number>(ships * HOLDS).fill(NOTHING),
      tokens: Array<number>(ships * HOLDS).fill(0),
      hands: perSeat(seats, () => []),
      piles: perSeat(seats, () => CARDS.map((_, card) => card)),
      discards: perSeat(seats, () => []),
      chosen: Array<number>(seats).fill(NO_CARD),
      lairs: (1 << LAIRS.length) - 1, // JAM-SETUP-05
      treasurePile: [],
      owner: Array<number>(cards).fill(IN_PILE),
      openly: Array<number>(cards).fill(UNSEEN),
      seenBy: Array<number>(cards).fill(0),
      round: 1,
      captain: 0,
      rolled: [0, 0],
      dice: [0, 0],
      turn: NOBODY,
      half: 0,
      gone: 0,
      lastLeft: NOBODY,
    };
    if (isAboard) bringCrew(s);
    call(s, game);
    return s;
  },

  clone(s, chance) {
    const copy: State = {
      stack: flowOf(s, chance).stack,
      over: s.over,
      chance,
      journal: null,
      edition: s.edition,
      seats: s.seats,
      colours: s.colours.slice(),
      space: s.space.slice(),
      lap: s.lap.slice(),
      goods: s.goods.slice(),
      tokens: s.tokens.slice(),
      hands: copied(s.hands),
      piles: copied(s.piles),
      discards: copied(s.discards),
      chosen: s.chosen.slice(),
      lairs: s.lairs,
      treasurePile: s.treasurePile.slice(),
      owner: s.owner.slice(),
      openly: s.openly.slice(),
      seenBy: s.seenBy.slice(),
      round: s.round,
      captain: s.captain,
      rolled: s.rolled.slice(),
      dice: s.dice.slice(),
      turn: s.turn,
      half: s.half,
      gone: s.gone,
      lastLeft: s.lastLeft,
    };
    if (s.version !== undefined) copy.version = s.version;
    if (s.crew !== undefined) copy.crew = copyOfCrew(s.crew);
    return copy;
  },

  view,
  determinise,
  asSeen,
  outcome,
  channels,
  reason,
  external: table,
  undo: { rule: 'JAM-NET-04', isFinal },
  check: flawOf,
};

/**
 * Version 2: who stops on a retreat of 2007 where nothing but an exchange pays has promised to pay, and it is told what
 * becomes of a load on the 6th Hold that the ghost gets.
 */
export const jamaica = nextVersion(firstVersion);

/** CREW-SETUP-06: the power cards of the base game are out of a game with the expansion, as everybody knows. */
function bringCrew(s: State): void {
  s.crew = newCrew(s.space.length, s.seats);
  for (let power = 0; power < POWERS.length; power++) {
    s.owner[power] = OUT_OF_GAME;
    s.openly[power] = FACE_UP;
  }
}

const copied = (piles: readonly number[][]): number[][] => piles.map(pile => pile.slice());
