/**
 * Whispers: a team agrees on a guess.
 *
 * Five seats. Seat 0 knows a digit and gives a clue in free text; its team mates 1 and 2 share a draft, every edit of which
 * clears their confirmations; the others listen and may object once to the clue, which lets seat 0 replace it and opens
 * the guess again. At any time the team may write a note for itself or admit a guest, and the listeners may turn an
 * hourglass for a slow clue; a sixth player may come late and listen. It needs a floor, free text, teams, onlookers, asides,
 * a clock of the rules' own, a channel that falls silent, and events that others do not even notice.
 */
import type { Chance } from '../../chance.ts';
import { answerOtherwise, call } from '../../flow.ts';
import { flow, flowOf } from '../../flow-state.ts';
import type { Game } from '../../game.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import {
  audienceOf,
  everyone,
  includes,
  onlooker,
  only,
  type Seat,
  type Seats,
  seatsOf,
  type Viewer,
} from '../../seats.ts';
import { text, truth, whole } from '../../shapes.ts';
import { type Flow, rulebook } from '../../steps.ts';

const SENDER: Seat = 0;
const GUESSERS: Seats = seatsOf([1, 2]);
const TEAM: Seats = GUESSERS | only(SENDER);
const NO_CLUE = '-';
/** The guest of the team sees its draft, never its code. */
const GUEST: Viewer = onlooker(0);
/** The team and its guest: those who share its draft. */
const CIRCLE = TEAM | audienceOf(GUEST);
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
  listeners: Seats;
  /** The team's own note. */
  note: string;
  /** Whether the team has admitted its guest. */
  guest: boolean;
  /** Whether the hourglass is running. */
  glass: boolean;
}

type Action =
  | { type: 'clue'; text: string }
  | { type: 'letStand' }
  | { type: 'draft'; digit: number }
  | { type: 'confirm'; digit: number }
  | { type: 'object' }
  | { type: 'note'; text: string }
  | { type: 'admit'; guest: boolean }
  | { type: 'turnGlass' };

type Event =
  | { type: 'drew'; rule: 'WHISPER-1'; secret?: { to: number; code: number } }
  | { type: 'clued'; rule: 'WHISPER-2'; text: string; secret?: undefined }
  | { type: 'drafted'; rule: 'WHISPER-3'; onlyTo: number; seat: Seat; digit: number; secret?: undefined }
  | { type: 'confirmed'; rule: 'WHISPER-3'; onlyTo: number; seat: Seat; secret?: undefined }
  | { type: 'noted'; rule: 'WHISPER-10'; onlyTo: number; text: string; secret?: undefined }
  | { type: 'admitted'; rule: 'WHISPER-6'; guest: boolean; secret?: undefined }
  | { type: 'glassTurned'; rule: 'WHISPER-11'; seat: Seat; secret?: undefined }
  | { type: 'objected'; rule: 'WHISPER-4'; seat: Seat; secret?: undefined }
  | { type: 'guessed'; rule: 'WHISPER-5'; digit: number; code: number; secret?: undefined };

interface View {
  code: number | null;
  clue: string;
  draft: number | null;
  confirmed: number | null;
  present: number;
  objected: boolean;
  listeners: number;
  note: string | null;
  guest: boolean;
  glass: boolean;
  over: boolean;
}

export interface Whispers {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: Record<never, never>;
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
  types: ['clue'],
  check: (_s: State, _v: unknown, _seat: Seat, action: Action) =>
    action.type === 'clue' ? whyNoClue(action.text) : null,
  sample: (_s: State, _v: unknown, _seat: Seat, chance: Chance): Action => ({
    type: 'clue',
    text: ['a bird', 'the sea', 'noon'][chance.below(3)],
  }),
};

function setClue(s: State, clue: string): void {
  s.clue = clue;
  s.glass = false;
  s.confirmed = 0;
  s.journal?.add({ type: 'clued', rule: 'WHISPER-2', text: clue });
}

const giveClue = book.choice('giveClue', {
  who: () => SENDER,
  legal() {},
  apply: (s, _v, action) => setClue(s, action.type === 'clue' ? action.text : NO_CLUE),
  free: freeClue,
  otherwise: () => ({ type: 'clue', text: NO_CLUE }),
});

/** Replace the clue, or let it stand. */
const replaceClue = book.choice('replaceClue', {
  who: () => SENDER,
  legal: (_s, _v, _seat, out) => out.push({ type: 'letStand' }),
  apply(s, _v, action) {
    if (action.type === 'clue') setClue(s, action.text);
  },
  free: {
    ...freeClue,
    sample: (s, v, seat, chance) =>
      chance.below(2) === 0 ? { type: 'letStand' } : freeClue.sample(s, v, seat, chance),
  },
});

/** Those whose confirmations count: the guessers who are there, or all if none is. */
const electorate = (s: State): Seats => (s.present === 0 ? GUESSERS : s.present);

const guess = book.floor('guess', {
  who: s => electorate(s) | (s.objected ? 0 : s.listeners),
  awaits: s => electorate(s) & ~s.confirmed,
  closed: s => s.draft !== NO_DRAFT && (electorate(s) & ~s.confirmed) === 0,
  legal(s, _v, seat, out) {
    if (includes(s.listeners, seat)) {
      out.push({ type: 'object' });
      return;
    }
    for (const digit of DIGITS) if (digit !== s.draft) out.push({ type: 'draft', digit });
    if (s.draft !== NO_DRAFT && !includes(s.confirmed, seat)) out.push({ type: 'confirm', digit: s.draft });
  },
  apply(s, _v, action, seat) {
    if (action.type === 'draft') {
      s.draft = action.digit;
      s.confirmed = 0;
      s.journal?.add({ type: 'drafted', rule: 'WHISPER-3', onlyTo: CIRCLE, seat, digit: action.digit });
    } else if (action.type === 'confirm') {
      s.confirmed |= only(seat);
      s.journal?.add({ type: 'confirmed', rule: 'WHISPER-3', onlyTo: CIRCLE, seat });
    } else {
      s.objected = true;
      s.journal?.add({ type: 'objected', rule: 'WHISPER-4', seat });
      call(s, replaceClue);
    }
  },
  witnesses: (_s, _v, _seat, action) => (action.type === 'object' ? 'everybody' : CIRCLE),
  free: {
    types: [],
    check: () => null,
    sample: (s, _v, _seat, chance) =>
      s.draft === NO_DRAFT ? { type: 'draft', digit: DIGITS[chance.below(4)] } : { type: 'confirm', digit: s.draft },
  },
});

book.anytime({
  types: ['note', 'admit', 'turnGlass'],
  who: s => TEAM | s.listeners,
  legal(s, seat, out) {
    if (includes(TEAM, seat)) out.push({ type: 'admit', guest: !s.guest });
    else if (s.clue === '' && !s.glass) out.push({ type: 'turnGlass' });
  },
  check: (_s, seat, action) =>
    action.type === 'note' && includes(TEAM, seat) ? null : refuse('not-legal', 'WHISPER-10'),
  apply(s, action, seat) {
    if (action.type === 'note') {
      s.note = action.text;
      s.journal?.add({ type: 'noted', rule: 'WHISPER-10', onlyTo: CIRCLE, text: action.text });
    } else if (action.type === 'admit') {
      s.guest = action.guest;
      s.journal?.add({ type: 'admitted', rule: 'WHISPER-6', guest: action.guest });
    } else {
      s.glass = true;
      s.journal?.add({ type: 'glassTurned', rule: 'WHISPER-11', seat });
    }
  },
  witnesses: (_s, _seat, action) => (action.type === 'note' ? CIRCLE : 'everybody'),
});

const seesDraft = (viewer: Viewer): boolean => includes(TEAM, viewer) || viewer === GUEST;

export const whispers: Game<Whispers> = {
  id: 'whispers',
  version: 1,
  seats: { min: 5, max: 6, rule: 'WHISPER-0' },
  options: {},
  book,
  actions: {
    clue: { text: text(20) },
    letStand: {},
    draft: { digit: whole(1, 4) },
    confirm: { digit: whole(1, 4) },
    object: {},
    note: { text: text(40) },
    admit: { guest: truth },
    turnGlass: {},
  },
  setup(_options, seats, chance) {
    const s: State = {
      ...flow<Event>(chance),
      code: 1,
      clue: '',
      draft: NO_DRAFT,
      confirmed: 0,
      present: GUESSERS,
      objected: false,
      listeners: everyone(seats) & ~TEAM,
      note: '',
      guest: false,
      glass: false,
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
    listeners: s.listeners,
    note: seesDraft(viewer) ? s.note : null,
    guest: s.guest,
    glass: s.glass,
    over: s.over,
  }),
  determinise(s, viewer, chance) {
    if (!seesDraft(viewer)) s.note = ['', 'hm', 'it is two'][chance.below(3)];
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
        { side: 'listeners', seats: s.listeners, place: right ? 2 : 1, score: null, share: right ? 0 : 1 },
      ],
    };
  },
  external: {
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
    joined(s, { seat }) {
      if (includes(TEAM | s.listeners, seat)) return refuse('seat-taken', 'WHISPER-12');
      s.listeners |= only(seat);
      return null;
    },
    clockUp(s) {
      answerOtherwise(book.steps, s, SENDER);
      return null;
    },
  },
  clocks: s => (s.glass ? [{ id: 'glass', seats: only(SENDER), seconds: 30, rule: 'WHISPER-11' }] : []),
  undo: { never: 'WHISPER-8' },
  onlookers: s => (s.guest ? [{ viewer: GUEST, side: TEAM }] : []),
  channels: s => [
    { id: 'table', readers: 'everybody', writers: (s.over ? TEAM : GUESSERS) | s.listeners, rule: 'WHISPER-9' },
    {
      id: 'team',
      readers: TEAM | (s.guest ? audienceOf(GUEST) : 0),
      writers: s.over ? TEAM : GUESSERS,
      rule: 'WHISPER-9',
    },
  ],
};

export { GUEST };
