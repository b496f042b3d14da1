/** Who may talk to whom: a game opens and closes its channels as its rules demand, the application carries the messages. */
import { type Refusal, refuse } from './refusal.ts';
import { type Audience, audienceOf, includes, type Seat, type Seats, type Viewer } from './seats.ts';
import { misshapen, text } from './shapes.ts';

export interface Channel {
  /** 'table', 'team white'… */
  readonly id: string;
  /** Who reads along. */
  readonly readers: Audience | 'everybody';
  /** Who may write now. */
  readonly writers: Seats;
  /** Ready-made phrases only, named by their keys; absent where free text is allowed. */
  readonly phrases?: readonly string[];
  /** The row of the ledger that closes it to whoever is not a writer, or limits it to phrases. */
  readonly rule: string;
}

/** Something a seat wants to say: one of the phrases, or free text. */
export type ChatMessage = { readonly phrase: string } | { readonly text: string };

const LONGEST_TEXT = 500;
const SHAPES = { phrase: { phrase: text(40) }, text: { text: text(LONGEST_TEXT) } };

/** What is wrong with the shape of a message that came from outside, or null. */
function misshapenMessage(message: unknown): Refusal | null {
  const type = typeof message === 'object' && message !== null && 'phrase' in message ? 'phrase' : 'text';
  return misshapen(SHAPES, typeof message === 'object' && message !== null ? { ...message, type } : message);
}

/**
 * Whether a viewer reads a channel.
 * @example mayRead(channel, PUBLIC)
 */
export const mayRead = (channel: Channel, viewer: Viewer): boolean =>
  channel.readers === 'everybody' || (channel.readers & audienceOf(viewer)) !== 0;

/**
 * Why a seat may not say something in a channel, or null.
 * @example whyNotSay(channels, 2, 'table', { text: 'I have a twenty' }) // { refused: 'phrases-only', rule: 'FUJ-INFO-08' }
 */
export function whyNotSay(channels: readonly Channel[], seat: Seat, id: string, message: ChatMessage): Refusal | null {
  const shape = misshapenMessage(message);
  if (shape !== null) return shape;
  const channel = channels.find(candidate => candidate.id === id);
  if (channel === undefined || !(mayRead(channel, seat) || includes(channel.writers, seat)))
    return refuse('no-such-channel', undefined, 'there is no such channel for this seat');
  if (!includes(channel.writers, seat)) return refuse('silenced', channel.rule);
  if (channel.phrases === undefined) return null;
  if (!('phrase' in message)) return refuse('phrases-only', channel.rule);
  return channel.phrases.includes(message.phrase) ? null : refuse('unknown-phrase', channel.rule);
}
