/** What an attack is, and where it takes place. */
import type { Besieged } from './besieged.ts';
import type { Ears } from './ears.ts';
import type { Honesty } from './honesty.ts';
import type { Spots } from './stock.ts';

/** Which server it is tried on: the attacks of one ground share a server and an honest table. */
export type Ground = 'usual' | 'full' | 'crowded' | 'last';

export interface Field {
  readonly server: Besieged;
  readonly spots: Spots;
  readonly honest: Honesty;
  /** How long to attack. */
  readonly seconds: number;
  /** Whether there is so little time that what needs longer is tried in small, and not judged. */
  readonly isSample: boolean;
  /** A source address that nobody has used: another network each time. */
  network(): string;
  /** What the attackers receive is looked through for what is private. */
  readonly ears: Ears;
}

export interface Fate {
  /** What became of the attackers, in a few words. */
  readonly became: string;
  /** Promises of the server that were not kept. */
  readonly broken: readonly string[];
}

export interface Attack {
  readonly name: string;
  /** What is done, in one line. */
  readonly says: string;
  readonly ground: Ground;
  /** Megabytes that the server rightly keeps afterwards. */
  readonly keeps?: number;
  run(field: Field): Promise<Fate>;
}
