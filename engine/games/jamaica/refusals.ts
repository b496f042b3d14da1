/** Puts into words why the rules do not offer something: the code, and the row that says so. What is legal, the steps list. */
import { pending } from '../../kernel/pending.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { includes, type Seat } from '../../kernel/seats.ts';
import { hasEmptyHold, hasTwinBefore } from './3-loading.ts';
import { powderOf } from './5-combat.ts';
import { mayGo } from './11-ghost.ts';
import type { Action } from './actions.ts';
import { book } from './book.ts';
import { CREW_EXPLAINED, CREW_OBLIGED } from './crew/refusals.ts';
import { type Goods, LADY_BETH, NO_CARD, NOTHING, POWERS, TILE } from './material.ts';
import { PRICE_OF_SPACE } from './payment.ts';
import { shownTreasure, worths } from './powers.ts';
import { holdAt, holdsOf, isGhost, type Ship, type State } from './state.ts';

/** Why the rules do not offer an action; null where there is no better reason than that. `s` is the table as one sees it. */
export function reason(s: State, seat: Seat, action: Action): Refusal | null {
  if (s.over) return refuse('over', 'JAM-END-01');
  if (includes(s.gone, seat)) return refuse('gone', 'JAM-NET-02');
  if (action.type === 'takeColour') return whyNotColour(s);
  const now = pending(book.steps, s);
  if (now === null || !includes(now.may, seat)) {
    const isLate = action.type === 'chooseCard' && s.chosen[seat] !== NO_CARD;
    return isLate ? refuse('card-is-chosen', 'JAM-ROUND-20') : refuse('not-your-turn', 'JAM-ROUND-08');
  }
  const step = now.step.name;
  if (action.type === 'chooseCard' && step !== 'chooseCard')
    return BEFORE_CARDS.includes(step)
      ? refuse('dice-first', 'JAM-ROUND-05')
      : refuse('card-is-chosen', 'JAM-ROUND-20');
  if (action.type === 'decline' || action.type === 'forgo') return OBLIGED[step] ?? null;
  return EXPLAINED[step]?.(s, now.v as Asked, action, seat) ?? null;
}

/** JAM-SETUP-15: colours are taken before the race, and once each. */
const whyNotColour = (s: State): Refusal =>
  book.aside?.who(s) === 0 ? refuse('race-is-on', 'JAM-SETUP-15') : refuse('colour-is-taken', 'JAM-SETUP-15');

/** What is asked before cards are chosen; whoever is asked for anything else has chosen theirs. */
const BEFORE_CARDS: readonly string[] = ['consultOracle', 'placeDice'];

/** Steps that ask for something that has to be done, and the row that says so. */
const OBLIGED: { readonly [step: string]: Refusal } = {
  chooseCard: refuse('must-choose', 'JAM-ROUND-05'),
  placeDice: refuse('must-place-dice', 'JAM-ROUND-03'),
  chooseHold: refuse('must-act', 'JAM-ROUND-12'),
  chooseWay: refuse('must-act', 'JAM-ROUND-12'),
  steerGhost: refuse('must-move-ghost', 'JAM-GHOST-06'),
  chooseOpponent: refuse('must-fight', 'JAM-COMBAT-02'),
  choosePayment: refuse('must-pay', 'JAM-PRICE-06'),
  chooseRetreat: refuse('must-go-back', 'JAM-SHORTAGE07-13'),
  chooseRoute: refuse('must-go-back', 'JAM-SHORTAGE21-14'),
  ...CREW_OBLIGED,
};

/** What a step that asks knows of itself. */
type Asked = Readonly<Record<'ship' | 'winner' | 'loser' | 'goods' | 'hold' | 'amount' | 'use', number>>;
type Explain = (s: State, v: Asked, action: Action, seat: Seat) => Refusal | null;

/** For each step why one of its actions is not on offer. */
const EXPLAINED: { readonly [step: string]: Explain } = {
  placeDice: (_s, _v, { type }) =>
    type === 'placeDice' ? refuse('not-these-dice', 'JAM-ROUND-09') : refuse('dice-first', 'JAM-ROUND-05'),
  chooseCard: (_s, _v, { type }) => (type === 'chooseCard' ? refuse('not-in-hand', 'JAM-ROUND-05') : null),
  chooseHold: (s, v, action) => whyNotLoad(s, v.ship, v.goods, action, 'JAM-LOAD-07'),
  stowSpoils: (s, v, action) => whyNotLoad(s, v.winner, s.goods[holdAt(v.loser, v.hold)], action, 'JAM-COMBAT-22'),
  chooseWay: (_s, _v, { type }) => {
    if (type === 'stay') return refuse('must-act', 'JAM-ROUND-12');
    return type === 'sail' ? refuse('not-on-the-way', 'JAM-MOVE-03') : null;
  },
  steerGhost: (s, _v, { type }) => {
    if (type !== 'sail') return null;
    if (mayGo(s, true) && mayGo(s, false)) return refuse('not-on-the-way', 'JAM-GHOST-07');
    return refuse('not-that-direction', mayGo(s, true) ? 'JAM-GHOST-11' : 'JAM-GHOST-10');
  },
  chooseRetreat: (_s, _v, { type }) => (type === 'retreat' ? refuse('not-first-payable', 'JAM-SHORTAGE07-13') : null),
  chooseRoute: (_s, _v, { type }) => (type === 'retreat' ? refuse('not-first-of-kind', 'JAM-SHORTAGE21-21') : null),
  choosePayment: (_s, v, { type }) =>
    type === 'pay' ? refuse('not-the-price', v.use === PRICE_OF_SPACE ? 'JAM-PRICE-07' : 'JAM-COMBAT-16') : null,
  chooseOpponent: (_s, _v, { type }) => (type === 'attack' ? refuse('not-there', 'JAM-COMBAT-01') : null),
  spendPowder: (s, v, action) =>
    action.type === 'spendPowder' && action.powder > powderOf(s, v.ship)
      ? refuse('not-so-much-powder', 'JAM-COMBAT-06')
      : whyNoSabre(s, action),
  chooseSpoils: (s, v, action) => whyNotSpoils(s, v.winner, v.loser, action) ?? whyNoSabre(s, action),
  ...CREW_EXPLAINED,
};

/** JAM-COMBAT-45: a roll is safe once the moment of the Sabre is over. */
function whyNoSabre(s: State, { type }: Action): Refusal | null {
  if (type !== 'reroll') return null;
  if (s.crew !== undefined) return refuse('too-late-for-saran', 'CREW-POWER-04');
  return refuse('too-late-for-the-sabre', 'JAM-COMBAT-45');
}

function whyNotLoad(s: State, ship: Ship, goods: Goods, action: Action, sameGoods: string): Refusal | null {
  if (action.type !== 'load') return null;
  const first = holdAt(ship, 0);
  if (action.hold >= holdsOf(s, ship)) return refuse('no-such-hold', 'JAM-LOAD-13');
  const inIt = s.goods[first + action.hold];
  if (inIt === goods && !hasEmptyHold(s, ship)) return refuse('same-goods', sameGoods);
  if (inIt !== NOTHING && hasEmptyHold(s, ship)) return refuse('hold-in-use', 'JAM-LOAD-04');
  return hasTwinBefore(s, first, action.hold) ? refuse('equal-hold', 'JAM-SETUP-14') : null;
}

function whyNotSpoils(s: State, winner: Ship, loser: Ship, action: Action): Refusal | null {
  switch (action.type) {
    case 'stealHold':
      return whyNotHold(s, loser, action.hold);
    case 'stealPower': {
      const power = POWERS.indexOf(action.power);
      if (power === LADY_BETH && isGhost(s, loser)) return refuse('stays-with-the-ghost', 'JAM-GHOST-04');
      return refuse('not-theirs', 'JAM-COMBAT-57');
    }
    case 'stealShown':
      return refuse('not-theirs', 'JAM-COMBAT-57');
    case 'stealHidden':
      return refuse('nothing-face-down', 'JAM-COMBAT-57');
    case 'giveTreasure':
    case 'givePower':
      if (isGhost(s, winner)) return refuse('ghost-gives-nothing', 'JAM-GHOST-18');
      if (isGhost(s, loser)) return refuse('not-yours', 'JAM-GHOST-34');
      if (action.type === 'giveTreasure' && action.worth < 0) return refuse('not-yours', 'JAM-COMBAT-35');
      return refuse('not-cursed', isShown(s, action) ? 'CREW-TREASURE-12' : 'JAM-COMBAT-34');
    default:
      return null;
  }
}

/** Whether it is the treasure that lies face up for its points. */
const isShown = (s: State, action: Action): boolean =>
  action.type === 'giveTreasure' && action.worth === worths(s)[shownTreasure(s)];

/** JAM-COMBAT-23, JAM-COMBAT-24: a hold that cannot be stolen. */
function whyNotHold(s: State, loser: Ship, hold: number): Refusal {
  if (hold >= holdsOf(s, loser)) return refuse('no-such-hold', 'JAM-LOAD-13');
  if (s.goods[holdAt(loser, hold)] === NOTHING) return refuse('hold-is-empty', 'JAM-COMBAT-24');
  if (hasTwinBefore(s, holdAt(loser, 0), hold)) return refuse('equal-hold', 'JAM-SETUP-14');
  if (s.goods[holdAt(loser, hold)] === TILE) return refuse('no-room-for-a-character', 'CREW-LOAD-08');
  return refuse('no-room', 'JAM-COMBAT-23');
}
