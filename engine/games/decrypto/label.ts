/** What is printed on the box of Decrypto. */
import type { Label } from '../label.ts';

export const label = {
  id: 'decrypto',
  title: { en: 'Decrypto', fr: 'Decrypto' },
  seats: { min: 3, max: 8, rule: 'DEC-SETUP-01' },
  minutes: 45,
} as const satisfies Label;
