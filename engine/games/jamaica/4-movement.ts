/** Chapter 4: movement (déplacement), and the life of an arrival. */
import { call } from '../../kernel/flow.ts';
import type { Offer } from '../../kernel/steps.ts';
import { fight } from './5-combat.ts';
import { settle } from './6-prices.ts';
import { finish } from './10-end.ts';
import type { Action } from './actions.ts';
import { endOf, isOverLine, MOST_ENDS, NOWHERE, onlyEnd, PORT_ROYAL, reach, SPACES, type Space } from './board.ts';
import { book } from './book.ts';
import type { Voyage } from './events.ts';
import { distanceBy, distances, hasDistantTarget, mayStay, onceAtRest, tellStay } from './powers.ts';
import { decider, isGhost, NO_SHIP, type Ship, type State } from './state.ts';

export const SAILS: readonly Action[] = Array.from({ length: SPACES }, (_, to) => ({ type: 'sail', to }));
const HOME: readonly Space[] = [PORT_ROYAL];
const STAY: Action = { type: 'stay' };

/** JAM-MOVE-01, JAM-MOVE-02: a ship moves by the die; where the ways part, the mover chooses (JAM-MOVE-13). */
export function sail(s: State, ship: Ship, die: number, forward: boolean): void {
  const steps = distances(s, ship, die);
  const end = bringsHome(s, ship, steps[0], forward) ? PORT_ROYAL : onlyEnd(s.space[ship], steps[0], forward);
  const isForced = steps.length === 1 && end !== NOWHERE && !mayStay(s, ship, die, forward);
  if (isForced) sailTo(s, ship, end, steps[0], forward);
  else call(s, chooseWay, { ship, die, forward });
}

/** Where a ship can end a move of so many steps: at home, if it gets there (JAM-MOVE-03, JAM-END-02). */
export const endsOf = (s: State, ship: Ship, steps: number, forward: boolean): readonly Space[] =>
  bringsHome(s, ship, steps, forward) ? HOME : reach(s.space[ship], steps, forward).ends;

/**
 * Whether a move is the last of the race: forward to Port Royal or over it, for a ship on its last lap (JAM-END-02). One that
 * comes from behind the start goes on (JAM-MOVE-15), and all the way round (JAM-MOVE-10).
 */
const bringsHome = (s: State, ship: Ship, steps: number, forward: boolean): boolean =>
  forward && s.lap[ship] === 0 && isOverLine(s.space[ship], steps, forward);

export const chooseWay = book.choice<{ ship: Ship; die: number; forward: boolean }>('chooseWay', {
  who: (s, v) => decider(s, v.ship, NO_SHIP),
  legal(s, v, _seat, out) {
    let atHome = false; // by whatever distance, it is the same (JAM-END-02)
    const distance = distances(s, v.ship, v.die);
    for (let i = 0; i < distance.length; i++) {
      const isHome = bringsHome(s, v.ship, distance[i], v.forward);
      if (!isHome) listEnds(s.space[v.ship], distance[i], v.forward, out);
      else if (!atHome) out.push(SAILS[PORT_ROYAL]);
      atHome ||= isHome;
    }
    if (mayStay(s, v.ship, v.die, v.forward)) out.push(STAY);
  },
  otherwise: (s, v) => SAILS[endsOf(s, v.ship, distances(s, v.ship, v.die)[0], v.forward)[0]], // JAM-NET-01
  apply(s, v, action) {
    if (action.type === 'stay') tellStay(s, v.ship, v.die, v.forward);
    if (action.type !== 'sail') return;
    const distance = distances(s, v.ship, v.die);
    for (let i = 0; i < distance.length; i++)
      if (leadsTo(s, v.ship, distance[i], v.forward, action.to)) {
        sailTo(s, v.ship, action.to, distance[i], v.forward, v.die);
        return;
      }
  },
});

/** Whether a move of so many steps can end on a space. */
function leadsTo(s: State, ship: Ship, steps: number, forward: boolean, to: Space): boolean {
  if (bringsHome(s, ship, steps, forward)) return to === PORT_ROYAL;
  for (let way = 0; way < MOST_ENDS; way++) if (endOf(s.space[ship], steps, forward, way) === to) return true;
  return false;
}

function listEnds(from: Space, steps: number, forward: boolean, out: Offer<Action>): void {
  for (let way = 0; way < MOST_ENDS; way++) {
    const end = endOf(from, steps, forward, way);
    if (end !== NOWHERE) out.push(SAILS[end]);
  }
}

/**
 * Moves a ship and has it arrive; the lap counter turns at Port Royal (JAM-MOVE-14), in either direction (JAM-MOVE-16),
 * from the first move on (JAM-MOVE-09), the ghost's too (JAM-GHOST-36). Each move is an arrival (JAM-MOVE-08), also one
 * that leads back (JAM-MOVE-19).
 */
export function sailTo(s: State, ship: Ship, to: Space, steps: number, forward: boolean, die = steps): void {
  const from = s.space[ship];
  const isLast = bringsHome(s, ship, steps, forward);
  if (isOverLine(from, steps, forward)) s.lap[ship] += forward ? 1 : -1;
  s.space[ship] = to;
  if (s.journal !== null) {
    const { ends, paths } = reach(from, steps, forward);
    const way = paths[Math.max(0, ends.indexOf(to))];
    const path = isLast ? way.slice(0, way.indexOf(PORT_ROYAL) + 1) : way;
    const voyage: Voyage = { from, to, path, lap: s.lap[ship] };
    const rule = isGhost(s, ship) ? 'JAM-GHOST-07' : forward ? 'JAM-MOVE-01' : 'JAM-MOVE-02';
    s.journal.add({ type: 'sailed', rule, ship, ...voyage, ...distanceBy(die, steps) });
  }
  if (isLast) {
    finish(s, ship);
    return;
  }
  onceAtRest(s, ship);
  arrive(s, ship, true);
}

/**
 * A ship has stopped: combat first if the space is occupied, then its price or treasure (JAM-MOVE-07), once
 * (JAM-PRICE-08). Only here a combat arises (JAM-MOVE-11). On Port Royal nothing happens (JAM-MOVE-17, JAM-COMBAT-05) and
 * nothing is paid (JAM-PRICE-13). Who has promised to pay with whatever goods does so, whatever the combat brings
 * (CREW-POWER-44).
 */
export function arrive(s: State, ship: Ship, priced: boolean, promised = false): void {
  if (s.space[ship] === PORT_ROYAL) return;
  if (isOccupied(s, ship) || hasDistantTarget(s, ship))
    call(s, arrival, promised ? { ship, priced, promised } : { ship, priced });
  else settle(s, ship, priced, promised);
}

/**
 * One combat at most (JAM-COMBAT-55), then what the space brings, to nobody but the ship that arrived (JAM-COMBAT-52): a price
 * paid with what it has now (JAM-COMBAT-51, JAM-COMBAT-58), or a treasure, even if it has lost (JAM-COMBAT-54), which
 * comes too late for the combat (JAM-TREASURE-14).
 */
export const arrival = book.sequence<{ ship: Ship; priced: boolean; promised?: boolean }>('arrival', [
  (s, v) => fight(s, v.ship),
  (s, v) => settle(s, v.ship, v.priced, v.promised === true),
]);

/** Whether another ship stands there, whatever lap it is on (JAM-MOVE-18); any number may (JAM-MOVE-06). */
function isOccupied(s: State, ship: Ship): boolean {
  const here = s.space[ship];
  for (let other = 0; other < s.space.length; other++) if (other !== ship && s.space[other] === here) return true;
  return false;
}
