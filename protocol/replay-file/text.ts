/** A replay as a program writes it and a page offers it for download. */
import type { Replay } from '@havre/engine/kernel/replay.ts';

/**
 * A replay as text, one entry a line, so that a file can be looked through and compared.
 * @example writeFileSync('game.json', textOf(replay))
 */
export function textOf({ entries, outcome, ...head }: Replay): string {
  const fields = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const lines = entries.map((entry, i) => `  ${JSON.stringify(entry)}${i + 1 < entries.length ? ',' : ''}`);
  return ['{', ...fields, '"entries": [', ...lines, '],', `"outcome": ${JSON.stringify(outcome)}`, '}', ''].join('\n');
}
