/** Chapter 8: shortage (pénurie), 2021 edition. */

import { call } from '../../kernel/flow.ts';
import { random } from '../../kernel/flow-state.ts';
import { arrive } from './4-movement.ts';
import { KIND, NOWHERE, type Path, PORT_ROYAL, PRICE, SPACES, type Space, waysBack } from './board.ts';
import { book } from './book.ts';
import type { Kind } from './components.ts';
import type { RetreatRule } from './events.ts';
import { FACES, type Goods, STAR, SYMBOLS, type Symbol21 } from './material.ts';
import { goBack, payAll, RETREATS, tellRetreat, wayTo } from './retreat.ts';
import { decider, NO_SHIP, type Ship, type State } from './state.ts';

/** JAM-SHORTAGE21-04, JAM-SHORTAGE21-05, JAM-SHORTAGE21-06: the kind of space each symbol sends a ship back to. */
const SENT_TO: { readonly [S in Exclude<Symbol21, 'star'>]: { readonly kind: Kind; readonly rule: RetreatRule } } = {
  circle: { kind: 'port', rule: 'JAM-SHORTAGE21-04' },
  square: { kind: 'sea', rule: 'JAM-SHORTAGE21-05' },
  skull: { kind: 'lair', rule: 'JAM-SHORTAGE21-06' },
};

/** The ways back by face of the die and space; none for the star. */
const WAYS: readonly (readonly (readonly Path[])[])[] = SYMBOLS.map(symbol =>
  Array.from({ length: SPACES }, (_, from) =>
    symbol === 'star' ? [] : waysBack(from, space => KIND[space] === SENT_TO[symbol].kind),
  ),
);

/**
 * Where a face of the die sends a ship, one way for each end. The space it stands on does not count (JAM-SHORTAGE21-14).
 * @example waysBackBy(4, 15) // skull, from the end of the first fork: lair 4 or lair 11
 */
export const waysBackBy = (face: number, from: Space): readonly Path[] => WAYS[face][from];

/** Where the way back divides. */
const DIVIDED = -2;

/** The end of the way back by face of the die and space, NOWHERE for the star; a byte each, so that they lie close together. */
const ENDS = Int8Array.from(WAYS.flat(), ways => (ways.length > 1 ? DIVIDED : (ways[0]?.at(-1) ?? NOWHERE)));

/**
 * JAM-SHORTAGE21-02, JAM-SHORTAGE21-03: pay what one can, then the die says where to. No Sabre rolls it again
 * (JAM-SHORTAGE21-17), and whoever stays has not arrived (JAM-SHORTAGE21-15).
 */
export function shortageOf2021(s: State, ship: Ship, demand: Goods): void {
  payAll(s, ship, demand, PRICE[s.space[ship]], 'JAM-SHORTAGE21-02');
  const face = random(s, FACES.length);
  if (s.journal !== null) {
    const shown = FACES[face] === STAR ? 'star' : FACES[face];
    s.journal.add({ type: 'shortageRolled', rule: 'JAM-SHORTAGE21-03', ship, face: shown, symbol: SYMBOLS[face] });
  }
  const end = ENDS[face * SPACES + s.space[ship]];
  if (end === NOWHERE) s.journal?.add({ type: 'stayed', rule: 'JAM-SHORTAGE21-07', ship, space: s.space[ship] });
  else if (end === DIVIDED) call(s, chooseRoute, { ship, face });
  else goBackBy(s, ship, face, end);
}

/** JAM-SHORTAGE21-11, JAM-SHORTAGE21-21: where the way back divides, the mover chooses. */
export const chooseRoute = book.choice<{ ship: Ship; face: number }>('chooseRoute', {
  who: (s, v) => decider(s, v.ship, NO_SHIP),
  legal(s, v, _seat, out) {
    for (const path of waysBackBy(v.face, s.space[v.ship])) out.push(RETREATS[path[path.length - 1]]);
  },
  otherwise: (s, v) => RETREATS[waysBackBy(v.face, s.space[v.ship])[0].at(-1) ?? 0], // JAM-NET-01
  apply(s, v, action) {
    if (action.type !== 'retreat') return;
    goBackBy(s, v.ship, v.face, action.to);
  },
});

/**
 * JAM-SHORTAGE21-08, JAM-SHORTAGE21-12: the space reached is not paid, so there is no second shortage
 * (JAM-SHORTAGE21-18); where there is none, Port Royal is the end.
 */
function goBackBy(s: State, ship: Ship, face: number, to: Space): void {
  const from = goBack(s, ship, to);
  if (s.journal !== null) tellRetreatBy(s, ship, face, from, to);
  arrive(s, ship, false);
}

function tellRetreatBy(s: State, ship: Ship, face: number, from: Space, to: Space): void {
  const symbol = SYMBOLS[face];
  if (symbol === 'star') return;
  const rule = to === PORT_ROYAL ? 'JAM-SHORTAGE21-12' : SENT_TO[symbol].rule;
  tellRetreat(s, ship, from, wayTo(waysBackBy(face, from), to), rule);
}
