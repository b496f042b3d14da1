/** The expansion's treasure cards as the rules handle them (JAM-DATA-10). */
import { crewTreasures } from '../crew-components.ts';
import { POWERS, type Treasure } from '../material.ts';

/**
 * What each treasure card is worth. The powers of the base game keep their numbers, so that the ghost can have Lady Beth
 * (CREW-GHOST-01); the others stay in the box (CREW-SETUP-06).
 */
export const CREW_WORTH: readonly number[] = [
  ...POWERS.map(() => 0),
  ...crewTreasures.positive,
  crewTreasures.youkounkoun.worth,
  ...crewTreasures.amulets,
];

/** CREW-TREASURE-05: the one treasure of the expansion that lies face up. */
export const YOUKOUNKOUN: Treasure = POWERS.length + crewTreasures.positive.length;
/** CREW-TREASURE-03: the first of the three cursed amulets; the others come after it. */
export const FIRST_AMULET: Treasure = YOUKOUNKOUN + 1;
