/** Random games into which two powers are forced, under the laws. */
import type { Game } from '../../../kernel/game.ts';
import { type LawTally, laws } from '../../../kernel/laws/laws.ts';
import type { Step } from '../../../kernel/steps.ts';
import type { Action } from '../actions.ts';
import { CHARACTERS } from '../crew/characters.ts';
import { EMPTY, NEXT_TO, STAIRS } from '../crew/tavern.ts';
import { type Jamaica, jamaica } from '../game.ts';
import { FOOD, GOLD, POWDER, TILE } from '../material.ts';
import { fill, holdAt, type Ship, type State } from '../state.ts';

export type Pair = readonly [one: number, other: number];

/** All 190 pairs of characters. */
export const PAIRS: readonly Pair[] = Array.from({ length: CHARACTERS }, (_, one) => one).flatMap(one =>
  Array.from({ length: CHARACTERS - one - 1 }, (_, i): Pair => [one, one + 1 + i]),
);

export interface Meeting {
  readonly pair: Pair;
  /** On one ship, or on two that meet. */
  readonly together: boolean;
  readonly edition: '2007' | '2021';
  readonly seats: number;
  readonly ghost?: boolean;
  readonly games?: number;
  readonly oneIn: number;
  readonly ledger: ReadonlySet<string>;
}

/** Plays games that begin half way round, ships close to each other and well laden, with the pair aboard. */
export function meet({ pair, together, edition, seats, ghost = false, games = 1, oneIn, ledger }: Meeting): LawTally {
  const steps = jamaica.book.steps.map(step => (step.name === 'game' ? gathering(step, pair, together) : step));
  const game: Game<Jamaica> = { ...jamaica, book: { steps, aside: jamaica.book.aside } };
  const tables = [{ options: { edition, ghost, crew: true }, seats }];
  return laws(game, { games, tables, ledger, oneIn, seed: 1 + pair[0] * CHARACTERS + pair[1] });
}

/** The setup with one line more: the pair comes aboard, and the ships meet, before the first round. */
const gathering = (step: Step<State, Action>, pair: Pair, together: boolean): Step<State, Action> => ({
  ...step,
  lines: [...step.lines.slice(0, -1), s => gather(s, pair, together), ...step.lines.slice(-1)],
});

/** A lair, two ports and some sea lie before them. */
const FROM = 28;

function gather(s: State, [one, other]: Pair, together: boolean): void {
  for (let ship = 0; ship < s.space.length; ship++) {
    s.space[ship] = FROM + (ship % 3);
    if (ship === s.seats) continue;
    fill(s, ship, 0, FOOD, 5);
    fill(s, ship, 1, GOLD, 6);
    fill(s, ship, 2, POWDER, 2);
  }
  // What was told of the tavern is no longer true.
  const told = s.journal?.events ?? [];
  const laid = told.findIndex(({ type }) => type === 'tavernLaid');
  if (laid >= 0) told.splice(laid, 1);
  hire(s, 0, one, NEXT_TO[STAIRS][0]);
  hire(s, together ? 0 : 1, other, NEXT_TO[STAIRS][1]);
}

/** Aboard from a place next to the bottle, so that the zone stays in one piece. */
function hire(s: State, ship: Ship, character: number, from: number): void {
  const { tavern } = s.crew ?? { tavern: [] as number[] };
  tavern[tavern.indexOf(character)] = tavern[from];
  tavern[from] = EMPTY;
  const hold = s.goods[holdAt(ship, 3)] === TILE ? 4 : 3;
  fill(s, ship, hold, TILE, character + 1);
}
