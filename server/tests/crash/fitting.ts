/** Which events may come from which commands: written down once more, apart from the server's own code. */
import { isDeepStrictEqual } from 'node:util';
import type { Command } from '@havre/table/commands/command.ts';
import type { RecordedEvent } from '@havre/table/model/events.ts';

/**
 * Whether an event is what a command asked for.
 * @example fits({ type: 'sit', seat: 2, name: 'Anne' }, event)
 */
export function fits(command: Command, event: RecordedEvent): boolean {
  switch (command.type) {
    case 'sit':
      return event.type === 'sat' && event.seat === command.seat && event.name === command.name;
    case 'ready':
      return event.type === 'readied' && event.commitment === command.commitment;
    case 'start':
      return event.type === 'opening';
    case 'open':
      return event.type === 'opened' && event.entropy === command.entropy;
    case 'play': {
      if (event.type !== 'entry' || event.entry.cause.type !== 'act') return false;
      return isDeepStrictEqual(event.entry.cause.action, command.action);
    }
    case 'resign': {
      if (event.type !== 'entry' || event.entry.cause.type !== 'table') return false;
      return event.entry.cause.entry.type === 'resigned';
    }
    case 'say':
      return event.type === 'said' && isDeepStrictEqual(event.message, command.message);
    default:
      return false;
  }
}

/**
 * Whether an event without a command may follow the one before it: the last one to show their entropy begins the game,
 * whoever shows none in time is not ready, and a table that somebody deletes is closed first.
 */
export function isConsequence(event: RecordedEvent, before: RecordedEvent | undefined, isDeleted: boolean): boolean {
  switch (event.type) {
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
