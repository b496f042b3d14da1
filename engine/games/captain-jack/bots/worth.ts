/**
 * How good an action looks to somebody who knows the game and works toward the open letters. Knowledge, no rules: it
 * looks at what the screen shows, plans one letter ahead and counts in hundredths of a doubloon, roughly.
 */
import type { Seat } from '../../../kernel/seats.ts';
import { lacking } from '../7-letters.ts';
import type { Action } from '../actions.ts';
import type { ShipView, View } from '../information.ts';
import {
  ARROW,
  ASKS,
  type Card,
  canTurn,
  FLAGS,
  type Half,
  LETTERS,
  type Letter,
  OTHER,
  SYMBOLS,
} from '../material.ts';
import { oddsAgainst, oddsOfBoarding, oddsOfDice } from '../odds.ts';
import { powers } from '../powers.ts';
import { upOf } from '../state.ts';

type Aboard = ShipView['cards'][number];

/** More sails and cannons than this hardly help. */
const ENOUGH_SAILS = 5;
const ENOUGH_CANNONS = 4;
const DOUBLOON = 100;

export function worth(view: View, seat: Seat, action: Action): number {
  const ship = view.ships[seat];
  switch (action.type) {
    case 'dig':
      return 3 * DOUBLOON;
    case 'fulfil':
      return DOUBLOON * LETTERS[action.letter].pays - 5 * action.cards.length - 10 * action.crew.length;
    case 'dock':
      return plans(view, seat).length > 0 || turnedMaps(ship) >= 3 ? DOUBLOON : -10;
    case 'sail':
      return courseWorth(ship, action.area);
    case 'turn':
      return view.moment === 'inPort' && isPlanned(view, seat, action.card) ? DOUBLOON : -5;
    case 'take':
      return cardWorth(view, seat, ARROW[view.revealed as Card]);
    case 'fight':
      return fightWorth(view, seat);
    case 'board':
      return boardingWorth(view, seat, action.seat);
    case 'deliver':
      return DOUBLOON;
    case 'reveal':
    case 'pass':
      return 18;
    case 'discard':
      return discardWorth(view, seat, action.card);
    case 'remove':
      return keptWorth(view, view.turn, action.card);
    case 'steal':
      return 1 + keptWorth(view, view.asked === view.turn ? (view.boarding?.defender ?? seat) : view.turn, action.card);
    case 'keep':
      return 1 + cardWorth(view, seat, OTHER[view.revealed as Card]);
    case 'rollAgain':
      return rollingOnWorth(view, seat);
    case 'reroll':
      return view.boarding === null ? rollingOnWorth(view, seat) : rerollWorth(view, seat, action.die);
    case 'steer':
      return steeringWorth(view, seat);
    case 'pour':
    case 'soothe':
      return 10;
    default:
      return 0;
  }
}

/** The letters that could be paid in port, turning cards as needed. */
const plans = (view: View, seat: Seat): Letter[] =>
  view.letters.open.filter(letter => lacking(letter, turnedFor(view.ships[seat].cards, letter)) === 0);

/** The cards aboard, each with the half up that pays more for a letter. */
export const turnedFor = (cards: readonly Aboard[], letter: Letter): Aboard[] =>
  cards.map(stowed =>
    pays(other(stowed), letter) > pays(upOf(stowed), letter) ? { ...stowed, turned: !stowed.turned } : stowed,
  );

const other = ({ card, turned }: Aboard): Half => (canTurn(card) ? (turned ? ARROW : OTHER)[card] : ARROW[card]);

/** How many of the symbols a letter asks for a half shows. */
const pays = (half: Half, letter: Letter): number =>
  half.pays === null
    ? 0
    : half.pays.reduce((sum, count, i) => sum + Math.min(count, ASKS[letter][i]), half.jokers > 0 ? 0.5 : 0);

/** How many cards aboard are maps, or can be turned into one. */
export const turnedMaps = ({ cards }: ShipView): number =>
  cards.filter(stowed => upOf(stowed).maps > 0 || other(stowed).maps > 0).length;

/** Whether turning a card brings a letter, or a treasure, that can be had in this visit. */
function isPlanned(view: View, seat: Seat, card: Card): boolean {
  const { cards } = view.ships[seat];
  const stowed = cards.find(one => one.card === card);
  if (stowed === undefined || view.ships[seat].handled.includes(card)) return false;
  if (other(stowed).maps > 0 && turnedMaps(view.ships[seat]) >= 3) return true;
  return plans(view, seat).some(
    letter => turnedFor([stowed], letter)[0].turned !== stowed.turned && lacking(letter, cards) > 0,
  );
}

/** The Coast to fit out, the Channel for goods, the High seas for flags once the ship is ready. */
function courseWorth({ sails, cannons, cards }: ShipView, area: number): number {
  const strength = Math.min(sails, ENOUGH_SAILS) + Math.min(cannons, ENOUGH_CANNONS);
  const isLaden = cards.length >= 6;
  if (area === 2) return strength >= 7 ? 60 : strength >= 6 || isLaden ? 35 : 5;
  if (area === 1) return strength >= 5 ? 40 : 20;
  return strength < 5 && !isLaden ? 45 : 15;
}

/** What a half would be worth aboard. */
function cardWorth(view: View, seat: Seat, half: Half): number {
  const { sails, cannons, cards } = view.ships[seat];
  if (half.sails > 0) return 30 * Math.min(half.sails, Math.max(0, ENOUGH_SAILS - sails)) + 2;
  if (half.cannons > 0) return 32 * Math.min(half.cannons, Math.max(0, ENOUGH_CANNONS - cannons)) + 2;
  if (half.maps > 0) return 22 + 18 * cards.filter(stowed => upOf(stowed).maps > 0).length;
  if (half.role !== null || half.kind === 'passenger') return 30;
  return symbolsWorth(view, seat, half);
}

/** Symbols are worth more if an open letter asks for them and they are not aboard yet. */
function symbolsWorth(view: View, seat: Seat, { pays: shown, jokers }: Half): number {
  if (shown === null) return 0;
  const { cards } = view.ships[seat];
  let value = 30 * jokers;
  for (let i = 0; i < SYMBOLS.length; i++) {
    if (shown[i] === 0) continue;
    const aboard = cards.reduce((sum, stowed) => sum + (upOf(stowed).pays?.[i] ?? 0), 0);
    const asked = view.letters.open.some(letter => ASKS[letter][i] > aboard);
    value += (asked ? 26 : 8) + (i < FLAGS ? 14 : 0);
  }
  return value;
}

function fightWorth(view: View, seat: Seat): number {
  const { cannons } = view.ships[seat];
  return worthOfRolls(view, seat, { left: cannons, spare: powers(view).spareRolls(view, seat) });
}

/** What so many rolls against the revealed ship are worth, if the first exact one is accepted. */
function worthOfRolls(view: View, seat: Seat, { left, spare }: { left: number; spare: number }): number {
  const { value } = ARROW[view.revealed as Card];
  const { clean, narrow, lost } = oddsAgainst(value, left, { advanced: view.advanced, spare });
  return (clean + narrow) * prizeOf(view, seat) - (narrow + lost) * damageTo(view, seat);
}

function prizeOf(view: View, seat: Seat): number {
  const half = ARROW[view.revealed as Card];
  return half.doubloon ? DOUBLOON : 20 + cardWorth(view, seat, half);
}

/** What damage would cost: nothing where there is no card to lose. */
const damageTo = (view: View, seat: Seat): number =>
  view.ships[seat].cards.some(stowed => upOf(stowed).side !== 'hold') ? 30 : 0;

/** An exact roll lies there: to roll on is worth what the rolls that are left are worth beyond a win that is sure. */
const rollingOnWorth = (view: View, seat: Seat): number =>
  view.fight === null ? 0 : worthOfRolls(view, seat, view.fight) - (prizeOf(view, seat) - damageTo(view, seat));

function boardingWorth(view: View, seat: Seat, target: Seat): number {
  const best = (of: Seat) => Math.max(0, ...view.ships[of].cards.map(({ card }) => keptWorth(view, of, card)));
  const odds = oddsOfBoarding(view, seat, target);
  return odds * best(target) - (1 - odds) * best(seat);
}

/** What a card aboard is worth to its owner, whichever half is up. */
function keptWorth(view: View, owner: Seat, card: Card): number {
  const stowed = view.ships[owner].cards.find(one => one.card === card);
  if (stowed === undefined) return 0;
  const half = upOf(stowed);
  if (half.sails > 0) return 14 * half.sails + 8;
  if (half.cannons > 0) return 16 * half.cannons + 8;
  if (half.role !== null || half.kind === 'passenger') return 28;
  return half.maps > 0 ? 30 : 10 + symbolsWorth(view, owner, half) / 2;
}

/** Giving up a card pays where something better comes in its place, and where a sandbank is near. */
function discardWorth(view: View, seat: Seat, card: Card): number {
  const { cards, limit } = view.ships[seat];
  const loss = keptWorth(view, seat, card);
  if (view.moment === 'downToLimit') return 100 - loss;
  if (view.moment === 'brace') return cards.length - ARROW[view.revealed as Card].value <= 2 ? 20 - loss / 2 : -loss;
  if (cards.length < limit || view.revealed === null) return -100;
  const coming = view.moment === 'keeping' ? OTHER[view.revealed] : ARROW[view.revealed];
  if (view.moment === 'decide' && coming.kind === 'ship') return -100;
  return cardWorth(view, seat, coming) - loss - 5;
}

/** In a boarding: by how much a die rolled again betters the chance to win a card. */
const rerollWorth = (view: View, seat: Seat, die: number): number =>
  20 * ((oddsOfDice(view, seat, die) ?? 0) - (oddsOfDice(view, seat, null) ?? 0));

/** A helmsman is worth his bottle for a ship that would be too fast, or for a storm. */
function steeringWorth(view: View, seat: Seat): number {
  if (view.moment === 'brace') return 20;
  const half = ARROW[view.revealed as Card];
  return half?.kind === 'ship' && half.speed > view.ships[seat].sails && fightWorth(view, seat) > 25 ? 40 : -5;
}
