import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyTooMuch } from '../../commands/table-limits.ts';
import { begin, created, LobbyKit, must } from '../../tests/lobby-kit.ts';
import { aPlan } from '../../tests/rehearsal.ts';
import type { Lobby } from '../lobby.ts';

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

const QUOTAS = { person: { live: 3, bytes: 100_000 }, network: { live: 5, bytes: 200_000 } };
const asked = async (lobby: Lobby, who: string, network: string | null = 'home') => {
  const room = await lobby.create(who, aPlan(), network);
  return isRefusal(room) ? room.refused : 'founded';
};

test('so many tables that are not over for one person, however they are asked for', async () => {
  const lobby = await kit.lobby({ quotas: QUOTAS });
  const answers = await Promise.all(Array.from({ length: 8 }, () => asked(lobby, 'anne')));
  expect(answers.filter(answer => answer === 'founded').length).toBeLessThanOrEqual(3);
  for (let i = 0; i < 4; i++) await asked(lobby, 'anne');
  expect(await lobby.tablesOf('anne', 9)).toHaveLength(3);
  expect(await asked(lobby, 'anne')).toBe('many-tables');
  expect(await asked(lobby, 'bert')).toBe('founded');
  expect(await asked(await kit.lobby({ quotas: QUOTAS }), 'anne')).toBe('many-tables');
});

test('so many for one network, whoever asks', async () => {
  const lobby = await kit.lobby({ quotas: QUOTAS });
  for (const who of ['anne', 'bert', 'cleo', 'dora', 'emil']) expect(await asked(lobby, who)).toBe('founded');
  expect(await asked(lobby, 'fred')).toBe('many-tables-of-network');
  expect(await asked(lobby, 'fred', 'elsewhere')).toBe('founded');
  expect(await asked(lobby, 'gina', null)).toBe('founded');
});

test('what is deleted or over makes room again', async () => {
  const lobby = await kit.lobby({ quotas: QUOTAS });
  const rooms = [await created(lobby), await created(lobby), await created(lobby)];
  expect(await asked(lobby, 'anne')).toBe('many-tables');
  const [first, second] = rooms;
  if (first === undefined || second === undefined) throw new Error('there are no tables');
  await lobby.remove(first, 'anne');
  expect(await asked(lobby, 'anne')).toBe('founded');
  await must(second, 'anne', { type: 'close' });
  expect(await asked(lobby, 'anne')).toBe('founded');
});

test('so much for one person, finished games too; a game that goes on goes on, and a rematch waits', async () => {
  const lobby = await kit.lobby({ quotas: { ...QUOTAS, person: { live: 9, bytes: 10_000 } } });
  const room = await created(lobby, { options: { first: 'random', freeChat: true } });
  await begin(room, 2);
  for (let i = 0; i < 40; i++)
    await must(room, 'anne', { type: 'say', channel: 'table', message: { text: 'x'.repeat(500) } });
  for (const who of ['bert', 'anne']) await must(room, who, { type: 'resign' });
  expect(await asked(lobby, 'anne')).toBe('much-kept');
  expect(await lobby.rematch(room, 'anne')).toMatchObject({ refused: 'much-kept' });
  expect(isRefusal(await lobby.rematch(room, 'bert'))).toBe(false);
  expect(isRefusal(await lobby.rematch(room, 'anne'))).toBe(false); // there is one now
});

test('at a table where a great deal has happened only the game goes on, and at last it can only be ended', () => {
  const full = (measure: number) => ({ events: { length: 20_000 * measure } as never, weight: 0 });
  const heavy = { events: [], weight: 9 << 20 };
  for (const table of [full(1), heavy]) {
    for (const command of ['say', 'undo', 'mute', 'always', 'invite', 'passHost'] as const)
      expect(whyTooMuch(command, table)).toEqual({ refused: 'table-full' });
    for (const command of ['play', 'propose', 'answer', 'takeOver', 'claimSeat', 'resign', 'close'] as const)
      expect(whyTooMuch(command, table)).toBeNull();
  }
  expect(whyTooMuch('say', full(0.99))).toBeNull();
  expect(whyTooMuch('play', full(2))).toEqual({ refused: 'table-full' });
  expect(whyTooMuch('resign', full(2))).toBeNull();
});
