/** Chat, through the channels of the game; before it there is one channel, for everybody. */
import { type Channel, whyNotSay } from '@havre/engine/kernel/channels.ts';
import { refuse } from '@havre/engine/kernel/refusal.ts';
import { everyone, only, type Seat } from '@havre/engine/kernel/seats.ts';
import type { Command } from './command.ts';
import type { Decision } from './facts.ts';
import type { Table } from './table.ts';

/**
 * Who may talk to whom now.
 * @example channelsOf(table).filter(channel => mayRead(channel, viewer))
 */
export function channelsOf({ match, plan }: Table): readonly Channel[] {
  if (match !== null) return match.channels;
  return [{ id: 'table', readers: 'everybody', writers: everyone(plan.seats), rule: '' }];
}

/** The fact keeps who could read it: nobody else hears of it later, whatever becomes of the channel. */
export function say(table: Table, seat: Seat, { channel: id, message }: Extract<Command, { type: 'say' }>): Decision {
  const channels = channelsOf(table);
  const refusal = table.match?.whyNotSay(seat, id, message) ?? whyNotSay(channels, seat, id, message);
  if (refusal !== null) return refusal;
  if ('text' in message && message.text.trim() === '') return refuse('no-text');
  const channel = channels.find(candidate => candidate.id === id);
  if (channel === undefined) return refuse('no-such-channel');
  const readers = channel.readers === 'everybody' ? channel.readers : channel.readers | only(seat);
  return [{ type: 'said', seat, channel: id, message, readers }];
}
