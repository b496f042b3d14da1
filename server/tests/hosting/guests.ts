/**
 * Guests at an address: they begin three games, make some moves, say so, and wait for a line; then they play to the end. Whatever
 * happens to the server meanwhile, they come back by themselves. Of each table they say its code, and who has the second seat.
 *
 *     NODE_EXTRA_CA_CERTS=authority.pem node guests.ts https://games.example.org
 */
import { once } from 'node:events';
import { Client } from '@havre/protocol/client/client.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { WebSocket } from 'ws';
import { chooser, expectDone, playOn, seated } from '../players.ts';

const TABLES = 3;
const [url = ''] = process.argv.slice(2);

async function guest(): Promise<Client> {
  const client = new Client({ url, WebSocket, primitives, identity: { token: null } });
  await client.identify();
  return client;
}

const parties = await Promise.all(
  Array.from({ length: TABLES }, async () => {
    const clients = await Promise.all([guest(), guest(), guest()]);
    const tables = await seated(clients, { visibility: 'public' });
    const [acting = 0] = tables[0]?.info?.acting ?? [];
    await tables[acting]?.until(({ question }) => question !== null);
    const [card] = tables[acting]?.question?.legal ?? [];
    if (card !== undefined) expectDone((await tables[acting]?.play(card)) ?? null);
    console.log(`table ${tables[0]?.info?.code} ${clients[1]?.token}`);
    return { clients, tables };
  }),
);
console.log('playing');
await once(process.stdin, 'data');
for (const { tables } of parties) await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 1))));
console.log('over');
for (const { clients } of parties) for (const client of clients) client.close();
process.exit(0);
