/** The worker in which bots of this device think, one thing at a time. */
import { type Asked, thinkAbout, timer } from '@havre/table/automatic/bot-tasks.ts';
import { shelved } from '@havre/table/model/plan.ts';

/** What is to be thought about, and for how long at most, in milliseconds. */
export interface Assignment {
  readonly asked: Asked;
  readonly longest: number;
}

addEventListener('message', ({ data: { asked, longest } }: MessageEvent<Assignment>) => {
  const isEnough = timer(
    () => performance.now(),
    () => longest,
  );
  void thinkAbout(asked, shelved, { isEnough }).then(thinks => postMessage(thinks));
});
