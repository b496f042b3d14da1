/**
 * A part of a board that comes when it is first needed, such as pictures of an expansion: null until it is there, and whoever
 * draws with it is drawn again then. Where fetching fails, the next who needs it tries again.
 * @example const crew = lazyPart(() => import('./pictures.ts')); crew.fetch(); crew.part.value?.Portrait
 */
import { type Signal, signal } from '@preact/signals';

export interface LazyPart<T> {
  readonly part: Signal<T | null>;
  fetch(): void;
}

const onTheirWay = new Set<Promise<void>>();

/** Until every part that somebody has asked for is there, or has failed to come. */
export const partsHere = async (): Promise<void> => {
  while (onTheirWay.size > 0) await Promise.all(onTheirWay);
};

export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const part = signal<T | null>(null);
  let coming: Promise<void> | null = null;
  return {
    part,
    fetch() {
      if (coming !== null || part.value !== null) return;
      const here = load()
        .then(found => {
          part.value = found;
        })
        .catch(() => {})
        .finally(() => {
          onTheirWay.delete(here);
          coming = null;
        });
      coming = here;
      onTheirWay.add(here);
    },
  };
}
