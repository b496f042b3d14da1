/** Why something of the expansion may not be done, told from the table as a seat sees it. */
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import { hasTwinBefore, room } from '../3-loading.ts';
import type { Action } from '../actions.ts';
import { PORT_ROYAL } from '../board.ts';
import { BOARD_HOLDS, FOOD, GOLD, type Goods, NOTHING, POWDER, TILE } from '../material.ts';
import { paysWith } from '../powers.ts';
import { holdAt, type Ship, type State } from '../state.ts';
import { purseFor } from './12-recruiting.ts';
import { NAMES } from './characters.ts';
import { isFaceUp, NEXT_TO, stepsFrom } from './tavern.ts';

/** Steps of the expansion that ask for something that has to be done. */
export const CREW_OBLIGED: { readonly [step: string]: Refusal } = {
  takeAboard: refuse('must-take-aboard', 'CREW-RECRUIT-12'),
  exchange: refuse('must-pay', 'JAM-PRICE-06'),
  sinkHold: refuse('must-sink-hold', 'CREW-POWER-06'),
  keepTreasure: refuse('must-keep-one', 'CREW-POWER-21'),
};

/** What a step that asks knows of itself. */
type Asked = Readonly<Record<'ship' | 'loser' | 'goods' | 'amount', number>> & { readonly promised?: boolean };
type Explain = (s: State, v: Asked, action: Action) => Refusal | null;

export const CREW_EXPLAINED: { readonly [step: string]: Explain } = {
  recruit: (s, v, action) => (action.type === 'recruit' ? whyNotRecruit(s, v.ship, action) : null),
  takeAboard: (s, v, action) => (action.type === 'load' ? whyNotAboard(s, v.ship, action.hold) : null),
  exchange: (s, v, action) => {
    if (action.type === 'runShort')
      return v.promised === true ? refuse('promised-to-pay', 'CREW-POWER-44') : refuse('must-pay', 'JAM-PRICE-06');
    return action.type === 'exchange' ? whyNotMix(s, v, action) : null;
  },
  attackFromAfar: (s, _v, action) => {
    if (action.type !== 'attack') return null;
    const isSafe = s.space[action.ship] === PORT_ROYAL;
    return isSafe ? refuse('peace-at-port-royal', 'CREW-POWER-10') : refuse('not-in-range', 'CREW-POWER-09');
  },
  sinkHold: (s, v, action) => {
    if (action.type !== 'sinkHold') return null;
    const isEmpty = s.goods[holdAt(v.loser, action.hold)] === NOTHING;
    return isEmpty ? refuse('hold-is-empty', 'CREW-POWER-12') : refuse('equal-hold', 'JAM-SETUP-14');
  },
  keepTreasure: (_s, _v, { type }) => (type === 'keepTreasure' ? refuse('not-looked-at', 'CREW-POWER-21') : null),
  lookOut: (_s, _v, { type }) => (type === 'takeToken' ? refuse('not-in-sight', 'CREW-POWER-57') : null),
  swapDice: (_s, _v, { type }) => (type === 'placeDice' ? refuse('not-these-dice', 'CREW-POWER-53') : null),
};

/** CREW-RECRUIT-04, CREW-RECRUIT-06, CREW-RECRUIT-18, CREW-RECRUIT-20: who cannot be had, or not by this way. */
function whyNotRecruit(s: State, ship: Ship, action: Extract<Action, { type: 'recruit' }>): Refusal | null {
  if (s.crew === undefined) return null;
  const { tavern, bottle } = s.crew;
  const place = tavern.indexOf(NAMES.indexOf(action.character));
  if (place < 0 || !isFaceUp(tavern, place)) return refuse('not-face-up', 'CREW-RECRUIT-04');
  if (room(s, ship, TILE) === 0) return refuse('only-characters-aboard', 'CREW-RECRUIT-20');
  const steps = stepsFrom(tavern, bottle)[action.bottle];
  if (steps === -1) return refuse('not-in-the-zone', 'CREW-RECRUIT-06');
  if (!NEXT_TO[action.bottle].includes(place)) return refuse('not-next-to-the-bottle', 'CREW-RECRUIT-11');
  return steps > purseFor(s, ship) ? refuse('cannot-move-the-bottle', 'CREW-RECRUIT-18') : null;
}

/** CREW-LOAD-03, CREW-RECRUIT-19: a character goes into an empty hold, or in place of goods. */
function whyNotAboard(s: State, ship: Ship, hold: number): Refusal {
  if (hold >= BOARD_HOLDS) return refuse('no-such-hold', 'JAM-SETUP-02');
  const inIt = s.goods[holdAt(ship, hold)];
  if (inIt === TILE) return refuse('one-for-another', 'CREW-LOAD-03');
  const isTwin = inIt === NOTHING || hasTwinBefore(s, holdAt(ship, 0), hold);
  return isTwin ? refuse('equal-hold', 'JAM-SETUP-14') : refuse('hold-in-use', 'JAM-LOAD-04');
}

/** CREW-POWER-41, CREW-POWER-42: the amount has to be right, and of types that may stand for each other. */
function whyNotMix(s: State, v: Asked, mix: Extract<Action, { type: 'exchange' }>): Refusal {
  const types: Goods = (mix.gold > 0 ? GOLD : 0) | (mix.food > 0 ? FOOD : 0) | (mix.powder > 0 ? POWDER : 0);
  if ((types & ~paysWith(s, v.ship, v.goods)) !== 0) return refuse('no-such-exchange', 'CREW-POWER-42');
  return refuse('not-that-amount', 'CREW-POWER-41');
}
