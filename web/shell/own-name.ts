/** What whoever holds this device is called at a table, whatever they have typed, pasted or brought from an older page. */
import { words } from '../words/index.ts';
import { settings } from './settings.ts';

/** Longer names are cut where the eye would cut them anyway: so many signs as a person counts them. */
export const LONGEST_NAME = 40;
/** No table takes longer ones: one sign may be many of these. */
const MOST_UNITS = 40;

/**
 * A name as tables take it: one line, and short. A sign that is made of several is kept whole or left out.
 * @example shortened('  Anne   Marie ') // 'Anne Marie'
 */
export function shortened(typed: string): string {
  const plain = typed
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  let name = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    if (++count > LONGEST_NAME || name.length + segment.length > MOST_UNITS) break;
    name += segment;
  }
  return name.trim();
}

/** The name of whoever holds this device. */
export const ownName = (): string => shortened(settings.value.name) || words().common.guest;
