/** One table under load: whoever is asked plays a random card, and it is noted how long everybody waits to hear of it. */
import type { SeededDice } from '@havre/engine/kernel/chance.ts';
import { type ContenderNews, type Party, SEATS, type SitDown } from './contender.ts';

export interface Orders {
  /** Everybody has heard of a move, so many milliseconds after it was sent. */
  moved(latency: number): void;
  /** When the next move is to be sent, in milliseconds from now. */
  pause(): number;
  /** The game is over. */
  ended(): void;
}

export class TableLoad {
  private readonly mind: SeededDice;
  private party: Party | null = null;
  private orders: Orders | null = null;
  private sent = 0;
  private sentAt = 0;
  /** How many moves each seat has heard of. */
  private readonly heard = new Array<number>(SEATS).fill(-1);
  private turn: { readonly seat: number; readonly cards: readonly number[] } | null = null;
  private isOver = false;
  private whenAsked: () => void = () => {};

  private constructor(mind: SeededDice) {
    this.mind = mind;
  }

  /** Lays out a table and waits until somebody is asked. */
  static async lay(sitDown: SitDown, url: string, mind: SeededDice): Promise<TableLoad> {
    const load = new TableLoad(mind);
    const asked = new Promise<void>(resolve => {
      load.whenAsked = resolve;
    });
    load.party = await sitDown(url, heard => load.hear(heard));
    await asked;
    return load;
  }

  /** Plays from now on, until `stop`. */
  play(orders: Orders): void {
    this.orders = orders;
    this.goOn();
  }

  stop(): void {
    this.orders = null;
  }

  close(): void {
    this.party?.close();
  }

  /** How many moves that somebody has heard of are not known at another address; null if the table is not. */
  async movesLostAt(url: string): Promise<number | null> {
    const known = (await this.party?.movesKnownAt(url)) ?? null;
    return known === null ? null : Math.max(0, Math.max(...this.heard) - known);
  }

  private hear({ seat, moves, cards, over }: ContenderNews): void {
    this.heard[seat] = moves;
    if (cards !== null) {
      this.turn = { seat, cards };
      this.whenAsked();
    }
    if (over) this.isOver = true;
    if (this.sentAt === 0 || this.heard.some(count => count < this.sent)) return;
    const latency = performance.now() - this.sentAt;
    this.sentAt = 0;
    this.orders?.moved(latency);
    if (this.isOver) this.orders?.ended();
    else this.goOn();
  }

  private goOn(): void {
    const pause = this.orders?.pause() ?? Number.POSITIVE_INFINITY;
    if (pause <= 0) this.move();
    else if (Number.isFinite(pause)) setTimeout(() => this.move(), pause);
  }

  private move(): void {
    const { turn } = this;
    if (turn === null || this.orders === null || this.sentAt !== 0) return;
    const card = turn.cards[this.mind.below(turn.cards.length)];
    if (card === undefined) throw new Error('somebody is asked and has no card');
    this.turn = null;
    this.sent = (this.heard[turn.seat] ?? 0) + 1;
    this.sentAt = performance.now();
    this.party?.play(turn.seat, card);
  }
}
