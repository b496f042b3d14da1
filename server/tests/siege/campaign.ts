/**
 * A whole siege: ground by ground a server, its honest table, and one attack after the other beside it. At the end of each
 * ground the server is killed, started again, and everything it has acknowledged is looked for.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Fate, Field, Ground } from './attack.ts';
import { Besieged, Fallen } from './besieged.ts';
import { Ears } from './ears.ts';
import { Honesty } from './honesty.ts';
import { lost, secretsIn } from './left-on-disk.ts';
import { type Bounds, type Memory, now, settledBelow, tooMuch, tooSlow, type Waits } from './measures.ts';
import { Spy } from './spy.ts';
import { stocked, type Wanted } from './stock.ts';

export interface Plan {
  readonly attacks: readonly Attack[];
  /** How long each attack lasts. */
  readonly seconds: number;
  /** Whether everything is tried in small. */
  readonly isSample: boolean;
  readonly bounds: Bounds;
  /** Told what is being done. */
  readonly progress: (doing: string) => void;
}

/** What one attack has done. */
export interface Result {
  readonly attack: Attack;
  readonly before: Waits | null;
  readonly during: Waits | null;
  readonly memory: Memory | null;
  readonly became: string;
  /** Everything that should not have been; nothing, if the server has withstood it. */
  readonly faults: readonly string[];
}

export interface Outcome {
  readonly results: readonly Result[];
  /** What is wrong with a whole ground: something acknowledged is lost, or something private was told. */
  readonly faults: readonly string[];
  readonly acknowledged: number;
}

const GROUNDS: readonly Ground[] = ['usual', 'full', 'crowded', 'last'];
const STOCKS: Readonly<Record<Ground, Wanted>> = {
  usual: { carried: 0, small: 0 },
  full: { carried: 600, small: 0 },
  crowded: { carried: 0, small: 24_000 },
  last: { carried: 0, small: 0 },
};
const SMALL = 20;
/** The memory has so long to be again as it was, in milliseconds. */
const LONGEST_SETTLING = 60_000;
/** Nobody waits longer than this at a server that nobody disturbs, in milliseconds. */
const QUIET = 50;
const MOST_TRIES = 3;
const SAMPLING = 100;
const SETTLING = 1_000;

/**
 * Tries all attacks of a plan.
 * @example const { results } = await besiege({ attacks: ATTACKS, seconds: 9, isSample: false, bounds: BOUNDS, progress: console.log });
 */
export async function besiege(plan: Plan): Promise<Outcome> {
  const grounds = GROUNDS.filter(ground => plan.attacks.some(attack => attack.ground === ground));
  const parts: Outcome[] = [];
  for (const ground of grounds) parts.push(await siegeOf(ground, plan));
  return {
    results: parts.flatMap(({ results }) => results),
    faults: parts.flatMap(({ faults }) => faults),
    acknowledged: parts.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
  };
}

async function siegeOf(ground: Ground, plan: Plan): Promise<Outcome> {
  const attacks = plan.attacks.filter(attack => attack.ground === ground);
  const folder = mkdtempSync(join(tmpdir(), 'havre-siege-'));
  const { seconds, isSample } = plan;
  const { carried, small } = STOCKS[ground];
  const share = isSample ? SMALL : 1;
  try {
    plan.progress(`${ground}: the store is filled`);
    const spots = await stocked(folder, { carried: carried / share, small: small / share });
    const server = await Besieged.start(folder);
    try {
      const honest = await Honesty.arrive(server.url);
      const ears = new Ears();
      const spy = new Spy(server, honest);
      const field = { server, spots, honest, ears, seconds, isSample, network };
      const results: Result[] = [];
      for (const attack of attacks) {
        plan.progress(`${attack.name}: ${attack.says}`);
        results.push(await attacked(attack, field, plan.bounds));
        if (!server.isAlive) break;
      }
      const faults = await afterwards(folder, field, spy);
      return { results: [...results, ...untried(attacks.slice(results.length))], faults, acknowledged: sizeOf(honest) };
    } finally {
      await server.kill();
    }
  } catch (error) {
    if (!(error instanceof Fallen)) throw error;
    return { results: untried(attacks, error.message), faults: [], acknowledged: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const untried = (attacks: readonly Attack[], why = 'the server had fallen'): Result[] =>
  attacks.map(attack => ({ attack, before: null, during: null, memory: null, became: why, faults: ['no server'] }));

const sizeOf = ({ acknowledged }: Honesty): number =>
  [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0);

let networks = 0;
/** 127.0.0.0/8 is this machine: the second and third numbers make networks of it. */
function network(): string {
  const next = networks++;
  return `127.${64 + (Math.floor(next / 250) % 128)}.${1 + (next % 250)}.1`;
}

async function attacked(attack: Attack, field: Field, bounds: Bounds): Promise<Result> {
  const { server, honest, seconds } = field;
  await server.sweep();
  const memoryBefore = server.memory;
  const before = await undisturbed(honest, Math.max(600, seconds * 500));
  const disturbedFrom = now();
  let peak = memoryBefore;
  const sampling = setInterval(() => {
    peak = Math.max(peak, server.memory);
  }, SAMPLING);
  const fate = await tried(attack, field);
  const until = now();
  clearInterval(sampling);
  const isItsEnd = attack.ground === 'last';
  if (isItsEnd || !server.isAlive) {
    const memory = { before: memoryBefore, peak, after: 0 };
    const faults = isItsEnd ? fate.broken : ['the server has fallen', ...fate.broken];
    return { attack, before, during: null, memory, became: fate.became, faults };
  }
  const during = await honest.waits(disturbedFrom, Math.max(until, disturbedFrom + 500));
  const memory = { before: memoryBefore, peak, after: await settled(field, memoryBefore + (attack.keeps ?? 0)) };
  const faults = [tooSlow(before, during, bounds), tooMuch(memory, attack.keeps), ...fate.broken].filter(
    fault => fault !== null,
  );
  return { attack, before, during, memory, became: fate.became, faults };
}

/** How long people wait before the attack. A machine that is busy with something else at that moment is given some more. */
async function undisturbed(honest: Honesty, lasting: number): Promise<Waits> {
  let waits: Waits;
  let tries = 0;
  do {
    const begun = now();
    await pause(lasting);
    waits = await honest.waits(begun, now());
  } while (waits.p99 > QUIET && ++tries < MOST_TRIES);
  return waits;
}

async function tried(attack: Attack, field: Field): Promise<Fate> {
  try {
    return await attack.run(field);
  } catch (error) {
    return { became: `${error}`, broken: ['the attack could not be made'] };
  }
}

/** Waits until the memory is as before, or for as long as there is time. */
async function settled({ server, isSample }: Field, before: number): Promise<number> {
  const until = now() + (isSample ? LONGEST_SETTLING / 20 : LONGEST_SETTLING);
  await server.sweep();
  while (server.memory > settledBelow(before) && now() < until) {
    await pause(SETTLING);
    await server.sweep();
  }
  return server.memory;
}

/** Kills the server, starts it again, and looks for what was acknowledged and for what was overheard. */
async function afterwards(folder: string, { server, honest, ears }: Field, spy: Spy): Promise<string[]> {
  const leaks = await spy.leaks();
  await honest.leave();
  await server.kill();
  const faults = [...new Set(leaks)].map(leak => `an onlooker was told ${leak}`);
  const again = await Besieged.start(folder);
  await again.kill();
  const gone = lost(folder, honest.acknowledged);
  if (gone > 0) faults.push(`${gone} acknowledged commands are lost`);
  const overheard = ears.heard([...honest.tokens, ...secretsIn(folder, [...honest.acknowledged.keys()])]);
  if (overheard > 0) faults.push(`attackers have heard ${overheard} secrets`);
  if (honest.refusals.length > 0) faults.push(`honest moves were refused: ${[...new Set(honest.refusals)].join(', ')}`);
  return faults;
}
