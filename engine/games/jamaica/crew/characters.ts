/** The twenty characters as numbers, in the order of the components, four of each family. */
import { characters } from '../crew-components.ts';

/** A character, by its place in the list of components. */
export type Character = number;
export type CharacterName = (typeof characters)[number]['id'];

export const CHARACTERS = characters.length;
export const NAMES: readonly CharacterName[] = characters.map(({ id }) => id);

const numberOf = (name: CharacterName): Character => NAMES.indexOf(name);

// Combat
export const SIR_BETH = numberOf('sirBeth');
export const SARAN = numberOf('saran');
export const BUCCANEER = numberOf('buccaneer');
export const STRATEGIST = numberOf('strategist');
// Riches; the King has no power but his price (CREW-POWER-24)
export const SHIPOWNER = numberOf('shipowner');
export const WEASEL = numberOf('weasel');
export const BISHOP = numberOf('bishop');
// Navigation
export const CARTOGRAPHER = numberOf('cartographer');
export const SEA_WOLF = numberOf('seaWolf');
export const ANCHORMAN = numberOf('anchorman');
export const NAVIGATOR = numberOf('navigator');
// Goods
export const VENETIAN = numberOf('venetian');
export const PRUSSIAN = numberOf('prussian');
export const SWISS = numberOf('swiss');
export const COOPER = numberOf('cooper');
// Magic
export const CALYPSO = numberOf('calypso');
export const MAGE = numberOf('mage');
export const ORACLE = numberOf('oracle');
export const LOOKOUT = numberOf('lookout');

/** What each is worth to a ship that has finished, and to one that has not (CREW-SCORE-01). */
export const WORTH_HOME: readonly number[] = characters.map(({ home }) => home);
export const WORTH_AWAY: readonly number[] = characters.map(({ away }) => away);
