/** What the tests of `havre replay` share: a game, files to try, and a forger's tools. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBot } from '@havre/engine/bots/random.ts';
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { playRecorded } from '../../../simulation/series.ts';
import { run } from '../../run.ts';
import { type Script, scriptedTerminal } from '../../tests/scripted-terminal.ts';

export const game: Game = fujiFlush;
export const series = {
  game,
  options: { first: 'random', freeChat: false },
  bots: Array(4).fill(randomBot),
  seed: 1,
};
export const { replay } = playRecorded(series, 1);
/** The number of its last entry. */
export const last = replay.entries.length - 1;

/** A folder of its own for the files of a test. */
export class Files {
  readonly folder = mkdtempSync(join(tmpdir(), 'havre-replay-'));
  private written = 0;

  /** Writes something to a new file and gives its path. */
  of(content: object | string): string {
    const file = join(this.folder, `file-${++this.written}.json`);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Runs `havre replay`. */
export async function replayed(args: readonly string[], script: Script = {}) {
  const terminal = scriptedTerminal(script);
  const code = await run(['replay', ...args], terminal);
  return { code, out: terminal.out, err: terminal.err, progressed: terminal.progressed };
}

/** A replay that may be tampered with. */
export type Loose = { -readonly [K in keyof Replay]: Replay[K] } & {
  // biome-ignore lint/suspicious/noExplicitAny: a forger changes whatever they like
  entries: any[];
  // biome-ignore lint/suspicious/noExplicitAny: likewise
  proof: any;
};

/** A replay with something changed in it. */
export function tampered(change: (file: Loose) => void, original: Replay = replay): Loose {
  const file = structuredClone(original) as Loose;
  change(file);
  return file;
}
