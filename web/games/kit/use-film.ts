/**
 * What moves and sounds on a board while an event is shown: its pieces fly from where they lay to where they lie, and it is heard.
 * @example useFilm(parts, props, { flightTime, leavingFor, soundOf });
 */
import type { Rules } from '@havre/engine/kernel/game.ts';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useFlights } from '../../motion/flights.ts';
import { play, type Sound } from '../../sound/sounds.ts';
import type { BoardProps } from '../contract.ts';

export interface Film<E> {
  /** How long a piece is under way, in milliseconds. */
  flightTime(event: E): number;
  /** Where a piece that is drawn no more flies to: the name of a place, or null where it just goes. */
  leavingFor(event: E | null, piece: string): string | null;
  soundOf(event: E): Sound | null;
  /** Whether what is there at first flies in, too. */
  readonly fliesIn?: boolean;
}

export function useFilm<R extends Rules>(
  parts: RefObject<HTMLElement | null>,
  { view, event: shown }: BoardProps<R>,
  { flightTime, leavingFor, soundOf, fliesIn = false }: Film<R['event']>,
): void {
  const event = shown as R['event'] | null;
  useFlights(parts, view, {
    isPlayback: event !== null,
    fliesIn,
    ...(event === null ? {} : { duration: flightTime(event) }),
    leaving: piece => leavingFor(event, piece),
  });
  useEffect(() => {
    const sound = event === null ? null : soundOf(event);
    if (sound !== null) play(sound);
  }, [event]);
}
