import '../../tests/a-browser.ts';
import { wording } from '@havre/engine/games/fuji-flush/wording.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it } from 'vitest';
import type { GameUi } from '../../games/contract.ts';
import { game, recorded } from '../../tests/recorded.ts';
import { keyActionOf, runKeyAction } from '../keys.ts';
import { ReplayController } from '../replay-controller.ts';
import { buildTimeline } from '../timeline.ts';

describe('the keys of a replay', () => {
  it.each([
    ['ArrowLeft', false, 'back'],
    ['ArrowRight', false, 'on'],
    ['ArrowLeft', true, 'roundBack'],
    ['ArrowRight', true, 'roundOn'],
    ['Home', false, 'first'],
    ['End', false, 'last'],
    [' ', false, 'playOrPause'],
    ['a', false, null],
    ['Home', true, null],
  ])('%j with shift %j', (key, shiftKey, doing) => expect(keyActionOf({ key, shiftKey })).toBe(doing));

  it('do what they say', async () => {
    const timeline = await buildTimeline(game, recorded(), { primitives, yieldToPage: () => Promise.resolve() });
    const ui = { game, wording } as unknown as GameUi;
    const controller = new ReplayController(timeline, ui, { name: 'x1', at: 0, eyes: 0 });
    const [, second] = controller.rounds.map(({ at }) => at);
    const places: (number | undefined)[] = [];
    for (const doing of ['on', 'on', 'back', 'roundOn', 'roundOn', 'roundBack', 'last', 'first'] as const) {
      runKeyAction(controller, doing);
      places.push(controller.at.value);
    }
    const third = controller.rounds[2]?.at;
    expect(places).toEqual([1, 2, 1, second, third, second, timeline.last, 0]);
    runKeyAction(controller, 'playOrPause');
    expect(controller.isPlaying.value).toBe(true);
    runKeyAction(controller, 'playOrPause');
    expect(controller.isPlaying.value).toBe(false);
  });
});
