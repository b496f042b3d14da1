/**
 * Where everything lies on the table, in the pixels of the space there is: the island in the middle, three waters running out
 * from it like an open fan, the letters of marque on the wood beside it or below.
 */
import { AREAS, OPEN_LETTERS } from '@havre/engine/games/captain-jack/material.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A rectangle, by its upper left corner. */
export interface Oblong extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Water {
  /** What one touches: the whole water, as far as it is a box. */
  readonly reach: Oblong;
  readonly pile: Oblong;
  readonly discard: Oblong;
  /** The middle of its name. */
  readonly name: Spot;
  /** Where ships lie that have chosen it, one for each seat. */
  readonly berths: readonly Spot[];
}

export interface TablePlan {
  readonly width: number;
  readonly height: number;
  /** How wide and high a card is. */
  readonly card: { readonly width: number; readonly height: number };
  readonly island: Spot & { readonly rx: number; readonly ry: number };
  readonly waters: readonly Water[];
  readonly letters: readonly Oblong[];
  /** The letters that lie face down. */
  readonly letterPile: Oblong;
  /** Where the waters end, with their ships, and the island begins. */
  readonly below: number;
  /** Ships on the quay, and ships that have not set out yet. */
  readonly quay: readonly Spot[];
  readonly beside: readonly Spot[];
  /** How wide a ship is. */
  readonly ship: number;
}

const SEATS = 4;
const CARD_RATIO = 188 / 134;
const LETTER_RATIO = 118 / 160;
/** A space that is flatter than this has its letters beside the island; else they lie below it. */
const FLAT = 1.3;
/** A name is as high as this. */
const NAME = 22;

const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);

/**
 * The plan for a space.
 * @example tablePlan(980, 680).waters[0].pile // { x, y, width, height }
 */
export function tablePlan(width: number, height: number): TablePlan {
  const isFlat = width / height >= FLAT;
  const margin = Math.max(6, Math.min(width, height) * 0.025);
  const share = width / AREAS.length;
  const ship = Math.max(26, Math.min(share * 0.2, height * 0.1));
  const letterWidth = isFlat
    ? Math.min(width * 0.15, height * 0.25)
    : Math.min((width - margin * 2) / (OPEN_LETTERS + 0.1), height * 0.3);
  const letterHeight = letterWidth * LETTER_RATIO;
  const rowHeight = isFlat ? height * 0.49 : (height - letterHeight - margin) * 0.56;
  const cardWidth = Math.min((share - margin * 2) / 2.12, (rowHeight - NAME - ship * 1.15 - margin) / CARD_RATIO);
  const card = { width: cardWidth, height: cardWidth * CARD_RATIO };
  const top = margin + NAME;
  const waters = AREAS.map((area): Water => {
    const middle = share * (area + 0.5);
    const shipsAt = top + card.height + ship * 0.62;
    return {
      reach: { x: share * area + 2, y: 2, width: share - 4, height: top + card.height + ship * 1.2 - 4 },
      pile: { x: middle - card.width * 1.05, y: top, ...card },
      discard: { x: middle + card.width * 0.05, y: top, ...card },
      name: { x: middle, y: margin * 0.5 + NAME / 2 },
      berths: spread(SEATS, middle - ship * 2.1, middle + ship * 2.1).map(x => ({ x, y: shipsAt })),
    };
  });
  const below = top + card.height + ship * 1.2;
  const room = (isFlat ? height - margin : height - letterHeight - margin) - below;
  const ry = Math.max(34, room / 2);
  const island = {
    x: width / 2,
    y: below + ry,
    rx: Math.min(isFlat ? width / 2 - letterWidth * 2 - margin * 3.4 : width * 0.3, ry * 1.7),
    ry,
  };
  const letters = isFlat
    ? spread(OPEN_LETTERS, 0, OPEN_LETTERS).map((_, i) => ({
        x:
          i < 2
            ? margin + i * (letterWidth + margin * 0.6)
            : width - margin - (4 - i) * letterWidth - (3 - i) * margin * 0.6,
        y: height - letterHeight - margin * 1.2,
        width: letterWidth,
        height: letterHeight,
      }))
    : spread(OPEN_LETTERS, margin, width - margin).map(x => ({
        x: x - letterWidth / 2,
        y: height - letterHeight - margin * 0.5,
        width: letterWidth,
        height: letterHeight,
      }));
  const pileWidth = letterWidth * 0.55;
  return {
    width,
    height,
    card,
    island,
    waters,
    letters,
    below,
    letterPile: isFlat
      ? {
          x: margin * 1.6,
          y: height - letterHeight - margin * 2 - pileWidth * LETTER_RATIO,
          width: pileWidth,
          height: pileWidth * LETTER_RATIO,
        }
      : {
          x: margin,
          y: height - letterHeight - margin * 1.2 - pileWidth * LETTER_RATIO,
          width: pileWidth,
          height: pileWidth * LETTER_RATIO,
        },
    quay: spread(SEATS, island.x + island.rx * 0.1, island.x + island.rx * 0.86).map((x, i) => ({
      x,
      y: island.y + island.ry * (i % 2 === 0 ? 0.34 : 0.64),
    })),
    beside: spread(SEATS, island.y - island.ry * 0.75, island.y + island.ry * 0.8).map((y, i) => ({
      x: island.x - island.rx - ship * (i % 2 === 0 ? 0.5 : 1.15),
      y,
    })),
    ship,
  };
}

/** A box as the styles of an element that lies on the table. */
export const placed = ({ x, y, width, height }: Oblong) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The middle of something of this width, as the styles of an element. */
export const centred = ({ x, y }: Spot, width: number) => ({
  left: `${x - width / 2}px`,
  top: `${y - width / 2}px`,
  width: `${width}px`,
  height: `${width}px`,
});
