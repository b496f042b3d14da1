import '../../tests/a-browser.ts';
import { expect, test } from 'vitest';
import { momentThere } from '../sharing.ts';

const entry = (seq: number, cause: object) => ({ seq, cause, draws: [], events: [], after: '' });
const act = { type: 'act', seat: 0, action: { type: 'x' } };

test('what was taken back stays on the device: moments after it have other numbers on the server', () => {
  const entries = [
    entry(0, { type: 'start' }),
    entry(1, act),
    entry(2, act),
    entry(3, { type: 'undo', seat: 0, to: 2, agreed: 0 }),
    entry(4, act),
  ] as never;
  expect([0, 1, 2, 3, 4].map(at => momentThere({ entries }, at))).toEqual([0, 1, 1, 1, 2]);
});
