/**
 * What is said in one breath. All that a turn of the event loop leads to, such as an update and the answer to the command
 * it came from, goes to a socket in one write; and what several sockets are told alike is put into words once.
 */
import { UpdateFrames } from './update-frame.ts';

/** Somebody who holds something back until the breath ends. */
export interface Speaker {
  letGo(): void;
}

export class Breath {
  readonly frames = new UpdateFrames();
  private speakers: Speaker[] = [];

  /** Lets a speaker go when everything of this turn has been said. */
  hold(speaker: Speaker): void {
    if (this.speakers.push(speaker) === 1) process.nextTick(this.end);
  }

  private readonly end = (): void => {
    const { speakers } = this;
    this.speakers = [];
    this.frames.forget();
    for (const speaker of speakers) speaker.letGo();
  };
}
