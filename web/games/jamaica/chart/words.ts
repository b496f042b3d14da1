/** The words of the chart: what a screen reader says of a space, and what is lettered on the sheet. */
import { KIND, NUMBER, PRICE, type Space } from '@havre/engine/games/jamaica/board.ts';
import { counted, enumerated } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

/** What is known of a space. */
export interface SpaceFacts {
  readonly space: Space;
  readonly hasTreasure: boolean;
  readonly ships: readonly string[];
}

/** The number of a space at the end, where it is worth something; it is never one. */
const worth = (space: Space): number | null => ((NUMBER[space] ?? 0) > 0 ? (NUMBER[space] ?? 0) : null);

const english = {
  /** What the whole chart is called. */
  chart: 'Chart of Jamaica',
  spaces: 'The spaces, clockwise from Port Royal',
  /** 'Port 5: 3 gold' */
  place: (space: Space): string => {
    switch (KIND[space]) {
      case 'port':
        return `Port ${space}: ${PRICE[space]} gold`;
      case 'sea':
        return `Sea ${space}: ${PRICE[space]} food`;
      case 'lair':
        return `Pirate lair ${space}`;
      default:
        return 'Port Royal';
    }
  },
  space: ({ space, hasTreasure, ships }: SpaceFacts): string =>
    [
      english.place(space),
      ...(KIND[space] === 'lair' ? [hasTreasure ? 'a treasure lies here' : 'its treasure is gone'] : []),
      ...(worth(space) === null ? [] : [`${worth(space)} points`]),
      ...(ships.length === 0 ? [] : [`here: ${enumerated(ships, 'en')}`]),
    ].join(', '),
  nearer: 'Nearer',
  farther: 'Farther',
  wholeChart: 'The whole chart',
  title: 'Jamaica',
  subtitle: ['A true chart of the island', '& of the seas around it'] as readonly string[],
  leagues: 'Sea leagues',
};

export type ChartWords = typeof english;

const french: ChartWords = typeset({
  chart: 'Plateau : la Jamaïque',
  spaces: 'Les cases, dans le sens horaire depuis Port Royal',
  place: space => {
    switch (KIND[space]) {
      case 'port':
        return `Port ${space} : ${counted('fr', PRICE[space] ?? 0, 'doublon', 'doublons')}`;
      case 'sea':
        return `Mer ${space} : ${counted('fr', PRICE[space] ?? 0, 'nourriture', 'nourritures')}`;
      case 'lair':
        return `Repaire de pirates ${space}`;
      default:
        return 'Port Royal';
    }
  },
  space: ({ space, hasTreasure, ships }) =>
    [
      french.place(space),
      ...(KIND[space] === 'lair' ? [hasTreasure ? 'un trésor s’y trouve' : 'repaire déjà pillé'] : []),
      ...(worth(space) === null ? [] : [`${worth(space)} points`]),
      ...(ships.length === 0 ? [] : [`ici : ${enumerated(ships, 'fr')}`]),
    ].join(', '),
  nearer: 'Zoom avant',
  farther: 'Zoom arrière',
  wholeChart: 'Tout le plateau',
  title: 'La Jamaïque',
  subtitle: ['Carte véritable de l’île', '& des mers qui l’entourent'],
  leagues: 'Lieues marines',
});

export const catalogues = { en: english, fr: french };
