import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { verify } from '@havre/engine/kernel/replay.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import type { Client } from '@havre/protocol/client/client.ts';
import { type PortableGame, portableGameOf } from '@havre/table/model/origin.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it } from 'vitest';
import { chooser, connectClient, expectDone, openServer, playOn } from '../../tests/test-server.ts';
import { LONGEST_PAST } from '../portable-game-schema.ts';

const game: Game = fujiFlush;

/** A game of three that was begun on a device: Anne and Ben share it, and a bot plays with them. */
function aPast(acts = 12): PortableGame {
  const match = Match.start(game, { seats: 3, chance: new Stream(seededNumbers(4)) });
  const choose = chooser(2);
  for (let i = 0; i < acts; i++) {
    const seat = lowest(match.awaited);
    match.play(seat, choose(match.asked(seat)?.legal ?? []));
  }
  const players = [{ name: 'Anne' }, { name: 'Ben' }, { name: 'random', bot: 'random' }];
  return portableGameOf({ game: game.id, rules: 1, options: match.options, seats: 3, players, entries: match.log });
}

const carry = (client: Client, past: unknown = aPast()) =>
  client.carry({ past: past as PortableGame, seat: 0, name: 'Anne', botPace: 0 });

describe('a game that is carried to the server', () => {
  it('waits for the others, goes on, and its dice are proved from there on', async () => {
    const { url } = await openServer();
    const [anne, ben] = await Promise.all([connectClient(url), connectClient(url)]);
    const mine = await carry(anne);
    await mine.until(() => mine.seat === 0);
    expect(mine.info).toMatchObject({
      phase: 'gathering',
      sitters: [{ name: 'Anne' }, null, { bot: 'random' }],
      origin: { type: 'carried', players: [{ name: 'Anne' }, { name: 'Ben' }, { name: 'random', bot: 'random' }] },
    });
    const his = ben.watch(mine.table);
    expectDone(await his.do({ type: 'sit', seat: 1, name: 'Ben' }));
    await his.until(() => his.seat === 1);
    for (const table of [mine, his]) expectDone(await table.ready());
    expectDone(await mine.do({ type: 'start' }));
    await Promise.all([mine, his].map((table, i) => playOn(table, chooser(i))));
    const replay = await anne.replay(mine.table);
    expect(replay.proof?.since).toBe(13);
    expect(verify(game, replay, primitives)).toMatchObject({ sound: true, stream: 'proved in part' });
    await mine.until(() => mine.fairness !== null);
    expect(mine.fairness).toEqual({ fair: true });
  });

  it('is the rules’ account of it: what was told is not for the carrier to say', async () => {
    const { url } = await openServer();
    const past = aPast();
    const told = past.deeds.map(deed => ({ ...deed, events: [{ type: 'won', rule: 'FUJ-END-01', seats: [0] }] }));
    await expect(carry(await connectClient(url), { ...past, deeds: told })).rejects.toMatchObject({
      code: 'bad-request',
    });
  });

  it.each<[string, (past: PortableGame) => unknown, string]>([
    ['a card nobody had', past => ({ ...past, deeds: past.deeds.with(3, act(99)) }), 'wrong-past'],
    [
      'other dice',
      past => ({ ...past, deeds: past.deeds.with(0, { cause: { type: 'start' }, draws: [] }) }),
      'wrong-past',
    ],
    ['another number of seats', past => ({ ...past, seats: 4 }), 'wrong-past'],
    ['newer rules', past => ({ ...past, rules: 7 }), 'other-rules'],
    ['another game', past => ({ ...past, game: 'chess' }), 'unknown-game'],
    ['something taken back', past => ({ ...past, deeds: [...past.deeds, UNDO] }), 'bad-request'],
    ['no past at all', () => ({}), 'bad-request'],
    [
      'a name that turns text around',
      past => ({ ...past, players: past.players.with(0, { name: '\u202eAnne' }) }),
      'bad-request',
    ],
  ])('is refused with %s', async (_, change, code) => {
    const { url } = await openServer();
    const client = await connectClient(url);
    await expect(carry(client, change(aPast()))).rejects.toMatchObject({ code });
    expect(await client.myTables()).toEqual([]);
  });

  it('is refused where too much is kept already, with a code and a sentence, and nothing is played again', async () => {
    const one = { live: 2, bytes: 1e9 };
    const { url } = await openServer({ quotas: { person: one, network: { live: 3, bytes: 1e9 } } });
    const [anne, ben] = await Promise.all([connectClient(url), connectClient(url)]);
    for (let i = 0; i < 2; i++) await carry(anne);
    await expect(carry(anne)).rejects.toMatchObject({ code: 'many-tables' });
    await carry(ben);
    await expect(carry(ben)).rejects.toMatchObject({ code: 'many-tables-of-network' });
    const response = await fetch(`${url}/api/v1/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ben.token}` },
      body: JSON.stringify({ game: 'fuji-flush', seats: 3 }),
    });
    expect([response.status, await response.json()]).toEqual([
      409,
      { error: 'many-tables-of-network', detail: 'at most 3 tables that are not over are kept' },
    ]);
  });

  it('is neither read of strangers, nor beyond all measure, nor again and again', async () => {
    const { url } = await openServer({ requestLimits: { carries: 2 } });
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${url}/api/v1/tables/carried`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }).then(response => response.status);
    const { token } = await connectClient(url);
    const known = { authorization: `Bearer ${token}` };
    expect(await post(JSON.stringify({ past: aPast(), seat: 0, name: 'Anne' }))).toBe(401);
    expect(await post(`"${'x'.repeat(LONGEST_PAST)}"`, known)).toBe(413);
    expect(await post(JSON.stringify({ past: aPast(), seat: 0, name: 'Anne' }), known)).toBe(429);
  });
});

const act = (card: number) => ({
  cause: { type: 'act' as const, seat: 0, action: { type: 'playCard', card } },
  draws: [],
});
const UNDO = { cause: { type: 'undo', seat: 0, to: 1, agreed: 0 }, draws: [] };
