/** Four people, each with a device of their own and Havre's client; they bring their entropy and judge the dice like anybody. */
import { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { WebSocket } from 'ws';
import { type ContenderNews, type Party, SEATS } from '../contender.ts';

export async function sitDown(url: string, hear: (heard: ContenderNews) => void): Promise<Party> {
  const urls = url.split(',');
  const clients = await Promise.all(
    Array.from({ length: SEATS }, (_, seat) => connectClient(urls[seat % urls.length] ?? url)),
  );
  const laid = await clients[0]?.create({ game: 'fuji-flush', seats: SEATS });
  if (laid === undefined) throw new Error('nobody is there');
  const tables = clients.map(client => client.watch(laid.table));
  for (const [seat, table] of tables.entries()) {
    let moves = 0;
    table.onUpdate(({ question, info }, fresh) => {
      moves += fresh.filter(isMove).length;
      hear({ seat, moves, cards: question === null ? null : question.legal.map(cardOf), over: info?.phase === 'over' });
    });
  }
  await Promise.all(tables.map((table, seat) => getReady(table, seat)));
  done(await laid.do({ type: 'start' }));
  await Promise.all(tables.map(table => table.until(({ info }) => info?.phase === 'playing')));
  return {
    play: (seat, card) =>
      void tables[seat]?.play({ type: 'playCard', card } as { type: string }).then(done, unlessClosed),
    close: () => {
      for (const client of clients) client.close();
    },
    async movesKnownAt(elsewhere) {
      const client = await connectClient(elsewhere, clients[0]?.token);
      const table = client.watch(laid.table);
      const isThere = await table
        .until(({ seat }) => seat === 0)
        .then(
          () => true,
          () => false,
        );
      client.close();
      return isThere ? table.events.filter(isMove).length : null;
    },
  };
}

async function connectClient(url: string, token: string | null = null): Promise<Client> {
  const client = new Client({ url, WebSocket, primitives, identity: { token } });
  await client.identify();
  return client;
}

async function getReady(table: ClientTable, seat: number): Promise<void> {
  done(await table.do({ type: 'sit', seat, name: `guest ${seat + 1}` }));
  await table.until(() => table.seat === seat);
  done(await table.ready());
}

function done(refusal: { readonly refused: string } | null): void {
  if (refusal !== null) throw new Error(`refused: ${refusal.refused}`);
}

/** Whoever leaves in the middle of a move hears no answer. */
function unlessClosed(error: { readonly code: string }): void {
  if (error.code !== 'closed') throw error;
}

const isMove = (item: ViewerEvent): boolean => item.type === 'game' && item.letter.type === 'act';

const cardOf = (action: object): number => (action as { card: number }).card;
