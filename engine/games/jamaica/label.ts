/** What is printed on the box of Jamaica. */
import type { Label } from '../label.ts';

export const label = {
  id: 'jamaica',
  title: { en: 'Jamaica', fr: 'Jamaica' },
  seats: { min: 2, max: 6, rule: 'JAM-SETUP-01' },
  minutes: 60,
} as const satisfies Label;
