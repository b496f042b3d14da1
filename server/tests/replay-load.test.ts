import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { verify } from '@havre/engine/kernel/replay.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { parseReplay } from '@havre/protocol/replay-file/parse.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../storage/sqlite.ts';
import { longGame, putDown } from './long-game.ts';
import { chooser, connectClient, expectDone, seated, temporaryFolder } from './test-server.ts';

const REQUESTS = 200;
const AT_ONCE = 4;

/** The server, and what it says of itself. */
async function measuredServer(folder: string) {
  const child = fork(new URL('./measured-server.ts', import.meta.url), { execArgv: [] });
  onTestFinished(() => void child.kill());
  const answer = async <T>(said: string): Promise<T> => {
    child.send(said);
    const [heard] = await once(child, 'message');
    return heard as T;
  };
  return { url: await answer<string>(folder), busyness: () => answer<number>('how busy?') };
}

/** Three people who play as fast as they can, one game after the other, until they are told to stop. */
async function honestTable(url: string) {
  const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
  const latencies: number[] = [];
  let isOver = false;
  const play = async (table: ClientTable, seat: number): Promise<void> => {
    const choose = chooser(seat);
    const isPlaying = () => !isOver && table.info?.phase !== 'over';
    while (isPlaying()) {
      const { question } = table;
      if (question === null) {
        await table.until(now => !isPlaying() || now.question !== null);
        continue;
      }
      const beganAt = performance.now();
      expectDone(await table.play(choose(question.legal)));
      latencies.push(performance.now() - beganAt);
      await table.until(now => !isPlaying() || now.question?.decision !== question.decision);
    }
  };
  const games = async (): Promise<void> => {
    while (!isOver) await Promise.all((await seated(clients)).map(play));
  };
  const playing = games();
  return {
    /** The latencies of all moves until now, which are forgotten. */
    taken: () => latencies.splice(0),
    /** Waits for so many moves. */
    async moves(count: number): Promise<void> {
      while (latencies.length < count) await new Promise(resolve => setTimeout(resolve, 10));
    },
    async end(): Promise<void> {
      isOver = true;
      await Promise.race([playing, new Promise(resolve => setTimeout(resolve, 1_000))]);
    },
  };
}

async function ask(url: string, table: string, headers: Record<string, string>) {
  const asked = request(`${url}/api/v1/tables/${table}/replay`, { headers, agent: false }).end();
  const [response] = await once(asked, 'response');
  const { statusCode, headers: said } = response;
  return { status: statusCode as number, etag: String(said.etag), bytes: await buffer(response) };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

it(`${REQUESTS} requests for the replay of a long game cost those who play next to nothing`, async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await putDown(store, longGame({ id: 'long', game: 'captain-jack', seats: 4, seed: 2 }));
  await store.close();
  const { url, busyness } = await measuredServer(folder);
  const table = await honestTable(url);
  await table.moves(100); // everything is warm
  table.taken();

  const { etag } = await ask(url, 'long', { 'accept-encoding': 'gzip' }); // made now, beside everybody
  const asAnybody = [{ 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'identity' }, { 'if-none-match': etag }];
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const attack = async (first: number): Promise<void> => {
    for (let i = first; i < REQUESTS; i += AT_ONCE) answers.push(await ask(url, 'long', asAnybody[i % 3] ?? {}));
  };
  await busyness();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => attack(first)));
  const busy = await busyness();
  const felt = median(table.taken());
  await table.end();

  expect(answers.filter(({ status }) => status === 304)).toHaveLength(66);
  const files = answers.filter(({ status }) => status === 200).map(({ bytes }) => bytes);
  expect(files).toHaveLength(134);
  const texts = new Set(files.map(bytes => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()));
  expect(texts.size).toBe(1);
  const [text = ''] = texts;
  const { game, replay } = parseReplay(text);
  const beganAt = performance.now();
  expect(verify(game, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
  const playedAgain = performance.now() - beganAt;
  // A server that makes it for each request plays it again for each, and everybody waits for several of those.
  // What is measured has the moves of the others in it, and is measured in the same minute on the same machine.
  expect(busy / REQUESTS).toBeLessThan(playedAgain / 3);
  expect(felt).toBeLessThan(playedAgain / 3);
}, 120_000);
