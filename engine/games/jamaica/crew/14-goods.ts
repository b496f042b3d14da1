/** Chapter 14, goods: the three Merchants and the Cooper. */
import { call } from '../../../kernel/flow.ts';
import { runShort } from '../6-prices.ts';
import type { Action } from '../actions.ts';
import { book } from '../book.ts';
import { FOOD, GOLD, type Goods, goodsNamed, POWDER, TILE } from '../material.ts';
import { PRICE_OF_SPACE, payFrom } from '../payment.ts';
import { holdAt, type Ship, type State, tokensOf } from '../state.ts';
import { recruiting } from './12-recruiting.ts';
import { type Character, type CharacterName, COOPER, NAMES, PRUSSIAN, SWISS, VENETIAN } from './characters.ts';
import { isAboard } from './state.ts';

/** CREW-POWER-36, CREW-POWER-37, CREW-POWER-38: the two types that each Merchant lets stand for each other. */
const EXCHANGES: readonly { readonly merchant: Character; readonly types: Goods; readonly rule: ExchangeRule }[] = [
  { merchant: VENETIAN, types: GOLD | FOOD, rule: 'CREW-POWER-36' },
  { merchant: PRUSSIAN, types: FOOD | POWDER, rule: 'CREW-POWER-37' },
  { merchant: SWISS, types: GOLD | POWDER, rule: 'CREW-POWER-38' },
];
type ExchangeRule = 'CREW-POWER-36' | 'CREW-POWER-37' | 'CREW-POWER-38';
const TYPES: readonly Goods[] = [GOLD, FOOD, POWDER];

/** CREW-POWER-39, CREW-POWER-40: the types a ship can use for one; two exchanges form a chain to the third type. */
export function exchangeable(s: State, ship: Ship, goods: Goods): Goods {
  let types = goods;
  let merchants = 0;
  for (const { merchant, types: pair } of EXCHANGES) {
    if (!isAboard(s, ship, merchant)) continue;
    merchants++;
    if ((pair & goods) !== 0) types |= pair;
  }
  return merchants > 1 ? GOLD | FOOD | POWDER : types;
}

/** What is paid: so much of some type, or of what may stand for it. */
type Due = { ship: Ship; goods: Goods; amount: number; use: number; promised?: boolean };

/** CREW-POWER-41, CREW-POWER-42: whoever has a Merchant aboard says how much of each type is paid or spent. */
export function payByExchange(s: State, ship: Ship, goods: Goods, amount: number, use: number): boolean {
  if (exchangeable(s, ship, goods) === goods) return false;
  call(s, exchange, { ship, goods, amount, use });
  return true;
}

/**
 * CREW-POWER-43: a price that can be paid by exchange only: its payer may rather have the shortage, unless the ship stopped
 * there on a retreat because the exchange was promised (CREW-POWER-44).
 */
export function offerExchange(s: State, ship: Ship, goods: Goods, amount: number, promised: boolean): boolean {
  if (tokensOf(s, ship, exchangeable(s, ship, goods)) < amount) return false;
  const due: Due = { ship, goods, amount, use: PRICE_OF_SPACE };
  call(s, exchange, promised ? { ...due, promised } : due);
  return true;
}

const RUN_SHORT: Action = { type: 'runShort' };
/** Whether nothing but an exchange pays a price: the type that is asked for does not suffice. */
const needsExchange = (s: State, { ship, goods, amount, use }: Due): boolean =>
  use === PRICE_OF_SPACE && tokensOf(s, ship, goods) < amount;
const mayRefuse = (s: State, due: Due): boolean => needsExchange(s, due) && due.promised !== true;

export const exchange = book.choice<Due>('exchange', {
  who: (_s, v) => v.ship,
  legal(s, v, _seat, out) {
    for (const mix of mixes(s, v)) out.push(mix);
    if (mayRefuse(s, v)) out.push(RUN_SHORT);
  },
  otherwise: (s, v) => (mayRefuse(s, v) ? RUN_SHORT : mixes(s, v)[0]), // JAM-NET-01: no power is used
  apply(s, v, action) {
    if (action.type === 'runShort') runShort(s, v.ship, v.goods);
    if (action.type !== 'exchange') return;
    tellExchange(s, v, action);
    if (needsExchange(s, v)) recruiting(s, v.ship); // CREW-POWER-45: it is paid in full all the same
    payMix(s, v, action);
  },
});

type Mix = Extract<Action, { type: 'exchange' }>;

/** Every mix of types that makes the amount, those with most of the type that is asked for first. */
function mixes(s: State, { ship, goods, amount }: Due): Mix[] {
  const accepted = exchangeable(s, ship, goods);
  const have = TYPES.map(type => ((type & accepted) === 0 ? 0 : tokensOf(s, ship, type)));
  const [own, one, other] = [goods, ...TYPES.filter(type => type !== goods)].map(type => TYPES.indexOf(type));
  const found: Mix[] = [];
  for (let first = Math.min(have[own], amount); first >= 0; first--)
    for (let second = Math.min(have[one], amount - first); second >= 0; second--) {
      const third = amount - first - second;
      if (third > have[other]) break;
      const counts = [0, 0, 0];
      counts[own] = first;
      counts[one] = second;
      counts[other] = third;
      found.push({ type: 'exchange', gold: counts[0], food: counts[1], powder: counts[2] });
    }
  return found;
}

const countsOf = ({ gold, food, powder }: Mix): readonly number[] => [gold, food, powder];

/** Each type from its own holds; where it makes a difference from which, the owner is asked. */
function payMix(s: State, { ship, use }: Due, mix: Mix): void {
  countsOf(mix).forEach((count, i) => {
    if (count > 0) payFrom(s, ship, TYPES[i], count, use);
  });
}

/** Names the Merchants who made it possible; where the type that was asked for was paid, they did nothing. */
function tellExchange(s: State, { ship, goods, amount }: Due, mix: Mix): void {
  if (s.journal === null) return;
  const counts = countsOf(mix);
  if (counts[TYPES.indexOf(goods)] === amount) return;
  const used = TYPES.filter((type, i) => type !== goods && counts[i] > 0);
  const present = EXCHANGES.filter(({ merchant }) => isAboard(s, ship, merchant));
  const direct = present.filter(({ types }) => used.some(type => types === (type | goods)));
  const credited = direct.length === used.length ? direct : present;
  const rule = credited.length === 1 ? credited[0].rule : 'CREW-POWER-40';
  const by: CharacterName[] = credited.map(({ merchant }) => NAMES[merchant]);
  const { gold, food, powder } = mix;
  s.journal.add({ type: 'exchanged', rule, ship, by, goods: goodsNamed(goods), gold, food, powder });
}

/**
 * CREW-POWER-46: a token more for each load by a die (CREW-POWER-47), unless the Cooper is thrown overboard for it
 * (CREW-POWER-48).
 */
export function cooperBonus(s: State, ship: Ship, hold: number): number {
  const at = holdAt(ship, hold);
  const goesOverboard = s.goods[at] === TILE && s.tokens[at] === COOPER + 1;
  return !goesOverboard && isAboard(s, ship, COOPER) ? 1 : 0;
}
