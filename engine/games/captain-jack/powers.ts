/**
 * The questions that the chapters of the base game ask. The base game answers them here, in one line each; the advanced
 * game answers them in `11-advanced.ts`. Base chapters ask how many cards a ship may carry, never who is aboard.
 */
import type { Seat } from '../../kernel/seats.ts';
import type { Offer } from '../../kernel/steps.ts';
import type { Fight } from './6-sea-fight.ts';
import type { Action } from './actions.ts';
import type { Card, Half } from './material.ts';
import type { Fleet, State, Stowed } from './state.ts';

export interface Powers {
  // The ship
  /** Sails that are on no sail card. */
  extraSails(s: State, seat: Seat): number;
  /** How many cards the ship may carry. */
  cardLimit(s: State, seat: Seat): number;
  /** How many it may carry once a card with this half up is among them. */
  limitWith(s: State, seat: Seat, half: Half): number;
  /** A card goes to a discard pile: what lay on it goes back where it came from. */
  giveTokensBack(s: State, stowed: Stowed): void;

  // At sea
  /** A card has been revealed: what has to be done before anything is decided about it. */
  onReveal(s: State): void;
  /** Whether the revealed card leaves no choice; if so, it is dealt with. */
  isCompulsory(s: State): boolean;
  deal(s: State): void;
  /** What the revealed card offers besides taking, fighting and boarding. */
  offers(s: State, seat: Seat, out: Offer<Action>): void;
  /** Whether somebody aboard can help with the next reveal; `passing` if the card that lies there is passed over first. */
  canHelpToReveal(s: State, passing: boolean): boolean;
  helpToReveal(s: State, seat: Seat, out: Offer<Action>): void;
  /** Whether somebody could make use of the card that lies on top of a discard pile. */
  readonly topDiscardCounts: boolean;
  /** What the crew can do at any moment of a sea turn. */
  atSea(s: State, seat: Seat, out: Offer<Action>): void;
  /** Whether that could change that a player can do nothing but stop. */
  couldChangeThat(s: State, seat: Seat): boolean;
  /** Carries out what was offered. */
  accept(s: State, action: Action, seat: Seat): void;

  // Fights
  /** Whether the ship on the card can be fought at all. */
  canCatch(s: State, seat: Seat, ship: Half): boolean;
  /** Whether a roll that just reaches the value costs something. */
  readonly exactRollHurts: boolean;
  onExactRoll(s: State, fight: Fight): void;
  /** Rolls in a sea fight that no cannon gives. */
  spareRolls(s: Fleet, seat: Seat): number;
  /** What a side of a boarding may do about its dice. */
  afterSalvo(s: State, seat: Seat): void;

  // In port, and at the end of a turn
  /** The cards aboard that can each replace one of the goods asked for. */
  substitutes(s: State, seat: Seat): readonly Card[];
  spendSubstitute(s: State, seat: Seat, card: Card): void;
  /** Whether somebody aboard can turn a card when the turn ends, and which. */
  canTurnAtEnd(s: State, seat: Seat): boolean;
  turnsAtEnd(s: State, seat: Seat, out: Offer<Action>): void;
  turnAtEnd(s: State, seat: Seat, card: Card): void;
  /** The turn is over: whoever has worked can work again in the next one. */
  rest(s: State, seat: Seat): void;
}

const MOST_CARDS = 7; // CJG-HOLD-05
const NO_CARDS: readonly Card[] = [];

export const baseGame: Powers = {
  extraSails: () => 0,
  cardLimit: () => MOST_CARDS,
  limitWith: () => MOST_CARDS,
  giveTokensBack() {},
  onReveal() {},
  isCompulsory: () => false,
  deal() {},
  offers() {},
  canHelpToReveal: () => false,
  helpToReveal() {},
  topDiscardCounts: false,
  atSea() {},
  couldChangeThat: () => false,
  accept() {},
  canCatch: () => true, // CJG-SHIP-10
  exactRollHurts: false,
  onExactRoll() {},
  spareRolls: () => 0,
  afterSalvo() {},
  substitutes: () => NO_CARDS,
  spendSubstitute() {},
  canTurnAtEnd: () => false,
  turnsAtEnd() {},
  turnAtEnd() {},
  rest() {},
};

/** The answers of the advanced game; its chapters write them in. */
const editions = { advanced: baseGame };

/** The answers of the game being played: one switch for all of them (CJG-ADV-SETUP-05). */
export const powers = (s: Pick<State, 'advanced'>): Powers => (s.advanced ? editions.advanced : baseGame);

export function answerInTheAdvancedGame(answers: Powers): void {
  editions.advanced = answers;
}
