/** Whole games, played through real sockets against a real store. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { verify } from '@havre/engine/kernel/replay.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it } from 'vitest';
import { chooser, connectClient, expectDone, openServer, playOn, seated } from './test-server.ts';

describe('playing over sockets', () => {
  it.each([3, 4])('takes %i people through a whole game whose replay verifies', async seats => {
    const { url } = await openServer();
    const clients = await Promise.all(Array.from({ length: seats }, () => connectClient(url)));
    const tables = await seated(clients);
    await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 1))));

    expect(tables.map(table => table.info?.outcome?.void)).toEqual(tables.map(() => false));
    expect(tables.map(table => table.fairness)).toEqual(tables.map(() => ({ fair: true })));
    const [first] = clients;
    const [table] = tables;
    const replay = await first?.replay(table?.table ?? '');
    if (replay === undefined) throw new Error('there is no replay');
    expect(verify(fujiFlush, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
    expect(replay.proof?.openings).toHaveLength(seats);
    expect(replay.players.map(player => player.name)).toEqual(['Anne', 'Ben', 'Cleo', 'Dan'].slice(0, seats));
  });

  it('takes one person and two bots through a whole game', async () => {
    const { url } = await openServer();
    const client = await connectClient(url);
    const table = await client.create({ game: 'fuji-flush', seats: 3, botPace: 0 });
    expectDone(await table.do({ type: 'sit', seat: 1, name: 'Anne' }));
    expectDone(await table.do({ type: 'addBot', seat: 0, bot: 'random' }));
    expectDone(await table.do({ type: 'addBot', seat: 2, bot: 'one-ply' }));
    expectDone(await table.ready());
    expectDone(await table.do({ type: 'start' }));
    await playOn(table, chooser(5));
    expect(table.fairness).toEqual({ fair: true });
    expect(verify(fujiFlush, await client.replay(table.table), primitives)).toMatchObject({ stream: 'proved' });

    const again = await client.rematch(table.table);
    await again.until(({ seat }) => seat === 1);
    expect(again.info?.sitters.map(sitter => sitter?.name)).toEqual(table.info?.sitters.map(sitter => sitter?.name));
  });
});
