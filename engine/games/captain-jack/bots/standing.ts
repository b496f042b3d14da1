/**
 * How ships stand: how likely each is to be the first with enough doubloons.
 *
 * Opinions, never rules. The weights are those of a logistic fit of who won to 1,500 games of three planners: doubloons and
 * letters that only need a port count for more the nearer somebody is to the end.
 */
import { shareOut } from '../../../bots/win-chances.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { lacking } from '../7-letters.ts';
import type { View } from '../information.ts';
import { ASKS, LETTERS, type Letter } from '../material.ts';
import { turnedFor, turnedMaps } from './worth.ts';

/** What something counts while nobody has a doubloon, and how much more when somebody is about to win. */
interface Weight {
  readonly early: number;
  readonly late: number;
}

const DOUBLOON: Weight = { early: 0.55, late: 0.74 };
/** A doubloon of the best letter that can be paid in port at once, and of the best one by the part of it that is aboard. */
const AT_HAND: Weight = { early: 0, late: 0.6 };
const IN_PART: Weight = { early: 0.23, late: 0.1 };
const CARD: Weight = { early: 0.17, late: 0.1 };
const CANNON: Weight = { early: 0.11, late: -0.05 };
const MAP: Weight = { early: 0.11, late: -0.05 };
/** The whole round to wait for a turn. */
const WAITING: Weight = { early: -0.15, late: -0.24 };
/** More cannons than this hardly help. */
const ENOUGH_CANNONS = 5;

/**
 * The winning chance of each seat.
 * @example chancesOf(view, chances)
 */
export function chancesOf(view: View, chances: Float64Array): void {
  let most = 0;
  for (const { doubloons } of view.ships) if (doubloons > most) most = doubloons;
  const progress = most / view.needed;
  for (let seat = 0; seat < chances.length; seat++)
    chances[seat] = view.ships[seat].gone ? Number.NEGATIVE_INFINITY : standing(view, seat, progress);
  shareOut(chances);
}

/** How a ship stands; only differences between ships mean anything. */
function standing(view: View, seat: Seat, progress: number): number {
  const ship = view.ships[seat];
  const seats = view.ships.length;
  const at = ({ early, late }: Weight): number => early + late * progress;
  let atHand = 0;
  let inPart = 0;
  for (const letter of view.letters.open) {
    const asked = symbolsAsked(letter);
    const missing = Math.min(asked, lacking(letter, turnedFor(ship.cards, letter)));
    const { pays } = LETTERS[letter];
    if (missing === 0) atHand = Math.max(atHand, pays);
    inPart = Math.max(inPart, pays * (1 - missing / asked));
  }
  return (
    at(DOUBLOON) * ship.doubloons +
    at(AT_HAND) * atHand +
    at(IN_PART) * inPart +
    at(CARD) * ship.cards.length +
    at(CANNON) * Math.min(ENOUGH_CANNONS, ship.cannons) +
    at(MAP) * turnedMaps(ship) +
    at(WAITING) * (((seat - view.turn + seats) % seats) / seats)
  );
}

const symbolsAsked = (letter: Letter): number => ASKS[letter].reduce((sum, count) => sum + count, 0);
