import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { TableTransport } from '@havre/protocol/client/connection.ts';
import { storageInMemory } from '@havre/protocol/client/environment.ts';
import { DiceCommitment } from '@havre/protocol/client/fairness.ts';
import { BotPool } from '@havre/server/bots/bot-pool.ts';
import { openStore } from '@havre/server/storage/sqlite.ts';
import type { OwnGameRecord } from '@havre/table/history/game-record.ts';
import { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Identity } from '@havre/table/model/events.ts';
import { portableGameOf } from '@havre/table/model/origin.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import type { Table } from '@havre/table/model/table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { recorded } from '../../tests/recorded.ts';
import { DeviceHistory, type GameShelf } from '../device-history.ts';
import { localHost, type RequestHandlers } from '../local-host.ts';
import { type LocalSeating, personIn } from '../messages.ts';

/** A keeper of tables, and people who look at them. The store is a server's: the browser has its own. */
async function aKeeper() {
  const folder = mkdtempSync(join(tmpdir(), 'havre-here-'));
  const errors: string[] = [];
  const logger = { info: () => {}, error: (_about: object, sentence: string) => errors.push(sentence) };
  const store = await openStore(folder);
  const history = new DeviceHistory(shelfInMemory(), store, gamesOnShelf);
  const onChange = (_: unknown, table: Table) => history.note(table);
  const lobby = new Lobby({ store, now: Date.now, logger, thinking: new BotPool({ threads: 1 }), onChange });
  const lookers = new Map<Identity | null, ClientTable>();
  const keeper = localHost({ store, lobby, history }, (_table, who, update) => lookers.get(who)?.receiveUpdate(update));
  onTestFinished(async () => {
    await lobby.close();
    await store.close();
    rmSync(folder, { recursive: true });
    expect(errors).toEqual([]);
  });
  /** Somebody looks at a table, as a client of a server would. */
  const look = async (table: string, who: Identity | null): Promise<ClientTable> => {
    const post: TableTransport = {
      watch: () => {},
      command: (id, command) => keeper.command({ table: id, who: who ?? '', command }),
    };
    const looker = new ClientTable(table, who === null, post, new DiceCommitment(primitives, storageInMemory(), table));
    lookers.set(who, looker);
    expect(await keeper.watch({ table, who })).toEqual({ found: true });
    return looker;
  };
  return { keeper, look, history };
}

function shelfInMemory(): GameShelf {
  const kept = new Map<string, OwnGameRecord>();
  return {
    put: async record => kept.set(record.table, record),
    tables: async () => [...kept.keys()],
    all: async () => [...kept.values()],
    clear: async () => kept.clear(),
  };
}

const SOLO: LocalSeating = {
  game: 'fuji-flush',
  options: {},
  seated: [{ name: 'Anne' }, { bot: 'random' }, { bot: 'random' }],
  botPace: 0,
};
const TOGETHER: LocalSeating = { ...SOLO, seated: [{ name: 'Anne' }, { name: 'Ben' }, { name: 'Cleo' }] };

async function begun(keeper: RequestHandlers, sitting: LocalSeating): Promise<string> {
  const answer = await keeper.begin(sitting);
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer.table;
}

/** Whoever is asked plays the first card they may, so many times or to the end. */
async function play(people: readonly ClientTable[], acts: number): Promise<void> {
  for (let i = 0; i < acts; i++) {
    const asked = people.find(({ question }) => question !== null);
    const [action] = asked?.question?.legal ?? [];
    if (asked === undefined || action === undefined) return;
    expect(await asked.play(action)).toBeNull();
  }
}

describe('a table of this device', () => {
  it('begins at once, and everybody sees what is theirs', async () => {
    const { keeper, look } = await aKeeper();
    const table = await begun(keeper, TOGETHER);
    const lookers = [await look(table, null), await look(table, personIn(0)), await look(table, personIn(2))];
    expect(lookers.map(({ eyes }) => eyes)).toEqual(['public', 'seat 0', 'seat 2']);
    const hands = lookers.map(({ view }) => (view as { hand: number[] | null }).hand);
    expect([hands[0], hands[1]?.length, hands[2]?.length]).toEqual([null, 6, 6]);
  });

  it('is refused as a server would refuse it', async () => {
    const { keeper } = await aKeeper();
    expect(await keeper.begin({ ...SOLO, seated: [{ name: 'Anne' }] })).toMatchObject({ refused: 'wrong-seats' });
    expect(
      await keeper.begin({ ...SOLO, seated: [{ name: ' ' }, { bot: 'random' }, { bot: 'random' }] }),
    ).toMatchObject({
      refused: 'no-name',
    });
  });

  it('is listed, has a replay once it is over, and is gone when it is removed', async () => {
    const { keeper, look } = await aKeeper();
    const table = await begun(keeper, TOGETHER);
    const people = [await look(table, personIn(0)), await look(table, personIn(1)), await look(table, personIn(2))];
    expect(await keeper.replay({ table })).toEqual({ refused: 'not-over' });
    await play(people, 1_000);
    expect(await keeper.replay({ table })).toMatchObject({
      players: [{ name: 'Anne' }, { name: 'Ben' }, { name: 'Cleo' }],
    });
    expect(await keeper.tables(null)).toMatchObject([{ table, phase: 'over' }]);
    await keeper.remove({ table });
    expect(await keeper.tables(null)).toEqual([]);
    expect(await keeper.watch({ table, who: null })).toEqual({ found: false });
  });

  it('is remembered once it is over, also if that was before anything was remembered', async () => {
    const { keeper, look, history } = await aKeeper();
    const table = await begun(keeper, TOGETHER);
    const people = [await look(table, personIn(0)), await look(table, personIn(1)), await look(table, personIn(2))];
    expect(await keeper.games(null)).toEqual([]);
    await play(people, 1_000);
    const games = await keeper.games(null);
    expect(games).toMatchObject([
      { table, game: 'fuji-flush', seat: null, players: [{ name: 'Anne', mark: null }, {}, {}] },
    ]);
    await history.forget();
    expect(await keeper.games(null)).toEqual(games);
    await keeper.forgetGames(null);
    expect(await keeper.games(null)).toEqual([]);
    expect(await keeper.tables(null)).toEqual([]);
  });

  it('may go on elsewhere, with everything that was done', async () => {
    const { keeper, look } = await aKeeper();
    const table = await begun(keeper, TOGETHER);
    await play([await look(table, personIn(0)), await look(table, personIn(1)), await look(table, personIn(2))], 4);
    const past = await keeper.past({ table });
    expect(isRefusal(past) ? past : past.deeds.map(({ cause }) => cause.type)).toEqual([
      'start',
      ...Array(4).fill('act'),
    ]);
  });

  it('may go on from a moment of a replay, against bots', async () => {
    const { keeper, look } = await aKeeper();
    const table = await begun(keeper, { ...SOLO, past: portableGameOf(recorded(3), 12) });
    const anne = await look(table, personIn(0));
    expect(anne.info).toMatchObject({ origin: { type: 'branched' }, phase: 'playing' });
    expect(anne.events.filter(({ type }) => type === 'game').length).toBeGreaterThanOrEqual(13);
  });

  it('cannot go on from what has never been', async () => {
    const { keeper } = await aKeeper();
    const { deeds, ...past } = portableGameOf(recorded(3), 12);
    const answer = (await keeper.begin({ ...SOLO, past: { ...past, deeds: deeds.toReversed() } })) as Refusal;
    expect(answer.refused).toBe('wrong-past');
    expect(await keeper.tables(null)).toEqual([]);
  });

  it('that is not there is not there', async () => {
    const { keeper } = await aKeeper();
    const none = { refused: 'no-such-table' };
    expect(await keeper.replay({ table: 'x' })).toEqual(none);
    expect(await keeper.past({ table: 'x' })).toEqual(none);
    expect(await keeper.command({ table: 'x', who: 'here 0', command: { type: 'stand' } })).toEqual(none);
    expect(await keeper.remove({ table: 'x' })).toBeNull();
  });
});

describe('people who share a device', () => {
  it('are all there, whoever’s eyes it has', async () => {
    const { keeper, look } = await aKeeper();
    const table = await begun(keeper, TOGETHER);
    const anne = await look(table, personIn(0));
    await anne.until(({ info }) => info?.sitters.every(sitter => sitter?.here === true) === true);
    const ben = await look(table, personIn(1));
    await ben.until(({ info }) => info?.sitters.every(sitter => sitter?.here === true) === true);
    expect(ben.seat).toBe(1);
  });
});
