/** Actions made from their shapes alone: well-formed, and mostly not legal. */
import type { Chance } from '../chance.ts';
import type { FieldShape, Fields } from '../shapes.ts';
import type { AnyAction } from '../steps.ts';

/** How many of each type. */
const EACH = 2;
const TEXTS = ['', ' ', '1', 'a word', 'É', '🐟', "'); --", '__proto__'];

/** Some actions of every type a game knows. */
export function wellShaped(shapes: { readonly [type: string]: Fields }, chance: Chance): AnyAction[] {
  return Object.entries(shapes).flatMap(([type, fields]) =>
    Array.from({ length: EACH }, () => ({ type, ...filledIn(fields, chance) })),
  );
}

const filledIn = (fields: Fields, chance: Chance): object =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, sampleOf(shape, chance)]));

function sampleOf(shape: FieldShape, chance: Chance): unknown {
  switch (shape.kind) {
    case 'whole':
      return shape.min + chance.below(Math.min(shape.max - shape.min + 1, 2 ** 16));
    case 'truth':
      return chance.below(2) === 0;
    case 'word':
      return shape.words[chance.below(shape.words.length)];
    case 'text':
      return chance.below(8) === 0
        ? 'x'.repeat(shape.longest)
        : TEXTS[chance.below(TEXTS.length)].slice(0, shape.longest);
    case 'list':
      return Array.from({ length: chance.below(shape.longest + 1) }, () => sampleOf(shape.of, chance));
  }
}
