/** Chapter 12: the tavern, and recruiting in a port. */
import { call } from '../../../kernel/flow.ts';
import { shuffle } from '../../../kernel/flow-state.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Offer } from '../../../kernel/steps.ts';
import { firstLoad, LOADS, room, stow } from '../3-loading.ts';
import type { Action } from '../actions.ts';
import { KIND } from '../board.ts';
import { book } from '../book.ts';
import { GOLD, TILE } from '../material.ts';
import { FEE, pay } from '../payment.ts';
import { paysWith } from '../powers.ts';
import { type Ship, type State, tokensOf } from '../state.ts';
import { winsAtOnce } from './14-magic.ts';
import { FORGO } from './actions.ts';
import { CHARACTERS, type Character, NAMES } from './characters.ts';
import type { Tile } from './events.ts';
import type { Crew } from './state.ts';
import { EMPTY, isFaceUp, NEXT_TO, PLACES, type Place, STAIRS, stepsFrom } from './tavern.ts';

/**
 * CREW-SETUP-01, CREW-SETUP-02, CREW-SETUP-03: all characters face down, but for those next to the bottle at the top of
 * the stairs.
 */
export function openTavern(s: State, crew: Crew): void {
  const tiles = Array.from({ length: CHARACTERS }, (_, character) => character);
  shuffle(s, tiles);
  for (let place = 0; place < PLACES; place++) crew.tavern[place] = place === STAIRS ? EMPTY : (tiles.pop() ?? EMPTY);
  crew.bottle = STAIRS;
  s.journal?.add({ type: 'tavernLaid', rule: 'CREW-SETUP-01', bottle: STAIRS, faceUp: facing(crew) });
}

/** The characters that lie face up. */
const facing = ({ tavern }: Crew): Tile[] =>
  tavern.flatMap((character, place) => (isFaceUp(tavern, place) ? [{ place, character: NAMES[character] }] : []));

/** CREW-RECRUIT-01, CREW-RECRUIT-14, CREW-RECRUIT-17: a port price was paid in full, and its payer may recruit. */
export function recruiting(s: State, ship: Ship): void {
  if (KIND[s.space[ship]] === 'port') call(s, recruit, { ship });
}

const RECRUITS: readonly (readonly Action[])[] = NAMES.map(character =>
  Array.from({ length: PLACES }, (_, bottle) => ({ type: 'recruit', character, bottle })),
);

/** CREW-RECRUIT-02, CREW-RECRUIT-04, CREW-RECRUIT-21: one face-up character next to the bottle, or nobody. */
export const recruit = book.choice<{ ship: Ship }>('recruit', {
  who: (_s, v) => v.ship,
  legal(s, v, _seat, out) {
    out.push(FORGO);
    if (s.crew !== undefined) listRecruits(s, s.crew, v.ship, out);
  },
  otherwise: () => FORGO, // JAM-NET-01
  apply(s, v, action) {
    if (action.type !== 'recruit' || s.crew === undefined) return;
    s.crew.hired = NAMES.indexOf(action.character);
    call(s, takeAboard, { ship: v.ship });
    moveBottle(s, s.crew, v.ship, action.bottle);
  },
});

/** CREW-RECRUIT-12, CREW-RECRUIT-20: who can take nobody aboard is offered nobody. */
function listRecruits(s: State, crew: Crew, ship: Ship, out: Offer<Action>): void {
  if (room(s, ship, TILE) === 0) return;
  const steps = stepsFrom(crew.tavern, crew.bottle);
  const purse = purseFor(s, ship);
  for (let bottle = 0; bottle < PLACES; bottle++) {
    if (steps[bottle] === -1 || steps[bottle] > purse) continue; // CREW-RECRUIT-06, CREW-RECRUIT-18
    for (const place of NEXT_TO[bottle])
      if (crew.tavern[place] !== EMPTY) out.push(RECRUITS[crew.tavern[place]][bottle]);
  }
}

/** CREW-RECRUIT-23: what is left after the port price, from any hold. */
export const purseFor = (s: State, ship: Ship): number => tokensOf(s, ship, paysWith(s, ship, GOLD));

/** CREW-RECRUIT-05, CREW-RECRUIT-13: a doubloon for each place of the shortest way. */
function moveBottle(s: State, crew: Crew, ship: Ship, to: Place): void {
  const from = crew.bottle;
  const fee = stepsFrom(crew.tavern, from)[to];
  if (fee === 0) return;
  crew.bottle = to;
  s.journal?.add({ type: 'bottleMoved', rule: 'CREW-RECRUIT-05', ship, from, to, fee });
  pay(s, ship, GOLD, fee, FEE);
}

/** CREW-RECRUIT-03, CREW-RECRUIT-19: into an empty hold, or into one of goods that is emptied first. */
export const takeAboard = book.choice<{ ship: Ship }>('takeAboard', {
  who: (_s, v) => v.ship,
  legal(s, v, _seat, out) {
    for (let holds = room(s, v.ship, TILE); holds !== 0; holds &= holds - 1)
      out.push(LOADS[31 - Math.clz32(holds & -holds)]);
  },
  otherwise: (s, v) => firstLoad(s, v.ship, TILE),
  apply(s, v, action) {
    if (action.type === 'load' && s.crew !== undefined) board(s, s.crew, v.ship, s.crew.hired, action.hold);
  },
});

/** CREW-RECRUIT-08, CREW-RECRUIT-09: the place is empty from now on, and what borders it is turned up; the bottle stays. */
function board(s: State, crew: Crew, ship: Ship, character: Character, hold: number): void {
  const place = crew.tavern.indexOf(character);
  const hidden = NEXT_TO[place].filter(next => crew.tavern[next] !== EMPTY && !isFaceUp(crew.tavern, next));
  const emptied = stow(s, ship, hold, TILE, character + 1);
  crew.tavern[place] = EMPTY;
  crew.hired = EMPTY;
  if (s.journal !== null) {
    const told = { ship, character: NAMES[character], place, hold, emptied };
    s.journal.add({ type: 'recruited', rule: 'CREW-RECRUIT-01', ...told });
    const tiles = hidden.map(next => ({ place: next, character: NAMES[crew.tavern[next]] }));
    if (tiles.length > 0) s.journal.add({ type: 'tilesTurnedUp', rule: 'CREW-RECRUIT-08', tiles });
  }
  winsAtOnce(s, crew, ship);
}

/** JAM-NET-02: somebody leaves with a character half aboard, who stays in the tavern. */
export function forgetHired(s: State, crew: Crew, seat: Seat): void {
  if (s.turn === seat) crew.hired = EMPTY;
}
