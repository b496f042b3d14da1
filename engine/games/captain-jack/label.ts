/** What is printed on the box of Captain Jack's Gold. */
import type { Label } from '../label.ts';

export const label = {
  id: 'captain-jack',
  title: { en: 'Captain Jack’s Gold', fr: 'Captain Jack’s Gold' },
  seats: { min: 2, max: 4, rule: 'CJG-COMP-12' },
  minutes: 45,
} as const satisfies Label;
