/**
 * What people may do with a table, and which events that leads to.
 *
 * Everything is refused with a code, and for a rule of the game with its row; a refusal leaves no trace.
 */
import { refuse } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { EventsOrRefusal, Identity } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { CommandContext } from '../room/presence.ts';
import { mute, say, silence } from './chat.ts';
import { takeColour } from './colours.ts';
import { type Command, whyNotNow } from './command.ts';
import { invite, lookOn } from './onlookers.ts';
import { answerProposal, applyExternal, playAction, propose, takeOver, undo } from './playing.ts';
import { prepare } from './prepared-answers.ts';
import { replan } from './replanning.ts';
import { addBot, claimSeat, leave, offerSeat, open, passHost, ready, remove, sit, start, swap } from './seating.ts';
import { always, askAgain } from './standing-answers.ts';
import { whyTooMuch } from './table-limits.ts';

/**
 * The events that a person's command leads to, or why it may not be.
 * @example const events = decide(table, identity, { type: 'sit', seat: 2, name: 'Anne' }, context);
 */
export function decide(table: Table, who: Identity, command: Command, context: CommandContext): EventsOrRefusal {
  const early = whyNotNow(command.type, table.phase) ?? whyTooMuch(command.type, table);
  if (early !== null) return early;
  const mine = table.seatOf(who);
  switch (command.type) {
    case 'sit':
      return sit(table, who, command, context.now);
    case 'claimSeat':
      return claimSeat(table, who, command, context);
    case 'offerSeat':
      return offerSeat(table, who, command, context);
    case 'lookOn':
      return lookOn(table, who, command, context.now);
    case 'takeOver':
      return takeOver(table, who, command, context);
    case 'colour':
      return takeColour(table, who, command);
    case 'swap':
    case 'addBot':
    case 'replan':
    case 'remove':
    case 'start':
    case 'silence':
    case 'passHost':
    case 'close':
      return table.host === who ? asHost(table, command, context) : refuse('host-only');
    default:
      return mine === null ? refuse('not-seated') : asSitter(table, mine, command);
  }
}

type HostCommand = Extract<
  Command,
  { type: 'swap' | 'addBot' | 'replan' | 'remove' | 'start' | 'silence' | 'passHost' | 'close' }
>;
type SitterCommand = Exclude<
  Command,
  HostCommand | { type: 'sit' | 'claimSeat' | 'offerSeat' | 'lookOn' | 'takeOver' | 'colour' }
>;

function asHost(table: Table, command: HostCommand, context: CommandContext): EventsOrRefusal {
  switch (command.type) {
    case 'swap':
      return swap(table, command);
    case 'addBot':
      return addBot(table, command);
    case 'replan':
      return replan(table, command);
    case 'remove':
      return remove(table, command.seat, context);
    case 'start':
      return start(table);
    case 'silence':
      return silence(table, command);
    case 'passHost':
      return passHost(table, command);
    case 'close':
      return [{ type: 'closed' }];
  }
}

function asSitter(table: Table, seat: Seat, command: SitterCommand): EventsOrRefusal {
  switch (command.type) {
    case 'stand':
      return leave(table, seat);
    case 'ready':
      return ready(seat, command);
    case 'unready':
      return table.at(seat)?.commitment == null ? refuse('not-ready') : [{ type: 'unreadied', seat }];
    case 'open':
      return open(table, seat, command);
    case 'play':
      return playAction(table, seat, command);
    case 'resign':
      return applyExternal(table, { type: 'resigned', seat });
    case 'undo':
      return undo(table, seat, command);
    case 'propose':
      return propose(table, seat, command);
    case 'answer':
      return answerProposal(table, seat, command);
    case 'always':
      return always(table, seat, command);
    case 'askAgain':
      return askAgain(table, seat, command);
    case 'prepare':
      return prepare(table, seat, command);
    case 'invite':
      return invite(table, seat, command);
    case 'handBack':
      return table.at(seat)?.bot == null ? refuse('no-bot') : [{ type: 'handedBack', seat }];
    case 'say':
      return say(table, seat, command);
    case 'mute':
      return mute(table, seat, command);
  }
}
