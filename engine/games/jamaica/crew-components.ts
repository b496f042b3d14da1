/** Chapter 16: the components of the expansion The Crew; statuses as in `components.ts`. */
import type { Status } from './components.ts';

/** JAM-DATA-10, CREW-TREASURE-01: the expansion's treasure cards. */
export const crewTreasures = {
  status: 'reconstructed' as Status,
  positive: [3, 3, 4, 5, 5, 6, 7, 7],
  amulets: [-2, -3, -4],
  youkounkoun: { worth: 12, status: 'certain' as Status }, // CREW-TREASURE-04
} as const;

/** JAM-DATA-08: the plan of the tavern; places are joined orthogonally, and the bottle starts at the stairs. */
export const tavern = {
  status: 'reconstructed' as Status,
  columns: 7,
  rows: 3,
  stairs: { column: 3, row: 0 },
} as const;

export type Family = 'combat' | 'riches' | 'navigation' | 'goods' | 'magic';

export interface PrintedCharacter {
  readonly id: string;
  readonly fr: string;
  readonly en: string;
  readonly family: Family;
  /** Worth if the ship has finished. */
  readonly home: number;
  /** Worth if it has not. */
  readonly away: number;
  readonly status: Status;
}

/** JAM-DATA-09: the twenty characters. The King and one ordinary tile of 5 and 2 are attested; the others keep the gap of 3. */
export const characters = [
  { id: 'sirBeth', fr: 'Sir Beth', en: 'Sir Beth', family: 'combat', home: 5, away: 2, status: 'reconstructed' },
  { id: 'saran', fr: 'Saran', en: 'Saran', family: 'combat', home: 5, away: 2, status: 'reconstructed' },
  {
    id: 'buccaneer',
    fr: 'Le Flibustier',
    en: 'The Buccaneer',
    family: 'combat',
    home: 6,
    away: 3,
    status: 'reconstructed',
  },
  {
    id: 'strategist',
    fr: 'Le Stratège',
    en: 'The Strategist',
    family: 'combat',
    home: 3,
    away: 0,
    status: 'reconstructed',
  },
  {
    id: 'shipowner',
    fr: 'L’Armateur',
    en: 'The Shipowner',
    family: 'riches',
    home: 2,
    away: -1,
    status: 'reconstructed',
  },
  { id: 'weasel', fr: 'La Fouine', en: 'The Weasel', family: 'riches', home: 4, away: 1, status: 'reconstructed' },
  { id: 'king', fr: 'Le Roi !', en: 'The King', family: 'riches', home: 9, away: -3, status: 'certain' },
  { id: 'bishop', fr: 'L’Évêque', en: 'The Bishop', family: 'riches', home: 3, away: 0, status: 'reconstructed' },
  {
    id: 'cartographer',
    fr: 'Le Cartographe',
    en: 'The Cartographer',
    family: 'navigation',
    home: 5,
    away: 2,
    status: 'reconstructed',
  },
  {
    id: 'seaWolf',
    fr: 'Le Loup de Mer',
    en: 'The Sea Wolf',
    family: 'navigation',
    home: 6,
    away: 3,
    status: 'reconstructed',
  },
  {
    id: 'anchorman',
    fr: 'L’Ancrier',
    en: 'The Anchorman',
    family: 'navigation',
    home: 5,
    away: 2,
    status: 'reconstructed',
  },
  {
    id: 'navigator',
    fr: 'La Navigatrice',
    en: 'The Navigator',
    family: 'navigation',
    home: 5,
    away: 2,
    status: 'reconstructed',
  },
  {
    id: 'venetian',
    fr: 'Marchand (vénitien)',
    en: 'Venetian Merchant',
    family: 'goods',
    home: 4,
    away: 1,
    status: 'reconstructed',
  },
  {
    id: 'prussian',
    fr: 'Marchand (prussien)',
    en: 'Prussian Merchant',
    family: 'goods',
    home: 5,
    away: 2,
    status: 'reconstructed',
  },
  {
    id: 'swiss',
    fr: 'Marchand (helvète)',
    en: 'Swiss Merchant',
    family: 'goods',
    home: 5,
    away: 2,
    status: 'reconstructed',
  },
  { id: 'cooper', fr: 'Le Tonnelier', en: 'The Cooper', family: 'goods', home: 4, away: 1, status: 'reconstructed' },
  { id: 'calypso', fr: 'Calypso', en: 'Calypso', family: 'magic', home: 4, away: 1, status: 'reconstructed' },
  { id: 'mage', fr: 'La Mage', en: 'The Mage', family: 'magic', home: 4, away: 1, status: 'reconstructed' },
  { id: 'oracle', fr: 'L’Oracle', en: 'The Oracle', family: 'magic', home: 4, away: 1, status: 'reconstructed' },
  { id: 'lookout', fr: 'La Vigie', en: 'The Lookout', family: 'magic', home: 5, away: 2, status: 'reconstructed' },
] as const satisfies readonly PrintedCharacter[];
