/** Positions on disk: plain data, with the names of the steps instead of their numbers. */
import { type Chance, NO_DICE, type Stream } from './chance.ts';
import type { Game, Migrated, Rules } from './game.ts';
import { chosen, type Options } from './options.ts';
import { isRefusal } from './refusal.ts';
import type { Flow, Locals, StackFrame } from './steps.ts';

export interface Saved {
  readonly game: string;
  /** Version of the rules the position belongs to. */
  readonly version: number;
  readonly options: Options;
  /** With how many seats it began. */
  readonly seats: number;
  /** The last entry of the log that is part of it. */
  readonly seq: number;
  /** How many numbers of the table's stream are used up. */
  readonly position: number;
  readonly standings: readonly SeatStanding[];
  readonly state: unknown;
  /** The position it began from, if that was set up by hand. */
  readonly arranged?: unknown;
}

/** How one seat stands. */
export interface SeatStanding<M = unknown> {
  /** The number of its present or last question. */
  readonly question: number;
  /** The entry with which that question came up. */
  readonly since: number;
  /** What it remembers of what it was told. */
  readonly memory: M;
}

/** What was given is no save of this game that can be gone on with. The message says why. */
export class BadSave extends Error {
  override name = 'BadSave';
}

/**
 * The position alone: no dice, no journal, steps by name.
 * @example canonical(bare(game, s)) === canonical(bare(game, game.clone(s, dice)))
 */
export const bare = <R extends Rules>(game: Game<R>, s: R['state']): object => ({
  ...onTable(s),
  stack: s.stack.map(frame => ({ ...frame, step: game.book.steps[frame.step].name })),
});

/**
 * What lies on the table, without the steps that are under way.
 * @example fingerprint(onTable(s))
 */
export function onTable({ chance: _, journal: __, stack: ___, ...rest }: Flow): object {
  return rest;
}

/**
 * The rules to go on with a version: the present ones, or an earlier version that is still kept.
 * @example rulesOf(game, saved.version)?.version
 */
export const rulesOf = <R extends Rules>(game: Game<R>, version: number): Game<R> | undefined =>
  [game, ...(game.earlier ?? [])].find(candidate => candidate.version === version);

export interface Unpacked<R extends Rules> {
  readonly rules: Game<R>;
  readonly options: R['options'];
  readonly saved: Saved;
  readonly state: (chance: Stream) => R['state'];
  /** Whether the position was brought up to date, so that its log no longer fits. */
  readonly migrated: boolean;
}

/** Checks a save from outside and makes it ready to be played on. Throws `BadSave`. */
export function unpacked<R extends Rules>(game: Game<R>, from: unknown): Unpacked<R> {
  const given = savedShape(from);
  if (given.game !== game.id) throw new BadSave(`this is a save of '${given.game}', not of '${game.id}'`);
  if (given.version > game.version)
    throw new BadSave(
      `this save needs version ${given.version} of the rules of ${game.id}; this program has version ${game.version}`,
    );
  const { rules, saved, migrated } = broughtUpToDate(game, given);
  const options = chosen(rules, saved.options, saved.seats);
  if (isRefusal(options)) throw new BadSave(`this save is damaged: ${options.detail ?? options.refused}`);
  const state = (chance: Chance) => revived(rules, saved.state, chance);
  state(NO_DICE);
  return { rules, options, saved, state, migrated };
}

/** Goes on under the present rules where the save can be migrated, else under the version it began with. */
function broughtUpToDate<R extends Rules>(game: Game<R>, saved: Saved) {
  if (saved.version === game.version) return { rules: game, saved, migrated: false };
  const newer = migrated(game, saved);
  if (newer !== null) return { rules: game, saved: newer, migrated: true };
  const rules = rulesOf(game, saved.version);
  if (rules === undefined)
    throw new BadSave(`this save is of version ${saved.version} of the rules of ${game.id}, which is no longer kept`);
  return { rules, saved, migrated: false };
}

function migrated<R extends Rules>(game: Game<R>, saved: Saved): Saved | null {
  const memories = saved.standings.map(standing => standing.memory);
  let newer: Migrated | null;
  try {
    newer = game.migrate?.({ options: saved.options, state: saved.state, memories }, saved.version) ?? null;
  } catch {
    throw new BadSave(`this save of version ${saved.version} of the rules of ${game.id} cannot be brought up to date`);
  }
  if (newer === null) return null;
  const { options, state, memories: renewed } = newer;
  const standings = saved.standings.map((standing, seat) => ({ ...standing, memory: renewed[seat] ?? null }));
  const { arranged: _, ...rest } = saved;
  return { ...rest, version: game.version, options, state, standings };
}

/** A saved position as a live state. Copied by the game itself, so that it has the same shape as any other. */
export function revived<R extends Rules>(game: Game<R>, raw: unknown, chance: Chance): R['state'] {
  try {
    const { stack, ...rest } = raw as { stack: { step: string; at: number; v: Locals }[] };
    const frames: StackFrame[] = stack.map(({ step, at, v }) => {
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
    Array.isArray(saved.standings) &&
    saved.standings.length >= Number(saved.seats) &&
    saved.standings.every(standing => whole(standing?.question) && whole(standing.since));
  if (!sound) throw new BadSave('this is no save of a game');
  return saved as Saved;
}
