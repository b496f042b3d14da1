/**
 * What a witness would tell of a move.
 *
 * An event is in the past tense and carries the row of the ledger that made it happen. What only some saw stands in
 * `secret`, with the audience it is for; what the others must not even notice is told `onlyTo` some. An event that `fades`
 * is told when it happens and never sent again: whoever wants to know it later must remember it.
 */
import { type Audience, audienceOf, type Viewer } from './seats.ts';

export interface GameEvent {
  readonly type: string;
  /** Row of the rules ledger, e.g. 'FUJ-OUT-02'. */
  readonly rule: string;
  /** The part only some learn; absent for the others. */
  readonly secret?: Secret | undefined;
  /** The event is told to these viewers; the others hear nothing at all. */
  readonly onlyTo?: Audience;
  /** Told once, when it happens; a list of past events leaves it out until the game is over. */
  readonly fades?: true;
}

export interface Secret {
  readonly to: Audience;
}

/** The events of one move, in order. Rules write `s.journal?.add({…})`: while a bot thinks there is no journal, and no cost. */
export class Journal<E> {
  readonly events: E[] = [];

  add(event: E): void {
    this.events.push(event);
  }
}

/** Whether everybody is told all of an event. */
export const isOpen = ({ onlyTo, secret }: GameEvent): boolean => onlyTo === undefined && secret === undefined;

/** Whether a viewer is told anything of an event. */
export const hears = ({ onlyTo }: GameEvent, viewer: Viewer): boolean =>
  onlyTo === undefined || (onlyTo & audienceOf(viewer)) !== 0;

/**
 * What a viewer is told of an event: all of it, its open part, or nothing. Who else was told is not part of it.
 * @example events.flatMap(event => toldTo(event, PUBLIC)) // the number of cards dealt, not the cards
 */
export function toldTo<E extends GameEvent>(event: E, viewer: Viewer): E[] {
  if (isOpen(event)) return [event];
  const { onlyTo, secret, ...open } = event;
  if (!hears(event, viewer)) return [];
  if (secret === undefined || (secret.to & audienceOf(viewer)) === 0) return [open as unknown as E];
  const { to: _, ...learnt } = secret;
  return [{ ...open, secret: learnt } as unknown as E];
}
