/** Chapter 5, continued: what the winner of a combat may take or give. */
import { call } from '../../kernel/flow.ts';
import type { Offer } from '../../kernel/steps.ts';
import { firstLoad, hasRoom, hasTwinBefore, LOADS, room, stow } from './3-loading.ts';
import { giveTreasure, hiddenOf, stealHidden, stealShown, takePower } from './9-treasures.ts';
import { type Action, LEAST_WORTH, MOST_WORTH } from './actions.ts';
import { book } from './book.ts';
import type { Stolen } from './events.ts';
import { GOLD, type Goods, goodsNamed, HOLDS, LADY_BETH, NOTHING, POWERS, TILE } from './material.ts';
import { cameTo, shownTreasure, tellStolenTile, worths } from './powers.ts';
import { decider, FACE_UP, fill, hasPower, holdAt, holdsOf, isGhost, type Ship, type State } from './state.ts';

const DECLINE: Action = { type: 'decline' };
const STEAL_HIDDEN: Action = { type: 'stealHidden' };
const STEALS: readonly Action[] = Array.from({ length: HOLDS }, (_, hold) => ({ type: 'stealHold', hold }));
const POWER_STEALS: readonly Action[] = POWERS.map(power => ({ type: 'stealPower', power }));
const POWER_GIFTS: readonly Action[] = POWERS.map(power => ({ type: 'givePower', power }));
const STEAL_SHOWN: Action = { type: 'stealShown' };
/** Gifts by what they are worth, from the worst curse on. */
const GIFTS: readonly Action[] = Array.from({ length: MOST_WORTH - LEAST_WORTH + 1 }, (_, i) => ({
  type: 'giveTreasure',
  worth: LEAST_WORTH + i,
}));

/** JAM-COMBAT-19: a combat ends without spoils where everybody can see that nothing can be taken or given. */
export function takeSpoils(s: State, winner: Ship, loser: Ship): void {
  if (hasOptions(s, winner, loser)) call(s, chooseSpoils, { winner, loser });
  else s.journal?.add({ type: 'noSpoils', rule: 'JAM-COMBAT-19', ship: winner });
}

/**
 * Whether, as far as everybody knows, there is something to choose: whoever has a face-down treasure may have a curse to
 * give, and not to be asked would tell that it is none.
 */
function hasOptions(s: State, winner: Ship, loser: Ship): boolean {
  for (let hold = 0, count = holdsOf(s, loser); hold < count; hold++) if (canSteal(s, winner, loser, hold)) return true;
  const fromGhost = isGhost(s, loser);
  for (let card = 0; card < s.owner.length; card++) {
    if (s.owner[card] === loser && !(card === LADY_BETH && fromGhost)) return true;
    if (s.owner[card] === winner && !isGhost(s, winner) && (s.openly[card] !== FACE_UP || fromGhost)) return true;
  }
  return false;
}

/** JAM-COMBAT-17, JAM-COMBAT-37: exactly one of the options, or none (JAM-COMBAT-18, JAM-GHOST-35). */
export const chooseSpoils = book.choice<{ winner: Ship; loser: Ship }>('chooseSpoils', {
  who: (s, v) => decider(s, v.winner, v.loser),
  always: true,
  legal(s, v, _seat, out) {
    out.push(DECLINE);
    listHolds(s, v.winner, v.loser, out);
    listTreasures(s, v.loser, out);
    listGifts(s, v.winner, v.loser, out);
  },
  otherwise: () => DECLINE, // JAM-NET-01
  apply(s, v, action) {
    const { winner, loser } = v;
    if (action.type === 'stealHold') stealHold(s, winner, loser, action.hold);
    else if (action.type === 'stealPower') takePower(s, loser, winner, POWERS.indexOf(action.power), 'JAM-COMBAT-27');
    else if (action.type === 'givePower') takePower(s, winner, loser, POWERS.indexOf(action.power), 'JAM-GHOST-43');
    else if (action.type === 'stealHidden') stealHidden(s, winner, loser);
    else if (action.type === 'stealShown') stealShown(s, winner, loser, shownTreasure(s));
    else if (action.type === 'giveTreasure') giveTreasure(s, winner, loser, action.worth);
    else s.journal?.add({ type: 'noSpoils', rule: 'JAM-COMBAT-18', ship: winner });
  },
});

/**
 * Whether the contents of a hold can be stolen: something is in it (JAM-COMBAT-24), and the loading rules leave the
 * winner room for it (JAM-COMBAT-21, JAM-COMBAT-23); a hold whose powder was spent in this combat is empty by now
 * (JAM-COMBAT-25). The ghost needs room for doubloons only (JAM-GHOST-17, JAM-GHOST-31).
 */
function canSteal(s: State, winner: Ship, loser: Ship, hold: number): boolean {
  const goods = s.goods[holdAt(loser, hold)];
  if (goods === NOTHING) return false;
  return (isGhost(s, winner) && goods !== GOLD) || hasRoom(s, winner, goods);
}

/** JAM-COMBAT-26, JAM-COMBAT-33: of holds that look the same only the first; the 6th Hold is one of its own. */
function listHolds(s: State, winner: Ship, loser: Ship, out: Offer<Action>): void {
  const first = holdAt(loser, 0);
  for (let hold = 0, count = holdsOf(s, loser); hold < count; hold++)
    if (canSteal(s, winner, loser, hold) && !hasTwinBefore(s, first, hold)) out.push(STEALS[hold]);
}

/**
 * JAM-TREASURE-08, JAM-COMBAT-57: a particular face-up card, or a face-down one; never Lady Beth from the ghost
 * (JAM-GHOST-04). The ghost may steal one, too (JAM-GHOST-18).
 */
function listTreasures(s: State, loser: Ship, out: Offer<Action>): void {
  for (let power = 0; power < POWERS.length; power++)
    if (hasPower(s, loser, power) && !(power === LADY_BETH && isGhost(s, loser))) out.push(POWER_STEALS[power]);
  const shown = shownTreasure(s);
  if (shown >= 0 && s.owner[shown] === loser && s.openly[shown] === FACE_UP) out.push(STEAL_SHOWN);
  if (hiddenOf(s, loser) > 0) out.push(STEAL_HIDDEN);
}

/**
 * JAM-COMBAT-34, JAM-COMBAT-35: cursed ones, amulets too (CREW-TREASURE-06); to the ghost any (JAM-GHOST-19,
 * JAM-GHOST-34), and the ghost gives none.
 */
function listGifts(s: State, winner: Ship, loser: Ship, out: Offer<Action>): void {
  if (isGhost(s, winner)) return;
  const toGhost = isGhost(s, loser);
  if (toGhost)
    for (let power = 0; power < POWERS.length; power++) if (hasPower(s, winner, power)) out.push(POWER_GIFTS[power]);
  const points = worths(s);
  for (let card = POWERS.length; card < points.length; card++) {
    if (s.owner[card] !== winner || !(toGhost || points[card] < 0)) continue;
    const hasTwin = points[card] === points[card - 1] && s.owner[card - 1] === winner;
    if (!hasTwin) out.push(GIFTS[points[card] - LEAST_WORTH]);
  }
}

/**
 * JAM-COMBAT-20, JAM-COMBAT-21: the whole hold, under the loading rules. What the ghost takes but gold is lost
 * (JAM-GHOST-38).
 */
function stealHold(s: State, winner: Ship, loser: Ship, hold: number): void {
  const goods = s.goods[holdAt(loser, hold)];
  if (isGhost(s, winner) && goods !== GOLD) {
    carryOff(s, winner, loser, hold, null);
    return;
  }
  const holds = room(s, winner, goods);
  if ((holds & (holds - 1)) === 0) carryOff(s, winner, loser, hold, 31 - Math.clz32(holds));
  else call(s, stowSpoils, { winner, loser, hold });
}

/**
 * JAM-COMBAT-22: a winner with several ways to make room chooses, a character among them (CREW-LOAD-09). The tokens stay
 * where they are until then.
 */
export const stowSpoils = book.choice<{ winner: Ship; loser: Ship; hold: number }>('stowSpoils', {
  who: (s, v) => decider(s, v.winner, v.loser),
  legal(s, v, _seat, out) {
    const goods = s.goods[holdAt(v.loser, v.hold)];
    for (let holds = room(s, v.winner, goods); holds !== 0; holds &= holds - 1)
      out.push(LOADS[31 - Math.clz32(holds & -holds)]);
  },
  otherwise: (s, v) => firstLoad(s, v.winner, s.goods[holdAt(v.loser, v.hold)]),
  apply(s, v, action) {
    if (action.type === 'load') carryOff(s, v.winner, v.loser, v.hold, action.hold);
  },
});

/** What is stolen changes holds, and nothing else: no tile of the tavern is turned up for a character (CREW-LOAD-10). */
function carryOff(s: State, winner: Ship, loser: Ship, hold: number, into: number | null): void {
  const at = holdAt(loser, hold);
  const goods = s.goods[at];
  const tokens = s.tokens[at];
  const emptied = into === null ? null : stow(s, winner, into, goods, tokens);
  fill(s, loser, hold, NOTHING, 0);
  if (s.journal !== null) tellStolen(s, goods, tokens, { ship: winner, loser, hold, into, emptied });
  cameTo(s, winner);
}

function tellStolen(s: State, goods: Goods, tokens: number, stolen: Stolen): void {
  const rule = isGhost(s, stolen.ship) ? 'JAM-GHOST-17' : 'JAM-COMBAT-20';
  if (goods === TILE) tellStolenTile(s, tokens, stolen);
  else s.journal?.add({ type: 'holdStolen', rule, ...stolen, goods: goodsNamed(goods), tokens });
}
