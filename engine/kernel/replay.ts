/**
 * A game as a file: enough to tell its story, to play it again, and to prove that it was played by the rules.
 *
 * Verifying re-executes every entry with the dice of the file and compares what was told and the position after it; where
 * the table's secret is revealed, the dice themselves are computed again.
 */
import { canonical } from './canonical.ts';
import { type DrawFlaw, WrongDraw } from './chance.ts';
import type { PlayerColour } from './colours.ts';
import type { MatchEntry } from './entry.ts';
import { BadProof, firstWrongDraw, type Primitives, type Proof, provenNumbers } from './fair.ts';
import type { Game, Rules } from './game.ts';
import { ImpossibleTable, Match } from './match.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { rulesOf } from './position.ts';
import { isRefusal, type Refusal } from './refusal.ts';

export const REPLAY_FORMAT = 'havre-replay';
export const REPLAY_VERSION = 2;
/** Earlier files had fingerprints of the steps of the rules as well, which may have been rewritten since. */
const FIRST_WITH_IMPRINTS = 2;

/** Who sat in a seat. */
export interface SeatedPlayer {
  readonly name: string;
  /** Name of the bot that played, absent for a person. */
  readonly bot?: string;
  /** The colour it was played with; games of earlier versions say nothing of it. */
  readonly colour?: PlayerColour;
}

/** An entry, and a fingerprint of what lies on the table after it. */
export interface ReplayEntry extends MatchEntry {
  readonly after: string;
}

export interface Replay {
  readonly format: typeof REPLAY_FORMAT;
  readonly formatVersion: number;
  readonly game: string;
  /** Version of the rules it was played under. */
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly players: readonly SeatedPlayer[];
  readonly proof: Proof | null;
  readonly entries: readonly ReplayEntry[];
  /** Null if the game is not over. */
  readonly outcome: Outcome | null;
}

/** What can be wrong with a replay. */
export type ReplayFlaw =
  /** The dice of an entry are not those the rules throw there. */
  | DrawFlaw
  /** The rules do not allow what was done; `refusal` says why. */
  | 'refused'
  /** The rules tell other events, lead to another position or to another end. */
  | 'other-events'
  | 'other-position'
  | 'other-outcome'
  /** The log does not begin with a start, or is not numbered from 0 upwards. */
  | 'no-start'
  | 'wrong-number'
  /** There is no such table: wrong options or seats, or a version of the rules this program does not have. */
  | 'no-such-table'
  | 'no-such-rules'
  /** The dice are not those of the committed stream, or somebody did not keep to what they had committed to. */
  | 'other-stream'
  | 'bad-proof';

/** What a verifier found: how much it checked, or the first entry that is wrong (null if it is not an entry) and why. */
export type ReplayVerdict =
  | {
      readonly sound: true;
      readonly entries: number;
      readonly draws: number;
      /** Of a game that was begun elsewhere, only the dice since then can be proved. */
      readonly stream: 'proved' | 'proved in part' | 'not revealed';
    }
  | {
      readonly sound: false;
      readonly entry: number | null;
      readonly flaw: ReplayFlaw;
      /** For people who read logs; screens translate `flaw` instead. */
      readonly why: string;
      readonly refusal?: Refusal;
    };

/**
 * The file of a match. It holds every secret of the table: not for anybody before the game is over.
 * @example const text = JSON.stringify(replayOf(match, { players, proof }));
 */
export function replayOf<R extends Rules>(
  match: Match<R>,
  { players, proof }: { players: readonly SeatedPlayer[]; proof: Proof | null },
): Replay {
  if (match.firstSeq > 0 || match.isArranged)
    throw new Error('a match without its beginning, or set up by hand, cannot be written as a replay');
  const entries: ReplayEntry[] = [];
  const [start, ...line] = match.log;
  const again = Match.again(match.game, { options: match.options, seats: match.seatsAtStart }, start);
  entries.push({ ...start, after: again.imprint });
  for (const entry of line) {
    again.repeat(entry);
    entries.push({ ...entry, after: again.imprint });
  }
  return {
    format: REPLAY_FORMAT,
    formatVersion: REPLAY_VERSION,
    game: match.game.id,
    rules: match.game.version,
    options: match.options,
    seats: match.seatsAtStart,
    players,
    proof,
    entries,
    outcome: match.outcome,
  };
}

/**
 * The match a replay tells of, re-executed up to and including an entry. Throws `WrongReplay` at the first entry that
 * cannot have been.
 * @example const match = replayed(game, replay, 40); // to branch off, or to look around
 */
export function replayed<R extends Rules>(game: Game<R>, replay: Replay, upTo = replay.entries.length - 1): Match<R> {
  let last: Match<R> | null = null;
  for (const match of replaying(game, replay, upTo)) last = match;
  return last as Match<R>;
}

/** The match a replay tells of, entry by entry: it is the same match each time, one entry further. */
function* replaying<R extends Rules>(game: Game<R>, replay: Replay, upTo: number): Generator<Match<R>, void> {
  if (replay.game !== game.id)
    throw new WrongReplay(null, 'no-such-rules', `it is a game of '${replay.game}', not of '${game.id}'`);
  const rules = rulesOf(game, replay.rules);
  if (rules === undefined)
    throw new WrongReplay(
      null,
      'no-such-rules',
      `it needs version ${replay.rules} of the rules, and this program has ${game.version}`,
    );
  const [start, ...line] = replay.entries as readonly (MatchEntry<R['action'], R['event']> & ReplayEntry)[];
  if (start === undefined || start.cause.type !== 'start')
    throw new WrongReplay(0, 'no-start', 'the first entry is not a start');
  let match: Match<R> | null = null;
  for (const entry of [start, ...line].slice(0, upTo + 1)) {
    const seq: number = match === null ? 0 : match.seq + 1;
    if (entry.seq !== seq) throw new WrongReplay(seq, 'wrong-number', `it has the number ${entry.seq}`);
    match = done(seq, () => {
      if (match === null) return Match.again(rules, { options: replay.options, seats: replay.seats }, start);
      const result = match.repeat(entry);
      if (isRefusal(result)) throw new WrongReplay(seq, 'refused', refusalText(result), result);
      return match;
    });
    compare(match, entry, replay.formatVersion);
    yield match;
  }
}

/** An entry of a replay that cannot have been, and why. */
export class WrongReplay extends Error {
  override name = 'WrongReplay';
  readonly entry: number | null;
  readonly flaw: ReplayFlaw;
  readonly refusal: Refusal | undefined;

  constructor(entry: number | null, flaw: ReplayFlaw, why: string, refusal?: Refusal) {
    super(why);
    this.entry = entry;
    this.flaw = flaw;
    this.refusal = refusal;
  }
}

/**
 * Plays a replay again and says whether everything in it is true.
 * @example const verdict = verify(game, replay, primitives); if (!verdict.sound) console.log(verdict.entry, verdict.why);
 */
export function verify<R extends Rules>(game: Game<R>, replay: Replay, primitives: Primitives): ReplayVerdict {
  const steps = verifying(game, replay, primitives);
  for (;;) {
    const { done: isDone, value } = steps.next();
    if (isDone) return value;
  }
}

/**
 * The same, entry by entry, for whoever wants to look around on the way or has something else to do in between: gives the
 * match after each entry that is right (it is the same match each time), and the verdict in the end.
 * @example for (let step = steps.next(); !step.done; step = steps.next()) views.push(step.value.view(PUBLIC));
 */
export function* verifying<R extends Rules>(
  game: Game<R>,
  replay: Replay,
  primitives: Primitives,
): Generator<Match<R>, ReplayVerdict> {
  try {
    let last: Match<R> | null = null;
    for (const match of replaying(game, replay, replay.entries.length - 1)) {
      last = match;
      yield match;
    }
    return judged(last as Match<R>, replay, primitives);
  } catch (error) {
    if (error instanceof BadProof) return { sound: false, entry: null, flaw: 'bad-proof', why: error.message };
    if (error instanceof WrongReplay) {
      const { entry, flaw, message, refusal } = error;
      return { sound: false, entry, flaw, why: message, ...(refusal === undefined ? {} : { refusal }) };
    }
    throw error;
  }
}

/** What is to be said of a match whose every entry was right: its end, and its dice. */
function judged<R extends Rules>(match: Match<R>, replay: Replay, primitives: Primitives): ReplayVerdict {
  if (canonical(match.outcome) !== canonical(replay.outcome))
    throw new WrongReplay(match.seq, 'other-outcome', 'the game does not end like that');
  const { proof } = replay;
  const since = proof?.since ?? 0;
  const numbers = proof === null ? null : provenNumbers(primitives, proof);
  if (numbers !== null) {
    const thrown = replay.entries.filter(({ seq }) => seq >= since);
    const wrong = firstWrongDraw(
      numbers,
      thrown.flatMap(entry => entry.draws),
    );
    if (wrong !== null)
      throw new WrongReplay(
        entryOfDraw(thrown, wrong),
        'other-stream',
        'its dice are not those of the committed stream',
      );
  }
  return {
    sound: true,
    entries: replay.entries.length,
    draws: replay.entries.reduce((draws, entry) => draws + entry.draws.length, 0),
    stream: numbers === null ? 'not revealed' : since > 0 ? 'proved in part' : 'proved',
  };
}

/** Runs one entry; whatever the rules or the dice object to is what is wrong with it. */
function done<T>(seq: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof WrongDraw) throw new WrongReplay(seq, error.flaw, error.message);
    if (error instanceof ImpossibleTable) throw new WrongReplay(null, 'no-such-table', error.message, error.refusal);
    throw error;
  }
}

function compare<R extends Rules>(match: Match<R>, entry: ReplayEntry, formatVersion: number): void {
  if (canonical(match.log.at(-1)?.events) !== canonical(entry.events))
    throw new WrongReplay(entry.seq, 'other-events', 'the rules tell other events');
  if (formatVersion >= FIRST_WITH_IMPRINTS && match.imprint !== entry.after)
    throw new WrongReplay(entry.seq, 'other-position', 'the rules lead to another position');
}

const refusalText = ({ refused, rule, detail }: Refusal): string =>
  `it is refused: ${refused}${rule === undefined ? '' : ` (${rule})`}${detail === undefined ? '' : `, ${detail}`}`;

/** The entry in which the draw with a number fell. */
function entryOfDraw(entries: readonly ReplayEntry[], draw: number): number | null {
  let before = 0;
  for (const entry of entries) {
    before += entry.draws.length;
    if (draw < before) return entry.seq;
  }
  return null;
}
