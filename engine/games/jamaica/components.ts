/**
 * Chapter 16: what is printed on the components, which the rulebooks show only in pictures.
 *
 * Each group of facts carries its status: `certain` where two or more independent transcriptions or a legible photo agree,
 * `likely` where there is one credible source, `reconstructed` where there is none and the value was chosen to fit every
 * sentence of the rulebooks. A real copy has the last word: a correction is a change of this file and of nothing else.
 */

export type Status = 'certain' | 'likely' | 'reconstructed';
export type Kind = 'portRoyal' | 'sea' | 'port' | 'lair';

/** One space as it is printed, and the spaces a ship can reach from it with one forward step. */
export interface PrintedSpace {
  readonly id: number;
  readonly kind: Kind;
  /** Doubloons on the pin of a port, white squares of a sea space. */
  readonly price: number;
  /** The white number; -5 for all that lies before the red line. */
  readonly score: number;
  readonly next: readonly number[];
  readonly where: string;
}

/** JAM-DATA-06, JAM-DATA-07: the board, clockwise as drawn from Port Royal at the top right. */
export const board = {
  status: 'certain' as Status,
  /** Facts of the board that are less sure than the rest. */
  lessSure: [{ space: 30, fact: 'price', status: 'likely', note: 'one source reads 3' }] as const,
  spaces: [
    { id: 0, kind: 'portRoyal', price: 0, score: 15, next: [1], where: 'start = finish, top right' },
    { id: 1, kind: 'sea', price: 2, score: -5, next: [2], where: 'right side, going down' },
    { id: 2, kind: 'sea', price: 3, score: -5, next: [3], where: 'right side, going down' },
    { id: 3, kind: 'sea', price: 2, score: -5, next: [4], where: 'right side, going down' },
    { id: 4, kind: 'lair', price: 0, score: -5, next: [5], where: 'right side, going down (skull rock on the edge)' },
    { id: 5, kind: 'port', price: 3, score: -5, next: [6], where: 'right side, going down' },
    { id: 6, kind: 'port', price: 5, score: -5, next: [7, 13], where: 'right side, going down FORK 1' },
    { id: 7, kind: 'sea', price: 2, score: -5, next: [8], where: 'fork 1 outer lane' },
    { id: 8, kind: 'sea', price: 3, score: -5, next: [9], where: 'fork 1 outer lane' },
    { id: 9, kind: 'lair', price: 0, score: -5, next: [10], where: 'fork 1 outer lane (bottom-right corner)' },
    { id: 10, kind: 'sea', price: 3, score: -5, next: [11], where: 'fork 1 outer lane' },
    { id: 11, kind: 'lair', price: 0, score: -5, next: [12], where: 'fork 1 outer lane (skull of the islet)' },
    { id: 12, kind: 'sea', price: 2, score: -5, next: [15], where: 'fork 1 outer lane' },
    { id: 13, kind: 'sea', price: 3, score: -5, next: [14], where: 'fork 1 inner lane' },
    { id: 14, kind: 'sea', price: 4, score: -5, next: [15], where: 'fork 1 inner lane' },
    { id: 15, kind: 'sea', price: 3, score: -5, next: [16], where: 'bottom, going left (lanes of fork 1 rejoin)' },
    { id: 16, kind: 'port', price: 3, score: -5, next: [17], where: 'bottom, going left' },
    { id: 17, kind: 'sea', price: 2, score: -5, next: [18], where: 'bottom, going left' },
    { id: 18, kind: 'port', price: 3, score: -5, next: [19], where: 'bottom, going left' },
    { id: 19, kind: 'lair', price: 0, score: -5, next: [20, 26], where: 'bottom, going left FORK 2' },
    { id: 20, kind: 'sea', price: 3, score: -5, next: [21], where: 'fork 2 outer lane' },
    { id: 21, kind: 'port', price: 3, score: -5, next: [22], where: 'fork 2 outer lane' },
    { id: 22, kind: 'lair', price: 0, score: -5, next: [23], where: 'fork 2 outer lane (skull of the islet)' },
    { id: 23, kind: 'sea', price: 2, score: -5, next: [24], where: 'fork 2 outer lane (bottom-left corner)' },
    { id: 24, kind: 'sea', price: 3, score: -5, next: [25], where: 'fork 2 outer lane' },
    { id: 25, kind: 'lair', price: 0, score: -5, next: [28], where: 'fork 2 outer lane (skull on the left edge)' },
    { id: 26, kind: 'sea', price: 4, score: -5, next: [27], where: 'fork 2 inner lane' },
    { id: 27, kind: 'sea', price: 4, score: -5, next: [28], where: 'fork 2 inner lane' },
    { id: 28, kind: 'port', price: 5, score: -5, next: [29], where: 'left side, going up (lanes of fork 2 rejoin)' },
    { id: 29, kind: 'sea', price: 1, score: -5, next: [30], where: 'left side, going up' },
    { id: 30, kind: 'port', price: 5, score: -5, next: [31], where: 'left side, going up' },
    { id: 31, kind: 'port', price: 3, score: -5, next: [32], where: 'left side, going up' },
    { id: 32, kind: 'sea', price: 3, score: -5, next: [33, 39], where: 'left side, going up FORK 3' },
    { id: 33, kind: 'lair', price: 0, score: -5, next: [34], where: 'fork 3 outer lane (top-left corner)' },
    { id: 34, kind: 'port', price: 3, score: -5, next: [35], where: 'fork 3 outer lane' },
    { id: 35, kind: 'sea', price: 2, score: -5, next: [36], where: 'fork 3 outer lane' },
    { id: 36, kind: 'sea', price: 1, score: -5, next: [37], where: 'fork 3 outer lane' },
    { id: 37, kind: 'lair', price: 0, score: -5, next: [38], where: 'fork 3 outer lane (skull on the top edge)' },
    {
      id: 38,
      kind: 'sea',
      price: 1,
      score: -5,
      next: [41],
      where: 'fork 3 outer lane (last space before the red line)',
    },
    { id: 39, kind: 'sea', price: 4, score: -5, next: [40], where: 'fork 3 inner lane' },
    {
      id: 40,
      kind: 'sea',
      price: 4,
      score: -5,
      next: [41],
      where: 'fork 3 inner lane (last space before the red line)',
    },
    {
      id: 41,
      kind: 'port',
      price: 5,
      score: 2,
      next: [42],
      where: 'top, going right, finish stretch (lanes of fork 3 rejoin; first space after the red -5 line)',
    },
    { id: 42, kind: 'sea', price: 2, score: 3, next: [43], where: 'top, going right, finish stretch' },
    { id: 43, kind: 'sea', price: 3, score: 4, next: [44], where: 'top, going right, finish stretch' },
    { id: 44, kind: 'lair', price: 0, score: 5, next: [45], where: 'top, going right, finish stretch' },
    { id: 45, kind: 'port', price: 7, score: 6, next: [46], where: 'top, going right, finish stretch' },
    { id: 46, kind: 'sea', price: 2, score: 7, next: [47], where: 'top, going right, finish stretch' },
    { id: 47, kind: 'sea', price: 3, score: 8, next: [48], where: 'top, going right, finish stretch' },
    { id: 48, kind: 'sea', price: 3, score: 9, next: [49], where: 'top, going right, finish stretch' },
    { id: 49, kind: 'sea', price: 3, score: 10, next: [0], where: 'top, going right, finish stretch' },
  ] as readonly PrintedSpace[],
  forks: [
    { at: 6, outer: [7, 8, 9, 10, 11, 12], inner: [13, 14], rejoin: 15 },
    { at: 19, outer: [20, 21, 22, 23, 24, 25], inner: [26, 27], rejoin: 28 },
    { at: 32, outer: [33, 34, 35, 36, 37, 38], inner: [39, 40], rejoin: 41 },
  ],
} as const;

/** JAM-DATA-04: the eleven action cards, the same in all six colours: morning icon, evening icon. */
export const actionDeck = {
  status: 'certain' as Status,
  cards: [
    ['food', 'forward'],
    ['food', 'powder'],
    ['powder', 'food'],
    ['powder', 'gold'],
    ['gold', 'gold'],
    ['gold', 'forward'],
    ['forward', 'food'],
    ['forward', 'powder'],
    ['forward', 'forward'],
    ['forward', 'backward'],
    ['backward', 'forward'],
  ],
} as const;

/** JAM-DATA-01: the two action dice. */
export const actionDie = { status: 'certain' as Status, faces: [1, 2, 3, 4, 5, 6] } as const;

/** JAM-DATA-02: the combat die. */
export const combatDie = { status: 'certain' as Status, faces: [2, 4, 6, 8, 10, 'star'] } as const;

/** JAM-DATA-03: the symbols beside its numbers, by which the 2021 edition settles shortages. */
export const shortageDie = {
  status: 'likely' as Status,
  symbols: ['circle', 'circle', 'square', 'square', 'skull', 'star'],
} as const;

/** JAM-DATA-05, JAM-TREASURE-01: the twelve treasure cards. */
export const treasures = {
  status: 'certain' as Status,
  powers: ['morganMap', 'saranSabre', 'ladyBeth', 'sixthHold'],
  positive: [3, 3, 5, 7, 7], // JAM-TREASURE-05
  cursed: [-2, -3, -4], //      JAM-TREASURE-06
} as const;
