/**
 * What a witness would tell of a move.
 *
 * An event is in the past tense and carries the row of the ledger that made it happen. What only some saw stands in
 * `secret`, with the audience it is for; what the others must not even notice is told to `only` some. An event that `fades` is told when it happens and never sent again: whoever
 * wants to know it later must remember it.
 */
import { type Audience, audienceOf, type Viewer } from './seats.ts';

export interface Told {
  readonly type: string;
  /** Row of the rules ledger, e.g. 'FUJ-OUT-02'. */
  readonly rule: string;
  /** The part only some learn; absent for the others. */
  readonly secret?: Secret | undefined;
  /** The event is told to these viewers only; the others hear nothing at all. */
  readonly only?: Audience;
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

/**
 * What a viewer is told of an event: all of it, its open part, or nothing.
 * @example events.flatMap(event => toldTo(event, PUBLIC)) // the number of cards dealt, not the cards
 */
export function toldTo<E extends Told>(event: E, viewer: Viewer): E[] {
  if (event.only !== undefined && (event.only & audienceOf(viewer)) === 0) return [];
  if (event.secret === undefined || (event.secret.to & audienceOf(viewer)) !== 0) return [event];
  const { secret: _, ...open } = event;
  return [open as E];
}
