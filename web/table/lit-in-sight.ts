/** A list of everybody at the table that has no room for all: it is moved to whoever is asked. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useEffect } from 'preact/hooks';
import { isStill } from '../shell/settings.ts';

/**
 * Moves a list until whoever stands in the light lies in its middle; only when that is somebody else than before.
 * @example useLitInSight(strip, asked[0]);
 */
export function useLitInSight(list: { readonly current: HTMLElement | null }, asked: Seat | undefined): void {
  useEffect(() => {
    const { current } = list;
    const lit = current?.querySelector(':scope > .lit-seat');
    if (current === null || lit == null) return;
    const [all, one] = [current.getBoundingClientRect(), lit.getBoundingClientRect()];
    current.scrollBy({
      left: one.left + one.width / 2 - all.left - all.width / 2,
      top: one.top + one.height / 2 - all.top - all.height / 2,
      behavior: isStill() ? 'auto' : 'smooth',
    });
  }, [asked]);
}
