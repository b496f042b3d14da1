/** A store as the version before wrote it, with tables of every game: it is brought up to date, and every game goes on. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { randomBot } from '@havre/engine/bots/random.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { listed } from '@havre/engine/kernel/seats.ts';
import { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Room } from '@havre/table/room/room.ts';
import { expect, it, onTestFinished } from 'vitest';
import { BotPool } from '../../bots/bot-pool.ts';
import { temporaryFolder } from '../../tests/test-server.ts';
import { FILE_NAME } from '../file-name.ts';
import { openStore } from '../sqlite.ts';
import { migrations, versionOf } from '../sqlite-schema.ts';

const OLD = join(import.meta.dirname, 'fixtures', 'version-2.db');
const dice = new SeededDice(3);

/** Somebody who is asked answers; whether anybody was. */
const played = (room: Room): Promise<boolean> =>
  room
    .read(({ match, sitters, phase }) => {
      if (match === null || phase !== 'playing') return null;
      const seat = listed(match.awaited & ~sitters.bots)[0];
      if (seat === undefined) return null;
      return { who: sitters.at(seat)?.who ?? '', action: randomBot.choose(mindOf(match, seat), dice) };
    })
    .then(async asked => {
      if (asked === null) return false;
      expect(await room.command(asked.who, { type: 'play', action: asked.action })).toBeNull();
      return true;
    });

it('has everything in it, and every game goes on', async () => {
  const folder = join(await temporaryFolder(), 'data');
  mkdirSync(folder);
  copyFileSync(OLD, join(folder, FILE_NAME));
  const store = await openStore(folder);
  const errors: string[] = [];
  const logger = { info: () => {}, error: (_: object, sentence: string) => errors.push(sentence) };
  const lobby = new Lobby({ store, now: Date.now, logger, thinking: new BotPool({ threads: 1 }) });
  onTestFinished(async () => {
    await lobby.close();
    await store.close();
  });
  const summaries = await store.summariesOf('anne', 99);
  expect(summaries).toHaveLength(11);
  expect(summaries.map(({ touchedAt }) => touchedAt)).toEqual(
    summaries.map(({ touchedAt }) => touchedAt).sort((a, b) => b - a),
  );
  expect(await store.liveCounts()).toEqual({ gathering: 3, playing: 6 });
  expect(await store.dueSummaries({ from: 0, until: 0 }, 99)).toHaveLength(9); // each is looked at once
  expect(await store.deviceBySecret('a hash')).toMatchObject({ identity: 'anne' });
  expect(await store.pushSubscriptionsOf('anne')).toHaveLength(1);

  await lobby.start();
  for (const { table, phase, game } of summaries) {
    const room = await lobby.room(table);
    if (room === null) throw new Error(`a table of ${game} is gone`);
    if (phase === 'playing') expect(await played(room)).toBe(true);
    else if (phase === 'over') expect(await room.replay()).toMatchObject({ game });
    else if (phase === 'gathering')
      expect(await room.command('anne', { type: 'say', channel: 'table', message: { text: 'on' } })).toBeNull();
    const due = (await store.summary(table))?.dueAt ?? null;
    expect(due === null || phase !== 'over').toBe(true);
  }
  expect(errors).toEqual([]);
  const file = new DatabaseSync(join(folder, FILE_NAME), { readOnly: true });
  expect(versionOf(file)).toBe(migrations.length);
  file.close();
});
