/** Gestures as the WebDriver standards write them, classic and BiDi alike. */
import type { Key } from './engine.ts';

/** A press of the mouse at a place in the window. */
export const pressAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** Keys that write nothing, as the standard writes them. */
export const KEYS: { readonly [K in Key]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A text, key by key. */
export const keysOf = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap(value => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
