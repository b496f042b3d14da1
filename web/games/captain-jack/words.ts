/** The words of this board, beside those the rules have: names of places and pieces, and short names of what one does. */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import { counted, type Language, type Names, nameOf } from '@havre/engine/games/language.ts';
import { french } from './words-fr.ts';

/** What a button on the board is called: the card it is about is in sight. */
export type DeedWords = { say(action: Action, names: Names): string }['say'];

export interface JackWords {
  /** A card by its halves, the one that is up first. */
  card(up: string, down: string, symbols: readonly string[]): string;
  readonly symbols: { readonly calm: string; readonly boarding: string; readonly rum: string };
  bottles(count: number): string;
  readonly fresh: string;
  readonly deed: DeedWords;
  readonly waters: string;
  pile(area: string, cards: number): string;
  /** What lies in a water, for whoever does not see it. */
  areaFacts(pile: number, discards: number, top: string | null): string;
  discards(area: string, count: number, top: string | null): string;
  readonly port: string;
  supply(count: number): string;
  rumLeft(count: number): string;
  readonly letters: string;
  letter(asks: string, pays: number): string;
  lettersLeft(count: number): string;
  lacks(what: string): string;
  readonly payable: string;
  readonly own: string;
  readonly ownPlan: string;
  readonly rivals: string;
  ship(sails: number, cannons: number, doubloons: number, needed: number, cards: number, limit: number): string;
  shipAt(name: string, place: string): string;
  plan(name: string): string;
  readonly sails: string;
  readonly cannons: string;
  readonly hold: string;
  readonly berths: string;
  readonly doubloons: string;
  readonly gone: string;
  readonly close: string;
  readonly cancel: string;
  sailsLeft(left: number, sails: number): string;
  readonly becalmed: string;
  readonly toBeat: string;
  readonly revealed: string;
  readonly fight: string;
  readonly boarding: string;
  dice(name: string, dice: readonly number[]): string;
  /** How a fight ended. */
  readonly verdict: { readonly won: string; readonly lost: string };
  boardingWon(name: string): string;
  readonly tied: string;
  /** What somebody does while everybody looks at the ship that pays for it. */
  choosesDamage(name: string): string;
  choosesSpoils(name: string): string;
  readonly atPort: string;
  readonly yourCards: string;
  payWith(asks: string): string;
  lost(count: number): string;
  /** With whether their order shows on the discard piles. */
  pickMaps(isOrdered: boolean): string;
  treasure(doubloons: number): string;
  readonly dig: string;
  readonly chooseMaps: string;
  readonly turnCard: string;
  readonly secret: string;
  secretFor(name: string): string;
  readonly touchAgain: string;
  readonly sealHint: string;
  readonly nothingToSeal: string;
}

/** Where one sails, within a sentence. */
const AREAS = ['the Coast', 'the Channel', 'the High seas'];
const cards = (count: number): string => counted('en', count, 'card', 'cards');

const english: JackWords = {
  card: (up, down, symbols) => `${[up, ...symbols].join(', ')}; other half: ${down}`,
  symbols: { calm: 'calm', boarding: 'boarding', rum: 'rum' },
  bottles: count => counted('en', count, 'bottle of rum', 'bottles of rum'),
  fresh: 'new, of use from the next turn on',
  deed: (action, names) => {
    switch (action.type) {
      case 'sail':
        return `Sail to ${AREAS[action.area]}`;
      case 'dock':
        return 'Put into port';
      case 'take':
        return 'Take it';
      case 'fight':
        return 'Fight';
      case 'board':
        return `Board ${nameOf(names, action.seat)}`;
      case 'reveal':
      case 'pass':
        return 'Sail on';
      case 'stop':
        return 'End with nothing';
      case 'finish':
        return 'End my turn';
      case 'discard':
        return 'Throw it overboard';
      case 'dig':
        return 'Dig up the treasure';
      case 'linger':
        return action.wish ? 'Always ask me before my turn ends' : 'No longer ask me before my turn ends';
      case 'abstain':
        return action.wish ? 'Never any rum' : 'Rum again, please';
      case 'turn':
        return 'Turn it';
      case 'fulfil':
        return 'Seal the letter';
      case 'remove':
        return 'Shoot it away';
      case 'steal':
        return 'Take this one';
      case 'takeNothing':
        return 'Take nothing';
      case 'leave':
        return 'Leave it';
      case 'accept':
        return 'Accept it';
      case 'rollAgain':
        return 'Roll again';
      case 'reroll':
        return `Gunner: the ${action.die} again`;
      case 'keepDice':
        return 'Keep the dice';
      case 'face':
        return 'Face it';
      case 'keep':
        return 'Keep the card';
      case 'pour':
        return 'A bottle for him';
      case 'refuseRum':
        return 'No rum';
      case 'steer':
        return 'Helmsman: 4 more sails';
      case 'soothe':
        return 'Cook: ignore the calm';
      case 'lookOut':
        return 'Lookout: the top discard';
      case 'deliver':
        return 'Deliver the passenger';
    }
  },
  waters: 'The three waters',
  areaFacts: (pile, discards, top) =>
    `${cards(pile)} to draw, ${discards} discarded${top === null ? '' : `, on top: ${top}`}`,
  pile: (area, count) => `${area}: ${cards(count)} to draw`,
  discards: (area, count, top) => `${area}, discard pile of ${cards(count)}${top === null ? '' : `: ${top}`}`,
  port: 'Port',
  supply: count => `${counted('en', count, 'doubloon', 'doubloons')} on the island`,
  rumLeft: count => `${counted('en', count, 'bottle of rum', 'bottles of rum')} on the island`,
  letters: 'Letters of marque',
  letter: (asks, pays) => `${asks}: ${counted('en', pays, 'doubloon', 'doubloons')}`,
  lettersLeft: count => `${counted('en', count, 'letter', 'letters')} face down`,
  lacks: what => `You lack: ${what}`,
  payable: 'You can pay for it',
  own: 'Your ship',
  ownPlan: 'Your ship, and what holds for all your turns',
  rivals: 'The other ships',
  ship: (sails, cannons, doubloons, needed, aboard, limit) =>
    `${doubloons} of ${needed} doubloons, ${counted('en', sails, 'sail', 'sails')}, ${counted('en', cannons, 'cannon', 'cannons')}, ${aboard} of ${limit} cards`,
  shipAt: (name, place) => `${name}: ${place}`,
  plan: name => `The ship of ${name}`,
  sails: 'Sails',
  cannons: 'Cannons',
  hold: 'Hold',
  berths: 'Cards aboard',
  doubloons: 'Doubloons',
  gone: 'has left',
  close: 'Close',
  cancel: 'Put back',
  sailsLeft: (left, sails) => `${left} of ${counted('en', sails, 'sail', 'sails')} left`,
  becalmed: 'Becalmed',
  toBeat: 'or more',
  revealed: 'The revealed card',
  fight: 'Sea fight',
  boarding: 'Boarding',
  dice: (name, dice) => `${name}: ${dice.length === 0 ? '–' : dice.join(', ')}`,
  verdict: { won: 'Won!', lost: 'Lost!' },
  boardingWon: name => `${name} wins!`,
  tied: 'A draw: once more!',
  choosesDamage: name => `${name} chooses the card that is lost.`,
  choosesSpoils: name => `${name} chooses a card to take.`,
  atPort: 'In port',
  yourCards: 'Your cards',
  payWith: asks => `This letter asks for: ${asks}`,
  lost: count => `${counted('en', count, 'symbol', 'symbols')} would be lost`,
  pickMaps: isOrdered =>
    isOrdered ? 'Touch three maps; of each water the last one ends on top' : 'Touch three maps, one after the other',
  treasure: count => counted('en', count, 'doubloon', 'doubloons'),
  dig: 'Dig up the treasure',
  chooseMaps: 'Another order',
  turnCard: 'Turn it',
  secret: 'The old sea dog leans in',
  secretFor: name =>
    `“Come closer, ${name}. Captain Jack’s gold? Never was on any island. Lift the third board by the hearth…”`,
  touchAgain: 'Touch it again, or:',
  sealHint: 'Touch a letter, then the cards that pay for it',
  nothingToSeal: 'Your cards pay for no letter as they lie',
};

export const catalogues: { readonly [L in Language]: JackWords } = { en: english, fr: french };
