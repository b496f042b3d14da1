/** Which facts may come from which commands: written down once more, apart from the server's own code. */
import { isDeepStrictEqual } from 'node:util';
import type { Command } from '@havre/table/commands/command.ts';
import type { Fact } from '@havre/table/model/events.ts';

/**
 * Whether a fact is what a command asked for.
 * @example fits({ type: 'sit', seat: 2, name: 'Anne' }, fact)
 */
export function fits(command: Command, fact: Fact): boolean {
  switch (command.type) {
    case 'sit':
      return fact.type === 'sat' && fact.seat === command.seat && fact.name === command.name;
    case 'ready':
      return fact.type === 'readied' && fact.commitment === command.commitment;
    case 'start':
      return fact.type === 'opening';
    case 'open':
      return fact.type === 'opened' && fact.entropy === command.entropy;
    case 'play': {
      if (fact.type !== 'entry' || fact.entry.cause.type !== 'act') return false;
      return isDeepStrictEqual(fact.entry.cause.action, command.action);
    }
    case 'say':
      return fact.type === 'said' && isDeepStrictEqual(fact.message, command.message);
    default:
      return false;
  }
}

/**
 * Whether a fact without a command may follow the one before it: the last one to show their entropy begins the game,
 * whoever shows none in time is not ready, and a table that somebody deletes is closed first.
 */
export function isConsequence(fact: Fact, before: Fact | undefined, isDeleted: boolean): boolean {
  switch (fact.type) {
    case 'created':
      return before === undefined;
    case 'began':
      return before?.type === 'opened';
    case 'unreadied':
      return before !== undefined && ['opening', 'opened', 'unreadied'].includes(before.type);
    case 'closed':
      return isDeleted;
    default:
      return false;
  }
}
