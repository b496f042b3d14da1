/** The words of this board, beside those the rules have: names of places and pieces, and what a screen reader says of them. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { KIND, PORT_ROYAL, PRICE, type Space } from '@havre/engine/games/jamaica/board.ts';
import type { Stack } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import {
  CARDS,
  type Card,
  type Colour,
  type GoodsName,
  type IconName,
  type Power,
  SIXTH,
  type Symbol21,
} from '@havre/engine/games/jamaica/material.ts';
import type { Stop } from '@havre/engine/games/jamaica/questions.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import {
  counted,
  enumerated,
  figure,
  type Language,
  type Names,
  nameOf,
  signed,
} from '@havre/engine/games/language.ts';
import { amountOf } from './reading.ts';
import { french } from './words-fr.ts';

/** What is known of somebody's cards. */
export interface PileFacts {
  readonly pile: number;
  readonly hand: number;
  readonly top: Card | null;
  readonly isChosen: boolean;
  /** The own card that lies face down. */
  readonly chosen: Card | null;
}

/** One side of a combat. */
export interface FightFacts {
  readonly name: string;
  readonly isAttack: boolean;
  readonly powder: number;
  readonly bonus: number;
  /** Who adds the bonus. */
  readonly bonusBy: string;
  readonly die: number | string;
  readonly total: string | null;
}

const cards = (count: number): string => counted('en', count, 'card', 'cards');
const GOODS: { readonly [G in GoodsName]: string } = { gold: 'gold', food: 'food', powder: 'powder' };
const goods = ({ goods: name, tokens }: Stack): string => `${tokens} ${GOODS[name]}`;
const hold = (index: number): string => (index === SIXTH ? '6th Hold' : `Hold ${index + 1}`);
const ICONS: { readonly [I in IconName]: string } = {
  gold: 'gold',
  food: 'food',
  powder: 'powder',
  forward: 'forward',
  backward: 'backward',
};
const card = (one: Card): string => (CARDS[one] ?? []).map(icon => ICONS[icon]).join(' / ');
const KINDS = { port: 'port', sea: 'sea', lair: 'lair' } as const;
function place(space: Space): string {
  const kind = KIND[space] ?? 'sea';
  if (kind === 'portRoyal' || space === PORT_ROYAL) return 'Port Royal';
  const price = kind === 'lair' ? '' : ` (${PRICE[space]} ${kind === 'port' ? 'gold' : 'food'})`;
  return `${KINDS[kind]} ${space}${price}`;
}
const shipName = (names: Names, ship: Ship): string => (ship < names.length ? nameOf(names, ship) : 'the ghost ship');
const POWERS: { readonly [P in Power]: string } = {
  morganMap: 'Morgan’s Map',
  saranSabre: 'Saran’s Sabre',
  ladyBeth: 'Lady Beth',
  sixthHold: 'the 6th Hold',
};
const COLOURS: { readonly [C in Colour]: string } = {
  red: 'red',
  green: 'green',
  blue: 'blue',
  yellow: 'yellow',
  purple: 'purple',
  black: 'black',
};
export const english = {
  navigation: 'Navigation box',
  round: (round: number): string => `Round ${round}`,
  captain: (name: string): string => `Captain: ${name}`,
  /** Something, and what it means or does. */
  meaning: (what: string, does: string): string => `${what}: ${does}`,
  /** What stands between the two where the first is written larger. */
  colon: ':',
  power: (who: string, does: string): string => `${who}: ${does}.`,
  /** Somebody of The Crew, what they do and what they count. */
  character: (name: string, does: string, counts: string): string => `${name}: ${does}. ${counts}.`,
  crew: 'Crew',
  stealCharacter: (about: string): string => `Steal ${about}`,
  bank: 'Bank',
  bankOf: (name: GoodsName): string => `Bank: ${GOODS[name]}, as much as is needed`,
  treasurePile: (count: number): string => `Treasure pile: ${cards(count)}`,
  dicePlaced: (sun: number, moon: number): string => `Morning ${sun}, evening ${moon}`,
  diceRolled: (one: number, other: number): string => `Dice: ${one} and ${other}, not yet placed`,
  noDice: 'The dice have not been rolled',
  layDice: (sun: number, moon: number): string => `Lay ${sun} on the sun, ${moon} on the moon`,
  /** For the Captain who points at an order. */
  diceMean: (sun: number, moon: number): string => `every morning action is worth ${sun}, every evening action ${moon}`,
  hand: 'Your hand',
  rivals: 'The other ships',
  own: 'Your ship',
  yourShip: 'Your ship',
  yourHolds: 'Your holds',
  holdsOf: (name: string): string => `Holds of ${name}`,
  holdWith: (index: number, stack: Stack | null): string =>
    `${hold(index)}: ${stack === null ? 'empty' : goods(stack)}`,
  shipName,
  /** The same at the head of a line; a player's name stays as its owner writes it. */
  shipTitle: (names: Names, ship: Ship): string => (ship < names.length ? nameOf(names, ship) : 'The ghost ship'),
  /** The same where there is little room. */
  shipShort: (names: Names, ship: Ship): string => (ship < names.length ? nameOf(names, ship) : 'Ghost'),
  hasLeft: 'has left',
  isHome: 'home',
  toGo: (spaces: number): string => `${spaces} to go`,
  points: (total: number, unknown: number): string =>
    `${total < 0 ? '−' : ''}${Math.abs(total)} ${Math.abs(total) === 1 ? 'pt' : 'pts'}${unknown > 0 ? ' + ?' : ''}`,
  isCaptain: 'Captain',
  treasures: 'Treasures',
  faceDown: (points: number | null, isCursed: boolean): string =>
    points !== null
      ? `A face-down treasure of ${signed(points)}`
      : isCursed
        ? 'A cursed treasure, face down'
        : 'A treasure, face down',
  worth: signed,
  /** A number with the minus of a printer. */
  figure,
  powers: POWERS,
  powerDoes: {
    morganMap: 'a hand of four cards',
    saranSabre: 'once in a combat, has a die rolled again',
    ladyBeth: '2 more firepower in every combat',
    sixthHold: 'one more hold',
  } satisfies { readonly [P in Power]: string },
  piles: ({ pile, hand, top, isChosen, chosen }: PileFacts): string =>
    [
      `${cards(hand)} in hand, ${cards(pile)} to draw`,
      ...(top === null ? [] : [`played last: ${card(top)}`]),
      ...(chosen !== null ? [`chosen, face down: ${card(chosen)}`] : isChosen ? ['a chosen card lies face down'] : []),
    ].join('; '),
  card: (one: Card): string => `A card: ${card(one)}`,
  cardName: card,
  putBack: 'Put it back',
  pressAgain: 'Press again to do it.',
  layCard: 'Lay it face down',
  layTheDice: 'Lay the dice',
  loadHere: (stack: Stack): string => `Load ${goods(stack)}`,
  sailThere: 'Sail there',
  goBackThere: 'Go back there',
  attack: 'Attack',
  takeIt: 'Take it',
  stealIt: 'Steal it',
  recruit: 'Recruit',
  recruitWho: (character: string): string => `Recruit ${character}`,
  doIt: 'Do it',
  giveIt: 'Give it away',
  pay: (amount: number, name: GoodsName): string => `Pay ${amount} ${GOODS[name]}`,
  payFrom: (index: number, stack: Stack | null, taken: number): string =>
    stack === null ? `${hold(index)}: empty` : `${hold(index)}: take ${taken} of ${goods(stack)}, one more`,
  paySoFar: (sum: number, amount: number, name: GoodsName): string =>
    `${sum} of ${amount} ${GOODS[name]} taken. Touch a hold to change it.`,
  /** What waits at a space where a ship could stop. */
  stop: ({ opponents, payable, price, goods: name, treasure, finishes }: Stop, names: Names): string =>
    [
      ...(finishes ? ['home: this is the last round'] : []),
      ...(opponents.length > 0
        ? [
            `fight ${enumerated(
              opponents.map(one => shipName(names, one)),
              'en',
            )}`,
          ]
        : []),
      ...(name === null
        ? []
        : [payable ? `pay ${price} ${GOODS[name]}` : `${price} ${GOODS[name]} cannot be paid: shortage`]),
      ...(treasure ? ['a treasure to take'] : []),
    ].join(', '),
  thanksTo: (character: string): string => `thanks to ${character}`,
  pickCard: 'Touch a card to see what it would do with these dice.',
  pickWay: 'Touch a lit space on the chart to see what waits there.',
  /** For people who confirm nothing. */
  atOnce: { pickCard: 'Touch a card to play it.', pickWay: 'Touch a lit space on the chart to go there.' },
  /** Where several holds have the same in them, which is one choice. */
  equalHolds: { load: 'Load into one of these holds', stealHold: 'Take what is in one of these holds' },
  pickHold: (stack: Stack | null): string =>
    stack === null ? 'Touch a hold.' : `Touch a hold for ${goods(stack)}. What lies there would be lost.`,
  pickDice: 'Touch one of the two orders of the dice.',
  pickSpoils: 'Touch what you want to take, or give.',
  pickPowder: 'Touch an amount of powder: below it, how likely you win.',
  pickOpponent: 'Touch the ship to attack: below it, its doubloons and its powder.',
  pickSabre: 'Saran’s Sabre can have this die rolled again, once.',
  pickSaran: 'Saran can have this die rolled again, once.',
  pickExchange: (due: Stack): string => `${goods(due)} due: touch what you give for it.`,
  combat: 'Combat',
  tie: 'A tie: nobody wins.',
  wins: (name: string): string => `${name} wins!`,
  star: 'star',
  sideOfFight: ({ name, isAttack, powder, bonus, bonusBy, die, total }: FightFacts): string =>
    [
      `${name} ${isAttack ? 'attacks' : 'defends'}`,
      ...(powder > 0 ? [`${powder} powder`] : []),
      ...(bonus > 0 ? [`${bonus} for ${bonusBy}`] : []),
      ...(die === 0 ? [] : [`rolls ${die}`]),
      ...(total === null || die === 'star' ? [] : [`${total} in all`]),
    ].join(', '),
  powderAboard: (amount: number): string => (amount === 0 ? 'no powder aboard' : `${amount} powder aboard`),
  powderToSpend: 'Powder to spend',
  powderWith: (powder: number, win: number, tie: number): string =>
    `${powder} powder: wins ${win}\u00a0%, ties ${tie}\u00a0%`,
  ifTheySpend: 'If they spend',
  fire: (powder: number): string => (powder === 0 ? 'Fire without powder' : `Fire with ${powder} powder`),
  odds: (win: number, tie: number): string => `Wins ${win}\u00a0%, ties ${tie}\u00a0%, loses ${100 - win - tie}\u00a0%`,
  percent: (part: number): string => `${part}\u00a0%`,
  results: { win: 'win', tie: 'tie', lose: 'lose' },
  reroll: 'Roll it again',
  keepRoll: 'Leave it',
  steal: (index: number, stack: Stack): string => `Steal ${goods(stack)} from ${hold(index)}`,
  spoil: (action: Action): string => {
    switch (action.type) {
      case 'stealPower':
        return `Take ${POWERS[action.power]}`;
      case 'givePower':
        return `Give ${POWERS[action.power]}`;
      case 'giveTreasure':
        return `Give your ${signed(action.worth)}`;
      case 'stealShown':
        return 'Take the Youkounkoun';
      default:
        return 'Take a face-down treasure';
    }
  },
  takeNothing: 'Take nothing',
  whomToAttack: 'Whom do you attack?',
  attackShip: (name: string): string => `Attack ${name}`,
  aboard: (view: View, ship: Ship): string =>
    `${amountOf(view, ship, 'gold')} gold, ${amountOf(view, ship, 'powder')} powder`,
  shortage: 'Shortage',
  shortageOf: (name: string): string => `Shortage: ${name}`,
  due: (name: GoodsName, price: number, paid: number): string =>
    `${price} ${GOODS[name]} due, ${paid === 0 ? 'none aboard' : `only ${paid} aboard: all lost`}`,
  symbolSends: {
    circle: 'Circle: back to the first port',
    square: 'Square: back to the first sea space',
    skull: 'Skull: back to the first lair',
    star: 'Star: the ship stays where it is',
  } satisfies { readonly [S in Symbol21]: string },
  stays: 'The ship stays where it is.',
  goesBackTo: (space: Space, pays: boolean): string =>
    `Back to ${place(space)}${pays && space !== PORT_ROYAL && KIND[space] !== 'lair' ? ', which must be paid' : ''}.`,
  chooseOnChart: 'Choose on the chart which way back.',
  backToPayable: 'Back to the first space that can be paid.',
  /** A dialog about a ship. */
  discard: 'Discard pile, the last card first',
  noCards: 'empty',
  colourOf: (colour: Colour): string => `The ${COLOURS[colour]} ship`,
  layOut: 'Lay out the cards',
  takeColour: 'Sail another ship?',
  scoreNow: 'If the race ended now',
  position: 'Position',
  gold: 'Gold',
  total: 'Total',
  final: 'The reckoning',
};

export type JamaicaWords = typeof english;

export const catalogues: { readonly [L in Language]: JamaicaWords } = { en: english, fr: french };
