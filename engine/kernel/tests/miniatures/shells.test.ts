import { describe, expect, test } from 'vitest';
import { mindOf } from '../../../bots/mind.ts';
import { onePlyBot } from '../../../bots/one-ply.ts';
import { SeededDice, Stream, seededNumbers } from '../../chance.ts';
import { laws } from '../../laws/laws.ts';
import { Match } from '../../match.ts';
import { PUBLIC } from '../../seats.ts';
import { shells } from './shells.ts';

/** The pearl under shell 2, then swapped to 0. */
const covered = () => {
  const match = Match.start(shells, { seats: 2, chance: new Stream(seededNumbers(1)) });
  match.play(0, { type: 'hide', shell: 2 });
  match.play(0, { type: 'swap', one: 0, other: 2 });
  return match;
};

describe('shown', () => {
  test('no screen shows the pearl, not even that of the seat that hid it', () => {
    expect([0, 1, PUBLIC].map(viewer => covered().view(viewer).pearl)).toEqual([null, null, null]);
  });

  test('what faded was told when it happened, and is not told again', () => {
    const match = covered();
    const types = match.log.flatMap(entry => match.tell(entry, 1)).map(event => event.type);
    expect(types).toEqual(['hid', 'swapped']);
    expect(match.told(1)).toEqual([]);
  });

  test('after the end everything can be told again', () => {
    const match = covered();
    match.play(0, { type: 'stop' });
    match.play(1, { type: 'point', shell: 1 });
    match.play(0, { type: 'point', shell: 0 });
    expect(match.told(1).map(event => event.type)).toEqual(['hid', 'swapped', 'pointed', 'pointed', 'lifted']);
    expect(match.told(1)[0]).not.toHaveProperty('secret');
    expect(match.view(1).pearl).toBe(0);
  });
});

describe('known', () => {
  test('the memory of who saw it covered follows the swaps; the other has none', () => {
    const match = covered();
    expect([match.memory(0), match.memory(1)]).toEqual([0, -1]);
  });

  test('what a seat imagines fits its memory; who has none imagines anything', () => {
    const match = covered();
    const imagined = (seat: number) =>
      new Set(Array.from({ length: 50 }, (_, i) => match.imagined(seat, new SeededDice(i)).pearl));
    expect(imagined(0)).toEqual(new Set([0]));
    expect(imagined(1)).toEqual(new Set([0, 1, 2]));
  });

  test('a bot uses the memory of its seat and points at the pearl', () => {
    const match = covered();
    match.play(0, { type: 'stop' });
    match.play(1, { type: 'point', shell: 1 });
    expect(onePlyBot.choose(mindOf(match, 0), new SeededDice(5))).toEqual({ type: 'point', shell: 0 });
  });

  test('memories are saved with the game', () => {
    const match = covered();
    const loaded = Match.load(shells, JSON.parse(JSON.stringify(match.save())), at => new Stream(seededNumbers(1), at));
    expect([loaded.memory(0), loaded.memory(1)]).toEqual([0, -1]);
  });
});

test('the laws hold', () => {
  laws(shells, { games: 40 });
});
