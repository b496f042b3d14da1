/** A file with settings: `name = value`, one a line, and lines that begin with # for people. */

export interface FileLine {
  /** Counted from 1. */
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

/** What cannot be read of a file. */
export interface FileFlaw {
  readonly line: number;
  readonly text: string;
}

/**
 * The settings in a file, as they are written there.
 * @example settingLines('port = 80\n# more\n').lines // [{ line: 1, name: 'port', value: '80' }]
 */
export function settingLines(text: string): {
  readonly lines: readonly FileLine[];
  readonly flaws: readonly FileFlaw[];
} {
  const lines: FileLine[] = [];
  const flaws: FileFlaw[] = [];
  for (const [i, whole] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const written = whole.trim();
    if (written === '' || written.startsWith('#')) continue;
    const [, name, value] = /^([\w-]+)\s*=\s*(.*)$/.exec(written) ?? [];
    if (name === undefined || value === undefined) flaws.push({ line: i + 1, text: written });
    else lines.push({ line: i + 1, name, value });
  }
  return { lines, flaws };
}
