/** What is printed on the box of Aquatika. */
import type { Label } from '../label.ts';

export const label = {
  id: 'aquatika',
  title: { en: 'Aquatika', fr: 'Aquatika' },
  seats: { min: 2, max: 2, rule: 'AQU-DATA-01' },
  minutes: 20,
} as const satisfies Label;
