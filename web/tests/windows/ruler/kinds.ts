/** What a ruler finds wrong with a table. */

export const KINDS = ['scroll', 'outside', 'overlap', 'clipped', 'target', 'type', 'share', 'access'] as const;
export type Kind = (typeof KINDS)[number];

export interface Violation {
  readonly kind: Kind;
  readonly what: string;
}

export interface Measured {
  readonly violations: readonly Violation[];
  /** The part of the window that the board fills; null if there is none. */
  readonly share: number | null;
}

/** What is asked of a window of some size. */
export interface Demands {
  readonly touch: boolean;
  readonly boardShare: number | null;
}
