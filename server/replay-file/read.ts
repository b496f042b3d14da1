/** Reading a replay file. */
import { readFileSync, statSync } from 'node:fs';
import { LARGEST_FILE, parseReplay, type ReadReplay, UnreadableReplay } from '@havre/protocol/replay-file/parse.ts';

/**
 * Reads a replay file. Throws `UnreadableReplay`.
 * @example const { game, replay } = readReplay('game.json'); verify(game, replay, primitives)
 */
export const readReplay = (path: string): ReadReplay => parseReplay(textOf(path));

function textOf(path: string): string {
  try {
    const found = statSync(path);
    if (!found.isFile()) throw new UnreadableReplay({ code: 'not-a-file' });
    if (found.size > LARGEST_FILE)
      throw new UnreadableReplay({ code: 'too-large', has: found.size, most: LARGEST_FILE });
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof UnreadableReplay) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new UnreadableReplay({ code: code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable' });
  }
}
