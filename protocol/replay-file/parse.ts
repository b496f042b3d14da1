/**
 * The text of a replay: whatever is wrong with it is named before any rule looks at it. Programs and pages read replays
 * alike, so nothing here is of Node alone.
 */
import { manifestOf } from '@havre/engine/games/index.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { rulesOf } from '@havre/engine/kernel/position.ts';
import { REPLAY_FORMAT, REPLAY_VERSION, type Replay } from '@havre/engine/kernel/replay.ts';
import type { z } from 'zod';
import { replayFile } from './schema.ts';

export const LARGEST_FILE = 16 * 1024 * 1024;
/** Nothing in a game is nested anywhere near as deep. */
const DEEPEST = 40;

/** Why a file cannot be read as a replay. */
export type ReplayFileProblem =
  | { readonly code: 'missing' | 'not-a-file' | 'unreadable' | 'empty' | 'not-json' | 'breaks-off' | 'not-a-replay' }
  | { readonly code: 'too-large' | 'newer-format'; readonly has: number; readonly most: number }
  /** A game that was saved to be gone on with, not a replay. */
  | { readonly code: 'a-save' }
  | { readonly code: 'field-missing' | 'field-unknown' | 'field-wrong'; readonly field: string }
  | { readonly code: 'unknown-game'; readonly game: string }
  | {
      readonly code: 'newer-rules' | 'older-rules';
      readonly game: string;
      readonly has: number;
      readonly most: number;
    };

/** A file that is no replay this program can read. */
export class UnreadableReplay extends Error {
  override name = 'UnreadableReplay';
  readonly problem: ReplayFileProblem;

  constructor(problem: ReplayFileProblem) {
    super(Object.values(problem).join(' '));
    this.problem = problem;
  }
}

export interface ReadReplay {
  readonly game: Game;
  readonly replay: Replay;
}

/**
 * Reads the text of a replay. Throws `UnreadableReplay`.
 * @example parseReplay(await response.text())
 */
export function parseReplay(text: string): ReadReplay {
  const value = jsonOf(text.replace(/^\ufeff/, ''));
  lookAtFormat(value);
  if (isDeeperThan(value, DEEPEST)) fail({ code: 'not-a-replay' });
  const checked = replayFile.safeParse(value);
  if (!checked.success) return fail(problemOf(checked.error.issues[0], value));
  const replay = checked.data;
  const game = manifestOf(replay.game)?.game;
  if (game === undefined) return fail({ code: 'unknown-game', game: replay.game });
  if (rulesOf(game, replay.rules) === undefined) {
    const code = replay.rules > game.version ? 'newer-rules' : 'older-rules';
    fail({ code, game: game.id, has: replay.rules, most: game.version });
  }
  return { game, replay };
}

function jsonOf(text: string): unknown {
  const said = text.trim();
  if (said === '') fail({ code: 'empty' });
  try {
    return JSON.parse(said) as unknown;
  } catch {
    return fail({ code: said.startsWith('{') && !said.endsWith('}') ? 'breaks-off' : 'not-json' });
  }
}

/** Whether it says of itself that it is a replay, of a version that this program knows. */
function lookAtFormat(value: unknown): void {
  if (typeof value !== 'object' || value === null) fail({ code: 'not-a-replay' });
  const { format, formatVersion } = value as { format?: unknown; formatVersion?: unknown };
  if (format !== REPLAY_FORMAT) {
    const isSave = format === undefined && ['state', 'position', 'standings'].every(name => Object.hasOwn(value, name));
    fail({ code: isSave ? 'a-save' : 'not-a-replay' });
  }
  if (typeof formatVersion === 'number' && formatVersion > REPLAY_VERSION)
    fail({ code: 'newer-format', has: formatVersion, most: REPLAY_VERSION });
}

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(part => isDeeperThan(part, levels - 1)));

/** The first thing a schema complained about, by the path of its field. */
function problemOf(issue: z.core.$ZodIssue | undefined, file: unknown): ReplayFileProblem {
  if (issue === undefined) return { code: 'not-a-replay' };
  if (issue.code === 'unrecognized_keys') {
    const [surplus = ''] = issue.keys;
    return { code: 'field-unknown', field: fieldAt([...issue.path, surplus]) };
  }
  // A union says which of its members came nearest only inside its own list of complaints.
  if (issue.code === 'invalid_union' && issue.errors.length === 1)
    return problemOf(within(issue.errors[0]?.[0], issue.path), file);
  const isMissing = issue.path.length > 0 && valueAt(file, issue.path) === undefined;
  return { code: isMissing ? 'field-missing' : 'field-wrong', field: fieldAt(issue.path) };
}

const within = (issue: z.core.$ZodIssue | undefined, path: readonly PropertyKey[]): z.core.$ZodIssue | undefined =>
  issue === undefined ? undefined : { ...issue, path: [...path, ...issue.path] };

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Record<PropertyKey, unknown> | undefined)?.[name], value);

/** A path as one would write it: entries[3].draws[0][1]. Names come from the file, so only their printable part is kept. */
const fieldAt = (path: readonly PropertyKey[]): string =>
  path
    .map((name, i) => (typeof name === 'number' ? `[${name}]` : `${i === 0 ? '' : '.'}${plain(String(name))}`))
    .join('');

const plain = (name: string): string => name.replace(/[^\x21-\x7e]/g, '?').slice(0, 40);

function fail(problem: ReplayFileProblem): never {
  throw new UnreadableReplay(problem);
}
