/** A game that is over, looked at with nothing hidden: every prey, both camps, and each move as whoever made it knew it. */
import { randomBot } from '@havre/engine/bots/random.ts';
import { aquatika } from '@havre/engine/games/aquatika/game.ts';
import type { View } from '@havre/engine/games/aquatika/information.ts';
import { NONE } from '@havre/engine/games/aquatika/pieces.ts';
import { replayed } from '@havre/engine/kernel/replay.ts';
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { playRecorded } from '@havre/server/simulation/series.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { expect, test } from 'vitest';
import { EVERYTHING } from '../../../replay/moment.ts';
import { buildTimeline } from '../../../replay/timeline.ts';

const { replay } = playRecorded({ game: aquatika, options: {}, bots: [randomBot, randomBot], seed: 3 }, 1);
const timeline = await buildTimeline(aquatika, JSON.parse(JSON.stringify(replay)), {
  primitives,
  yieldToPage: () => Promise.resolve(),
});
const moments = replay.entries.map(({ seq }) => seq);
const viewAt = (at: number, eyes: number): View => timeline.view(at, eyes) as View;

test('every prey shows, whoever’s octopus it lies under', () => {
  let hidden = 0;
  for (const at of moments) {
    const { state } = replayed(aquatika, replay, at);
    expect(viewAt(at, EVERYTHING).under).toEqual(state.under);
    if (state.under.some(prey => prey !== NONE) && !state.over) {
      expect(viewAt(at, PUBLIC).under.every(prey => prey === NONE)).toBe(true);
      hidden++;
    }
  }
  expect(hidden).toBeGreaterThan(3);
});

test('both camps show while they are arranged', () => {
  const last = moments.findLast(at => viewAt(at, PUBLIC).arranging) ?? 0;
  const placed = (eyes: number): number => viewAt(last, eyes).top.filter(piece => piece !== NONE).length;
  expect([placed(PUBLIC), placed(0)]).toEqual([0, 0]);
  expect(placed(EVERYTHING)).toBeGreaterThan(9);
});

test('each act is told as whoever did it knew it, and its film is as long as that', () => {
  const secrets = (eyes: number): number => JSON.stringify(timeline.events(eyes)).split('"secret"').length - 1;
  expect(secrets(PUBLIC)).toBe(0);
  expect(secrets(EVERYTHING)).toBe(secrets(0) + secrets(1));
  for (const at of moments.slice(1)) {
    const { cause } = replay.entries[at] ?? { cause: { type: 'start' } };
    const eyes = cause.type === 'act' ? cause.seat : PUBLIC;
    expect(timeline.film(at, EVERYTHING)).toHaveLength(timeline.film(at, eyes).length);
  }
});
