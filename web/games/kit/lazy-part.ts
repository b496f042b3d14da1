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

export function lazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  const part = signal<T | null>(null);
  let isOnItsWay = false;
  return {
    part,
    fetch() {
      if (isOnItsWay || part.value !== null) return;
      isOnItsWay = true;
      load()
        .then(found => {
          part.value = found;
        })
        .catch(() => {})
        .finally(() => {
          isOnItsWay = false;
        });
    },
  };
}
