/** What a sensible sailor does without thinking long: while a search plays on, and to say which answers come first. */
import type { Chance } from '../../../kernel/chance.ts';
import { localsOf } from '../../../kernel/flow.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Offer } from '../../../kernel/steps.ts';
import { combat } from '../5-combat.ts';
import type { Action } from '../actions.ts';
import { PRICE, stepsToGo } from '../board.ts';
import { NAMES } from '../crew/characters.ts';
import { POWDER, POWERS, STAR } from '../material.ts';
import { holdAt, type Ship, type State, shipOf, tokensOf } from '../state.ts';
import { worthOf } from './hands.ts';
import { stackWorth, stepsLeft, storesOf, weightsAt } from './standing.ts';
import { cardWorth, landingWorth } from './voyage.ts';

/** Nobody always takes what looks best: so many points may be lost by chance. */
const WHIM = 1.5;

/** The place of the answer that looks best, give or take a whim. */
export function habit(s: State, seat: Seat, out: Offer<Action>, chance: Chance): number {
  let best = Number.NEGATIVE_INFINITY;
  let which = 0;
  for (let i = 0; i < out.length; i++) {
    const score = appeal(s, seat, out.list[i]) + (WHIM * chance.below(1024)) / 1024;
    if (score <= best) continue;
    best = score;
    which = i;
  }
  return which;
}

/** How an answer appeals, in points. */
export function appeal(s: State, seat: Seat, action: Action): number {
  const ship = shipOf(seat);
  switch (action.type) {
    case 'placeDice':
      return bestCard(s, seat, action.sun, action.moon);
    case 'chooseCard':
      return cardWorth(s, ship, action.card, s.dice[0], s.dice[1]);
    case 'load':
      return -inHold(s, ship, action.hold);
    case 'sail':
      return sailAppeal(s, ship, action.to);
    case 'retreat':
      return -0.6 * stepsToGo(action.to, s.lap[ship]) + landingWorth(s, ship, action.to, storesOf(s, ship));
    case 'pay':
      return emptied(action.tokens);
    case 'attack':
      return -0.3 * tokensOf(s, action.ship, POWDER);
    case 'spendPowder':
      return powderAppeal(s, action.powder);
    case 'reroll':
      return rerollAppeal(s, ship);
    case 'stealHold':
      return 2 * inHold(s, opponentOf(s, ship), action.hold);
    case 'stealPower':
      return POWERS.length;
    case 'stealHidden':
      return 3;
    case 'giveTreasure':
      return 1 - 2 * action.worth;
    case 'stealShown':
      return 2 * POWERS.length;
    case 'keepTreasure':
      return action.worth;
    case 'sinkHold':
      return inHold(s, opponentOf(s, ship), action.hold);
    case 'recruit':
      return recruitAppeal(s, ship, NAMES.indexOf(action.character));
    case 'takeToken':
    case 'exchange':
      return 2;
    default:
      return 0;
  }
}

/** Whoever is worth most; what the bottle's way costs is seen in what is left. */
function recruitAppeal(s: State, ship: Ship, character: number): number {
  const left = stepsLeft(s);
  return worthOf(s, ship, character, left, weightsAt(left).power);
}

/** What lies in a hold, in points. */
const inHold = (s: State, ship: Ship, hold: number): number =>
  stackWorth(s.goods[holdAt(ship, hold)], s.tokens[holdAt(ship, hold)], weightsAt(stepsLeft(s)));

function bestCard(s: State, seat: Seat, sun: number, moon: number): number {
  let best = Number.NEGATIVE_INFINITY;
  const hand = s.hands[seat];
  for (let i = 0; i < hand.length; i++) best = Math.max(best, cardWorth(s, shipOf(seat), hand[i], sun, moon));
  return best;
}

/** The ghost is steered for nobody: then all ways are equal. */
function sailAppeal(s: State, ship: Ship, to: number): number {
  if (s.turn !== ship) return 0;
  return -0.6 * stepsToGo(to, s.lap[ship]) + landingWorth(s, ship, to, storesOf(s, ship)) - 0.4 * PRICE[to];
}

/** A payment that empties holds leaves room. */
function emptied(tokens: readonly number[]): number {
  let none = 0;
  for (let i = 0; i < tokens.length; i++) if (tokens[i] === 0) none++;
  return none;
}

const opponentOf = (s: State, ship: Ship): Ship => {
  const now = localsOf(s, combat);
  return now === null ? ship : now.attacker === ship ? now.defender : now.attacker;
};

/** Powder is spent to be ahead of the other side by some, and not wasted against a star or a sure win. */
function powderAppeal(s: State, powder: number): number {
  const now = localsOf(s, combat);
  if (now === null) return 0;
  if (now.attackDie !== 0) {
    const behind = now.attackDie + now.attackPowder;
    return 6 * (winsAgainst(behind, powder) - 0.09 * powder);
  }
  const theirs = tokensOf(s, now.defender, POWDER);
  return -0.4 * Math.abs(powder - Math.min(6, theirs + 2));
}

/** How many of the six faces beat so much firepower. */
const winsAgainst = (firepower: number, powder: number): number => {
  let wins = 1; // the star
  for (let face = 2; face <= 10; face += 2) if (face + powder > firepower) wins++;
  return wins / 6;
};

/** A roll is taken again where it is the other's star or good number, or one's own bad one. */
function rerollAppeal(s: State, ship: Ship): number {
  const now = localsOf(s, combat);
  if (now === null) return 0;
  const isAttack = now.defenceDie === 0;
  const die = isAttack ? now.attackDie : now.defenceDie;
  const isOwn = (isAttack ? now.attacker : now.defender) === ship;
  const isGood = die === STAR || die >= 6;
  return isOwn === isGood ? -2 : 2;
}
