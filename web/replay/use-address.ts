/** The address of the page follows the moment on the screen, so that a reload or a copied address leads back to it. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { momentPath, type Source } from './moment.ts';
import type { Projector } from './replay-controller.ts';

/** Browsers stop a page that changes its address all the time. */
const REST = 400;

export function useAddress(projector: Projector, source: Source): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const path = momentPath(source, projector.at.value, projector.eyes.value);
      clearTimeout(timer);
      timer = setTimeout(() => history.replaceState(null, '', path), REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [projector]);
}
