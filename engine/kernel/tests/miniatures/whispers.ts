/**
 * Whispers: a team agrees on a guess.
 *
 * Five seats. Seat 0 knows a digit and gives a clue in free text; its team mates 1 and 2 share a draft, every edit of which
 * clears their confirmations; seats 3 and 4 listen and may object once to the clue, which lets seat 0 replace it and opens
 * the guess again. It needs a floor, free text, teams, onlookers, a channel that falls silent, and events that others do
 * not even notice.
 */
import type { Chance } from '../../chance.ts';
import { call, type Flow, flow, flowOf, rulebook } from '../../flow.ts';
import type { Game } from '../../game.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import {
  audienceOf,
  includes,
  onlooker,
  only,
  PUBLIC,
  type Seat,
  type Seats,
  seatsOf,
  type Viewer,
} from '../../seats.ts';
import { text, whole } from '../../shapes.ts';

const SENDER: Seat = 0;
const GUESSERS: Seats = seatsOf([1, 2]);
const TEAM: Seats = GUESSERS | only(SENDER);
const LISTENERS: Seats = seatsOf([3, 4]);
/** The guest of the team sees its draft, never its code. */
const GUEST: Viewer = onlooker(0);
const NO_DRAFT = 0;
const DIGITS = [1, 2, 3, 4];

interface State extends Flow<Event> {
  code: number;
  clue: string;
  draft: number;
  confirmed: Seats;
  /** Guessers who are at the table now. */
  present: Seats;
  objected: boolean;
  admitsGuest: boolean;
}

type Action =
  | { type: 'clue'; text: string }
  | { type: 'letStand' }
  | { type: 'draft'; digit: number }
  | { type: 'confirm'; digit: number }
  | { type: 'object' };

type Event =
  | { type: 'drew'; rule: 'WHISPER-1'; secret?: { to: number; code: number } }
  | { type: 'clued'; rule: 'WHISPER-2'; text: string; secret?: undefined }
  | { type: 'drafted'; rule: 'WHISPER-3'; only: number; seat: Seat; digit: number; secret?: undefined }
  | { type: 'confirmed'; rule: 'WHISPER-3'; only: number; seat: Seat; secret?: undefined }
  | { type: 'objected'; rule: 'WHISPER-4'; seat: Seat; secret?: undefined }
  | { type: 'guessed'; rule: 'WHISPER-5'; digit: number; code: number; secret?: undefined };

interface View {
  code: number | null;
  clue: string;
  draft: number | null;
  confirmed: number | null;
  present: number;
  objected: boolean;
  over: boolean;
}

export interface Whispers {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: { readonly admitsGuest: boolean };
  memory: undefined;
}

const book = rulebook<State, Action>();

const game = book.sequence('game', [
  s => {
    s.code = DIGITS[s.chance.below(DIGITS.length)];
    s.journal?.add({ type: 'drew', rule: 'WHISPER-1', secret: { to: only(SENDER), code: s.code } });
  },
  s => call(s, giveClue),
  s => call(s, guess),
  s => {
    s.over = true;
    s.journal?.add({ type: 'guessed', rule: 'WHISPER-5', digit: s.draft, code: s.code });
  },
]);

/** The one check software can make: a clue must not name a digit. */
const whyNoClue = (clue: string): Refusal | null =>
  clue.trim() === '' ? refuse('empty', 'WHISPER-2') : /\d/.test(clue) ? refuse('names-a-digit', 'WHISPER-2') : null;

const freeClue = {
  check: (_s: State, _v: unknown, _seat: Seat, action: Action) =>
    action.type === 'clue' ? whyNoClue(action.text) : refuse('not-legal', 'WHISPER-2'),
  sample: (_s: State, _v: unknown, _seat: Seat, chance: Chance): Action => ({
    type: 'clue',
    text: ['a bird', 'the sea', 'noon'][chance.below(3)],
  }),
};

function setClue(s: State, clue: string): void {
  s.clue = clue;
  s.confirmed = 0;
  s.journal?.add({ type: 'clued', rule: 'WHISPER-2', text: clue });
}

const giveClue = book.choice('giveClue', {
  who: () => SENDER,
  legal() {},
  apply: (s, _v, action) => setClue(s, action.type === 'clue' ? action.text : ''),
  open: freeClue,
});

/** Replace the clue, or let it stand. */
const replaceClue = book.choice('replaceClue', {
  who: () => SENDER,
  legal: (_s, _v, _seat, out) => out.push({ type: 'letStand' }),
  apply(s, _v, action) {
    if (action.type === 'clue') setClue(s, action.text);
  },
  open: {
    check: freeClue.check,
    sample: (s, v, seat, chance) =>
      chance.below(2) === 0 ? { type: 'letStand' } : freeClue.sample(s, v, seat, chance),
  },
});

/** Those whose confirmations count: the guessers who are there, or all if none is. */
const electorate = (s: State): Seats => (s.present === 0 ? GUESSERS : s.present);

const guess = book.floor('guess', {
  who: s => electorate(s) | (s.objected ? 0 : LISTENERS),
  awaits: s => electorate(s) & ~s.confirmed,
  closed: s => s.draft !== NO_DRAFT && (electorate(s) & ~s.confirmed) === 0,
  legal(s, _v, seat, out) {
    if (includes(LISTENERS, seat)) {
      out.push({ type: 'object' });
      return;
    }
    for (const digit of DIGITS) if (digit !== s.draft) out.push({ type: 'draft', digit });
    if (s.draft !== NO_DRAFT && !includes(s.confirmed, seat)) out.push({ type: 'confirm', digit: s.draft });
  },
  apply(s, _v, action, seat) {
    const team = TEAM | audienceOf(GUEST);
    if (action.type === 'draft') {
      s.draft = action.digit;
      s.confirmed = 0;
      s.journal?.add({ type: 'drafted', rule: 'WHISPER-3', only: team, seat, digit: action.digit });
    } else if (action.type === 'confirm') {
      s.confirmed |= only(seat);
      s.journal?.add({ type: 'confirmed', rule: 'WHISPER-3', only: team, seat });
    } else {
      s.objected = true;
      s.journal?.add({ type: 'objected', rule: 'WHISPER-4', seat });
      call(s, replaceClue);
    }
  },
  open: {
    check: () => refuse('not-legal', 'WHISPER-3'),
    sample: (s, _v, _seat, chance) =>
      s.draft === NO_DRAFT ? { type: 'draft', digit: DIGITS[chance.below(4)] } : { type: 'confirm', digit: s.draft },
  },
});

const seesDraft = (viewer: Viewer): boolean => includes(TEAM, viewer) || viewer === GUEST;

export const whispers: Game<Whispers> = {
  id: 'whispers',
  version: 1,
  seats: { min: 5, max: 5, rule: 'WHISPER-0' },
  options: { admitsGuest: { values: [false, true], default: false, rule: 'WHISPER-6' } },
  book,
  actions: {
    clue: { text: text(20) },
    letStand: {},
    draft: { digit: whole(1, 4) },
    confirm: { digit: whole(1, 4) },
    object: {},
  },
  setup({ admitsGuest }, _seats, chance) {
    const s: State = {
      ...flow<Event>(chance),
      code: 1,
      clue: '',
      draft: NO_DRAFT,
      confirmed: 0,
      present: GUESSERS,
      objected: false,
      admitsGuest,
    };
    call(s, game);
    return s;
  },
  clone: (s, chance) => ({ ...s, ...flowOf(s, chance) }),
  view: (s, viewer) => ({
    code: viewer === SENDER || s.over ? s.code : null,
    clue: s.clue,
    draft: seesDraft(viewer) || s.over ? s.draft : null,
    confirmed: seesDraft(viewer) ? s.confirmed : null,
    present: s.present,
    objected: s.objected,
    over: s.over,
  }),
  determinise(s, viewer, chance) {
    if (s.over) return;
    if (viewer !== SENDER) s.code = DIGITS[chance.below(4)];
    if (seesDraft(viewer)) return;
    s.draft = s.clue === '' ? NO_DRAFT : chance.below(5);
    s.confirmed = 0;
  },
  outcome(s) {
    const right = s.draft === s.code;
    return {
      void: false,
      parts: 1,
      sides: [
        { side: 'team', seats: TEAM, place: right ? 1 : 2, score: null, share: right ? 1 : 0 },
        { side: 'listeners', seats: LISTENERS, place: right ? 2 : 1, score: null, share: right ? 0 : 1 },
      ],
    };
  },
  table: {
    away(s, { seat }) {
      if (!includes(s.present, seat)) return refuse('not-here', 'WHISPER-7');
      s.present &= ~only(seat);
      s.confirmed &= ~only(seat);
      return null;
    },
    back(s, { seat }) {
      if (!includes(GUESSERS & ~s.present, seat)) return refuse('not-away', 'WHISPER-7');
      s.present |= only(seat);
      return null;
    },
  },
  undo: { never: 'WHISPER-8' },
  onlookers: s => (s.admitsGuest ? [GUEST] : []),
  channels: s => [
    { id: 'table', readers: 'everybody', writers: s.over ? TEAM | LISTENERS : GUESSERS | LISTENERS, rule: 'WHISPER-9' },
    {
      id: 'team',
      readers: TEAM | (s.admitsGuest ? audienceOf(GUEST) : 0),
      writers: s.over ? TEAM : GUESSERS,
      rule: 'WHISPER-9',
    },
  ],
};

export { GUEST, PUBLIC };
