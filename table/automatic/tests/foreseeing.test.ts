/** What somebody may be asked next, asked at a table where bots think for real. */
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { listed } from '@havre/engine/kernel/seats.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { begin, created, LobbyKit, must } from '../../tests/lobby-kit.ts';
import { PEOPLE } from '../../tests/rehearsal.ts';

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

test('whoever waits is told what may come, and what they prepare of it is accepted', async () => {
  const lobby = await kit.lobby();
  const room = await created(lobby, { seats: 3, options: { first: 0 } });
  await begin(room, 3);
  const foresight = await lobby.foresee(room, 'bert');
  if (isRefusal(foresight)) throw new Error(foresight.refused);
  const [question] = foresight.questions;
  const [occasion] = question?.occasions ?? [];
  const action = question?.answers[occasion?.answers[0] ?? 0];
  if (question === undefined || occasion === undefined || action === undefined) throw new Error('nothing is foreseen');
  await must(room, 'bert', {
    type: 'prepare',
    answers: [{ step: question.step, action, after: occasion.event }],
  });
  expect(await room.read(table => table.at(1)?.prepared)).toHaveLength(1);
});

test('whoever is asked, does not sit there or has a bot play is told why not', async () => {
  const lobby = await kit.lobby();
  const room = await created(lobby, { seats: 3, options: { first: 0 } });
  expect(await lobby.foresee(room, 'anne')).toEqual({ refused: 'not-seated' });
  await begin(room, 3);
  const [asked = 0] = await room.read(({ match }) => listed(match?.awaited ?? 0));
  expect(await lobby.foresee(room, PEOPLE[asked] ?? '')).toEqual({ refused: 'asked-already' });
  expect(await lobby.foresee(room, 'zoe')).toEqual({ refused: 'not-seated' });
  await must(room, 'cleo', { type: 'takeOver', seat: 2, bot: 'random' });
  expect(await lobby.foresee(room, 'cleo')).toEqual({ refused: 'bot-plays' });
});
