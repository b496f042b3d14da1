import { captainJack } from '@havre/engine/games/captain-jack/game.ts';
import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import { expect, test } from 'vitest';
import { isPlayedNow, optionsInAddress, playNowAddress } from '../box-address.ts';

test('an address carries what is played, and not who begins', () => {
  const address = playNowAddress(captainJack, { rules: 'advanced', first: 0 });
  expect(address).toBe('/box/captain-jack?play=now&rules=advanced');
  const search = address.slice(address.indexOf('?'));
  expect(isPlayedNow(search)).toBe(true);
  expect(optionsInAddress(captainJack, search)).toEqual({ rules: 'advanced' });
});

test('options come back with the values they had, whatever kind those are', () => {
  const { search } = new URL(playNowAddress(jamaica, { edition: '2021', crew: true }), 'http://havre');
  expect(optionsInAddress(jamaica, search)).toEqual({ edition: '2021', crew: true });
});

test('what the box does not have is left out', () => {
  expect(optionsInAddress(captainJack, '?rules=nonsense&sharks=yes&__proto__=x')).toEqual({});
  expect(isPlayedNow('?rules=base')).toBe(false);
});
