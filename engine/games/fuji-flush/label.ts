/** What is printed on the box of Fuji Flush. */
import type { Label } from '../label.ts';

export const label = {
  id: 'fuji-flush',
  title: { en: 'Fuji Flush', fr: 'Fuji Flush' },
  seats: { min: 3, max: 8, rule: 'FUJ-SETUP-04' },
  minutes: 15,
} as const satisfies Label;
