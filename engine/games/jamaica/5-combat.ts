/** Chapter 5: combat. */
import { call, localsOf } from '../../kernel/flow.ts';
import { random } from '../../kernel/flow-state.ts';
import { only } from '../../kernel/seats.ts';
import type { Step } from '../../kernel/steps.ts';
import { takeSpoils } from './5-spoils.ts';
import { type Action, MOST_POWDER } from './actions.ts';
import { book } from './book.ts';
import type { Face } from './events.ts';
import { FACES, POWDER, SARAN_SABRE, STAR } from './material.ts';
import { ATTACK, DEFENCE, pay } from './payment.ts';
import {
  bonusBy,
  combatBonus,
  endWithoutSpoils,
  fightElsewhere,
  offersReroll,
  paysWith,
  winOutright,
} from './powers.ts';
import { decider, hasPower, NO_SHIP, type Ship, type State, tokensOf } from './state.ts';

/** One combat. */
export type Fight = {
  attacker: Ship;
  defender: Ship;
  /** Powder spent by each side, and the die each has rolled; 0 before. */
  attackPowder: number;
  defencePowder: number;
  attackDie: number;
  defenceDie: number;
  /** Whether the Sabre has been used (JAM-COMBAT-46). */
  sabreUsed: boolean;
};

export const ATTACKS: readonly Action[] = Array.from({ length: 7 }, (_, ship) => ({ type: 'attack', ship }));

/**
 * JAM-COMBAT-01, JAM-COMBAT-02, JAM-COMBAT-03: a ship that arrives has to attack one ship that stands there, a ghost too
 * (JAM-GHOST-15).
 */
export function fight(s: State, ship: Ship): void {
  const ships = opponentsOf(s, ship);
  if (ships === 0) fightElsewhere(s, ship);
  else if ((ships & (ships - 1)) === 0) attack(s, ship, 31 - Math.clz32(ships));
  else call(s, chooseOpponent, { ship });
}

/** The other ships on the space of a ship, one bit each; the ghost is one of them (JAM-GHOST-45). */
function opponentsOf(s: State, ship: Ship): number {
  let ships = 0;
  for (let other = 0; other < s.space.length; other++)
    if (other !== ship && s.space[other] === s.space[ship]) ships |= only(other);
  return ships;
}

/** JAM-COMBAT-04, JAM-COMBAT-56, JAM-GHOST-29: of several, whoever moves the ship names one before any powder is spent. */
export const chooseOpponent = book.choice<{ ship: Ship }>('chooseOpponent', {
  who: (s, v) => decider(s, v.ship, NO_SHIP),
  legal(s, v, _seat, out) {
    for (let ships = opponentsOf(s, v.ship); ships !== 0; ships &= ships - 1)
      out.push(ATTACKS[31 - Math.clz32(ships & -ships)]);
  },
  otherwise: (s, v) => ATTACKS[31 - Math.clz32(opponentsOf(s, v.ship) & -opponentsOf(s, v.ship))],
  apply(s, v, action) {
    if (action.type === 'attack') attack(s, v.ship, action.ship);
  },
});

function attack(s: State, attacker: Ship, defender: Ship): void {
  beginCombat(s, attacker, defender);
  s.journal?.add({ type: 'attacked', rule: 'JAM-COMBAT-01', ship: attacker, defender, space: s.space[attacker] });
}

export function beginCombat(s: State, attacker: Ship, defender: Ship): void {
  call(s, combat, {
    attacker,
    defender,
    attackPowder: 0,
    defencePowder: 0,
    attackDie: 0,
    defenceDie: 0,
    sabreUsed: false,
  });
}

/** The paragraphs of a combat. An attacking star that stands decides it, and the defender's are passed over. */
export const combat = book.sequence<Fight>('combat', [
  (s, v) => {
    if (winOutright(s, v.attacker, v.defender)) {
      reward(s, v, v.attacker, v.defender);
      return 'leave';
    }
    loadGuns(s, v.attacker, v.defender); // JAM-COMBAT-06
    return undefined;
  },
  (s, v) => {
    v.attackDie = throwDie(s);
    tellRoll(s, v, true);
  },
  (s, v) => offerSabre(s, v), // JAM-COMBAT-47, the first moment
  (s, v) => {
    if (v.attackDie === STAR) return; // JAM-COMBAT-11
    loadGuns(s, v.defender, v.attacker); // JAM-COMBAT-08
  },
  (s, v) => {
    if (v.attackDie === STAR) return;
    v.defenceDie = throwDie(s);
    tellRoll(s, v, false);
  },
  (s, v) => {
    if (v.attackDie !== STAR) offerSabre(s, v); // JAM-COMBAT-47, the second moment
  },
  compare,
]);

const SPENDS: readonly Action[] = Array.from({ length: MOST_POWDER + 1 }, (_, powder) => ({
  type: 'spendPowder',
  powder,
}));

/** A side that has powder decides how much to spend; the others just roll (JAM-COMBAT-15, JAM-GHOST-30). */
function loadGuns(s: State, ship: Ship, opponent: Ship): void {
  if (powderOf(s, ship) > 0) call(s, spendPowder, { ship, opponent });
}

/** How much powder a ship could spend, and what may stand for it. */
export const powderOf = (s: State, ship: Ship): number => tokensOf(s, ship, paysWith(s, ship, POWDER));

export const spendPowder = book.choice<{ ship: Ship; opponent: Ship }>('spendPowder', {
  who: (s, v) => decider(s, v.ship, v.opponent),
  legal(s, v, _seat, out) {
    const powder = powderOf(s, v.ship);
    for (let some = 0; some <= powder; some++) out.push(SPENDS[some]);
  },
  otherwise: () => SPENDS[0], // JAM-NET-01
  /** JAM-COMBAT-13, JAM-COMBAT-14: to the Bank, whatever comes of it. */
  apply(s, v, action) {
    const now = localsOf(s, combat);
    if (action.type !== 'spendPowder' || now === null || action.powder === 0) return;
    const isAttack = v.ship === now.attacker;
    if (isAttack) now.attackPowder = action.powder;
    else now.defencePowder = action.powder;
    pay(s, v.ship, POWDER, action.powder, isAttack ? ATTACK : DEFENCE);
  },
});

const faceOf = (die: number): Face => (die === STAR ? 'star' : die);

/** JAM-SETUP-08: there is one combat die, and every ship rolls it. */
function throwDie(s: State): number {
  return FACES[random(s, FACES.length)];
}

/** JAM-COMBAT-07, JAM-COMBAT-08: the combat die; for the ghost it is rolled by whoever stands for it (JAM-GHOST-16). */
function tellRoll(s: State, v: Fight, isAttack: boolean): void {
  if (s.journal === null) return;
  const [ship, opponent] = isAttack ? [v.attacker, v.defender] : [v.defender, v.attacker];
  const [die, powder] = isAttack ? [v.attackDie, v.attackPowder] : [v.defenceDie, v.defencePowder];
  const by = decider(s, ship, opponent);
  const rule = by !== ship ? 'JAM-GHOST-16' : isAttack ? 'JAM-COMBAT-07' : 'JAM-COMBAT-08';
  const made = { by, face: faceOf(die), powder, bonus: combatBonus(s, ship), ...bonusBy(s, ship) };
  s.journal.add({ type: 'combatRolled', rule, ship, ...made });
}

const REROLL: Action = { type: 'reroll' };
const KEEP: Action = { type: 'keepRoll' };

/** JAM-COMBAT-41, JAM-COMBAT-45, JAM-COMBAT-46: right after a roll its owner, on either side, may use the Sabre once. */
function offerSabre(s: State, v: Fight): void {
  if (v.sabreUsed) return;
  if (!offerSabreTo(s, v.attacker, v.defender)) offerSabreTo(s, v.defender, v.attacker);
}

function offerSabreTo(s: State, ship: Ship, opponent: Ship): boolean {
  if (!hasPower(s, ship, SARAN_SABRE)) return offersReroll(s, ship, opponent);
  call(s, useSabre, { ship, opponent });
  return true;
}

/**
 * The question whether a die shall be rolled again, even a star of one's own (JAM-COMBAT-49), by the Sabre or by whatever
 * works like it.
 */
export function rerollChoice(name: string): Step<State, Action, { ship: Ship; opponent: Ship }> {
  return book.choice(name, {
    who: (s, v) => decider(s, v.ship, v.opponent),
    legal(_s, _v, _seat, out) {
      out.push(KEEP);
      out.push(REROLL);
    },
    otherwise: () => KEEP, // JAM-NET-01
    apply(s, v, action) {
      const now = localsOf(s, combat);
      if (action.type === 'reroll' && now !== null) rollAgain(s, now, v.ship);
    },
  });
}
export const useSabre = rerollChoice('useSabre');

/**
 * JAM-COMBAT-42, JAM-COMBAT-44, JAM-COMBAT-48: the new roll replaces the old one, stars too; powder stays as it is
 * (JAM-COMBAT-43).
 */
function rollAgain(s: State, v: Fight, owner: Ship): void {
  v.sabreUsed = true;
  const isAttack = v.defenceDie === 0;
  const [ship, opponent] = isAttack ? [v.attacker, v.defender] : [v.defender, v.attacker];
  const before = isAttack ? v.attackDie : v.defenceDie;
  const die = throwDie(s);
  if (isAttack) v.attackDie = die;
  else v.defenceDie = die;
  if (s.journal === null) return;
  const powder = isAttack ? v.attackPowder : v.defencePowder;
  const bonus = combatBonus(s, ship);
  const made = { by: decider(s, ship, opponent), face: faceOf(die), powder, bonus, ...bonusBy(s, ship) };
  const rule = hasPower(s, owner, SARAN_SABRE) ? 'JAM-COMBAT-41' : 'CREW-POWER-03';
  s.journal.add({ type: 'combatRerolled', rule, ship, owner, before: faceOf(before), ...made });
}

/** Die, powder and bonus together (JAM-COMBAT-39); a star beats every number and no bonus changes it (JAM-COMBAT-40). */
const firepower = (s: State, ship: Ship, die: number, powder: number): number =>
  die === STAR ? STAR : die + powder + combatBonus(s, ship);

/**
 * JAM-COMBAT-09, JAM-COMBAT-10: more firepower wins; equal firepower wins nothing. Nobody has to move (JAM-COMBAT-53,
 * JAM-MOVE-12).
 */
function compare(s: State, v: Fight): void {
  const attacking = firepower(s, v.attacker, v.attackDie, v.attackPowder);
  const defending = firepower(s, v.defender, v.defenceDie, v.defencePowder);
  const attackerWins = v.attackDie === STAR || (v.defenceDie !== STAR && attacking > defending);
  const tied = !attackerWins && v.defenceDie !== STAR && attacking === defending;
  const winner = attackerWins ? v.attacker : v.defender;
  if (s.journal !== null) {
    const rule =
      v.attackDie === STAR
        ? 'JAM-COMBAT-11'
        : v.defenceDie === STAR
          ? 'JAM-COMBAT-12'
          : tied
            ? 'JAM-COMBAT-10'
            : 'JAM-COMBAT-09';
    const attack = v.attackDie === STAR ? 'star' : attacking;
    const defence = v.attackDie === STAR ? null : v.defenceDie === STAR ? 'star' : defending;
    const sides = { attacker: v.attacker, defender: v.defender, winner: tied ? null : winner };
    s.journal.add({ type: 'combatEnded', rule, ...sides, attack, defence });
  }
  if (!tied) reward(s, v, winner, attackerWins ? v.defender : v.attacker);
}

/** What the winner has of it: spoils, as a rule. */
function reward(s: State, { attacker }: Fight, winner: Ship, loser: Ship): void {
  if (!endWithoutSpoils(s, attacker, winner, loser)) takeSpoils(s, winner, loser);
}
