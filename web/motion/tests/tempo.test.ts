import '../../tests/a-browser.ts';
import { afterEach, expect, test } from 'vitest';
import { knownSettings } from '../../shell/settings.ts';
import { setForTest } from '../../tests/set-for-test.ts';
import { atTempo, catchUpWith } from '../tempo.ts';

afterEach(() => catchUpWith(0));

test('things move as slowly as their player likes, or not at all', () => {
  expect(atTempo(100)).toBe(100);
  setForTest({ motion: 'slow' });
  expect(atTempo(100)).toBeGreaterThan(100);
  setForTest({ motion: 'fast' });
  expect(atTempo(100)).toBe(50);
  setForTest({ motion: 'none' });
  expect(atTempo(100)).toBe(0);
});

test('a film that is behind makes haste, the more the further it is behind', () => {
  catchUpWith(8);
  expect(atTempo(100)).toBe(100);
  catchUpWith(16);
  expect(atTempo(100)).toBe(50);
  catchUpWith(32);
  expect(atTempo(100)).toBe(25);
  catchUpWith(3);
  expect(atTempo(100)).toBe(100);
});

test('what a device remembers from before the speeds goes on', () => {
  expect(knownSettings({ motion: 'reduced' }).motion).toBe('none');
  expect(knownSettings({ motion: 'full' }).motion).toBe('normal');
  expect(knownSettings({ motion: 'slow' }).motion).toBe('slow');
  expect(knownSettings({ motion: 'backwards' }).motion).toBe('system');
});
