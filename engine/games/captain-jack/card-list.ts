/** The form of the card list (CJG-COMP-26). */

export const AREA_NAMES = ['coast', 'channel', 'highSeas'] as const;
export const NATIONS = ['england', 'spain', 'france'] as const; //  CJG-COMP-13
export const GOODS = ['cotton', 'cloth', 'cocoa'] as const; //      CJG-COMP-14
export const HAZARDS = ['sandbank', 'storm', 'monster'] as const;
/** The eight sailors, as section 16 of the ledger names them. */
export const ROLES = [
  ...(['helmsman', 'cook', 'steward', 'lookout'] as const),
  ...(['quartermaster', 'carpenter', 'sailmaker', 'gunner'] as const),
] as const;

export type AreaName = (typeof AREA_NAMES)[number];
export type Nation = (typeof NATIONS)[number];
export type Good = (typeof GOODS)[number];
export type Hazard = (typeof HAZARDS)[number];
export type Role = (typeof ROLES)[number];
export type Flag = Nation | 'pirate';
export type GoodsCount = { readonly [G in Good]?: number };

/** What one half of a sea card shows (CJG-CARD-06). */
export type PrintedHalf =
  | { readonly type: 'sail' | 'cannon'; readonly value: number }
  | { readonly type: 'goods'; readonly goods: GoodsCount }
  | { readonly type: 'map' }
  | { readonly type: 'ship'; readonly cannons: number; readonly sails: number; readonly flag: Flag | null }
  | Booty
  | { readonly type: Hazard; readonly value: number }
  | { readonly type: 'sailor'; readonly role: Role }
  | { readonly type: 'passenger'; readonly flag: Nation };

/** The booty of a ship: a flag, goods, flag and goods, a map, or a doubloon (CJG-CARD-12, CJG-SHIP-05). */
export interface Booty {
  readonly type: 'loot';
  readonly flag?: Flag;
  readonly goods?: GoodsCount;
  readonly map?: 1;
  readonly doubloon?: 1;
}

export interface PrintedCard {
  readonly id: string;
  /** The pile it belongs to, told by its back. */
  readonly area: AreaName;
  /** Marked with a skull: advanced game only. */
  readonly skull: boolean;
  /** The symbols of the arrow half. */
  readonly calm: boolean;
  readonly boarding: boolean;
  readonly rum: boolean;
  /** The arrow half. */
  readonly top: PrintedHalf;
  readonly bottom: PrintedHalf;
}

export interface PrintedLetter {
  readonly id: string;
  /** Its reward in doubloons. */
  readonly pays: number;
  /** How many flags and goods of each kind it asks for. */
  readonly asks: { readonly [S in Nation | Good]?: number };
}

export interface CardList {
  /** How sure the list is: 'reconstructed' until somebody types in a real copy. */
  readonly status: string;
  readonly seaCards: readonly PrintedCard[];
  readonly letters: readonly PrintedLetter[];
}
