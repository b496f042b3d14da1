/**
 * Writes to a socket, batched. All that a turn of the event loop leads to, such as an update and the answer to the command
 * it came from, goes to a socket in one write; and what several sockets are told alike is written as JSON once.
 */
import { UpdateMessages } from './update-messages.ts';

/** Somebody who holds something back until the batch ends. */
export interface BatchedWriter {
  flush(): void;
}

export class WriteBatch {
  readonly messages = new UpdateMessages();
  private writers: BatchedWriter[] = [];

  /** Flushes a writer when everything of this turn has been said. */
  add(writer: BatchedWriter): void {
    if (this.writers.push(writer) === 1) process.nextTick(this.end);
  }

  private readonly end = (): void => {
    const { writers } = this;
    this.writers = [];
    this.messages.forget();
    for (const writer of writers) writer.flush();
  };
}
