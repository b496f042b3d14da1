/** What the siege knows of its honest table: how long each move took, and everything the server has acknowledged. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { now, type Waits, waitsOf } from './measures.ts';

/** A move that was due at a moment, and how long it took from then until it was acknowledged, in milliseconds. */
interface Move {
  readonly due: number;
  readonly took: number;
}

export type FromHonest =
  | { readonly tokens: readonly string[] }
  | { readonly table: { readonly id: string; readonly game: string } }
  | { readonly acknowledged: { readonly table: string; readonly id: string } }
  | { readonly move: Move }
  | { readonly refused: string };

/** How long a move that was due is waited for, in milliseconds; it then counts as one that took as long. */
const TIMEOUT_MS = 15_000;
const GLANCE = 20;

export class Honesty {
  /** By table: the ids of the commands that were acknowledged. */
  readonly acknowledged = new Map<string, string[]>();
  readonly refusals: string[] = [];
  /** What nobody else may ever receive. */
  tokens: readonly string[] = [];
  private readonly child: ChildProcess;
  private moves: Move[] = [];
  private readonly tables = new Map<string, string>();

  constructor(url: string) {
    this.child = fork(new URL('./honest.ts', import.meta.url), [url]);
    this.child.on('message', (said: FromHonest) => this.hear(said));
  }

  /** Three people who play at a server; they have made their first moves. */
  static async arrive(url: string): Promise<Honesty> {
    const honesty = new Honesty(url);
    const begun = now();
    while (honesty.moves.length < 5) {
      if (honesty.child.exitCode !== null) throw new Error('the honest table could not be laid');
      if (now() - begun > 60_000) throw new Error('the honest table does not begin');
      await pause(GLANCE);
    }
    return honesty;
  }

  /** The table of some game that they play at now. */
  tableOf(game: string): string {
    return this.tables.get(game) ?? '';
  }

  /**
   * How long they waited for what was due between two moments.
   * @example const { p99 } = await honesty.waits(begun, now());
   */
  async waits(from: number, to: number): Promise<Waits> {
    const until = now() + TIMEOUT_MS;
    const isAnswered = () => (this.moves.at(-1)?.due ?? 0) >= to;
    while (!isAnswered() && now() < until) await pause(GLANCE);
    const took = this.moves.filter(({ due }) => due >= from && due < to).map(move => move.took);
    if (!isAnswered()) took.push(TIMEOUT_MS + to - Math.max(from, this.moves.at(-1)?.due ?? 0));
    this.moves = this.moves.filter(({ due }) => due >= to);
    return waitsOf(took);
  }

  async leave(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }

  private hear(said: FromHonest): void {
    if ('tokens' in said) this.tokens = said.tokens;
    else if ('table' in said) this.tables.set(said.table.game, said.table.id);
    else if ('acknowledged' in said) {
      const { table, id } = said.acknowledged;
      const there = this.acknowledged.get(table);
      if (there === undefined) this.acknowledged.set(table, [id]);
      else there.push(id);
    } else if ('move' in said) this.moves.push(said.move);
    else this.refusals.push(said.refused);
  }
}
