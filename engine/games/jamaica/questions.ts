/** What a screen asks before a move, answered from what its seat sees. */
import { NOBODY, type Seat } from '../../kernel/seats.ts';
import { hasEmptyHold, room } from './3-loading.ts';
import { endsOf } from './4-movement.ts';
import { powderOf } from './5-combat.ts';
import { demandOf } from './6-prices.ts';
import { waysBackOf } from './7-shortage-2007.ts';
import { waysBackBy } from './8-shortage-2021.ts';
import { positionScore } from './10-end.ts';
import { KIND, LAIR_BIT, PORT_ROYAL, PRICE, reach, type Space } from './board.ts';
import type { View } from './information.ts';
import {
  CARDS,
  type Card,
  EVENING,
  FACES,
  FORWARD,
  GOLD,
  type Goods,
  type GoodsName,
  goodsNamed,
  HOLDS,
  ICON,
  type Icon,
  type IconName,
  MORNING,
  NOTHING,
  STAR,
} from './material.ts';
import {
  bonusBy,
  combatBonus,
  distances,
  loadBonus,
  mayStay,
  paysWith,
  shownTreasure,
  treasuresInSight,
  worthAtEnd,
  worths,
} from './powers.ts';
import { asSeen } from './seen.ts';
import { type Ship, type State, shipOf, tokensOf } from './state.ts';

/** A space where a move of a card could end. */
export interface Stop {
  readonly from: Space;
  readonly space: Space;
  /** Whether the ship is home there. */
  readonly finishes: boolean;
  readonly price: number;
  readonly goods: GoodsName | null;
  /** Whether the price can be paid with what would be aboard, before any combat. */
  readonly payable: boolean;
  /** The ships of which one would have to be fought. */
  readonly opponents: readonly Ship[];
  /** Whether a treasure can be taken from there. */
  readonly treasure: boolean;
}

/** What one half of a card would do. */
export interface Prospect {
  readonly icon: IconName;
  readonly die: number;
  /** For a load: how many tokens it brings. */
  readonly tokens: number;
  /** For a load: the holds it could go into; none if it would be ignored. */
  readonly holds: readonly number[];
  /** For a load: whether a hold has to be emptied for it, whatever happens before (JAM-LOAD-06). */
  readonly discards: boolean;
  /** For a move: where it could end; for an evening, from wherever the morning could end. */
  readonly stops: readonly Stop[];
  /** For a move: whether the ship may stay where it is instead. */
  readonly stays: boolean;
}

/**
 * What a card would do with the dice as they lie, if nobody else changed anything before.
 * @example forecast(view, seat, card).morning.stops.filter(stop => !stop.payable)
 */
export function forecast(view: View, seat: Seat, card: Card): { morning: Prospect; evening: Prospect } {
  const ship = shipOf(seat);
  const before = asSeen(view, seat);
  const morning = prospect([before], ship, card, MORNING);
  return { morning, evening: prospect(after(before, ship, card, morning), ship, card, EVENING) };
}

function prospect(tables: readonly State[], ship: Ship, card: Card, half: number): Prospect {
  const icon = ICON[half][card];
  const die = tables[0]?.dice[half] ?? 0;
  const holds = new Set(isMove(icon) ? [] : tables.flatMap(s => holdsIn(room(s, ship, icon))));
  const stops = isMove(icon) ? tables.flatMap(s => stopsOf(s, ship, die, icon === FORWARD)) : [];
  const different = stops.filter(
    (stop, i) => stops.findIndex(other => other.from === stop.from && other.space === stop.space) === i,
  );
  const stays = isMove(icon) && tables.some(s => s.lap[ship] !== 1 && mayStay(s, ship, die, icon === FORWARD));
  const into = [...holds].sort((a, b) => a - b);
  const tokens = into.length === 0 ? 0 : Math.max(...into.map(hold => die + loadBonus(tables[0], ship, hold)));
  const discards = into.length > 0 && tables.every(s => !hasEmptyHold(s, ship));
  return { icon: CARDS[card][half], die, tokens, holds: into, discards, stops: different, stays };
}

const isMove = (icon: Icon): boolean => icon >= FORWARD;
const holdsIn = (holds: number): number[] =>
  Array.from({ length: HOLDS }, (_, hold) => hold).filter(hold => (holds & (1 << hold)) !== 0);

function stopsOf(s: State, ship: Ship, die: number, forward: boolean): Stop[] {
  if (s.lap[ship] === 1) return [];
  return distances(s, ship, die).flatMap(steps =>
    endsOf(s, ship, steps, forward).map(space => stopOn(s, ship, space, forward)),
  );
}

function stopOn(s: State, ship: Ship, space: Space, forward: boolean): Stop {
  const isPaid = KIND[space] === 'port' || KIND[space] === 'sea';
  return {
    from: s.space[ship],
    space,
    finishes: forward && space === PORT_ROYAL && s.lap[ship] === 0,
    price: PRICE[space],
    goods: isPaid ? goodsNamed(demandOf(space)) : null,
    payable: !isPaid || tokensOf(s, ship, paysWith(s, ship, demandOf(space))) >= PRICE[space],
    opponents: s.space.flatMap((other, rival) =>
      rival !== ship && other === space && space !== PORT_ROYAL ? [rival] : [],
    ),
    treasure: canTakeTreasure(s, ship, space),
  };
}

/**
 * What awaits a ship on a space it may go to now.
 * @example stopAt(view, shipOf(seat), action.to).opponents
 */
export const stopAt = (view: View, ship: Ship, space: Space): Stop =>
  stopOn(asSeen(view, NOBODY), ship, space, view.now?.forward === true);

/** JAM-PRICE-04, and what can be taken from a space beside a lair. */
const canTakeTreasure = (s: State, ship: Ship, space: Space): boolean =>
  (s.lairs & LAIR_BIT[space]) !== 0 || treasuresInSight(standing(s, ship, space), ship) !== 0;

/** The tables there could be after the morning: the load in each hold, or the ship wherever it could come to rest. */
function after(before: State, ship: Ship, card: Card, morning: Prospect): State[] {
  const icon = ICON[MORNING][card];
  if (!isMove(icon)) {
    const loaded = morning.holds.map(hold =>
      withHold(before, ship, hold, icon, morning.die + loadBonus(before, ship, hold)),
    );
    return loaded.length === 0 ? [before] : loaded;
  }
  const moved = morning.stops.flatMap(stop => {
    const lap = lapOn(before, ship, stop, morning.die, icon === FORWARD);
    const s = { ...standing(before, ship, stop.space), lap: before.lap.with(ship, lap) };
    const mustPay = tokensOf(s, ship, demandOf(stop.space)) >= stop.price;
    return [...(stop.payable ? [withPricePaid(s, ship)] : []), ...(mustPay ? [] : afterShortage(s, ship))];
  });
  return morning.stays ? [...moved, before] : moved;
}

/** The lap counter of a ship on a stop: it turns at Port Royal (JAM-MOVE-14). */
function lapOn(s: State, ship: Ship, { space, finishes }: Stop, die: number, forward: boolean): number {
  if (finishes) return 1;
  for (const steps of distances(s, ship, die)) {
    const { ends, overLine } = reach(s.space[ship], steps, forward);
    const way = ends.indexOf(space);
    if (way >= 0) return s.lap[ship] + (overLine[way] ? (forward ? 1 : -1) : 0);
  }
  return s.lap[ship];
}

/** Where a shortage could leave a ship: by edition the spaces that it can pay, or those the die could send it to. */
function afterShortage(s: State, ship: Ship): State[] {
  const space = s.space[ship];
  const broke = withPayment(s, ship, demandOf(space), Infinity);
  if (s.edition === '2007')
    return waysBackOf(broke, ship).map(path => withPricePaid(standing(broke, ship, path.at(-1) ?? space), ship));
  const ends = FACES.flatMap((_, face) => waysBackBy(face, space).map(path => path.at(-1) ?? space));
  return [...new Set([space, ...ends])].map(end => standing(broke, ship, end)); // the star leaves it where it is
}

const standing = (s: State, ship: Ship, space: Space): State => ({ ...s, space: s.space.with(ship, space) });

const withHold = (s: State, ship: Ship, hold: number, goods: Goods, tokens: number): State => ({
  ...s,
  goods: s.goods.with(ship * HOLDS + hold, tokens === 0 ? NOTHING : goods),
  tokens: s.tokens.with(ship * HOLDS + hold, tokens),
});

/** Pays from the first holds: which ones does not matter to what could be paid afterwards. */
function withPayment(s: State, ship: Ship, types: Goods, price: number): State {
  let due = price;
  let paid = s;
  for (let hold = 0; hold < HOLDS && due > 0; hold++) {
    const at = ship * HOLDS + hold;
    if ((s.goods[at] & types) === 0) continue;
    const some = Math.min(due, s.tokens[at]);
    due -= some;
    paid = withHold(paid, ship, hold, s.goods[at], s.tokens[at] - some);
  }
  return paid;
}

/** The price of the space where a ship stands, with the goods that are asked for as far as they go. */
function withPricePaid(s: State, ship: Ship): State {
  const price = PRICE[s.space[ship]];
  const demand = demandOf(s.space[ship]);
  const rest = price - tokensOf(s, ship, demand);
  const paid = withPayment(s, ship, demand, price);
  return rest <= 0 ? paid : withPayment(paid, ship, paysWith(s, ship, demand), rest);
}

/** How a combat would end, in parts of `of`. */
export interface Odds {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  readonly of: number;
}

/**
 * The odds of an attack, all rolls being equally likely and no Sabre used: with so much firepower before the die on each side.
 * @example attackOdds(0, 0) // { win: 16, tie: 5, lose: 15, of: 36 }
 */
export function attackOdds(attack: number, defence: number): Odds {
  const odds = { win: 0, tie: 0, lose: 0, of: FACES.length ** 2 };
  for (const mine of FACES) for (const theirs of FACES) odds[resultOf(mine, theirs, attack, defence)]++;
  return odds;
}

/** The odds of a defence against an attack that has been rolled. */
export function defenceOdds(attacking: number, defence: number): Odds {
  const odds = { win: 0, tie: 0, lose: 0, of: FACES.length };
  for (const face of FACES)
    if (face === STAR || face + defence > attacking) odds.win++;
    else if (face + defence === attacking) odds.tie++;
    else odds.lose++;
  return odds;
}

function resultOf(mine: number, theirs: number, attack: number, defence: number): 'win' | 'tie' | 'lose' {
  if (mine === STAR) return 'win';
  if (theirs === STAR || mine + attack < theirs + defence) return 'lose';
  return mine + attack === theirs + defence ? 'tie' : 'win';
}

/**
 * For whoever is asked how much powder to spend: the odds of each amount. An attacker cannot know what the defender will
 * spend, and is told the odds against so much of it as `expected`.
 * @example powderOdds(view, 2)[3] // with three powder, against a defender who spends two
 */
export function powderOdds(view: View, expected = 0): Odds[] {
  const { fight, now } = view;
  if (fight === null || now?.step !== 'spendPowder') return [];
  const s = asSeen(view, NOBODY);
  const isAttack = fight.attackDie === 0;
  const powder = powderOf(s, isAttack ? fight.attacker : fight.defender);
  const amounts = Array.from({ length: powder + 1 }, (_, some) => some);
  const bonus = (ship: Ship): number => combatBonus(s, ship);
  if (isAttack) return amounts.map(some => attackOdds(some + bonus(fight.attacker), expected + bonus(fight.defender)));
  const attacking = fight.attackDie + fight.attackPowder + bonus(fight.attacker);
  return amounts.map(some => defenceOdds(attacking, some + bonus(fight.defender)));
}

/** What is added to the combat die of a ship, and by whom: Lady Beth, or Sir Beth of the expansion. */
export function bonusInCombat(view: View, ship: Ship): { bonus: number; by: 'ladyBeth' | 'sirBeth' } {
  const s = asSeen(view, NOBODY);
  return { bonus: combatBonus(s, ship), by: bonusBy(s, ship).bonusBy === undefined ? 'ladyBeth' : 'sirBeth' };
}

/** What a ship would score now, as far as the viewer can see. */
export interface ScoreNow {
  readonly position: number;
  readonly gold: number;
  /** The worth of the treasures the viewer may look at. */
  readonly treasures: readonly number[];
  /** How many more there are. */
  readonly unknown: number;
  /** Without those. */
  readonly total: number;
}

/**
 * What a ship would score if the game ended now.
 * @example scoreNow(view, 0).total
 */
export function scoreNow(view: View, ship: Ship): ScoreNow {
  const { space, lap, faceDown } = view.ships[ship];
  const position = positionScore(space, lap);
  const s = asSeen(view, NOBODY);
  const gold = tokensOf(s, ship, GOLD);
  const isShown = s.owner[shownTreasure(s)] === ship;
  const known = faceDown.flatMap(({ worth }) => (worth === null ? [] : [worth]));
  const treasures = isShown ? [...known, worths(s)[shownTreasure(s)]] : known;
  const total = position + gold + treasures.reduce((sum, worth) => sum + worth, 0) + worthAtEnd(s, ship);
  return { position, gold, treasures, unknown: faceDown.length - known.length, total };
}
