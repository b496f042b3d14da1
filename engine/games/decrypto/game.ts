/**
 * Decrypto: what the platform, the bots and the tests need to know.
 *
 * The rules are in the files of their chapters, numbered as in `rules.md`, from the setup (1) to three players (13). What every
 * game has a file for goes without a number: the components (2) are in `material.ts` and `pack.ts`, what is secret (9) is in
 * `information.ts`, playing online (14) in `online.ts`. Ids such as DEC-CLUE-13 are rows of `rules.md`.
 */
import { call, isUnderWay } from '../../kernel/flow.ts';
import { flow, flowOf } from '../../kernel/flow-state.ts';
import type { Game } from '../../kernel/game.ts';
import { refuse } from '../../kernel/refusal.ts';
import { NOBODY, perSeat } from '../../kernel/seats.ts';
import { nextVersion } from '../../kernel/versions.ts';
import { type Action, shapes } from './actions.ts';
import './anytime.ts';
import { game } from './1-setup.ts';
import { guess } from './6-guessing.ts';
import { onlookers } from './9-onlookers.ts';
import { channels, unsayable } from './10-discussion.ts';
import { clocksOf } from './11-hourglass.ts';
import { outcome } from './12-result.ts';
import { book } from './book.ts';
import { flawOf } from './conservation.ts';
import type { Event } from './events.ts';
import { determinise, type View, view } from './information.ts';
import { label } from './label.ts';
import { LINES, NO_CODE, SLOTS } from './material.ts';
import { table } from './online.ts';
import { LONGEST_PACK, whyNoPack } from './pack.ts';
import { reason } from './refusals.ts';
import { asSeen } from './seen.ts';
import { type Settings, type State, type Team, WHITE } from './state.ts';

export interface Decrypto {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: { readonly [K in keyof Settings]: Settings[K] };
  memory: undefined;
}

export const TRIO = 3;

/** Version 1, for the tables that began under it: what has changed since asks the table (`playsBy`). */
const firstVersion: Game<Decrypto> = {
  id: label.id,
  version: 1,
  seats: label.seats,
  options: {
    language: { values: ['en', 'fr'], default: 'en', rule: 'DEC-DATA-07', follows: 'language' },
    words: {
      values: [''],
      default: '',
      rule: 'DEC-DATA-07',
      free: { longest: LONGEST_PACK, check: whyNoPack },
      isFine: true,
    },
    teams: { values: ['seats', 'random'], default: 'seats', rule: 'DEC-SETUP-14', isFine: true },
    white: { values: ['random', 'first', 'second'], default: 'random', rule: 'DEC-SETUP-15', isFine: true },
    interceptor: { values: ['random', 0, 1, 2], default: 'random', rule: 'DEC-TRIO-09', seats: true, isFine: true },
    guessSeconds: { values: [0, 60, 120, 180, 300], default: 0, rule: 'DEC-TIME-05', isFine: true },
    repeats: { values: [false, true], default: false, rule: 'DEC-CLUE-15', isFine: true },
  },
  fits({ interceptor, teams, white }, seats) {
    if (seats !== TRIO)
      return interceptor === 'random' ? null : refuse('no-interceptor', 'DEC-TRIO-01', 'only three players have one');
    return teams === 'seats' && white === 'random'
      ? null
      : refuse('one-team', 'DEC-TRIO-01', 'three players are one team and an Interceptor');
  },
  book,
  actions: shapes,

  setup(options, seats, chance) {
    const s: State = {
      ...flow<Event>(chance),
      teams: [newTeam(), newTeam()],
      trio: seats === TRIO,
      round: 0,
      sending: WHITE,
      sheet: [],
      objected: 0,
      unanswered: 0,
      glass: false,
      encrypted: perSeat(seats, () => 0),
      nominated: perSeat(seats, () => NOBODY),
      exchanging: 0,
      away: 0,
      gone: 0,
      admitting: 0,
      winners: [],
      void: '',
      options,
    };
    call(s, game);
    return s;
  },

  clone: (s, chance) => ({
    ...flowOf(s, chance),
    ...(s.version === undefined ? {} : { version: s.version }),
    teams: [copyOf(s.teams[0]), copyOf(s.teams[1])],
    trio: s.trio,
    round: s.round,
    sending: s.sending,
    sheet: s.sheet.map(line => ({ ...line, clues: line.clues.slice() })),
    objected: s.objected,
    unanswered: s.unanswered,
    glass: s.glass,
    encrypted: s.encrypted.slice(),
    nominated: s.nominated.slice(),
    exchanging: s.exchanging,
    away: s.away,
    gone: s.gone,
    admitting: s.admitting,
    winners: s.winners.slice(),
    void: s.void,
    options: { ...s.options },
  }),

  view,
  determinise,
  asSeen,
  outcome,
  channels,
  unsayable,
  onlookers,
  clocks: s => clocksOf(s, isUnderWay(s, guess)),
  reason,
  external: table,
  undo: { never: 'DEC-CLUE-08' },
  check: flawOf,
};

/** Version 2: forms of the own words are no clues either, and one word of the English pack is another. */
const secondVersion = nextVersion(firstVersion);

/** Version 3: nor are plurals that are spelt otherwise, nor either half of a word that two make. */
export const decrypto = nextVersion(secondVersion);

/** DEC-SETUP-08: no team starts with a token. */
const newTeam = (): Team => ({
  name: '',
  members: 0,
  words: [],
  putAway: [],
  encryptor: NOBODY,
  ready: false,
  card: NO_CODE,
  clues: LINES.map(() => ''),
  written: false,
  draft: NO_CODE,
  confirmed: 0,
  locked: false,
  named: SLOTS.map(() => ''),
  accepted: [],
  interceptions: 0,
  misunderstandings: 0,
  notes: [],
  hosts: 0,
  guests: false,
});

const copyOf = (team: Team): Team => ({
  ...team,
  words: team.words.slice(),
  putAway: team.putAway.slice(),
  clues: team.clues.slice(),
  named: team.named.slice(),
  accepted: team.accepted.slice(),
  notes: team.notes.slice(),
});
