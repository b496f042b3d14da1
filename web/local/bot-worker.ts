/** The worker in which bots of this device think, one thing at a time. */
import { shelved } from '@havre/table/plan.ts';
import { type Asked, LONGEST_THOUGHT, thinkAbout } from '@havre/table/thinking.ts';

addEventListener('message', ({ data: { id, asked } }: MessageEvent<{ id: number; asked: Asked }>) => {
  const end = performance.now() + LONGEST_THOUGHT;
  const isEnough = (): boolean => performance.now() > end;
  void thinkAbout(asked, shelved, { isEnough }).then(thinks => postMessage({ id, ...thinks }));
});
