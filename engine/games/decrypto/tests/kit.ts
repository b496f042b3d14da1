/**
 * Tables for tests, set and read as one sees them from above.
 *
 * Seats are letters. White is the first half of them unless a test says otherwise; the words are those of the ledger's
 * examples. Codes are written 314 for 3-1-4.
 */
import { assert } from 'vitest';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import { call } from '../../../kernel/flow.ts';
import { Match, type StartOptions } from '../../../kernel/match.ts';
import { isRefusal, type Refusal } from '../../../kernel/refusal.ts';
import { includes, listed, type Seat, type Viewer } from '../../../kernel/seats.ts';
import { TestTable } from '../../tests/test-table.ts';
import { round } from '../3-round.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { type Decrypto, decrypto } from '../game.ts';
import type { View } from '../information.ts';
import { CODES, type Code } from '../material.ts';
import { BLACK, type Colour, entitled, otherOf, playing, type State, sendersOf, WHITE } from '../state.ts';

export const [A, B, C, D, E, F, G, H] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export { BLACK, WHITE };

/** The numbers of seats two teams play with. */
export const TEAM_TABLES = [4, 5, 6, 7, 8] as const;

/** The words of the ledger's examples. */
export const WHITE_WORDS = ['phare', 'citron', 'horloge', 'volcan'];
export const BLACK_WORDS = ['forêt', 'piano', 'neige', 'clé'];

type Options = Partial<Decrypto['options']>;

/** White is the first half of the seats; with three players the third one intercepts. */
const usual = (seats: number): Options =>
  seats === 3 ? { language: 'fr', interceptor: C } : { language: 'fr', white: 'first' };

export interface Scene {
  seats?: number;
  options?: Options;
  /** The round that begins. */
  round?: number;
  /** Interceptions and Misunderstandings of White, then of Black. */
  tokens?: readonly [white: readonly [number, number], black: readonly [number, number]];
  /** Something else that is different. */
  arrange?: (s: State) => void;
}

/** A table set by hand, at the beginning of a round: the encryptors are proposed. */
export function scene({ seats = 4, options = {}, round: number = 1, tokens, arrange }: Scene = {}): Table {
  const all = { ...usual(seats), ...options };
  return new Table(
    Match.arranged(decrypto, { seats, options: all, chance: new Stream(seededNumbers(1)) }, s => {
      s.teams[WHITE].words = [...WHITE_WORDS];
      if (seats > 3) s.teams[BLACK].words = [...BLACK_WORDS];
      for (const team of [WHITE, BLACK] as const) {
        const [interceptions, misunderstandings] = tokens?.[team] ?? [0, 0];
        Object.assign(s.teams[team], { interceptions, misunderstandings, encryptor: -1 });
      }
      s.round = number - 1;
      arrange?.(s);
      call(s, round);
    }),
  );
}

/** A table that has just been laid out. */
export const begin = (seats: number, beginning: Partial<StartOptions<Decrypto>> = {}, seed = 1): Table =>
  new Table(
    Match.start(decrypto, {
      seats,
      chance: new Stream(seededNumbers(seed)),
      ...beginning,
      options: { ...usual(seats), ...beginning.options },
    }),
  );

/** What becomes of one code. */
export interface Sent {
  code?: Code;
  clues?: readonly string[];
  /** What the listening team reads out, from the second round on; wrong if nothing is said. */
  interception?: Code;
  /** What the sending team reads out; right if nothing is said. */
  decryption?: Code;
}

export class Table extends TestTable<Decrypto> {
  /** The encryptor of a team. */
  encryptor(team: Colour): Seat {
    return this.state.teams[team].encryptor;
  }

  /** Both encryptors draw these codes. */
  draw(white: Code = 314, black: Code = 243): Event[] {
    const senders = sendersOf(this.state);
    const loaded = [white, black].slice(0, senders.length).map(code => CODES.indexOf(code));
    const told = senders.map(team => this.does(this.encryptor(team), { type: 'drawCode' }, loaded));
    return told.flat();
  }

  writes(seat: Seat, clues: readonly string[]): Event[] {
    return this.does(seat, { type: 'writeClues', clues });
  }

  /** Why a seat may not write these clues. */
  refusesClues(seat: Seat, ...clues: string[]): Refusal {
    return this.refusesAct(seat, { type: 'writeClues', clues });
  }

  confirmsClues(seat: Seat): Event[] {
    return this.does(seat, { type: 'confirmClues' });
  }

  /** Both encryptors write and confirm. */
  write(white?: readonly string[], black?: readonly string[]): Event[] {
    return sendersOf(this.state).flatMap(team => {
      const clues = [white, black][team] ?? someClues(team, this.state.round);
      this.writes(this.encryptor(team), clues);
      return this.confirmsClues(this.encryptor(team));
    });
  }

  /** A round up to the reading of White's clues. */
  toGuess(white: Sent = {}, black: Sent = {}): this {
    this.draw(white.code, black.code);
    this.write(white.clues, black.clues);
    return this;
  }

  /** Somebody of a team writes a guess, and all who are entitled and there confirm it. */
  guesses(team: Colour, code: Code): Event[] {
    const seats = listed(entitled(this.state, team) & ~this.state.away);
    if (this.state.teams[team].draft !== code) this.does(seats[0], { type: 'draft', code });
    return seats.flatMap(seat => this.does(seat, { type: 'confirm', code }));
  }

  /** The half-round under way: what the listeners read out, and the sending team. */
  resolves({ interception, decryption }: Sent = {}): Event[] {
    const { sending, round: number, teams } = this.state;
    const { card } = teams[sending];
    const listened = number > 1 ? this.guesses(otherOf(sending), interception ?? otherThan(card)) : [];
    return [...listened, ...this.guesses(sending, decryption ?? card)];
  }

  /** A whole round. */
  plays(white: Sent = {}, black: Sent = {}): Event[] {
    this.toGuess(white, black);
    const first = this.resolves(white);
    return this.state.trio ? first : [...first, ...this.resolves(black)];
  }

  /** Seats of one team hand in four words in the word guess. */
  handsIn(seats: readonly Seat[], words: readonly string[]): void {
    this.does(seats[0], { type: 'nameWords', words });
    for (const seat of seats) this.does(seat, { type: 'confirmWords', words });
  }

  /** Seats confirm the verdict of their team as it stands. */
  confirmVerdicts(...seats: Seat[]): void {
    for (const seat of seats) this.does(seat, { type: 'confirmVerdict', slots: ownOf(this.view(seat)).accepted });
  }

  /** What a seat may do now, by type. */
  offered<T extends Action['type']>(seat: Seat, type: T): Extract<Action, { type: T }>[] {
    const legal = this.match.asked(seat)?.legal ?? [];
    return legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);
  }

  /** Who may act now. */
  get acting(): Seat[] {
    return listed(this.match.mayAct);
  }

  /** Who is waited for. */
  get awaited(): Seat[] {
    return listed(this.match.awaited);
  }

  /** The players of a team. */
  members(team: Colour): Seat[] {
    return listed(playing(this.state, team));
  }

  /** The tokens of both teams: [[I, M], [I, M]]. */
  get tokens(): number[][] {
    return this.state.teams.map(team => [team.interceptions, team.misunderstandings]);
  }

  /** Whether a seat may write in a channel. */
  maySay(seat: Seat, channel: string, text = 'bonjour'): boolean {
    return this.match.whyNotSay(seat, channel, { text }) === null;
  }

  /** Who reads a channel, of some viewers. */
  readers(channel: string, viewers: readonly Viewer[]): Viewer[] {
    const { readers } = this.match.channels.find(one => one.id === channel) ?? assert.fail(`no channel ${channel}`);
    return readers === 'everybody' ? [...viewers] : viewers.filter(viewer => viewer >= 0 && includes(readers, viewer));
  }
}

/** Three clues that break no rule and were never used before. */
export const someClues = (team: Colour, number: number): string[] =>
  ['un', 'deux', 'trois'].map(line => `${team === WHITE ? 'indice' : 'signe'} ${line} manche ${number}`);

/** Another code. */
export const otherThan = (code: Code): Code => CODES.find(other => other !== code) as Code;

/** The events of one type among others. */
export const of = <T extends Event['type']>(type: T, events: readonly Event[]): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Everything that reached a viewer: what it was told, and what it sees now, as one text. */
export const reached = (table: Table, viewer: Viewer): string =>
  JSON.stringify([table.told(viewer), table.view(viewer)]);

/** What a view shows of the viewer's own team. */
export function ownOf(view: View) {
  const own = view.side === null ? null : view.teams[view.side].own;
  return own ?? assert.fail('this viewer is in no team');
}

/** Plays a game to its end as the rules suggest, looking at every position on the way. */
export function playOut(table: Table, seed: number, look: (table: Table) => void = () => {}): Table {
  const dice = new SeededDice(seed);
  const { match } = table;
  for (let turns = 0; !match.over; turns++) {
    assert(turns < 5000, 'the game does not end');
    look(table);
    const seats = listed(match.awaited);
    const seat = seats[dice.below(seats.length)];
    const imagined = match.imagined(seat, dice);
    const step = decrypto.book.steps[imagined.stack.at(-1)?.step ?? 0];
    const action = step.ask.free?.sample(imagined, imagined.stack.at(-1)?.v ?? {}, seat, dice);
    const entry = match.play(seat, action ?? assert.fail('nothing to do'));
    assert(!isRefusal(entry), 'what the rules suggest is refused');
  }
  look(table);
  return table;
}

/** A few random games at every size of table. */
export const randomGames = (each: number, look?: (table: Table) => void): Table[] =>
  [3, ...TEAM_TABLES].flatMap(seats =>
    Array.from({ length: each }, (_, seed) => playOut(begin(seats, {}, seed), seed + 100 * seats, look)),
  );
