/** What of one's own may still be taken back, as far as a page knows: what it has sent itself, and nobody has acted since. */
import type { UndoRule } from '@havre/engine/kernel/game.ts';
import type { Told } from '@havre/engine/kernel/journal.ts';
import type { Letter } from '@havre/engine/kernel/letters.ts';
import { signal } from '@preact/signals';

type Rule = UndoRule<Told> | { readonly never: string };

export class OwnAct {
  /** What was told of the own act, while it is the last thing that has happened; null if it is not. */
  private readonly told = signal<readonly Told[] | null>(null);
  /** Whether an own act is under way to the table. */
  private isSent = false;

  /** An act has been sent. */
  send(): void {
    this.isSent = true;
  }

  /** The table has answered it. One of which nothing is told has come without a letter. */
  answer(isAccepted: boolean): void {
    if (this.isSent && isAccepted) this.told.value = [];
    this.isSent = false;
  }

  /** Something has happened at the table. */
  hear(letters: readonly Letter[]): void {
    for (const { type, events } of letters) {
      const isOwn = this.isSent && type === 'act';
      this.told.value = isOwn ? events : null;
      if (isOwn) this.isSent = false;
    }
  }

  /**
   * Whether there is something that may be taken back by the rule of a game. Only the table knows for certain.
   * @example ownAct.mayBeTakenBack(page.game.undo)
   */
  mayBeTakenBack(rule: Rule): boolean {
    const { value } = this.told;
    return value !== null && !('never' in rule) && !value.some(event => rule.isFinal(event));
  }
}
