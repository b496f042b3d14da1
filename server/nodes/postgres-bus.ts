/** News by `NOTIFY`, over one connection that listens and tells. */
import { setTimeout as pause } from 'node:timers/promises';
import { every, stop, type Timer } from '@havre/table/runtime/runtime.ts';
import type { Client } from 'pg';
import { type ConnectionSettings, connected } from '../storage/postgres-connection.ts';
import { databaseError, databaseErrorOf, isLost } from '../storage/postgres-errors.ts';
import type { Bus, BusListener } from './bus.ts';

/** After a connection was lost, in milliseconds. */
const RETRY_AFTER = 250;

/** Servers whose tables lie in different schemas of one database do not hear each other. */
const CHANNEL = "SELECT 'havre ' || current_schema() AS channel";

/** A connection that does not answer is lost, though nobody has said so; how often it is asked, in milliseconds. */
const ASKED_EVERY = 5_000;

export class PostgresBus implements Bus {
  private readonly settings: ConnectionSettings;
  private readonly listener: BusListener;
  private readonly asking: Timer;
  private client: Client | null = null;
  private channel = '';
  private isClosed = false;
  private comingBack: Promise<void> | null = null;

  private constructor(settings: ConnectionSettings, listener: BusListener) {
    this.settings = settings;
    this.listener = listener;
    this.asking = every(ASKED_EVERY, () => void this.ask('SELECT 1').catch(() => {}));
  }

  /**
   * Begins to listen. Rejects with a `StoreError`.
   * @example const bus = await PostgresBus.open(connectionTo(url), { hear, begun });
   */
  static async open(settings: ConnectionSettings, listener: BusListener): Promise<PostgresBus> {
    const bus = new PostgresBus(settings, listener);
    try {
      await bus.listen();
      return bus;
    } catch (error) {
      await bus.close();
      throw databaseErrorOf(error, settings.database);
    }
  }

  get isUp(): boolean {
    return this.client !== null;
  }

  async publish(news: string): Promise<void> {
    await this.ask('SELECT pg_notify($1, $2)', [this.channel, news]);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    stop(this.asking);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => {});
  }

  private async ask(text: string, values: string[] = []): Promise<void> {
    const { client } = this;
    if (client === null) throw databaseError('unreachable', this.settings.database);
    try {
      await client.query(text, values);
    } catch (error) {
      if (isLost(error)) this.lost(client);
      throw error;
    }
  }

  private async listen(): Promise<void> {
    const client = await connected(this.settings);
    try {
      client.on('notification', ({ payload }) => this.listener.hear(payload ?? ''));
      client.on('end', () => this.lost(client));
      client.on('error', () => this.lost(client));
      // News are worth no flush to the disk: what they are about has had its own.
      await client.query('SET synchronous_commit = off');
      const { rows } = await client.query<{ channel: string }>(CHANNEL);
      this.channel = rows[0]?.channel ?? 'havre';
      await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.isClosed) return void client.end().catch(() => {});
    this.client = client;
    this.listener.begun();
  }

  private lost(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    client.end().catch(() => {});
    if (this.isClosed) return;
    this.comingBack ??= this.comeBack().finally(() => {
      this.comingBack = null;
    });
  }

  private async comeBack(): Promise<void> {
    while (!this.isClosed && this.client === null) {
      await pause(RETRY_AFTER, undefined, { ref: false });
      // What is in the way is tried again; whoever wants to know looks at `isUp`.
      if (!this.isClosed) await this.listen().catch(() => {});
    }
  }
}
