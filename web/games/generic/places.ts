/** Where the places of a picture are, and what they are called. */
import type { Part, Picture, PicturePlace } from '@havre/engine/games/picture.ts';

interface Named {
  readonly place: PicturePlace;
  readonly name: string;
}

function namedIn(part: Part): Named[] {
  const named = (place: PicturePlace | undefined, name: string): Named[] =>
    place === undefined ? [] : [{ place, name }];
  switch (part.kind) {
    case 'remark':
      return [];
    case 'columns':
      return part.rows.flatMap(({ place, name }) => named(place, name));
    case 'things':
      return part.things.flatMap(({ place, term, text }) => named(place, term ?? text));
    case 'cells':
      return part.rows.flatMap(({ place, label, cells }) => [
        ...named(place, label),
        ...cells.flatMap(cell => (cell === null ? [] : named(cell.place, cell.name))),
      ]);
  }
}

/** Everything in a picture that can be pointed at. */
export const placesOf = (picture: Picture): ReadonlySet<PicturePlace> =>
  new Set(picture.flatMap(namedIn).map(({ place }) => place));

/**
 * What a place is called.
 * @example nameAt(picture, 'c3') // 'c3, yellow octopus'
 */
export const nameAt = (picture: Picture, place: PicturePlace): string =>
  picture.flatMap(namedIn).find(named => named.place === place)?.name ?? place;
