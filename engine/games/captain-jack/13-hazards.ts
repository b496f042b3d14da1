/** Chapter 13: sandbanks, storms and sea monsters. */
import { call } from '../../kernel/flow.ts';
import { random } from '../../kernel/flow-state.ts';
import { playsBy } from '../../kernel/versions.ts';
import { stow } from './2-cards.ts';
import { cannonsOf, fits, sailsOf } from './4-hold.ts';
import { canDig } from './8-maps.ts';
import { sailsAtMost } from './16-sailors/helmsman.ts';
import { act } from './actions.ts';
import { book } from './book.ts';
import { leisureAtSea, makingRoom } from './leisure.ts';
import { ARROW, type Card, FACES, NONE, OTHER } from './material.ts';
import { type State, sideOf } from './state.ts';

export function isHazard(card: Card): boolean {
  const { kind } = ARROW[card];
  return kind === 'sandbank' || kind === 'storm' || kind === 'monster';
}

/**
 * CJG-ADV-HAZARD-01, CJG-ADV-HAZARD-15: it must be faced, whatever symbols it shows. Aboard it does nothing
 * (CJG-ADV-HAZARD-16).
 */
export const face = (s: State): void => call(s, facing);

/** CJG-ADV-HAZARD-12: discards, treasures and the helmsman before the check, asked where they can change its result. */
const brace = book.choice('brace', {
  who: s => (preparingHelps(s) ? s.turn : -1),
  legal: (_s, _v, _seat, out) => out.push(act.face),
  otherwise: () => act.face, // CJG-NET-03
  liberties: { ...leisureAtSea, ask: true },
  apply() {},
});

function preparingHelps(s: State): boolean {
  const { kind, value } = ARROW[s.revealed];
  if (kind === 'sandbank') return s.ships[s.turn].cards.length > value;
  if (kind === 'storm') return sailsOf(s, s.turn) < value && sailsAtMost(s, s.turn) >= value;
  // CJG-MAP-06: room for the card of a monster is made once it is beaten; in version 1 it had to be made before
  return !playsBy(s, 2) && canDig(s, s.turn) && !fits(s, s.turn, OTHER[s.revealed]);
}

const facing = book.sequence('facing', [brace, check]);

/** CJG-ADV-HAZARD-02, CJG-ADV-HAZARD-03: failing costs nothing but the turn; whoever succeeds may keep the card. */
function check(s: State): void {
  const seat = s.turn;
  const card = s.revealed;
  const { kind, value } = ARROW[card];
  if (kind === 'sandbank') {
    const measure = s.ships[seat].cards.length; // CJG-ADV-HAZARD-11, CJG-ADV-SAILOR-24
    result(s, 'CJG-ADV-HAZARD-05', measure, measure <= value);
  } else if (kind === 'storm') {
    const measure = sailsOf(s, seat); // CJG-ADV-HAZARD-13
    result(s, 'CJG-ADV-HAZARD-06', measure, measure >= value);
  } else {
    const measure = bestRoll(s, value);
    result(s, 'CJG-ADV-HAZARD-07', measure, measure >= value);
  }
}

/**
 * CJG-ADV-HAZARD-07, CJG-ADV-HAZARD-14: as many rolls as cannons, until one reaches the value; no gunner helps
 * (CJG-ADV-SAILOR-85).
 */
function bestRoll(s: State, value: number): number {
  const seat = s.turn;
  let best = 0;
  for (let left = cannonsOf(s, seat) - 1; left >= 0 && best < value; left--) {
    const roll = 1 + random(s, FACES);
    best = Math.max(best, roll);
    s.journal?.add({ type: 'rolled', rule: 'CJG-ADV-HAZARD-07', seat, roll, value, left });
  }
  return best;
}

type Check = 'CJG-ADV-HAZARD-05' | 'CJG-ADV-HAZARD-06' | 'CJG-ADV-HAZARD-07';

function result(s: State, rule: Check, measure: number, withstood: boolean): void {
  const card = s.revealed;
  s.journal?.add({ type: 'faced', rule, seat: s.turn, card, value: ARROW[card].value, measure, withstood });
  if (withstood) call(s, keeping);
}

/** CJG-ADV-HAZARD-03, CJG-ADV-HAZARD-10: into the hold if there is room, or left where it is. */
const keeping = book.choice('keeping', {
  who: s => s.turn,
  legal(s, _v, seat, out) {
    if (fits(s, seat, OTHER[s.revealed])) out.push(act.keep);
    out.push(act.leave);
  },
  otherwise: () => act.leave, // CJG-NET-03
  liberties: makingRoom,
  apply(s, _v, action, seat) {
    const card = s.revealed;
    if (action.type !== 'keep') {
      const rule = fits(s, seat, OTHER[card]) ? 'CJG-ADV-HAZARD-09' : 'CJG-ADV-HAZARD-10';
      s.journal?.add({ type: 'leftBehind', rule, seat, card });
      return;
    }
    s.revealed = NONE;
    // CJG-ADV-HAZARD-04, CJG-ADV-HAZARD-17: turned, and active at once; CJG-ADV-HAZARD-08: where that half belongs
    const stowed = stow(s, seat, card, true, false);
    s.journal?.add({ type: 'kept', rule: 'CJG-ADV-HAZARD-03', seat, card, side: sideOf(stowed) });
  },
});
