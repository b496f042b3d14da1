/** A camp that is being arranged: the kinds on its start cells, as the player wants them, and how the table gets there. */
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import { unplaced } from '@havre/engine/games/aquatika/material.ts';
import { KINDS, type Kind, NO_KIND } from '@havre/engine/games/aquatika/pieces.ts';
import type { Action } from '@havre/engine/games/aquatika/state.ts';

/** The kind on each start cell, as seen from the seat: the nearest row first, from left to right. */
export type Camp = readonly Kind[];

export const isFull = (camp: Camp): boolean => !camp.includes(NO_KIND);

/** How many of each kind are still in hand, by kind. */
export const inHand = (camp: Camp): readonly number[] => unplaced(camp);

/** The kind that comes next: the one that was taken last, as long as there is one left. */
export const kindAtHand = (camp: Camp, taken: Kind): Kind =>
  [taken, ...KINDS].find(kind => kind !== NO_KIND && (inHand(camp)[kind] ?? 0) > 0) ?? NO_KIND;

const changed = (camp: Camp, at: number, kind: Kind): Camp => camp.map((before, i) => (i === at ? kind : before));

/** A piece from the hand onto a start cell; what lay there goes back into the hand. */
export const placed = (camp: Camp, at: number, kind: Kind): Camp =>
  (inHand(camp)[kind] ?? 0) > 0 || camp[at] === kind ? changed(camp, at, kind) : camp;

export const takenBack = (camp: Camp, at: number): Camp => changed(camp, at, NO_KIND);

/** What lies on two start cells changes places, also where one of them is empty. */
export const exchanged = (camp: Camp, one: number, other: number): Camp =>
  camp.map((kind, i) => (i === one ? (camp[other] ?? kind) : i === other ? (camp[one] ?? kind) : kind));

/** All pieces anew, as `below` throws: it gives a whole number below another. */
export function shuffled(camp: Camp, below: (count: number) => number): Camp {
  const pieces = KINDS.flatMap(kind =>
    Array<Kind>(camp.filter(one => one === kind).length + (inHand(camp)[kind] ?? 0)).fill(kind),
  );
  return camp.map(() => pieces.splice(below(pieces.length), 1)[0] ?? NO_KIND);
}

/**
 * The next thing to do at the table so that a camp becomes as it is wanted; null once it is.
 * @example while ((next = nextTowards(cells, now, wanted)) !== null) act(next);
 */
export function nextTowards(cells: readonly Cell[], now: Camp, wanted: Camp): Action | null {
  const wrong = now.flatMap((kind, i) => (kind === wanted[i] ? [] : [i]));
  for (const i of wrong) {
    const other = wrong.find(j => now[i] !== NO_KIND && now[j] === wanted[i] && now[j] !== NO_KIND);
    if (other !== undefined) return swap(cells[i] ?? 0, cells[other] ?? 0);
  }
  for (const i of wrong) {
    const kind = wanted[i] ?? NO_KIND;
    if (now[i] === NO_KIND && (inHand(now)[kind] ?? 0) > 0) return { type: 'place', kind, at: cells[i] ?? 0 };
  }
  const lying = wrong.find(i => now[i] !== NO_KIND);
  return lying === undefined ? null : { type: 'pickUp', at: cells[lying] ?? 0 };
}

const swap = (one: Cell, other: Cell): Action => ({
  type: 'swap',
  one: Math.min(one, other),
  other: Math.max(one, other),
});
