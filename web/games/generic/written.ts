/** What was written in a form, read as the shapes of its fields demand. */
import type { FieldShape } from '@havre/engine/kernel/shapes.ts';

/** What stands in the fields, by their names. */
export type Given = Readonly<Record<string, string>>;

/** The fields of a list, one for each item it may have. */
export const itemNames = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name} ${i}`);

/** What was written, as the rules want it; what cannot be read stays text, and the door says what it should have been. */
export function readField(shape: FieldShape, name: string, given: Given): unknown {
  const written = given[name] ?? '';
  switch (shape.kind) {
    case 'list':
      return itemNames(name, shape.longest)
        .filter(item => (given[item] ?? '') !== '')
        .map(item => readField(shape.of, item, given));
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
