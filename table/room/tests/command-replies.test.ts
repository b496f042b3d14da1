import { expect, test } from 'vitest';
import { CommandReplies } from '../command-replies.ts';

const refusal = { refused: 'not-ready' };

test('answers are kept for each person apart: nobody pushes out another, and memory is bounded', () => {
  const answers = new CommandReplies();
  answers.keep({ who: 'anne', id: 'a' }, refusal, true);
  answers.keep({ who: 'anne', id: 'b' }, null, true);
  answers.keep({ who: 'zoe', id: 'z' }, refusal, false);
  for (let i = 0; i < 300; i++) answers.keep({ who: 'bert', id: `${i}` }, refusal, true);
  for (let i = 0; i < 31; i++) answers.keep({ who: `stranger ${i}`, id: 'x' }, refusal, false);
  expect(answers.to({ who: 'anne', id: 'a' })).toEqual(refusal);
  expect(answers.to({ who: 'anne', id: 'b' })).toBeNull();
  expect(answers.to({ who: 'zoe', id: 'z' })).toEqual(refusal);
  answers.keep({ who: 'one more', id: 'x' }, refusal, false);
  expect(answers.to({ who: 'zoe', id: 'z' })).toBeUndefined();
  expect([43, 44].map(id => answers.to({ who: 'bert', id: `${id}` }))).toEqual([undefined, refusal]);
  expect(answers.to({ who: 'anne', id: 'other' })).toBeUndefined();
});
