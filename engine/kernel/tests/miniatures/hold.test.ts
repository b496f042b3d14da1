import { expect, test } from 'vitest';
import { Stream, seededNumbers } from '../../chance.ts';
import { call } from '../../flow.ts';
import { laws } from '../../laws/laws.ts';
import { Match } from '../../match.ts';
import { refuse } from '../../refusal.ts';
import { holds } from './hold.ts';

const stepNamed = (name: string) => {
  const step = holds.book.steps.find(candidate => candidate.name === name);
  if (step === undefined) throw new Error(`there is no step '${name}'`);
  return step;
};

/** Seat 0 is about to load, with these goods in the hold. */
const loading = (hold: number[]) =>
  Match.arranged(holds, { seats: 2, chance: new Stream(seededNumbers(1)) }, s => {
    s.row = [4, 4];
    s.holds = [hold, []];
    s.sea = [1, 1, 2, 2, 3, 3].slice(hold.length);
    s.turn = 0;
    call(s, stepNamed('turn'), {});
  });

test('liberties are offered beside the answers of a decision', () => {
  expect(loading([1, 1]).asked(0)?.legal).toEqual([
    { type: 'load' },
    { type: 'leave' },
    { type: 'discard', good: 1 },
    { type: 'turn' },
  ]);
});

test('a liberty does not answer the decision, which is still to be taken', () => {
  const match = loading([1, 1]);
  match.play(0, { type: 'discard', good: 1 });
  expect(match.asked(0)).toMatchObject({ step: 'loading' });
  expect(match.view(0).holds[0]).toEqual([1]);
});

test('a liberty that arrives twice is taken once', () => {
  const match = loading([1, 1]);
  const decision = match.asked(0)?.decision ?? -1;
  match.play(0, { type: 'discard', good: 1 }, { decision });
  expect(match.play(0, { type: 'discard', good: 1 }, { decision })).toEqual(refuse('stale'));
  expect(match.view(0).holds[0]).toEqual([1]);
});

test('where the rules say so, liberties alone are a reason to ask', () => {
  const match = loading([1, 1, 2]); // full: the only answer is to leave the good
  expect(match.asked(0)?.legal[0]).toEqual({ type: 'leave' });
  match.play(0, { type: 'discard', good: 2 });
  expect(match.asked(0)?.legal.slice(0, 2)).toEqual([{ type: 'load' }, { type: 'leave' }]);
});

test('where they do not, a decision with a single answer is taken without asking', () => {
  const match = loading([1, 1]);
  const entry = match.play(0, { type: 'load' });
  expect('seq' in entry && entry.events.map(event => event.type)).toEqual(['loaded', 'sailed']);
});

test('what changes nothing for good can be done once between two things that do', () => {
  const match = loading([1]);
  match.play(0, { type: 'turn' });
  expect(match.play(0, { type: 'turn' })).toEqual(refuse('not-legal'));
});

test('liberties belong to whoever decides', () => {
  expect(loading([1, 1]).play(1, { type: 'discard', good: 1 })).toEqual(refuse('not-asked'));
});

test('the laws hold', () => {
  laws(holds, { games: 40 });
});
