import { expect, test } from 'vitest';
import { callTime } from '../call-times.ts';

const NIGHT = { from: '22:00', until: '08:00' };
const paris = { zone: 'Europe/Paris', quiet: NIGHT, daily: null };

test.each([
  ['in the evening before it', '2026-05-01T19:59:00Z', '2026-05-01T19:59:00Z'],
  ['when it begins', '2026-05-01T20:00:00Z', '2026-05-02T06:00:00Z'],
  ['after midnight', '2026-05-02T01:30:20Z', '2026-05-02T06:00:00Z'],
  ['when it ends', '2026-05-02T06:00:00Z', '2026-05-02T06:00:00Z'],
  ['over the hour that is left out in spring', '2026-03-28T22:30:00Z', '2026-03-29T06:00:00Z'],
  ['over the hour that comes twice in autumn', '2026-10-24T21:30:00Z', '2026-10-25T07:00:00Z'],
])('nobody is called at night: %s', (_, now, expected) => {
  expect(new Date(callTime(paris, Date.parse(now))).toISOString()).toBe(new Date(expected).toISOString());
});

test('a pause at noon is no night', () => {
  const noon = { zone: 'UTC', quiet: { from: '12:00', until: '14:00' }, daily: null };
  expect(callTime(noon, Date.UTC(2026, 4, 1, 11, 59))).toBe(Date.UTC(2026, 4, 1, 11, 59));
  expect(callTime(noon, Date.UTC(2026, 4, 1, 13))).toBe(Date.UTC(2026, 4, 1, 14));
});

test('once a day is at that time of the day, today or tomorrow', () => {
  const daily = { zone: 'America/New_York', quiet: null, daily: '18:30' };
  expect(callTime(daily, Date.parse('2026-05-01T20:00:00Z'))).toBe(Date.parse('2026-05-01T22:30:00Z'));
  expect(callTime(daily, Date.parse('2026-05-01T22:30:00Z'))).toBe(Date.parse('2026-05-02T22:30:00Z'));
});
