/** Where replays come from: the server, this device, or a file that somebody has opened. */
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { RequestError } from '@havre/protocol/client/client.ts';
import type { ReplayFileProblem } from '@havre/protocol/replay-file/parse.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { GameUi } from '../games/contract.ts';
import { boxOf } from '../games/index.ts';
import type { Source } from './moment.ts';
import { buildTimeline, type ReplayTimeline } from './timeline.ts';

/** A replay that is not to be had, and why. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A file that is no replay, and why not. */
export class WrongFile extends Error {
  override name = 'WrongFile';
  readonly problem: ReplayFileProblem;

  constructor(problem: ReplayFileProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/**
 * The replay of a table. Throws `Unavailable`.
 * @example const replay = await fetchReplay({ type: 'server', table: 'x1' });
 */
export async function fetchReplay(source: Exclude<Source, { type: 'file' }>): Promise<Replay> {
  return source.type === 'here' ? replayHere(source.table) : replayThere(source.table);
}

async function replayHere(table: string): Promise<Replay> {
  const { ask } = await import('../local/tables.ts');
  const replay = await ask('replay', { table });
  if (isRefusal(replay)) throw new Unavailable(replay.refused);
  return replay;
}

async function replayThere(table: string): Promise<Replay> {
  const { server } = await import('../shell/server.ts');
  try {
    return await server().replay(table);
  } catch (error) {
    throw new Unavailable(error instanceof RequestError ? error.code : 'no-server');
  }
}

/**
 * The replay in a file. Throws `WrongFile`.
 * @example const replay = await readReplay(input.files[0]);
 */
export async function readReplay(file: File): Promise<Replay> {
  const [{ LARGEST_FILE, parseReplay, UnreadableReplay }, { checkWithoutEval }] = await Promise.all([
    import('@havre/protocol/replay-file/parse.ts'),
    import('@havre/protocol/replay-file/without-eval.ts'),
  ]);
  if (file.size > LARGEST_FILE) throw new WrongFile({ code: 'too-large', has: file.size, most: LARGEST_FILE });
  checkWithoutEval();
  try {
    return parseReplay(await file.text()).replay;
  } catch (error) {
    throw new WrongFile(error instanceof UnreadableReplay ? error.problem : { code: 'unreadable' });
  }
}

/** A replay that is ready to be looked at. */
export interface LoadedReplay {
  readonly timeline: ReplayTimeline;
  readonly ui: GameUi;
}

/**
 * Plays a replay again, with pauses in which the page goes on. Throws `Unavailable`.
 * @example const { timeline, ui } = await playAgain(replay, share => show(share));
 */
export async function playAgain(replay: Replay, onProgress: (share: number) => void): Promise<LoadedReplay> {
  const ui = await boxOf(replay.game)?.load();
  if (ui === undefined) throw new Unavailable('unknown-game');
  const yieldToPage = () => new Promise<void>(resolve => setTimeout(resolve, 0));
  const timeline = await buildTimeline(ui.game, replay, { primitives, yieldToPage, onProgress });
  if (timeline.last < 0) throw new Unavailable(timeline.verdict.sound ? 'empty' : timeline.verdict.flaw);
  return { timeline, ui };
}
