/** What is written in a form: how it looks there, and how it is read as the shapes of its fields demand. */
import { alike } from '@havre/engine/kernel/alike.ts';
import type { FieldShape, Fields } from '@havre/engine/kernel/shapes.ts';

/** What stands in the fields, by their names. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The fields of a list, one for each item it may have. */
export const itemNames = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name} ${i}`);

/** A list of more texts than this is written in one field, line by line. */
const MOST_FIELDS = 8;

/** Whether a field has many lines rather than a field for each. */
export const isMultiline = (shape: FieldShape): boolean =>
  shape.kind === 'list' && shape.of.kind === 'text' && shape.longest > MOST_FIELDS;

/** What stands in the fields at first. */
export function writtenIn(fields: Fields, start: Readonly<Record<string, unknown>>): FieldTexts {
  const given = Object.entries(fields).flatMap(([name, shape]): [string, string][] => {
    const value = start[name];
    if (value === undefined) return [];
    if (!Array.isArray(value)) return [[name, value === false ? '' : String(value)]];
    return isMultiline(shape) ? [[name, value.join('\n')]] : value.map((item, i) => [`${name} ${i}`, String(item)]);
  });
  return Object.fromEntries(given);
}

/** The items there are: in a list of texts each line keeps its place, whatever of the lines before it is still empty. */
function itemsIn(shape: Extract<FieldShape, { kind: 'list' }>, name: string, given: FieldTexts): string[] {
  const items = itemNames(name, shape.longest);
  const isThere = (item: string): boolean => (given[item] ?? '') !== '';
  return shape.of.kind === 'text' ? items.slice(0, items.findLastIndex(isThere) + 1) : items.filter(isThere);
}

/**
 * Whether a form says something else than what is there already.
 * @example isNew({ clues: listOf(text(20), 3) }, {}, { 'clues 0': ' ' }) // false
 */
export const isNew = (fields: Fields, start: FieldTexts, given: FieldTexts): boolean =>
  Object.entries(fields).some(
    ([name, shape]) => !alike(readTidied(shape, name, start), readTidied(shape, name, given)),
  );

function readTidied(shape: FieldShape, name: string, given: FieldTexts): unknown {
  const tidied = Object.entries(given).map(([field, written]) => [field, written.trim()]);
  return readField(shape, name, Object.fromEntries(tidied));
}

/** What was written, as the rules want it; what cannot be read stays text, and the check says what it should have been. */
export function readField(shape: FieldShape, name: string, given: FieldTexts): unknown {
  const written = given[name] ?? '';
  switch (shape.kind) {
    case 'list':
      if (isMultiline(shape)) return written.trimEnd() === '' ? [] : written.trimEnd().split('\n');
      return itemsIn(shape, name, given).map(item => readField(shape.of, item, given));
    case 'whole':
      return written === '' ? written : Number(written);
    case 'truth':
      return written !== '';
    case 'word':
      return written === '' ? shape.words[0] : written;
    case 'text':
      return written;
  }
}
