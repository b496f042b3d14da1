import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { expect, test } from 'vitest';
import { seatColours } from '../../model/seat-colours.ts';
import { entropyOf, Rehearsal } from '../../tests/rehearsal.ts';
import { glanceOf } from '../../viewing/glance.ts';
import { infoOf } from '../../viewing/table-info.ts';

test('players take a colour that nobody else has chosen; whoever merely had it makes room', () => {
  const at = Rehearsal.ready();
  expect(seatColours(at.table)).toEqual(['orange', 'blue', 'green']);
  at.must('cleo', { type: 'colour', seat: 2, colour: 'orange' });
  expect(seatColours(at.table)).toEqual(['green', 'blue', 'orange']);
  expect(at.try('anne', { type: 'colour', seat: 0, colour: 'orange' })).toMatchObject({ refused: 'colour-taken' });
  expect(at.try('anne', { type: 'colour', seat: 0, colour: 'red' })).toMatchObject({ refused: 'no-such-colour' });
  expect(at.try('bert', { type: 'colour', seat: 0, colour: 'pink' })).toMatchObject({ refused: 'host-only' });
  expect(at.try('anne', { type: 'colour', seat: 1, colour: 'pink' })).toMatchObject({ refused: 'host-only' });
});

test('the host chooses for bots', () => {
  const at = new Rehearsal();
  at.must('anne', { type: 'addBot', seat: 1, bot: 'random' });
  at.must('anne', { type: 'colour', seat: 1, colour: 'purple' });
  expect(seatColours(at.table)).toEqual(['orange', 'purple', 'green']);
  expect(at.try('anne', { type: 'colour', seat: 2, colour: 'pink' })).toMatchObject({ refused: 'seat-empty' });
});

test('a colour goes with its player: to another seat, by a swap, and into the log', () => {
  const at = new Rehearsal();
  at.must('anne', { type: 'sit', seat: 0, name: 'Anne' });
  at.must('anne', { type: 'colour', seat: 0, colour: 'pink' });
  at.must('anne', { type: 'sit', seat: 2, name: 'Anne' });
  expect(seatColours(at.table)[2]).toBe('pink');
  at.must('anne', { type: 'swap', one: 2, other: 1 });
  expect(seatColours(at.table)[1]).toBe('pink');
  expect(seatColours(at.reread())).toEqual(seatColours(at.table));
  expect(infoOf(at.table, () => true).colours).toEqual(seatColours(at.table));
  expect(glanceOf(at.table, 'anne')?.colours).toEqual(seatColours(at.table));
});

test('it stands once the game is on, and replays name it', () => {
  const at = Rehearsal.ready({ game: 'aquatika', seats: 2 });
  expect(seatColours(at.table)).toEqual([null, null]);
  at.must('anne', { type: 'colour', seat: 0, colour: 'grey' });
  at.must('anne', { type: 'start' });
  for (const who of ['anne', 'bert']) at.must(who, { type: 'open', entropy: entropyOf(who) });
  expect(at.try('bert', { type: 'colour', seat: 1, colour: 'grey' })).toMatchObject({ refused: 'already-started' });
  expect(at.match.view(PUBLIC)).toMatchObject({ yellow: 1 });
  expect(seatColours(at.table)).toEqual(['grey', 'yellow']);
  expect(at.table.players).toEqual([
    { name: 'ANNE', colour: 'grey' },
    { name: 'BERT', colour: 'yellow' },
  ]);
  expect(at.reread().match?.view(PUBLIC)).toEqual(at.match.view(PUBLIC));
});

test('a table that began before anybody could choose goes on as it was', () => {
  const at = Rehearsal.begun();
  expect(at.table.events.some(({ type }) => type === 'coloured')).toBe(false);
  expect(at.table.entries[0]?.cause).toEqual({ type: 'start' });
  expect(at.table.players[0]).toEqual({ name: 'ANNE' });
});
