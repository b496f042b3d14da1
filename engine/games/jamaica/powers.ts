/**
 * What a ship can do beyond the ordinary, and what else can happen at the moments of a game.
 *
 * The chapters ask these questions and name these moments, and never say who answers. Power cards of the base game answer
 * here; in a game with The Crew its own chapters do (`crew/`), and only where they are asked (CREW-SETUP-05). In a game without
 * it every question costs one comparison.
 *
 * So chapters, this file and the chapters of The Crew import each other in a circle, as the chapters of the rulebook refer to
 * each other. It could be cut by a table of answers that The Crew fills in when it is loaded; then neither a reader nor the
 * compiler would see who answers a question. What is imported across the circle is used in functions alone, never while a file
 * is loaded, so that any of these files can be loaded first.
 */
import { NOBODY, type Seat } from '../../kernel/seats.ts';
import type { Space } from './board.ts';
import * as recruits from './crew/12-recruiting.ts';
import * as characters from './crew/13-characters.ts';
import * as combat from './crew/14-combat.ts';
import * as goodsmen from './crew/14-goods.ts';
import * as magic from './crew/14-magic.ts';
import * as navigation from './crew/14-navigation.ts';
import * as riches from './crew/14-riches.ts';
import { type CharacterName, NAMES } from './crew/characters.ts';
import type { Credit, CrewScore } from './crew/events.ts';
import { CREW_WORTH, YOUKOUNKOUN } from './crew/material.ts';
import type { Stolen } from './events.ts';
import { type Goods, isPower, LADY_BETH, MORGAN_MAP, POWERS, type Treasure, WORTH } from './material.ts';
import { hasGhost, hasPower, isGhost, type Ship, type State } from './state.ts';

const NOBODY_HELPS: Credit = {};

// --- Questions about a ship -------------------------------------------------------------------------------------------

/**
 * Cards in a full hand: JAM-ROUND-13, and 4 with Morgan's Map (JAM-TREASURE-09), for whoever has it when hands are filled
 * (JAM-TREASURE-18).
 */
export function handSize(s: State, ship: Ship): number {
  if (s.crew !== undefined) return navigation.chartedHand(s, ship);
  return hasPower(s, ship, MORGAN_MAP) ? 4 : 3;
}

/** What is added to the combat die of a ship, in attack and in defence: Lady Beth (JAM-COMBAT-39, JAM-GHOST-03). */
export const combatBonus = (s: State, ship: Ship): number =>
  (hasPower(s, ship, LADY_BETH) ? 2 : 0) + (s.crew === undefined ? 0 : combat.beth(s, ship));

/** How far a ship may go with a die: exactly its value (JAM-MOVE-01, JAM-MOVE-02, JAM-MOVE-03), which always comes first. */
export const distances = (s: State, ship: Ship, die: number): readonly number[] =>
  s.crew === undefined ? EXACTLY[die] : navigation.crewDistances(s, ship, die);
const EXACTLY: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6].map(die => [die]);

/** Whether a ship may stay where it is although its card moves it: never (JAM-ROUND-12). */
export const mayStay = (s: State, ship: Ship, die: number, forward: boolean): boolean =>
  s.crew !== undefined && navigation.staysBy(s, ship, die, forward) !== null;

/** The set of goods with which a ship may pay a price in some goods: those alone (JAM-PRICE-10). */
export const paysWith = (s: State, ship: Ship, goods: Goods): Goods =>
  s.crew === undefined ? goods : goodsmen.exchangeable(s, ship, goods);

/** Tokens a ship loads beyond the value of the die, into a hold that is emptied for them: none (JAM-LOAD-02). */
export const loadBonus = (s: State, ship: Ship, hold: number): number =>
  s.crew === undefined ? 0 : goodsmen.cooperBonus(s, ship, hold);

/** The die of one's own action: that of this half of the day (JAM-ROUND-04). */
export const dieOf = (s: State, half: number): number => s.dice[s.crew?.swapped === true ? 1 - half : half];

/** Whether there are ships to fight without one on the same space: never (JAM-COMBAT-01). */
export const hasDistantTarget = (s: State, ship: Ship): boolean =>
  s.crew !== undefined && combat.targetsOf(s, ship) !== 0;

/** Lairs whose treasure a ship can take without standing on them, one bit each: none (JAM-PRICE-04). */
export const treasuresInSight = (s: State, ship: Ship): number =>
  s.crew === undefined ? 0 : magic.treasuresInSight(s, ship);

/** What a ship scores beside position, doubloons and treasures: nothing (JAM-END-06). */
export const worthAtEnd = (s: State, ship: Ship): number =>
  s.crew === undefined ? 0 : characters.crewWorth(s, s.crew, ship);

/** Who has won without any scoring: nobody. */
export const winnerAtOnce = (s: State): Seat => (s.crew === undefined ? NOBODY : s.crew.winner);

// --- The treasure cards -----------------------------------------------------------------------------------------------

/** What each treasure card of this game is worth. */
export const worths = (s: State): readonly number[] => (s.crew === undefined ? WORTH : CREW_WORTH);

/** The first treasure card that is in the box of this game. */
export const firstTreasure = (s: State): Treasure => (s.crew === undefined ? 0 : POWERS.length);

/** Whether a card is laid face up once it is drawn: powers are (JAM-TREASURE-02), points are not (CREW-TREASURE-02). */
export const liesOpen = (s: State, card: Treasure): boolean =>
  isPower(card) || (s.crew !== undefined && card === YOUKOUNKOUN);

/** The treasure that lies face up for its points: there is none. */
export const shownTreasure = (s: State): Treasure => (s.crew === undefined ? -1 : YOUKOUNKOUN);

// --- Moments ----------------------------------------------------------------------------------------------------------

/** The treasure pile lies there; what else is laid out? */
export function layOutMore(s: State): void {
  if (s.crew !== undefined) recruits.openTavern(s, s.crew);
}

/** The Captain is about to roll: true if something else is asked first, which then has the dice rolled. */
export const beforeRoll = (s: State): boolean => s.crew !== undefined && magic.offerOracle(s);

/** A card was turned up, and its morning is about to begin. */
export function cardIsUp(s: State): void {
  if (s.crew === undefined) return;
  s.crew.lastCards[s.turn] = s.discards[s.turn][s.discards[s.turn].length - 1];
  magic.offerSwap(s, s.crew);
}

/** A ship is about to arrive: what comes once it has come to rest, after everything the arrival brings? */
export function onceAtRest(s: State, ship: Ship): void {
  if (s.crew !== undefined) magic.lookOutLater(s, s.crew, ship);
}

/** A ship has arrived where nobody else is: does it fight somebody elsewhere? */
export function fightElsewhere(s: State, ship: Ship): void {
  if (s.crew !== undefined) combat.offerDistantAttack(s, ship);
}

/** A combat begins: true if its attacker has won before a die is rolled. */
export const winOutright = (s: State, attacker: Ship, defender: Ship): boolean =>
  s.crew !== undefined && combat.winOutright(s, attacker, defender);

/** A die was rolled in a combat: true if a ship is asked whether to have it rolled again, by anything but the Sabre. */
export const offersReroll = (s: State, ship: Ship, opponent: Ship): boolean =>
  s.crew !== undefined && combat.offerSaran(s, ship, opponent);

/** A combat was won: true if something else follows than spoils. */
export const endWithoutSpoils = (s: State, attacker: Ship, winner: Ship, loser: Ship): boolean =>
  s.crew !== undefined && combat.endWithoutSpoils(s, attacker, winner, loser);

/** Tokens are to be taken for a price, a fee or a combat: true if their owner is asked first which types it shall be. */
export const paysByExchange = (s: State, ship: Ship, goods: Goods, amount: number, use: number): boolean =>
  s.crew !== undefined && goodsmen.payByExchange(s, ship, goods, amount, use);

/**
 * A price cannot be paid with the goods that are asked for: true if its payer is asked whether to pay with others, or how,
 * where that was promised.
 */
export const offersExchange = (s: State, ship: Ship, goods: Goods, price: number, promised: boolean): boolean =>
  s.crew !== undefined && goodsmen.offerExchange(s, ship, goods, price, promised);

/** A price is about to be paid in full: what comes after it? */
export function oncePaid(s: State, ship: Ship): void {
  if (s.crew !== undefined) recruits.recruiting(s, ship);
}

/** A token was taken from a lair. It is a record, in no hold and not to be stolen (CREW-TREASURE-08). */
export function keepToken(s: State, ship: Ship): void {
  if (s.crew !== undefined) s.crew.tokens[ship]++; // CREW-TREASURE-07, CREW-GHOST-06
}

/** A card is to be drawn for the token of a lair: true if its owner is asked first which it shall be. */
export const looksInPile = (s: State, ship: Ship, lair: Space): boolean =>
  s.crew !== undefined && riches.lookInPile(s, ship, lair);

/** A face-down treasure is to be stolen: true if the thief is asked first which it shall be. */
export const looksAtHidden = (s: State, ship: Ship, loser: Ship): boolean =>
  s.crew !== undefined && riches.lookAtHidden(s, ship, loser);

/** Something has come into the holds or to the treasures of a ship. */
export function cameTo(s: State, ship: Ship): void {
  if (s.crew !== undefined) magic.winsAtOnce(s, s.crew, ship);
}

/** Somebody is about to leave for good. */
export function beforeLeaving(s: State, seat: Seat): void {
  if (s.crew === undefined) return;
  riches.returnLooked(s, seat);
  recruits.forgetHired(s, s.crew, seat);
}

// --- For whoever tells of it ------------------------------------------------------------------------------------------

/** A hold is about to be filled: empties it of a tile, of which no stack of tokens can tell. */
export function tellEmptied(s: State, ship: Ship, hold: number): void {
  if (s.crew !== undefined) characters.throwOverboard(s, ship, hold);
}

/** A tile was stolen out of a hold. */
export function tellStolenTile(s: State, tile: number, stolen: Stolen): void {
  const rule = isGhost(s, stolen.ship) ? 'CREW-GHOST-03' : 'CREW-LOAD-08';
  s.journal?.add({ type: 'characterStolen', rule, ...stolen, character: NAMES[tile - 1] });
}

/** A ship stays where it is. */
export function tellStay(s: State, ship: Ship, die: number, forward: boolean): void {
  const by = navigation.staysBy(s, ship, die, forward);
  if (by === null) return;
  const rule = by === 'seaWolf' ? 'CREW-POWER-29' : 'CREW-POWER-33';
  s.journal?.add({ type: 'stayed', rule, ship, space: s.space[ship], by });
}

/** The rule by which the treasure pile is laid out. */
export function pileRule(s: State): 'JAM-SETUP-06' | 'JAM-GHOST-05' | 'CREW-SETUP-04' | 'CREW-GHOST-01' {
  if (s.crew !== undefined) return hasGhost(s) ? 'CREW-GHOST-01' : 'CREW-SETUP-04';
  return hasGhost(s) ? 'JAM-GHOST-05' : 'JAM-SETUP-06';
}

/** The rule by which a hand has four cards. */
export const largeHand = (s: State): { readonly rule: 'JAM-TREASURE-09' | 'CREW-POWER-27' } & Credit =>
  s.crew === undefined ? { rule: 'JAM-TREASURE-09' } : { rule: 'CREW-POWER-27', by: 'cartographer' };

/** Who adds to a combat die, where it is no power card. */
export const bonusBy = (s: State, ship: Ship): { readonly bonusBy?: CharacterName } =>
  s.crew !== undefined && combat.beth(s, ship) > 0 ? { bonusBy: 'sirBeth' } : {};

/** Who made a ship go another distance than the die says. */
export const distanceBy = (die: number, steps: number): Credit =>
  steps === die ? NOBODY_HELPS : { by: steps < die ? 'anchorman' : 'navigator' };

/** Who added tokens to a load. */
export const loadBy = (bonus: number): Credit => (bonus === 0 ? NOBODY_HELPS : { by: 'cooper' });

/** Who found the treasure of a lair on which the ship does not stand. */
export const foundBy = (s: State, ship: Ship, lair: Space): Credit =>
  s.space[ship] === lair ? NOBODY_HELPS : { by: 'lookout' };

/** The parts of a score that the base game does not know. */
export const scoreBeside = (s: State, ship: Ship): { readonly crew?: CrewScore } =>
  s.crew === undefined ? {} : { crew: characters.crewScore(s, s.crew, ship) };
