/** Chapter 14, combat: Sir Beth, Saran, the Buccaneer and the Strategist. */
import { call } from '../../../kernel/flow.ts';
import { only } from '../../../kernel/seats.ts';
import { hasTwinBefore, stackIn } from '../3-loading.ts';
import { ATTACKS, beginCombat, rerollChoice } from '../5-combat.ts';
import type { Action } from '../actions.ts';
import { LINKED, PORT_ROYAL } from '../board.ts';
import { book } from '../book.ts';
import { BOARD_HOLDS, HOLDS, NOTHING, TILE } from '../material.ts';
import { fill, holdAt, isGhost, type Ship, type State } from '../state.ts';
import { FORGO } from './actions.ts';
import { BUCCANEER, NAMES, SARAN, SIR_BETH, STRATEGIST } from './characters.ts';
import { isAboard } from './state.ts';

/** CREW-POWER-01: Sir Beth on the die of the ship he sails on; a star needs him as little as Lady Beth (CREW-POWER-02). */
export const beth = (s: State, ship: Ship): number => (isAboard(s, ship, SIR_BETH) ? 2 : 0);

/** CREW-POWER-03, CREW-POWER-04: Saran rolls again as the Sabre does. */
export const askSaran = rerollChoice('askSaran');

export function offerSaran(s: State, ship: Ship, opponent: Ship): boolean {
  if (!isAboard(s, ship, SARAN)) return false;
  call(s, askSaran, { ship, opponent });
  return true;
}

/** CREW-POWER-08, CREW-POWER-09, CREW-POWER-10: ships one space away, but for those on Port Royal; one bit each. */
export function targetsOf(s: State, ship: Ship): number {
  if (!isAboard(s, ship, BUCCANEER)) return 0;
  const near = LINKED[s.space[ship]];
  let ships = 0;
  for (let other = 0; other < s.space.length; other++)
    if (other !== ship && s.space[other] !== PORT_ROYAL && near.includes(s.space[other])) ships |= only(other);
  return ships;
}

/** CREW-POWER-05: an arrival without a combat of its own may become an attack on a ship one space away. */
export function offerDistantAttack(s: State, ship: Ship): void {
  if (targetsOf(s, ship) !== 0) call(s, attackFromAfar, { ship });
}

export const attackFromAfar = book.choice<{ ship: Ship }>('attackFromAfar', {
  who: (_s, v) => v.ship,
  legal(s, v, _seat, out) {
    out.push(FORGO);
    for (let ships = targetsOf(s, v.ship); ships !== 0; ships &= ships - 1)
      out.push(ATTACKS[31 - Math.clz32(ships & -ships)]);
  },
  otherwise: () => FORGO, // JAM-NET-01
  /** CREW-POWER-11: it is fought like any combat. */
  apply(s, v, action) {
    if (action.type !== 'attack') return;
    const { ship: defender } = action;
    const told = { ship: v.ship, defender, space: s.space[defender], by: 'buccaneer' } as const;
    beginCombat(s, v.ship, defender);
    s.journal?.add({ type: 'attacked', rule: 'CREW-POWER-05', ...told });
  },
});

/** A combat between ships on two spaces can only be the Buccaneer's. */
const isDistant = (s: State, one: Ship, other: Ship): boolean => s.space[one] !== s.space[other];

/**
 * CREW-POWER-14, CREW-POWER-15: the Strategist's attack is won before any powder is spent or die is rolled. In defence he
 * does nothing (CREW-POWER-16).
 */
export function winOutright(s: State, attacker: Ship, defender: Ship): boolean {
  if (!isAboard(s, attacker, STRATEGIST)) return false;
  const rule = isDistant(s, attacker, defender) ? 'CREW-POWER-17' : 'CREW-POWER-14';
  s.journal?.add({ type: 'combatWonOutright', rule, attacker, defender, by: 'strategist' });
  return true;
}

/**
 * CREW-POWER-06, CREW-POWER-07, CREW-POWER-13: a distant combat has no spoils. If its attacker has won, the defender
 * loses what is in one hold; if its defender has, nothing follows. False for a combat on one space.
 */
export function endWithoutSpoils(s: State, attacker: Ship, winner: Ship, loser: Ship): boolean {
  if (!isDistant(s, winner, loser)) return false;
  if (winner !== attacker) s.journal?.add({ type: 'noSpoils', rule: 'CREW-POWER-13', ship: winner });
  else if (firstFull(s, loser) === HOLDS) s.journal?.add({ type: 'noSpoils', rule: 'CREW-POWER-06', ship: winner });
  else call(s, sinkHold, { winner, loser });
  return true;
}

/** The first hold with something in it; HOLDS if there is none. */
function firstFull(s: State, ship: Ship): number {
  for (let hold = 0; hold < BOARD_HOLDS; hold++) if (s.goods[holdAt(ship, hold)] !== NOTHING) return hold;
  return HOLDS;
}

const SINKS: readonly Action[] = Array.from({ length: HOLDS }, (_, hold) => ({ type: 'sinkHold', hold }));

/** CREW-POWER-12: the attacker chooses a hold with something in it. */
export const sinkHold = book.choice<{ winner: Ship; loser: Ship }>('sinkHold', {
  who: (_s, v) => v.winner,
  legal(s, v, _seat, out) {
    const first = holdAt(v.loser, 0);
    for (let hold = 0; hold < BOARD_HOLDS; hold++)
      if (s.goods[first + hold] !== NOTHING && !hasTwinBefore(s, first, hold)) out.push(SINKS[hold]);
  },
  otherwise: (s, v) => SINKS[firstFull(s, v.loser)], // JAM-NET-01
  apply(s, v, action) {
    if (action.type === 'sinkHold') sink(s, v.winner, v.loser, action.hold);
  },
});

/** Tokens go to the Bank, those of the ghost too (CREW-GHOST-04); a character leaves the game. */
function sink(s: State, ship: Ship, loser: Ship, hold: number): void {
  const at = holdAt(loser, hold);
  const character = s.goods[at] === TILE ? NAMES[s.tokens[at] - 1] : null;
  const lost = stackIn(s, loser, hold);
  fill(s, loser, hold, NOTHING, 0);
  const rule = isGhost(s, loser) ? 'CREW-GHOST-04' : 'CREW-POWER-06';
  s.journal?.add({ type: 'holdSunk', rule, ship, loser, hold, lost, character, by: 'buccaneer' });
}
