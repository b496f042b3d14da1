/** Who and what is seen along the coast, by day and by night: the same places, and not the same company. */
import { CARDS_AROUND, ground, SHORE } from './coast.ts';
import type { ShapeName } from './shapes.ts';

export interface Seen {
  readonly shape: ShapeName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Looks the other way. */
  readonly isTurned: boolean;
}

/** Along the coast, in cards from Port Royal on: what stands there whatever the hour. A minus sign turns it round. */
const ASHORE: readonly (readonly [shape: ShapeName, ...cards: number[]])[] = [
  ['lighthouse', 0.9],
  ['fort', 2.2, 45.2],
  ['church', 4.3, 15.6],
  ['house', 3.2, 3.5, 3.85, 4.8, 5.1, 16.1, 16.5, 60.4],
  ['crane', 5.9],
  ['tower', 8.2, 25.4, 38.3, 58.2],
  ['hut', 9.3, 12.2, 18.4, 21.8, 30.5, 39.6, 41.2, 62.2],
  ['mill', 13.4, 19.6],
  ['cane', 12.8, 14.2, 14.6, 17.2, 18.9, 20.3],
  ['cart', 14.9],
  ['palms', 0.3, 7.4, 10.5, 17.8, 22.6, 27.4, 36.5, 40.4, 43.8, 55.7, 61.3],
  ['palm', 1.5, 6.6, -9.8, 11.4, -20.8, 24.2, 29.6, -35.4, 42.3, 46.4, -47.2, 57.3, -63.6, 65.2],
  ['falls', 28.6, 31.7],
  ['skull', 34.2, 37.3, 42.9],
  ['cannon', 1.8, -46.1],
];

const AFLOAT: readonly (readonly [shape: ShapeName, ...cards: number[]])[] = [
  ['rocks', 10.9, 23.3, 33.2, 44.5, 48.6, 51.5, 54.3],
  ['wreck', 49.7, 53.2],
  ['buoy', 6.5, 26.6, 47.7, 51.9, 52.7, 56.2],
];

/** Behind the coast. */
const INLAND: typeof ASHORE = [
  ['peaks', 1.9, 7.1, 12.1, 17.4, 22.9, -26.3, 28.1, -31.2, 35.1, -39.8, 57.8, -59.2, 60.2, -61.5, 62.7, -64.2],
];

const BY_DAY: typeof AFLOAT = [
  ['galleon', 3.9, -13.6, 22.7, -32.4, 44.9, -54.1, 59.4],
  ['sloop', 0.2, 8.9, -17.5, 28.4, 39.2, 48.2, 63.3],
  ['angler', 1.3, 12.5, 24.8, 57.5],
  ['rowers', -5.4, 29.8, 45.8],
  ['whale', 21.4, -55.6],
  ['dolphins', 15.3, 35.8, 52.4],
  ['turtle', 11.7, -41.6, 50.7],
  ['fin', 27.7, -43.4],
  ['bottle', 19.4, 61.5],
];
const BY_NIGHT: typeof AFLOAT = [
  ['sloop', 2.7, -12.4, 22.8, 46.2, -58.6],
  ['ghost', 36.2, -64.4],
  ['rowers', 7.6, 14.5, -40.3],
  ['kraken', 30.7, 53.9],
  ['serpent', 20.6, -47.1],
  ['mermaid', 24.4, -50.6],
  ['dolphins', 10.2, 61.8],
  ['whale', 17.6],
  ['fin', 33.9, 44.2],
  ['bottle', 27.2, 55.5],
  ['galleon', -5.3, 28.2, -42.4],
];

const ON_LAND_BY_NIGHT: typeof ASHORE = [
  ['fire', 10.1, 22.2, 35.7, 41.7, 56.5],
  ['diggers', 23.4, 43.3],
];
const ON_LAND_BY_DAY: typeof ASHORE = [['cross', 23.4, 43.3]];

const SKY_BY_DAY: typeof AFLOAT = [
  ['sun', 32.9],
  ['cloud', 2.4, 6.2, 11.6, 16.8, 22.3, 26.1, 30.2, 37.8, 41.4, 46.7, 50.3, 54.8, 60.9, 64.6],
  ['gulls', 0.6, 5.6, 13.9, 25.9, 36.9, 48.3, 56.4],
  ['parrots', 9.6, 20.1, -29.2, 39.9],
  ['pelican', 18.2, -44.1, 52.9],
  ['storm', 58.4, 62.8],
  ['rainbow', 57],
];
const SKY_BY_NIGHT: typeof AFLOAT = [
  ['moon', 0.4, 33.4],
  ['comet', 12.3, 27.6, 45.4],
  ['bats', 34.7, -37.7, 43.4, 59.6],
  ['cloud', 4.6, 9.2, 19.3, 24.9, 31.3, 40.9, 48.8, 55.2, 62.4],
];

const spread = (of: typeof AFLOAT, y: (x: number) => number, size: (x: number) => number): Seen[] =>
  of.flatMap(([shape, ...cards]) =>
    cards.map(card => {
      const x = Math.abs(card) * 100;
      return { shape, x, y: y(x), size: size(x), isTurned: card < 0 };
    }),
  );

/** Something between 0 and 1 that is always the same at the same place. */
export const whimAt = (x: number): number => {
  const wave = Math.sin(x * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};

const onLand = (of: typeof AFLOAT): Seen[] =>
  spread(
    of,
    x => ground(x) + 0.6,
    x => 0.85 + 0.2 * whimAt(x),
  );
/** Whatever is nearer is lower and larger. */
const atSea = (of: typeof AFLOAT): Seen[] =>
  spread(
    of,
    x => 57 + 9 * whimAt(x),
    x => 0.9 + 0.4 * whimAt(x),
  );
const inTheSky = (of: typeof AFLOAT): Seen[] =>
  spread(
    of,
    x => 10 + 9 * whimAt(x),
    x => 1 + 0.35 * whimAt(x),
  );

/** What grows wherever there is ground to grow on, and the sea leaves it room. */
const GROWTH: readonly ShapeName[] = ['trees', 'bush', 'bush', 'palm', 'trees', 'bush', 'palms'];
const ROOM = 2.5;
const growth = (): Seen[] =>
  Array.from({ length: 5 * CARDS_AROUND }, (_, i): Seen => {
    const x = 20 * i + 14 * whimAt(i);
    const shape = GROWTH[Math.floor(GROWTH.length * whimAt(i + 0.5))] ?? 'bush';
    return { shape, x, y: ground(x) + 0.6, size: 0.45 + 0.3 * whimAt(i + 0.7), isTurned: i % 2 === 0 };
  }).filter(({ y }) => y < SHORE - ROOM);

const inland = spread(
  INLAND,
  x => ground(x) + 5,
  x => 0.95 + 0.35 * whimAt(x),
);
const ashore = [...growth(), ...onLand(ASHORE)];
const afloat = atSea(AFLOAT);

/** Behind the hills of the coast, and before them. */
export const COMPANY = {
  day: {
    behind: [...inTheSky(SKY_BY_DAY), ...inland],
    before: [...ashore, ...onLand(ON_LAND_BY_DAY), ...afloat, ...atSea(BY_DAY)],
  },
  night: {
    behind: [...inTheSky(SKY_BY_NIGHT), ...inland],
    before: [...ashore, ...onLand(ON_LAND_BY_NIGHT), ...afloat, ...atSea(BY_NIGHT)],
  },
} as const;
