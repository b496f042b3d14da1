/**
 * The table as one seat sees it, laid out again from its view: so that what the rules answer over a table they answer in a
 * browser too. Nothing in it is secret, and nothing that the seat does not see is in it.
 */
import { NO_DICE } from '../../kernel/chance.ts';
import { flow } from '../../kernel/flow.ts';
import { NOBODY, type Seat, seatsOf } from '../../kernel/seats.ts';
import type { Frame, Locals } from '../../kernel/steps.ts';
import { combat } from './5-combat.ts';
import { LAIR_BIT } from './board.ts';
import { book } from './book.ts';
import { crewAsSeen } from './crew/information.ts';
import { CREW_WORTH, YOUKOUNKOUN } from './crew/material.ts';
import type { Event } from './events.ts';
import type { View } from './information.ts';
import { COLOURS, NO_CARD, POWERS, TREASURES } from './material.ts';
import { worths } from './powers.ts';
import { FACE_UP, IN_PILE, LOOKED_AT, NO_SHIP, POINTS, type State } from './state.ts';

export function asSeen(view: View, seat: Seat): State {
  const seats = view.seats.length;
  const cards = view.crew === null ? TREASURES : CREW_WORTH.length;
  const s: State = {
    ...flow<Event>(NO_DICE),
    stack: stackOf(view),
    over: view.over,
    edition: view.edition,
    seats,
    colours: view.ships.map(ship => COLOURS.indexOf(ship.colour)),
    space: view.ships.map(ship => ship.space),
    lap: view.ships.map(ship => ship.lap),
    goods: [...view.goods],
    tokens: [...view.tokens],
    hands: view.seats.map((_, other) => (other === seat ? [...(view.hand ?? [])] : [])),
    piles: view.seats.map(() => []),
    discards: view.seats.map(({ discard }) => [...discard]),
    chosen: view.seats.map((_, other) => (other === seat ? (view.chosen ?? NO_CARD) : NO_CARD)),
    lairs: view.lairs.reduce((lairs, space) => lairs | LAIR_BIT[space], 0),
    treasurePile: [],
    owner: Array<number>(cards).fill(IN_PILE),
    openly: Array<number>(cards).fill(0),
    seenBy: Array<number>(cards).fill(0),
    round: view.round,
    captain: view.captain,
    rolled: [...view.rolled],
    dice: [...view.dice],
    turn: view.turn,
    half: view.half,
    gone: seatsOf(view.gone),
    lastLeft: NOBODY,
  };
  if (view.crew !== null) s.crew = crewAsSeen(view.crew);
  layTreasures(s, view);
  return s;
}

/** The step that asks, and the combat it may be part of. */
function stackOf({ now, fight }: View): Frame[] {
  const frames: Frame[] = fight === null ? [] : [{ step: combat.id, at: 0, v: { ...fight } }];
  if (now === null) return frames;
  const { step, ...v } = now;
  const found = book.steps.find(candidate => candidate.name === step);
  return found === undefined ? frames : [...frames, { step: found.id, at: 0, v: v as Locals }];
}

/** Powers as they lie; face-down cards as what the seat sees in them, else as any that is left. */
function layTreasures(s: State, view: View): void {
  const lay = (ship: number, card: number, openly: number): void => {
    s.owner[card] = ship;
    s.openly[card] = openly;
  };
  view.ships.forEach(({ powers }, ship) => {
    for (const power of powers) lay(ship, POWERS.indexOf(power), FACE_UP);
  });
  const shown = view.crew?.youkounkoun ?? NO_SHIP;
  if (shown !== NO_SHIP) lay(shown, YOUKOUNKOUN, FACE_UP);
  const isFree = (card: number): boolean => s.owner[card] === IN_PILE && card >= POWERS.length;
  const looked = view.crew?.looked ?? [];
  const known: { ship: number; worth: number | null }[] = [
    ...view.ships.flatMap(({ faceDown }, ship) => faceDown.map(({ worth }) => ({ ship, worth }))),
    ...looked.map(worth => ({ ship: LOOKED_AT, worth })),
  ];
  for (const { ship, worth } of known.toSorted(
    (one, other) => Number(one.worth === null) - Number(other.worth === null),
  ))
    lay(
      ship,
      worths(s).findIndex((value, card) => isFree(card) && (worth === null || value === worth)),
      POINTS,
    );
}
