/** Chat, through the channels of the game; before it there is one channel, for everybody. */
import { type Channel, whyNotSay } from '@havre/engine/kernel/channels.ts';
import { refuse } from '@havre/engine/kernel/refusal.ts';
import { everyone, includes, only, type Seat, seatsOf } from '@havre/engine/kernel/seats.ts';
import type { EventsOrRefusal } from '../model/events.ts';
import type { Table } from '../model/table.ts';
import type { CommandOf } from './command.ts';

/**
 * Who may talk to whom now.
 * @example channelsOf(table).filter(channel => mayRead(channel, viewer))
 */
export function channelsOf({ match, plan }: Table): readonly Channel[] {
  if (match !== null) return match.channels;
  return [{ id: 'table', readers: 'everybody', writers: everyone(plan.seats), rule: '' }];
}

/** The event keeps who could read it: nobody else hears of it later, whatever becomes of the channel. */
export function say(table: Table, seat: Seat, { channel: id, message }: CommandOf<'say'>): EventsOrRefusal {
  if (table.at(seat)?.silenced === true) return refuse('silenced-by-host');
  const channels = channelsOf(table);
  const refusal = table.match?.whyNotSay(seat, id, message) ?? whyNotSay(channels, seat, id, message);
  if (refusal !== null) return refusal;
  if ('text' in message && message.text.trim() === '') return refuse('no-text');
  const channel = channels.find(candidate => candidate.id === id);
  if (channel === undefined) return refuse('no-such-channel');
  const readers = channel.readers === 'everybody' ? channel.readers : channel.readers | only(seat);
  const deaf = table.sitters.all.flatMap((sitter, other) => (includes(sitter?.muted ?? 0, seat) ? [other] : []));
  const unheard = deaf.length === 0 ? {} : { unheard: seatsOf(deaf) };
  return [{ type: 'said', seat, channel: id, message, readers, ...unheard }];
}

/** Does not hear somebody any more; nobody else is told. */
export function mute(table: Table, by: Seat, { seat, muted }: CommandOf<'mute'>): EventsOrRefusal {
  if (table.at(seat) === null || seat === by) return refuse('no-such-seat');
  return includes(table.at(by)?.muted ?? 0, seat) === muted ? [] : [{ type: 'muted', by, seat, muted }];
}

/** Takes the word from somebody for everybody: a host who must keep order. */
export function silence(table: Table, { seat, silenced }: CommandOf<'silence'>): EventsOrRefusal {
  const sitter = table.at(seat);
  if (sitter === null) return refuse('seat-empty');
  return sitter.silenced === silenced ? [] : [{ type: 'silenced', seat, silenced }];
}
