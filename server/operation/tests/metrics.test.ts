import { expect, it } from 'vitest';
import { Metrics } from '../metrics.ts';

it('has a sample of every counter before anything has happened', async () => {
  const metrics = new Metrics(async () => ({ gathering: 0, playing: 0 }));
  const text = await metrics.text();
  const counters = [...text.matchAll(/^# TYPE (\w+) counter$/gm)].map(([, name = '']) => name);
  expect(counters).toContain('havre_refusals_total');
  for (const name of counters) expect(text).toMatch(new RegExp(`^${name}(\\{[^}]+\\})? 0$`, 'm'));
  metrics.turnedAway.add('too-fast');
  expect(await metrics.text()).toContain('havre_turned_away_total{reason="too-fast"} 1');
});
