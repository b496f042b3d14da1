/** Games that came from elsewhere are looked through like any other: what was played there, and what was played since. */
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lobby } from '../../lobby/lobby.ts';
import type { RecordedEvent } from '../../model/events.ts';
import type { TableSettings } from '../../model/plan.ts';
import type { Room } from '../../room/room.ts';
import { asked, begin, created, LobbyKit, must } from '../../tests/lobby-kit.ts';
import { commitmentOf, entropyOf, games } from '../../tests/rehearsal.ts';
import { checkTable } from '../table-check.ts';

let kit: LobbyKit;
let lobby: Lobby;
beforeEach(async () => {
  kit = new LobbyKit();
  lobby = await kit.lobby();
});
afterEach(() => kit.close());

const MANNER: TableSettings = { visibility: 'private', clock: { type: 'none' }, hints: true, botPace: 0 };
const PEOPLE = ['anne', 'bert', 'cleo'];
const FUJI = { game: 'fuji-flush', seats: 3 };
/** Dice are thrown all the time there. */
const ABACUS = { game: 'abacus', seats: 2 };
const ELSEWHERE = 3;
const SINCE = 3;

async function play(room: Room, acts: number): Promise<void> {
  for (let i = 0; i < acts; i++) {
    const next = await asked(room);
    if (next !== null) await must(room, next.who, next.command);
  }
}

/** A table to which a game has come; it has gone on for so many acts, or not yet at all. */
async function goneOn(how: 'carried' | 'branched', since: number | null, box = FUJI): Promise<RecordedEvent[]> {
  const people = PEOPLE.slice(0, box.seats);
  const before = await created(lobby, box);
  await begin(before, box.seats);
  await play(before, ELSEWHERE);
  const past = await before.portableGame();
  if (isRefusal(past)) throw new Error(past.refused);
  const room =
    how === 'carried'
      ? await lobby.carry({ who: 'anne', seat: 0, name: 'Anne' }, past, MANNER)
      : await lobby.branch('anne', past, MANNER);
  if (isRefusal(room)) throw new Error(room.refused);
  if (since !== null) {
    for (const [seat, who] of people.entries()) {
      if ((await room.read(table => table.at(seat))) === null) await must(room, who, { type: 'sit', seat, name: who });
      await must(room, who, { type: 'ready', commitment: commitmentOf(who, 1) });
    }
    await must(room, 'anne', { type: 'start' });
    for (const who of people) await must(room, who, { type: 'open', entropy: entropyOf(who, 1) });
    await play(room, since);
  }
  return room.read(({ events }) => JSON.parse(JSON.stringify(events)) as RecordedEvent[]);
}

/** The events with what was told of one entry changed, wherever that entry stands. */
const bent = (events: readonly RecordedEvent[], seq: number): RecordedEvent[] =>
  events.map(event => {
    if (event.type === 'entry' && event.entry.seq === seq) return { ...event, entry: { ...event.entry, events: [] } };
    if (event.type !== 'created' || event.origin === undefined) return event;
    const entries = event.origin.entries.map(entry => (entry.seq === seq ? { ...entry, events: [] } : entry));
    return { ...event, origin: { ...event.origin, entries } };
  });

describe.each(['carried', 'branched'] as const)('a table to which a game was %s', how => {
  test('is played again from its very beginning', async () => {
    const events = await goneOn(how, SINCE);
    const checked = checkTable(events, { snapshot: null, games });
    expect(checked).toMatchObject({ phase: 'playing', entries: 1 + ELSEWHERE + SINCE, difference: null });
    expect(checked.draws).toBeGreaterThan(50);
  });

  test('is played again also while it waits for its people', async () => {
    const checked = checkTable(await goneOn(how, null), { snapshot: null, games });
    expect(checked).toMatchObject({ phase: 'gathering', entries: 1 + ELSEWHERE, difference: null });
  });

  test.each([2, ELSEWHERE + 2])('is different where entry %i tells something else', async seq => {
    const events = bent(await goneOn(how, SINCE), seq);
    expect(checkTable(events, { snapshot: null, games }).difference).toEqual({ flaw: 'other-events', entry: seq });
  });

  test('is different with a die that is not one of the table', async () => {
    const events = await goneOn(how, 14, ABACUS);
    const at = events.findIndex(event => event.type === 'entry' && event.entry.draws.length > 0);
    expect(at).toBeGreaterThan(0);
    const forged = events.map((event, i): RecordedEvent => {
      if (i !== at || event.type !== 'entry') return event;
      const [[bound, value] = [2, 0], ...rest] = event.entry.draws;
      return { ...event, entry: { ...event.entry, draws: [[bound, (value + 1) % bound], ...rest] } };
    });
    expect(checkTable(forged, { snapshot: null, games }).difference).toMatchObject({ flaw: 'draw-stream' });
  });
});
