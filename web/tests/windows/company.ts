/** Programs that sit around a table which goes on from a moment, and hand one of its seats to a page. They do nothing by themselves. */
import { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { Moment } from './moments.ts';

/** A table at which a moment lies. */
export interface Laid {
  readonly path: string;
  /** What follows the path once, for whoever sits down in the seat that the moment is seen from. */
  readonly hash: string;
  /** Waits until that seat has been taken. */
  taken(): Promise<void>;
  /** Does what is left to be done at the table once it has. */
  goOn(): Promise<void>;
}

export class Company {
  private readonly url: string;
  private readonly clients = new Map<number, Client>();

  constructor(url: string) {
    this.url = url;
  }

  async lay({ past, seat: seen, deeds }: Moment): Promise<Laid> {
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
    const word = await hosted.seatCode(seen);
    return {
      path: `/table/${hosted.table}`,
      hash: `#word=${word}`,
      taken: () => hosted.until(({ seat }) => seat !== seen),
      async goOn() {
        for (const { seat, action } of deeds) await granted(places[seat]?.play(action) ?? Promise.resolve(null));
      },
    };
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
