/**
 * Captain Jack's Gold: what the platform, the bots and the tests need to know.
 *
 * The rules are in the files of their chapters, numbered as in `rules.md`: 2 to 10 are the base game, 11 to 17 the advanced
 * game; `powers.ts` is where the two meet, and `leisure.ts` has what chapters 4 and 8 allow beside a decision. What every game
 * has a file for goes without a number: the components (1) are in `material.ts` and in the files of the card list, the online
 * table (10a) is in `information.ts` and `online.ts`. Ids such as CJG-TURN-08 are rows of `rules.md`.
 */
import { call } from '../../kernel/flow.ts';
import { copied, flow, flowOf } from '../../kernel/flow-state.ts';
import type { Game } from '../../kernel/game.ts';
import { refuse } from '../../kernel/refusal.ts';
import { NOBODY, perSeat, type Seat } from '../../kernel/seats.ts';
import './11-advanced.ts';
import './wishes.ts';
import { nextVersion } from '../../kernel/versions.ts';
import { game } from './3-setup.ts';
import { outcome } from './10-end.ts';
import { type Action, shapes } from './actions.ts';
import { book } from './book.ts';
import { flawOf } from './conservation.ts';
import type { Event } from './events.ts';
import { channels, determinise, type View, view } from './information.ts';
import { label } from './label.ts';
import { AREAS, BESIDE, COLOURS, cardsOf, DOUBLOONS, LETTERS, NONE, RUM_TOKENS } from './material.ts';
import { table } from './online.ts';
import { reason } from './refusals.ts';
import { asSeen } from './seen.ts';
import type { Ship, State, Stowed } from './state.ts';

export interface CaptainJack {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: {
    /** The base game, or the advanced one. */
    readonly rules: 'base' | 'advanced';
    /** Who begins, as agreed at the table. */
    readonly first: 'random' | Seat;
  };
  memory: undefined;
}

/** Version 1, for the tables that began under it: what has changed since asks the table (`playsBy`). */
const firstVersion: Game<CaptainJack> = {
  id: label.id,
  version: 1,
  seats: label.seats,
  options: {
    rules: { values: ['base', 'advanced'], default: 'base', rule: 'CJG-SETUP-12' },
    first: {
      values: ['random', ...Array(label.seats.max).keys()],
      default: 'random',
      rule: 'CJG-TURN-02',
      seats: true,
      isFine: true,
    },
  },
  fits: ({ first }, seats) =>
    first === 'random' || first < seats
      ? null
      : refuse('no-such-seat', 'CJG-TURN-02', `seat ${first + 1} cannot begin at a table of ${seats}`),
  book,
  actions: shapes,
  colours: { rule: 'CJG-SETUP-02', list: () => COLOURS },

  setup({ rules, first }, seats, chance) {
    const advanced = rules === 'advanced';
    // All fields are named, here and in `clone`: a state that is spread together is slower to read (measured).
    const { stack, over, journal } = flow<Event>(chance);
    const s: State = {
      stack,
      over,
      chance,
      journal,
      advanced,
      first,
      supply: DOUBLOONS, //                                CJG-SETUP-01
      rum: advanced ? RUM_TOKENS : 0, //                   CJG-SETUP-07, CJG-ADV-SETUP-02
      piles: AREAS.map(area => cardsOf(area, advanced)), // CJG-SETUP-06
      discards: AREAS.map(() => []), //                    CJG-SETUP-11
      letters: LETTERS.map((_, letter) => letter),
      open: [],
      lostLetters: [],
      ships: perSeat(seats, newShip),
      turn: 0,
      revealed: NONE,
      reveals: 0,
      calm: false,
      winner: NOBODY,
    };
    call(s, game);
    return s;
  },

  clone(s, chance) {
    const copy: State = {
      stack: flowOf(s, chance).stack,
      over: s.over,
      chance,
      journal: null,
      advanced: s.advanced,
      first: s.first,
      supply: s.supply,
      rum: s.rum,
      piles: s.piles.map(pile => pile.slice()),
      discards: s.discards.map(pile => pile.slice()),
      letters: s.letters.slice(),
      open: s.open.slice(),
      lostLetters: s.lostLetters.slice(),
      ships: s.ships.map(copyOf),
      turn: s.turn,
      revealed: s.revealed,
      reveals: s.reveals,
      calm: s.calm,
      winner: s.winner,
    };
    if (s.version !== undefined) copy.version = s.version;
    if (s.lingering !== undefined) copy.lingering = s.lingering;
    if (s.abstaining !== undefined) copy.abstaining = s.abstaining;
    return copy;
  },

  view,
  determinise,
  asSeen,
  outcome,
  channels,
  reason,
  external: table,
  agreements: ['stop'],
  undo: { rule: 'CJG-NET-05', isFinal: ({ type }) => type === 'revealed' || type === 'letterOpened' },
  check: flawOf,
};

/**
 * Version 2: payments are one answer whatever lies on top, nothing is asked that has one sensible answer, and a port visit
 * ends when its player says so.
 */
export const captainJack = nextVersion(firstVersion);

/** CJG-SETUP-03, CJG-SETUP-13: beside the island, with nothing aboard. */
const newShip = (): Ship => ({ place: BESIDE, cards: [], doubloons: 0, letters: [], gone: false });

const copyOf = ({ place, cards, doubloons, letters, gone }: Ship): Ship => ({
  place,
  cards: copied(cards, copyOfCard),
  doubloons,
  letters: letters.slice(),
  gone,
});

const copyOfCard = ({ card, turned, fresh, bottles, busy, handled }: Stowed): Stowed => ({
  card,
  turned,
  fresh,
  bottles,
  busy,
  handled,
});
