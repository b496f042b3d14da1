import '../../tests/a-browser.ts';
import { wording } from '@havre/engine/games/fuji-flush/wording.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it } from 'vitest';
import type { GamePage } from '../../games/contract.ts';
import { game, recorded } from '../../tests/recorded.ts';
import { doingOf, doTo } from '../keys.ts';
import { Projector } from '../replay-controller.ts';
import { wound } from '../timeline.ts';

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
  ])('%j with shift %j', (key, shiftKey, doing) => expect(doingOf({ key, shiftKey })).toBe(doing));

  it('do what they say', async () => {
    const reel = await wound(game, recorded(), { primitives, breath: () => Promise.resolve() });
    const page = { game, wording } as unknown as GamePage;
    const projector = new Projector(reel, page, { name: 'x1', at: 0, eyes: 0 });
    const [, second] = projector.rounds.map(({ at }) => at);
    const places: (number | undefined)[] = [];
    for (const doing of ['on', 'on', 'back', 'roundOn', 'roundOn', 'roundBack', 'last', 'first'] as const) {
      doTo(projector, doing);
      places.push(projector.at.value);
    }
    const third = projector.rounds[2]?.at;
    expect(places).toEqual([1, 2, 1, second, third, second, reel.last, 0]);
    doTo(projector, 'playOrPause');
    expect(projector.isPlaying.value).toBe(true);
    doTo(projector, 'playOrPause');
    expect(projector.isPlaying.value).toBe(false);
  });
});
