/**
 * Long work for many, one piece in each turn of the event loop: however many ask for it at once, whoever plays waits for one
 * piece at most.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  /**
   * Resolves when it is the turn of whoever asked; its piece is what it does before it waits for anything else.
   * @example await turns.next(); tellEverything();
   */
  next(): Promise<void> {
    return new Promise(resolve => {
      if (this.waiting.push(resolve) === 1) setImmediate(this.callNext);
    });
  }

  private readonly callNext = (): void => {
    this.waiting.shift()?.();
    if (this.waiting.length > 0) setImmediate(this.callNext);
  };
}
