/** What a list of one's own tables says of each: true for whoever looks, and nothing that is not theirs to know. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asked, begin, created, LobbyKit, must } from '../../tests/lobby-kit.ts';
import { commitmentOf } from '../../tests/rehearsal.ts';
import type { Lobby } from '../lobby.ts';

let kit: LobbyKit;
let lobby: Lobby;
beforeEach(async () => {
  kit = new LobbyKit();
  lobby = await kit.lobby();
});
afterEach(() => kit.close());

const glance = async (who: string) => (await lobby.glancesOf(who, 10))[0]?.glance;

test('before the start it waits for whoever is not ready, and then for the host', async () => {
  const room = await created(lobby);
  for (const [seat, who] of ['anne', 'bert'].entries())
    await must(room, who, { type: 'sit', seat, name: who.toUpperCase() });
  expect(await glance('bert')).toMatchObject({ asks: null }); // a seat is free
  await must(room, 'anne', { type: 'addBot', seat: 2, bot: 'random' });
  expect(await glance('bert')).toMatchObject({ seat: 1, isHost: false, asks: 'ready', acting: [], since: null });
  for (const who of ['anne', 'bert']) await must(room, who, { type: 'ready', commitment: commitmentOf(who) });
  expect(await glance('bert')).toMatchObject({ asks: null });
  expect(await glance('anne')).toMatchObject({ isHost: true, asks: 'start' });
});

test('in the game it says whose turn it is, since when, and when the time is over', async () => {
  const room = await created(lobby, { clock: { type: 'perMove', seconds: 60, atZero: 'bot' } });
  const began = kit.now;
  await begin(room, 3);
  const turn = await asked(room);
  const others = ['anne', 'bert', 'cleo'].filter(who => who !== turn?.who);
  expect(await glance(turn?.who ?? '')).toMatchObject({ asks: 'move', acting: [turn?.seat], since: began });
  for (const who of others)
    expect(await glance(who)).toMatchObject({
      asks: null,
      acting: [turn?.seat],
      since: began,
      until: began + 60_000,
    });
  expect((await glance('anne'))?.sitters).toEqual(['ANNE', 'BERT', 'CLEO'].map(name => ({ name, person: true })));
});

test('a bot that plays for somebody answers for them', async () => {
  const room = await created(lobby, { botPace: 60_000 });
  await begin(room, 3);
  const turn = await asked(room);
  await must(room, turn?.who ?? '', { type: 'takeOver', seat: turn?.seat ?? 0, bot: 'random' });
  expect(await glance(turn?.who ?? '')).toMatchObject({ asks: null });
});

test('a table one has left, one that is over and one of others are not in the list', async () => {
  const room = await created(lobby);
  await must(room, 'bert', { type: 'sit', seat: 1, name: 'Bert' });
  await must(room, 'bert', { type: 'stand' });
  expect(await lobby.glancesOf('bert', 10)).toEqual([]);
  expect(await lobby.glancesOf('cleo', 10)).toEqual([]);
  await must(room, 'anne', { type: 'close' });
  expect(await lobby.glancesOf('anne', 10)).toEqual([]);
});

test('where everybody acts at once, nobody learns for how long the others have been waited for', async () => {
  const room = await created(lobby, { game: 'decrypto', seats: 4, options: { language: 'en' } });
  await begin(room, 4);
  for (let moves = 0; moves < 12; moves++) {
    const isFloor = await room.read(({ match }) => match?.isFloor === true);
    for (const who of ['anne', 'bert', 'cleo', 'dora']) {
      const seen = await glance(who);
      if (isFloor && seen?.asks === null) expect(seen.since).toBeNull();
    }
    const turn = await asked(room);
    if (turn === null) break;
    await must(room, turn.who, turn.command);
  }
});

test('a game that waits is in the list, however many others have been played since', async () => {
  const room = await created(lobby);
  await begin(room, 3);
  for (let i = 0; i < 3; i++) {
    kit.now += 1_000;
    await must(await created(lobby), 'anne', { type: 'close' });
  }
  expect(await lobby.glancesOf('anne', 2)).toMatchObject([{ summary: { table: room.id } }]);
});
