/**
 * The colours of players: one for each seat, chosen before the start, and the same wherever that player is shown.
 *
 * A game whose material has colours says which there are, and may want to know who has which when it is laid out. Any other is
 * played with the colours of the table, of which its rules know nothing.
 */
import type { Options } from './options.ts';
import { type Refusal, refuse } from './refusal.ts';
import { perSeat, type Seat } from './seats.ts';

/** Every colour that something on a table can have. */
export const COLOURS = [
  'orange',
  'blue',
  'green',
  'pink',
  'ochre',
  'black',
  'purple',
  'olive',
  'red',
  'yellow',
  'grey',
] as const;
export type PlayerColour = (typeof COLOURS)[number];

/** The colours of the material of a game. */
export interface ColourRules<O extends Options = Options, V extends object = object> {
  /** The row of the ledger that lets players choose. */
  readonly rule: string;
  /** Those that players may have at such a table, each of them once. */
  list(options: O, seats: number): readonly PlayerColour[];
  /** Which one each seat has while nobody has chosen, null where lots decide; without it, those of the list in their order. */
  first?(options: O, seats: number): readonly (PlayerColour | null)[];
  /** Which one a seat has in a view, where the rules keep that themselves; null while it is not decided. */
  inView?(view: V, seat: Seat): PlayerColour | null;
}

/** Those of a table whose game has none of its own, in the order of the seats. */
const OF_THE_TABLE: readonly PlayerColour[] = COLOURS.slice(0, 8);

/** What is to be known of a game to say which colours there are. */
export interface Coloured<O extends Options = Options, V extends object = object> {
  readonly colours?: ColourRules<O, V>;
}

/**
 * The colours that players may choose among at a table.
 * @example coloursFor(captainJack, { rules: 'base' }, 2) // ['red', 'blue', 'green', 'yellow']
 */
export const coloursFor = <O extends Options>(
  { colours }: Coloured<O>,
  options: O,
  seats: number,
): readonly PlayerColour[] => colours?.list(options, seats) ?? OF_THE_TABLE;

/**
 * The colour of each seat once some have chosen, by seat: whoever has not keeps the one they begin with where it is left, else has
 * the first that is. Null where lots decide.
 * @example coloursOfSeats(captainJack, options, [null, 'red']) // ['blue', 'red']
 */
export function coloursOfSeats<O extends Options>(
  game: Coloured<O>,
  options: O,
  chosen: readonly (PlayerColour | null)[],
): (PlayerColour | null)[] {
  const seats = chosen.length;
  const list = coloursFor(game, options, seats);
  const first = game.colours?.first?.(options, seats) ?? perSeat(seats, seat => list[seat % list.length] ?? null);
  const valid = chosen.map(colour => (colour !== null && list.includes(colour) ? colour : null));
  const kept = valid.map((colour, seat) => {
    const begun = first[seat] ?? null;
    return colour ?? (begun !== null && !valid.includes(begun) ? begun : null);
  });
  // Where lots decide, they do so among those who have a choice: whoever is left with one colour has it.
  const areDrawn = first.includes(null) && valid.every(colour => colour === null);
  if (areDrawn) return kept;
  const left = list.filter(colour => !kept.includes(colour));
  return kept.map(colour => colour ?? left.shift() ?? null);
}

/**
 * Why a table cannot be laid out with these colours, or null: one for each seat, each of them once, and of those there are.
 * @example colourRefusal(jamaica, options, ['red', 'red', 'blue']) // { refused: 'bad-colours', … }
 */
export function colourRefusal<O extends Options>(
  game: Coloured<O>,
  options: O,
  seats: number,
  colours: readonly PlayerColour[],
): Refusal | null {
  const list = game.colours?.list(options, seats) ?? [];
  const isSound =
    colours.length === seats &&
    new Set(colours).size === colours.length &&
    colours.every(colour => list.includes(colour));
  return isSound
    ? null
    : refuse('bad-colours', game.colours?.rule, `each of ${seats} seats has one of ${list.join(', ') || 'no colours'}`);
}
