/** Positions on disk: plain data, with the names of the steps instead of their numbers. */
import { type Chance, NO_DICE, type Stream } from './chance.ts';
import type { Flow, Frame, Locals } from './flow.ts';
import type { Game, Rules } from './game.ts';
import { chosen, type Options } from './options.ts';
import { isRefusal } from './refusal.ts';

export interface Saved {
  readonly game: string;
  /** Version of the rules the position belongs to. */
  readonly version: number;
  readonly options: Options;
  readonly seats: number;
  /** The last entry of the log that is part of it. */
  readonly seq: number;
  /** How many words of the table's stream are used up. */
  readonly position: number;
  readonly since: readonly number[];
  readonly memories: readonly unknown[];
  readonly state: unknown;
}

/** What was given is no save of this game that can be gone on with. The message says why. */
export class BadSave extends Error {
  override name = 'BadSave';
}

/**
 * The position alone: no dice, no journal, steps by name.
 * @example canonical(bare(game, s)) === canonical(bare(game, game.clone(s, dice)))
 */
export function bare<R extends Rules>(game: Game<R>, s: R['state']): object {
  const { chance: _, journal: __, stack, ...rest } = s;
  return { ...rest, stack: stack.map(frame => ({ ...frame, step: game.book.steps[frame.step].name })) };
}

/**
 * The rules to go on with a version: the present ones, or an earlier version that is still kept.
 * @example rulesOf(game, saved.version)?.version
 */
export const rulesOf = <R extends Rules>(game: Game<R>, version: number): Game<R> | undefined =>
  [game, ...(game.earlier ?? [])].find(candidate => candidate.version === version);

export interface Unpacked<R extends Rules> {
  readonly rules: Game<R>;
  readonly table: { options: R['options']; seats: number };
  readonly state: (chance: Stream) => R['state'];
  readonly position: number;
  readonly seq: number;
  readonly since: readonly number[];
  readonly memories: readonly unknown[];
  /** Whether the position was brought up to date, so that its log no longer fits. */
  readonly migrated: boolean;
}

/** Checks a save from outside and makes it ready to be played on. Throws `BadSave`. */
export function unpacked<R extends Rules>(game: Game<R>, from: unknown): Unpacked<R> {
  const saved = savedShape(from);
  if (saved.game !== game.id) throw new BadSave(`this is a save of '${saved.game}', not of '${game.id}'`);
  if (saved.version > game.version)
    throw new BadSave(
      `this save needs version ${saved.version} of the rules of ${game.id}; this program has version ${game.version}`,
    );
  const { rules, raw, migrated } = broughtUpToDate(game, saved);
  const options = chosen(rules, saved.options, saved.seats);
  if (isRefusal(options)) throw new BadSave(`this save is damaged: ${options.detail ?? options.refused}`);
  const { seats, position, seq, since, memories } = saved;
  const state = (chance: Chance) => revived(rules, raw, chance);
  state(NO_DICE);
  return { rules, table: { options, seats }, state, position, seq, since, memories, migrated };
}

/** Goes on under the present rules where the position can be migrated, else under the version it began with. */
function broughtUpToDate<R extends Rules>(game: Game<R>, saved: Saved) {
  if (saved.version === game.version) return { rules: game, raw: saved.state, migrated: false };
  if (game.migrate !== undefined) return { rules: game, raw: migrated(game, saved), migrated: true };
  const rules = rulesOf(game, saved.version);
  if (rules === undefined)
    throw new BadSave(`this save is of version ${saved.version} of the rules of ${game.id}, which is no longer kept`);
  return { rules, raw: saved.state, migrated: false };
}

function migrated<R extends Rules>(game: Game<R>, saved: Saved): unknown {
  try {
    return game.migrate?.(saved.state, saved.version);
  } catch {
    throw new BadSave(`this save of version ${saved.version} of the rules of ${game.id} cannot be brought up to date`);
  }
}

/** A saved position as a live state. Copied by the game itself, so that it has the same shape as any other. */
function revived<R extends Rules>(game: Game<R>, raw: unknown, chance: Chance): R['state'] {
  try {
    const { stack, ...rest } = raw as { stack: { step: string; at: number; v: Locals }[] };
    const frames: Frame[] = stack.map(({ step, at, v }) => {
      const found = game.book.steps.find(candidate => candidate.name === step);
      if (found === undefined) throw new BadSave(`this save is damaged: the rules have no step '${step}'`);
      if (!Number.isInteger(at) || typeof v !== 'object')
        throw new BadSave(`this save is damaged: '${step}' is unclear`);
      return { step: found.id, at, v };
    });
    const flow: Partial<Flow> = { ...rest, stack: frames, chance, journal: null };
    const s = game.clone(flow as R['state'], chance);
    const flaw = game.check?.(s) ?? null;
    if (flaw !== null) throw new BadSave(`this save is damaged: ${flaw}`);
    if (s.stack.length === 0 && !s.over) throw new BadSave('this save is damaged: it is not over, and nothing is next');
    return s;
  } catch (error) {
    if (error instanceof BadSave) throw error;
    throw new BadSave('this save is damaged: the position cannot be read');
  }
}

function savedShape(from: unknown): Saved {
  const saved = from as Partial<Saved> | null;
  const whole = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
  const sound =
    typeof saved === 'object' &&
    saved !== null &&
    typeof saved.game === 'string' &&
    whole(saved.version) &&
    whole(saved.seats) &&
    whole(saved.seq) &&
    whole(saved.position) &&
    Array.isArray(saved.since) &&
    saved.since.length === saved.seats &&
    saved.since.every(whole) &&
    Array.isArray(saved.memories) &&
    saved.memories.length === saved.seats;
  if (!sound) throw new BadSave('this is no save of a game');
  return saved as Saved;
}
