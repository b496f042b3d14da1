/** Chapter 11: the ghost ship (bateau fantôme). */
import { call } from '../../kernel/flow.ts';
import { endsOf, SAILS, sailTo } from './4-movement.ts';
import { type Space, stepsToGo } from './board.ts';
import { book } from './book.ts';
import { EVENING, GOLD, LADY_BETH, MORNING } from './material.ts';
import { captainNow, FACE_UP, fill, hasGhost, isAfloat, isHome, type Ship, type State } from './state.ts';

const ghostOf = (s: State): Ship => s.seats;

/** Doubloons the ghost starts with (JAM-GHOST-02). */
const GHOST_GOLD: readonly number[] = [5, 3];

/** JAM-GHOST-01, JAM-GHOST-03, JAM-GHOST-39: it starts with the others, with two holds of gold and Lady Beth. */
export function layOutGhost(s: State): void {
  if (!hasGhost(s)) return;
  const ship = ghostOf(s);
  GHOST_GOLD.forEach((gold, hold) => {
    fill(s, ship, hold, GOLD, gold);
  });
  s.owner[LADY_BETH] = ship;
  s.openly[LADY_BETH] = FACE_UP;
  const rule = s.seats === 2 ? 'JAM-GHOST-01' : 'JAM-GHOST-39';
  s.journal?.add({ type: 'ghostJoined', rule, ship, gold: GHOST_GOLD });
}

/**
 * JAM-GHOST-06, JAM-GHOST-07: two moves, by the morning die and by the evening die, as they lie and in full, whoever's
 * crew might change that (CREW-GHOST-07). It has no cards and loads nothing (JAM-GHOST-22).
 */
export const ghostTurn = book.sequence('ghostTurn', [s => moveGhost(s, MORNING), s => moveGhost(s, EVENING)]);

function moveGhost(s: State, half: typeof MORNING | typeof EVENING): void {
  const ship = ghostOf(s);
  if (isHome(s, ship)) return; // JAM-GHOST-25
  s.half = half;
  const steps = s.dice[half];
  const forward = mayGo(s, true);
  const ends = endsOf(s, ship, steps, forward);
  if (mayGo(s, !forward) || ends.length > 1) call(s, steerGhost);
  else sailTo(s, ship, ends[0], steps, forward);
}

/**
 * JAM-GHOST-09, JAM-GHOST-37: alone in front it goes backward (JAM-GHOST-10), alone behind everybody forward
 * (JAM-GHOST-11); in every other case either way is open (JAM-GHOST-12).
 */
export function mayGo(s: State, forward: boolean): boolean {
  const ghost = ghostOf(s);
  const own = stepsToGo(s.space[ghost], s.lap[ghost]);
  let ahead = true;
  let behind = true;
  for (let ship = 0; ship < ghost; ship++) {
    if (!isAfloat(s, ship)) continue;
    const other = stepsToGo(s.space[ship], s.lap[ship]);
    if (own >= other) ahead = false;
    if (own <= other) behind = false;
  }
  return forward ? !ahead : !behind;
}

/** Where the ghost may go now. */
const openEnds = (s: State): Space[] =>
  [true, false].flatMap(forward => (mayGo(s, forward) ? endsOf(s, ghostOf(s), s.dice[s.half], forward) : []));

/** JAM-GHOST-12, JAM-GHOST-13: the Captain chooses direction and branch; forward ways come first. */
export const steerGhost = book.choice('steerGhost', {
  who: captainNow,
  legal(s, _v, _seat, out) {
    for (const end of openEnds(s)) out.push(SAILS[end]);
  },
  otherwise: s => SAILS[Math.min(...openEnds(s))], // JAM-NET-01: the first on the board, whichever way that is
  apply(s, _v, action) {
    if (action.type !== 'sail') return;
    const steps = s.dice[s.half];
    const forward = mayGo(s, true) && endsOf(s, ghostOf(s), steps, true).includes(action.to);
    sailTo(s, ghostOf(s), action.to, steps, forward);
  },
});
