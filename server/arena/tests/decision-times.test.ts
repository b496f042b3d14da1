/** Times as somebody measures them who looks on. */
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { expect, it } from 'vitest';
import { DecisionTimes } from '../decision-times.ts';

const act: readonly ViewerEvent[] = [{ at: 0, type: 'game', letter: { type: 'act', events: [] } }];

it('counts who has answered, alone, one after the other or several at once', () => {
  let now = 0;
  const times = new DecisionTimes(3, () => now);
  times.note([0], []);
  now = 5;
  times.note([0], act); // asked again after its answer
  now = 6;
  times.note([0], []); // somebody has said something
  now = 25;
  times.note([1, 2], act);
  now = 30;
  times.note([2], act);
  now = 40;
  times.note([], act);
  expect([0, 1, 2].map(seat => times.of(seat))).toEqual([
    { decisions: 2, thought: 25, longest: 20 },
    { decisions: 1, thought: 5, longest: 5 },
    { decisions: 1, thought: 15, longest: 15 },
  ]);
});
