/** Chapter 14: pirate-flag ships. They are fought and stowed like any other ship (CJG-ADV-PIRATE-04). */
import type { Flag } from './card-list.ts';

/**
 * CJG-ADV-PIRATE-01, CJG-ADV-PIRATE-02, CJG-ADV-PIRATE-03: for a letter, one flag of whichever nation is asked for, and never
 * goods; also where the right flag is aboard (CJG-ADV-PIRATE-05).
 */
export const jokersOf = (flag: Flag | undefined): number => (flag === 'pirate' ? 1 : 0);
