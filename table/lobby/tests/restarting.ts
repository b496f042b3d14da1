/** Whole games at tables whose server is stopped and started again in the middle of them. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { verify } from '@havre/engine/kernel/replay.ts';
import { expect } from 'vitest';
import type { Room } from '../../room/room.ts';
import { primitives } from '../../runtime/crypto-primitives.ts';
import { asked, begin, created, type LobbyKit, must, until } from '../../tests/lobby-kit.ts';
import type { Lobby } from '../lobby.ts';

/** The room of a table that there is. */
export async function found(lobby: Lobby, id: string): Promise<Room> {
  const room = await lobby.room(id);
  if (room === null) throw new Error('there is no such table');
  return room;
}

/** Plays on for some time, or to the end. */
async function playOn(room: Room, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    await until(room, ({ match, sitters, phase }) => phase === 'over' || ((match?.awaited ?? 0) & ~sitters.bots) !== 0);
    const next = await asked(room);
    if (next === null) return;
    await must(room, next.who, next.command);
  }
}

/**
 * So many people and bots play a game to its end, which is proved then, and the server stops after a few moves, again and again.
 * @example await playWithRestarts(kit, 2);
 */
export async function playWithRestarts(kit: LobbyKit, people: number): Promise<void> {
  const dice = new SeededDice(people);
  let lobby = await kit.lobby();
  const { id } = await created(lobby, { seats: 4 });
  let room = await found(lobby, id);
  await begin(room, people, people === 1 ? 'random' : 'one-ply');
  while ((await room.info()).phase !== 'over') {
    await playOn(room, 1 + dice.below(5));
    const before = await room.read(table => table.seq);
    await lobby.close();
    lobby = await kit.lobby();
    await lobby.start();
    room = await found(lobby, id);
    expect(await room.read(table => table.seq)).toBeGreaterThanOrEqual(before);
  }
  const replay = await room.replay();
  if (isRefusal(replay)) throw new Error(replay.refused);
  expect(verify(fujiFlush, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
  expect(kit.errors).toEqual([]);
}
