/** The address of the page follows the moment on the screen, so that a reload or a copied address leads back to it. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { momentPath, type Source } from './moment.ts';
import type { ReplayController } from './replay-controller.ts';

/** Browsers stop a page that changes its address all the time. */
const REST = 400;

export function useAddress(controller: ReplayController, source: Source): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const path = momentPath(source, controller.at.value, controller.eyes.value);
      clearTimeout(timer);
      timer = setTimeout(() => history.replaceState(null, '', path), REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [controller]);
}
