/** Which colour each player has at a table: the one they have chosen, else one that is left. */
import { coloursOfSeats, type PlayerColour } from '@havre/engine/kernel/colours.ts';
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import type { Table } from './table.ts';

/** What is to be known of a table for that. */
export type ColouredTable = Pick<Table, 'game' | 'plan' | 'sitters' | 'origin' | 'match'>;

const choicesAt = ({ sitters, origin }: ColouredTable): (PlayerColour | null)[] =>
  sitters.all.map((sitter, seat) => sitter?.colour ?? origin?.players[seat]?.colour ?? null);

const sharedOut = (table: ColouredTable): (PlayerColour | null)[] =>
  coloursOfSeats(table.game, table.plan.options, choicesAt(table));

/**
 * The colour of each seat, taken or free: once the game is on, as its rules keep it, where they do. Null where lots will decide.
 * @example seatColours(table) // ['red', 'yellow', 'blue']
 */
export function seatColours(table: ColouredTable): (PlayerColour | null)[] {
  const { match, game, sitters } = table;
  const { inView } = game.colours ?? {};
  if (match === null || inView === undefined) return sharedOut(table);
  const view = match.view(PUBLIC);
  return sitters.all.map((_, seat) => inView(view, seat));
}

/**
 * The colours that a match is to be laid out with; undefined where nobody has chosen, or its rules know of none.
 * @example Match.start(game, { ...plan, colours: chosenColours(table) })
 */
export function chosenColours(table: ColouredTable): readonly PlayerColour[] | undefined {
  if (table.game.colours === undefined || choicesAt(table).every(colour => colour === null)) return undefined;
  const colours = sharedOut(table).filter(colour => colour !== null);
  return colours.length === table.plan.seats ? colours : undefined;
}
