/** Programs that sit around a table which goes on from a moment. They do nothing by themselves; a page may look with the eyes of one. */
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { Moment } from './moments.ts';

/** A table at which a moment lies. */
export interface LaidTable {
  readonly table: string;
  /** The secret of the program in the seat that the moment is seen from: a page that has it is the same person. */
  readonly token: string;
  /** What that seat may do there. */
  readonly legal: readonly AnyAction[];
}

export class Company {
  private readonly url: string;
  private readonly clients = new Map<number, Client>();

  constructor(url: string) {
    this.url = url;
  }

  async lay({ past, seat: seen, deeds }: Moment): Promise<LaidTable> {
    const places: ClientTable[] = [];
    const host = await this.client(seen);
    const { name } = past.players[seen] ?? { name: '' };
    const hosted = await host.carry({ past, seat: seen, name, botPace: 0, hints: true });
    for (const [seat, player] of past.players.entries()) {
      const place = seat === seen ? hosted : (await this.client(seat)).watch(hosted.table);
      if (seat !== seen) await granted(place.do({ type: 'sit', seat, name: player.name }));
      places[seat] = place;
    }
    for (const place of places) await granted(place.ready());
    await granted(hosted.do({ type: 'start' }));
    await hosted.until(({ info }) => info?.phase === 'playing');
    for (const { seat, action } of deeds) await granted(places[seat]?.play(action) ?? Promise.resolve(null));
    return { table: hosted.table, token: host.token ?? '', legal: hosted.question?.legal ?? [] };
  }

  leave(): void {
    for (const client of this.clients.values()) client.close();
  }

  /** The same program always sits in the same seat, at whichever table. */
  private async client(seat: number): Promise<Client> {
    const there = this.clients.get(seat);
    if (there !== undefined) return there;
    const client = new Client({ url: this.url, WebSocket, primitives, identity: { token: null } });
    await client.identify();
    this.clients.set(seat, client);
    return client;
  }
}

async function granted(asked: Promise<{ readonly refused: string; readonly detail?: string } | null>): Promise<void> {
  const refusal = await asked;
  if (refusal !== null) throw new Error(`The table has refused: ${refusal.refused} ${refusal.detail ?? ''}`);
}
