/** What people are called at a table: something that can be seen, and not what somebody else there is called. */
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Table } from '../model/table.ts';
import { ALIKE_IN_ANY_CASE, LOOK_ALIKES } from './look-alikes.ts';

export const LONGEST_NAME = 40;

/** What no eye sees: joiners, selectors, fillers, tags, marks of direction, and the braille cell without dots. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
/** Something that can be seen by itself. */
const VISIBLE = /[^\s\p{M}]/u;

/** Why nobody can be called that, or null. */
export function nameRefusal(name: string): Refusal | null {
  if (!VISIBLE.test(name.replaceAll(INVISIBLE, ''))) return refuse('no-name');
  return name.trim().length > LONGEST_NAME ? refuse('long-name') : null;
}

/**
 * Why somebody cannot be called that in a seat of this table: at one table nobody is taken for somebody else. Whoever sits in
 * the seat now, or is the same person, does not count; nor do bots, who are shown as such.
 */
export function nameRefusalAt(table: Table, name: string, seat: Seat, who: string): Refusal | null {
  const isTaken = table.sitters.all.some(
    (sitter, other) => other !== seat && sitter?.who != null && sitter.who !== who && areAlike(sitter.name, name),
  );
  return nameRefusal(name) ?? (isTaken ? refuse('name-taken') : null);
}

/**
 * Whether two names can be taken for each other: the same but for case, what nobody sees, and letters that look alike. An
 * accent makes another name.
 * @example areAlike('Anne', 'АNNE\u200b') // true: the first letter of the second is Cyrillic
 */
export const areAlike = (one: string, other: string): boolean =>
  folded(seen(one)) === folded(seen(other)) || skeletonOf(one) === skeletonOf(other);

/** What is seen of a name, however it was typed; signs made of several are taken apart. */
const seen = (name: string): string => name.normalize('NFKD').replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim();

/** Without case; up and down again, because some letters are two as capitals. */
const folded = (text: string): string => text.toUpperCase().toLowerCase().normalize('NFC');

function skeletonOf(name: string): string {
  const latin = [...seen(name)].map(sign => LOOK_ALIKES.get(sign) ?? sign).join('');
  // a capital I with a dot is an i with a dot, as every i has; without one it is an l to the eye
  const upright = latin.replaceAll('I\u0307', 'i').replaceAll('I', 'l');
  const plain = folded(upright).replaceAll('i\u0307', 'i');
  return [...plain].map(sign => ALIKE_IN_ANY_CASE.get(sign) ?? sign).join('');
}
