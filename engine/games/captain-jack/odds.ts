/**
 * What fights and boardings may come to, for screens and bots: every die is thrown on every side, and what becomes of it is for
 * the rules to say (`strike`, `rerollSense`). The gunners of both sides count.
 */
import type { Seat } from '../../kernel/seats.ts';
import { type Fight, isRollLeft, newFight, strike } from './6-sea-fight.ts';
import { highest } from './9-boarding.ts';
import { lowest, rerolled, rerollSense } from './16-sailors/gunner.ts';
import type { View } from './information.ts';
import { ARROW, FACES } from './material.ts';
import { powers } from './powers.ts';
import { atRisk } from './questions.ts';

/** What may come of a fight, as chances from 0 to 1. */
export interface Odds {
  /** Won without damage. */
  readonly clean: number;
  /** Won by an exact roll that costs a card (advanced game). */
  readonly narrow: number;
  readonly lost: number;
}

const LOST: Odds = { clean: 0, narrow: 0, lost: 1 };

interface Fighting {
  readonly advanced?: boolean;
  /** An exact roll is thrown again while a roll is left (CJG-ADV-SEA-12), and not accepted. */
  readonly bold?: boolean;
  /** Rolls that the gunners give (CJG-ADV-SAILOR-83). */
  readonly spare?: number;
}

/**
 * The odds of a fight against a ship of this value with so many rolls of cannons.
 * @example oddsAgainst(4, 1, { advanced: true, spare: 1 }).lost // 0.25
 */
export function oddsAgainst(value: number, rolls: number, fighting: Fighting = {}): Odds {
  const { advanced = false, bold = false, spare = 0 } = fighting;
  const key = `${value} ${rolls} ${spare} ${advanced} ${bold}`;
  const known = FIGHTS.get(key) ?? oddsOf({ advanced, bold }, newFight(value, rolls, spare));
  FIGHTS.set(key, known);
  return known;
}

/** Bots ask for the same few fights again and again. */
const FIGHTS = new Map<string, Odds>();

function oddsOf(manner: { advanced: boolean; bold: boolean }, fight: Fight): Odds {
  if (!isRollLeft(fight)) return LOST;
  const faces = { clean: 0, narrow: 0, lost: 0 };
  let again = 0;
  let rest = LOST;
  for (let roll = 1; roll <= FACES; roll++) {
    const struck = { ...fight };
    strike(manner, struck, roll);
    if (struck.again || (manner.bold && struck.narrow && isRollLeft(struck))) {
      if (again++ === 0) rest = oddsOf(manner, struck); // the same after each of these rolls: only the newest decides
    } else faces[struck.narrow ? 'narrow' : struck.won ? 'clean' : 'lost']++;
  }
  const chance = (what: keyof Odds): number => (faces[what] + again * rest[what]) / FACES;
  return { clean: chance('clean'), narrow: chance('narrow'), lost: chance('lost') };
}

/** What a fight against the revealed ship would come to, in whole percent. */
export interface Prospect {
  /** Rolls there are, those of gunners included. */
  readonly rolls: number;
  readonly wins: number;
  /** Chance that a card is lost; null where none can be. */
  readonly damage: number | null;
}

/**
 * The prospect of a seat that would attack now, or roll on in a fight that is going on, if it accepts the next exact roll; null
 * where no ship lies revealed. Where every fight is either won or costs a card, the two make 100 together.
 * @example prospectOf(view, seat) // { rolls: 3, wins: 88, damage: 12 }
 */
export function prospectOf(view: View, seat: Seat): Prospect | null {
  if (view.revealed === null || ARROW[view.revealed].kind !== 'ship') return null;
  const { left, spare } = view.fight ?? {
    left: view.ships[seat].cannons,
    spare: powers(view).spareRolls(view, seat),
  };
  const { clean, narrow, lost } = oddsAgainst(ARROW[view.revealed].value, left, { advanced: view.advanced, spare });
  const wins = lost === 0 ? 100 : Math.min(99, Math.round(100 * (clean + narrow)));
  const damage = narrow === 0 ? 100 - wins : Math.round(100 * (narrow + lost));
  return { rolls: left + spare, wins, damage: atRisk(view, seat).length === 0 ? null : damage };
}

/** One side of a boarding: its cannons, and the rerolls its gunners have. */
interface Side {
  readonly cannons: number;
  readonly rerolls: number;
}

const sideOf = (view: View, seat: Seat): Side => ({
  cannons: view.ships[seat].cannons,
  rerolls: powers(view).spareRolls(view, seat),
});

/**
 * The odds of boarding an opponent: that the highest of one's dice beats the highest of his, ties rolled again, where both
 * use their gunners as well as they can.
 */
export const oddsOfBoarding = (view: View, seat: Seat, target: Seat): number =>
  oddsBetween(sideOf(view, seat), sideOf(view, target));

function oddsBetween(attacker: Side, defender: Side): number {
  const key = `${attacker.cannons} ${attacker.rerolls} ${defender.cannons} ${defender.rerolls}`;
  const known = BOARDINGS.get(key);
  if (known !== undefined) return known;
  let odds = 0.5;
  let change = 1;
  // What a tie is worth is what is being looked for (CJG-BOARD-09): each round comes nearer to it.
  while (change > NEAR_ENOUGH) {
    const attackers = attackersWorth(defender, odds);
    const next = meanSalvo(attacker.cannons, dice => bestOf(dice, '', attacker.rerolls, attackers));
    change = Math.abs(next - odds);
    odds = next;
  }
  BOARDINGS.set(key, odds);
  return odds;
}

const NEAR_ENOUGH = 1e-9;
const BOARDINGS = new Map<string, number>();

/** What a side's highest die is worth to it: its chance to win. */
type Worth = (best: number) => number;

/** The defender has seen what the attacker rolled; `tie` is the attacker's chance if all is rolled again. */
const defendersWorth =
  (attack: number, tie: number): Worth =>
  best =>
    best > attack ? 1 : best === attack ? 1 - tie : 0;

/** CJG-ADV-SAILOR-84: the attacker decides before the defender rolls, and the defender makes the best of his dice. */
function attackersWorth({ cannons, rerolls }: Side, tie: number): Worth {
  const answers = Array.from({ length: FACES + 1 }, (_, attack) =>
    meanSalvo(cannons, dice => bestOf(dice, String(attack), rerolls, defendersWorth(attack, tie))),
  );
  return best => 1 - answers[best];
}

/** What dice are worth with so many rerolls left. */
function bestOf(dice: string, against: string, rerolls: number, worth: Worth): number {
  const sense = rerolls === 0 ? 'keep' : rerollSense(dice, against);
  const kept = worth(highest(dice));
  if (sense === 'keep') return kept;
  const again = meanReroll(dice, lowest(dice), now => bestOf(now, against, rerolls - 1, worth));
  return sense === 'reroll' ? again : Math.max(kept, again);
}

/** On average over all salvos. Of two dice or more only the highest counts, and that there is another to roll again. */
function meanSalvo(cannons: number, worth: (dice: string) => number): number {
  let mean = 0;
  for (let best = 1; best <= FACES; best++) {
    const chance = (best / FACES) ** cannons - ((best - 1) / FACES) ** cannons;
    mean += chance * worth(cannons === 1 ? `${best}` : `1${best}`);
  }
  return mean;
}

function meanReroll(dice: string, die: number, worth: (dice: string) => number): number {
  let mean = 0;
  for (let roll = 1; roll <= FACES; roll++) mean += worth(rerolled(dice, die, roll)) / FACES;
  return mean;
}

/** The chance of a side that is asked about its dice, if it keeps them or rolls one of them again; null outside a boarding. */
export function oddsOfDice(view: View, seat: Seat, reroll: number | null): number | null {
  if (view.boarding === null) return null;
  const { attacker, defender, attack, defence } = view.boarding;
  const tie = oddsBetween(sideOf(view, attacker), sideOf(view, defender));
  const isAttacker = seat === attacker;
  const worth = isAttacker ? attackersWorth(sideOf(view, defender), tie) : defendersWorth(Math.max(...attack), tie);
  const dice = (isAttacker ? attack : defence).join('');
  return reroll === null ? worth(highest(dice)) : meanReroll(dice, reroll, now => worth(highest(now)));
}
