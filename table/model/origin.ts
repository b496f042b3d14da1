/**
 * Games that go on at another table: branched off at a moment of a replay, or carried from a device to a server.
 *
 * What is handed over is what was done and which dice fell. What was told follows from the rules, which play it again:
 * nothing that anybody says of a game is taken on trust. What was taken back is left behind, so that playing it again costs
 * no more than it cost to play. From there on the table has dice of its own; of those before, nothing is proved.
 */
import { WrongDraw } from '@havre/engine/kernel/chance.ts';
import { inForce, type MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { ImpossibleTable, Match } from '@havre/engine/kernel/match.ts';
import { rulesOf, type Saved } from '@havre/engine/kernel/position.ts';
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Replay, SeatedPlayer } from '@havre/engine/kernel/replay.ts';
import { slices } from '../runtime/runtime.ts';
import type { Games } from './plan.ts';

/** Something that was done, and the dice that fell. */
export type PortableEntry = Pick<MatchEntry, 'cause' | 'draws'>;

/** What was played elsewhere, as it is handed over. It holds every secret of the game. */
export interface PortableGame extends Pick<Replay, 'game' | 'rules' | 'options' | 'seats' | 'players'> {
  readonly deeds: readonly PortableEntry[];
}

/** How a table came to its game, if it did not begin there. */
export interface Origin {
  readonly type: 'branched' | 'carried';
  /** Version of the rules it was played by until then. */
  readonly rules: number;
  /** Who had played it. */
  readonly players: readonly SeatedPlayer[];
  readonly entries: readonly MatchEntry[];
  /** The position they lead to, so that they need not be played again; tables of an earlier version have none. */
  readonly saved?: Saved;
}

/** No game of any box is anywhere near as long. */
export const MOST_PORTABLE_ENTRIES = 4_000;

/**
 * What was played up to and including an entry, to go on with it elsewhere.
 * @example await lobby.branch(host, portableGameOf(replay, 40), settings);
 */
export function portableGameOf(
  {
    game,
    rules,
    options,
    seats,
    players,
    entries,
  }: Omit<PortableGame, 'deeds'> & { readonly entries: readonly MatchEntry[] },
  upTo = entries.length - 1,
): PortableGame {
  const deeds = inForce(entries.slice(0, upTo + 1)).map(({ cause, draws }) => ({ cause, draws }));
  return { game, rules, options, seats, players, deeds };
}

/** What was played elsewhere, as the rules tell it, the position it leads to, and whether that is the end. */
export interface ReplayedGame extends Required<Pick<Origin, 'entries' | 'saved'>> {
  readonly isOver: boolean;
}

/**
 * Plays again what was handed over: its entries as the rules make them, or why it cannot have been.
 * @example const { entries, saved } = await replayPortableGame(past, gamesOnShelf);
 */
export async function replayPortableGame(past: PortableGame, games: Games): Promise<ReplayedGame | Refusal> {
  const box = games(past.game);
  if (box === undefined) return refuse('unknown-game', undefined, `there is no game '${past.game.slice(0, 40)}'`);
  const game = rulesOf(box, past.rules);
  if (game === undefined)
    return refuse('other-rules', undefined, `it needs version ${past.rules} of the rules, not ${box.version}`);
  if (past.deeds.length > MOST_PORTABLE_ENTRIES)
    return refuse('long-past', undefined, `at most ${MOST_PORTABLE_ENTRIES} entries`);
  if (past.players.length !== past.seats) return refuse('wrong-past', undefined, 'there is one player for each seat');
  let match: Match | null = null;
  for (const [seq, deed] of past.deeds.entries()) {
    const done: Match | Refusal = attempt(seq, () => next(game, past, match, { seq, ...deed, events: [] }));
    if (isRefusal(done)) return done;
    match = done;
    if (slices.isOver) await slices.next();
  }
  if (match === null) return wrong(0, 'there is nothing to go on from');
  return { entries: match.log, saved: match.save(), isOver: match.over };
}

/** The match after one more entry; it is begun with the first. */
function next(game: Game, { options, seats }: PortableGame, match: Match | null, entry: MatchEntry): Match | Refusal {
  const { type } = entry.cause;
  if ((type === 'start') !== (match === null) || type === 'undo')
    return wrong(entry.seq, 'a past is a start and what stands of the moves after it');
  if (match === null) return Match.again(game, { options, seats }, entry);
  const done = match.repeat(entry);
  return isRefusal(done) ? wrong(entry.seq, done.detail ?? done.refused, done.rule) : match;
}

/** What the dice or the table object to is what is wrong with an entry. */
function attempt(seq: number, run: () => Match | Refusal): Match | Refusal {
  try {
    return run();
  } catch (error) {
    if (error instanceof WrongDraw) return wrong(seq, error.message);
    if (error instanceof ImpossibleTable) return error.refusal;
    throw error;
  }
}

const wrong = (seq: number, why: string, rule?: string): Refusal => refuse('wrong-past', rule, `entry ${seq}: ${why}`);
