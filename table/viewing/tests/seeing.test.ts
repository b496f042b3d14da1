/** Whoever sees something else than before, or is asked something, is told so, even where the story has nothing to tell. */
import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Room } from '../../room/room.ts';
import { begin, created, LobbyKit, must, Witness } from '../../tests/lobby-kit.ts';
import { PEOPLE } from '../../tests/rehearsal.ts';

const SEATS = 3;
/** More races than it takes until somebody leaves a die as it lies: of that nothing is told, and others are asked next. */
const MOST_RACES = 12;

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

/** What one seat is asked, and all it may answer. */
const askedOf = (room: Room) =>
  room.read(({ match }) => {
    for (let seat = 0; seat < SEATS; seat++) {
      const question = match?.asked(seat) ?? null;
      if (question?.awaited === true) return { seat, ...question };
    }
    return null;
  });

/** Everybody who sits there sees and is asked what the table holds for them. */
async function expectSeen(room: Room, witnesses: readonly Witness[]): Promise<void> {
  const truth = await room.read(({ match }) =>
    witnesses.map((_, seat) => ({ view: match?.view(seat) ?? null, question: match?.asked(seat) ?? null })),
  );
  expect(witnesses.map(({ last: { view, question } }) => ({ view, question }))).toEqual(
    JSON.parse(JSON.stringify(truth)),
  );
}

test('everybody sees and is asked what the table holds for them, after every move of whole races', async () => {
  const lobby = await kit.lobby({ games: id => (id === jamaica.id ? jamaica : undefined) });
  let silentMoves = 0;
  for (let race = 1; race <= MOST_RACES && silentMoves === 0; race++) {
    const room = await created(lobby, { game: jamaica.id, seats: SEATS });
    await begin(room, SEATS);
    const witnesses = PEOPLE.slice(0, SEATS).map(who => new Witness(who));
    for (const witness of witnesses) await room.watch(witness);
    const dice = new SeededDice(race);
    for (let now = await askedOf(room); now !== null; now = await askedOf(room)) {
      const heard = witnesses.map(({ events }) => events.length);
      const action = now.legal[dice.below(now.legal.length)];
      if (action === undefined) throw new Error('somebody is asked who can answer nothing');
      await must(room, PEOPLE[now.seat] ?? '', { type: 'play', action, decision: now.decision });
      await expectSeen(room, witnesses);
      if (witnesses.every(({ events }, seat) => events.length === heard[seat])) silentMoves++;
    }
  }
  expect(silentMoves).toBeGreaterThan(0);
}, 60_000);
