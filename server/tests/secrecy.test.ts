/** Nobody receives what is not for them: every byte of whole games is looked at. */
import { type FujiFlush, fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { describe, expect, it } from 'vitest';
import { leaksIn, type Recording } from './eavesdropper.ts';
import { recordingSockets } from './recording-sockets.ts';
import { chooser, connectClient, openServer, playOn, seated } from './test-server.ts';

/** A whole game and somebody who watches; with a shaky connection, one of the players loses it now and then. */
async function played(url: string, { seats, seed, shaky }: { seats: number; seed: number; shaky: boolean }) {
  const received = Array.from({ length: seats + 1 }, (): string[][] => []);
  const clients = await Promise.all(received.map(sockets => connectClient(url, { socket: recordingSockets(sockets) })));
  const [onlooker, ...players] = clients;
  const tables = await seated(players);
  const id = tables[0]?.table ?? '';
  const watching = onlooker?.watch(id);
  await watching?.until(() => true);
  let updates = 0;
  tables[1]?.onUpdate(() => {
    if (shaky && ++updates % 9 === 0) players[1]?.interrupt();
  });
  await Promise.all(tables.map((table, seat) => playOn(table, chooser(seed + seat))));
  await watching?.until(({ info }) => info?.phase === 'over');
  const replay = await onlooker?.replay(id);
  if (replay === undefined) throw new Error('there is no replay');
  for (const client of clients) client.close();
  const recordings = received.map((sockets, i): Recording => {
    const foreign = clients.flatMap((other, j) => (j === i || other.token === null ? [] : [other.token]));
    return { seat: i === 0 ? null : i - 1, bytes: sockets.flat(), foreign };
  });
  return { replay, recordings };
}

/** The same at a server of its own, whose game may leak. */
async function playedAlone(game: Game<FujiFlush>) {
  const { url } = await openServer({ games: () => game as Game });
  return played(url, { seats: 3, seed: 1, shaky: true });
}

const GAMES = 200;
const AT_ONCE = 8;

describe('secrecy', () => {
  it(`in ${GAMES} games no client has received a card, a die or a secret of others before the end`, {
    timeout: 300_000,
  }, async () => {
    const { url } = await openServer();
    let bytes = 0;
    for (let game = 0; game < GAMES; game += AT_ONCE) {
      const seeds = Array.from({ length: AT_ONCE }, (_, i) => game + i);
      const games = await Promise.all(
        seeds.map(seed => played(url, { seats: 3 + (seed % 3), seed: 1 + seed * 10, shaky: seed % 4 === 0 })),
      );
      for (const { replay, recordings } of games)
        for (const recording of recordings) {
          expect(recording.bytes.length).toBeGreaterThan(10);
          expect(leaksIn(recording, replay, fujiFlush)).toEqual([]);
          bytes += recording.bytes.reduce((sum, text) => sum + text.length, 0);
        }
    }
    expect(bytes).toBeGreaterThan(GAMES * 10_000);
  });

  const view = fujiFlush.view;
  it.each<[string, Game<FujiFlush>['view']]>([
    ['hands in the view', (s, viewer) => ({ ...view(s, viewer), hands: s.hands })],
    [
      'the neighbour’s hand in place of one’s own',
      (s, viewer) => ({ ...view(s, viewer), hand: [...(s.hands[(viewer + 1) % 3] ?? [])] }),
    ],
    [
      'the draw pile in the discard pile',
      (s, viewer) => ({ ...view(s, viewer), discard: [...s.discard, ...s.pile.slice(-1)] }),
    ],
  ])('a planted leak is found: %s', async (_, leaky) => {
    const { replay, recordings } = await playedAlone({ ...fujiFlush, view: leaky });
    for (const recording of recordings) expect(leaksIn(recording, replay, fujiFlush)).not.toEqual([]);
  });

  it('a planted leak is found: the secret, somebody’s token, and what another has drawn', async () => {
    const { replay, recordings } = await playedAlone(fujiFlush);
    const [onlooker] = recordings;
    if (onlooker === undefined) throw new Error('nobody watched');
    const found = (plant: (text: string) => string) =>
      leaksIn({ ...onlooker, bytes: onlooker.bytes.map(plant) }, replay, fujiFlush);
    expect(found(text => text.replace('"rematch":null', `"rematch":"${replay.proof?.secret}"`))).toContain(
      'the secret of the dice',
    );
    expect(found(text => text.replace('"rematch":null', `"rematch":"${onlooker.foreign[0]}"`))).toContain(
      'the token of somebody else',
    );
    const drawn = found(text => text.replace(/("type":"drew",[^}]*)}/, '$1,"secret":{"to":1,"cards":[7]}}'));
    expect(drawn.join()).toMatch(/'drew' tells cards of seat \d/);
  });
});
