/**
 * What clients were answered where nothing happened, for those that send the same command again. What was carried out is in the
 * events, and is never forgotten.
 */
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { CommandId, Identity } from '../model/events.ts';

/** What a command was answered: why it was refused, or null if there was nothing to do. */
export type CommandReply = Refusal | null;

/** So many of each person: more than a client can have on their way. */
const MOST_ANSWERS = 256;
/** So many people of each kind: more than ever sit at one table. */
const MOST_PEOPLE = 32;

export class CommandReplies {
  /** Those who sat there when they were answered, and those who did not: identities are free, and push out only their like. */
  private readonly sitters = new Map<Identity, Map<CommandId['id'], CommandReply>>();
  private readonly strangers = new Map<Identity, Map<CommandId['id'], CommandReply>>();

  /** What a command was answered before; undefined if it was not. */
  to({ who, id }: CommandId): CommandReply | undefined {
    const given = this.sitters.get(who)?.get(id);
    return given === undefined ? this.strangers.get(who)?.get(id) : given;
  }

  keep({ who, id }: CommandId, answered: CommandReply, isSitter: boolean): void {
    const people = isSitter ? this.sitters : this.strangers;
    const answers = people.get(who) ?? new Map<CommandId['id'], CommandReply>();
    people.delete(who); // whoever was answered last is the last to be forgotten
    people.set(who, answers);
    answers.set(id, answered);
    shorten(answers, MOST_ANSWERS);
    shorten(people, MOST_PEOPLE);
  }
}

function shorten<K>(map: Map<K, unknown>, most: number): void {
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
