/** What clients were answered, for those that send the same command again. What was carried out is in the facts. */
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { CommandId } from './facts.ts';

const MOST_ANSWERS = 64;

export class Answers {
  private readonly refusals = new Map<string, Refusal>();

  to(command: CommandId): Refusal | undefined {
    if (this.refusals.size === 0) return undefined; // as a rule nothing is refused, and no key need be made
    return this.refusals.get(keyOf(command));
  }

  keep(command: CommandId, refusal: Refusal): void {
    this.refusals.set(keyOf(command), refusal);
    const [oldest] = this.refusals.keys();
    if (this.refusals.size > MOST_ANSWERS && oldest !== undefined) this.refusals.delete(oldest);
  }
}

/** A command as a key; no two have the same. */
const keyOf = ({ who, id }: CommandId): string => `${who.length} ${who}${id}`;
