/** Whatever comes over a socket: the server stands, and nothing happens at a table that nobody may do. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { verify } from '@havre/engine/kernel/replay.ts';
import type { SocketConstructor } from '@havre/protocol/client/environment.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { mischief } from './mischief.ts';
import { RawSocket } from './raw-socket.ts';
import { chooser, connectClient, openServer, playOn, seated } from './test-server.ts';

const MESSAGES = 100_000;
const PER_PING = 500;
const PER_SOCKET = 2_000;
/** What the server may keep of it all, in bytes. */
const MOST_GROWTH = 16 * 1024 * 1024;

/** A socket that keeps what is sent over it. */
function overheardSocket(kept: string[]): SocketConstructor {
  return class extends WebSocket {
    constructor(url: string, protocols: string[], options?: ClientOptions) {
      super(url, protocols, options);
    }

    override send(text: unknown): void {
      kept.push(String(text));
      super.send(text as string);
    }
  };
}

/** What is in use once everything that is not has been cleared away. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Sends a ping and reads everything that comes before its answer. */
async function answersOf(raw: RawSocket): Promise<string[]> {
  raw.send({ v: 1, ping: 'all?' });
  await raw.next('pong');
  const types = raw.heard.map(message => message.type);
  raw.forget();
  return types;
}

describe('mischief', () => {
  it(`in ${MESSAGES} messages changes nothing and fills nothing, and the game goes on`, {
    timeout: 300_000,
  }, async () => {
    const { url } = await openServer();
    const overheard: string[] = [];
    const socket = overheardSocket(overheard);
    const clients = await Promise.all(Array.from({ length: 4 }, () => connectClient(url, { socket })));
    const tables = await seated(clients);
    const [first] = tables;
    const id = first?.table ?? '';
    const before = JSON.stringify([first?.info, first?.events, tables.map(table => table.view)]);
    const next = mischief(11, id, [...overheard]);
    const mallory = await connectClient(url);
    const open = () => Promise.all([RawSocket.open(url, mallory.token), RawSocket.open(url, null)]);
    let raws = await open();
    let answers = 0;
    let atFirst = 0;
    for (let sent = 1; sent <= MESSAGES; sent++) {
      raws[sent % 2]?.send(next());
      if (sent % PER_PING === 0)
        for (const raw of raws) {
          const types = await answersOf(raw);
          answers += types.length;
          expect(types).not.toContain('done');
        }
      if (sent % PER_SOCKET === 0) {
        for (const raw of raws) raw.send('x'.repeat(20_000)); // too long: it costs them their sockets
        await Promise.all(raws.map(raw => raw.end()));
        raws = await open();
      }
      if (sent === MESSAGES / 5) atFirst = heap();
    }
    expect(answers).toBeGreaterThan(MESSAGES);
    expect(heap() - atFirst).toBeLessThan(MOST_GROWTH);

    expect(JSON.stringify([first?.info, first?.events, tables.map(table => table.view)])).toBe(before);
    await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 1))));
    const replay = await clients[0]?.replay(id);
    expect(replay && verify(fujiFlush, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
  });

  it('of somebody who sits at the table is refused too: out of turn, and word for word again', async () => {
    const { url } = await openServer();
    const overheard: string[] = [];
    const socket = overheardSocket(overheard);
    const clients = await Promise.all([connectClient(url, { socket }), connectClient(url), connectClient(url)]);
    const tables = await seated(clients);
    const [first] = tables;
    const seen = () => JSON.stringify([first?.info?.sitters, first?.events, tables.map(table => table.view)]);
    const before = seen();
    const again = await RawSocket.open(url, clients[0]?.token ?? null);
    const commands = overheard.filter(text => text.includes('"do"'));
    for (const text of [...commands, ...commands.toReversed()]) again.send(text);
    expect((await answersOf(again)).filter(type => type === 'done')).toHaveLength(2 * commands.length);
    expect(seen()).toBe(before);

    const idle = clients[tables.findIndex(table => table.question === null)];
    const impatient = await RawSocket.open(url, idle?.token ?? null);
    const play = (card: number) => ({ type: 'play', action: { type: 'playCard', card } });
    for (let card = 0; card < 25; card++) impatient.send({ v: 1, id: `i${card}`, table: first?.table, do: play(card) });
    expect((await answersOf(impatient)).filter(type => type === 'refused')).toHaveLength(25);
    expect(seen()).toBe(before);
  });
});
