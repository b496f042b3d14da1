/** Captain Jack's Gold in English. */
import { atHead, enumerated, nameOf, seatLabels, type Wording } from '../language.ts';
import { linesOf } from '../picture.ts';
import { TREASURE } from './8-maps.ts';
import { FARE } from './17-passengers.ts';
import type { Action } from './actions.ts';
import type { CaptainJack } from './game.ts';
import type { View } from './information.ts';
import { type Area, type Card, COLOURS, LETTERS, type Letter, PORT } from './material.ts';
import { oddsOfBoarding, oddsOfDice, type Prospect, prospectOf } from './odds.ts';
import { endingOnTop, hasCards, surplus } from './questions.ts';
import {
  areaText,
  asksAloud,
  asksText,
  bootyAloud,
  type CardWords,
  cardAloud,
  cardText,
  dangerAloud,
  isShip,
  personAloud,
  personText,
  type SpokenWords,
  shipAloud,
  symbolsIn,
} from './wording-cards.ts';
import { promptFor } from './wording-prompt.ts';
import { meantBy, pictureOf, type TableWords, waysOf } from './wording-table.ts';

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const nations = { england: 'English', spain: 'Spanish', france: 'French', pirate: 'pirate' } as const;

export const cards: CardWords = {
  sails: count => plural(count, 'sail'),
  cannons: count => plural(count, 'cannon'),
  goods: { cotton: 'cotton', cloth: 'cloth', cocoa: 'cocoa' },
  manyGoods: { cotton: 'cotton', cloth: 'cloth', cocoa: 'cocoa' },
  map: 'treasure map',
  doubloon: 'doubloon',
  flags: { england: 'English flag', spain: 'Spanish flag', france: 'French flag', pirate: 'pirate flag' },
  ship: (flag, guns, sails) =>
    `${flag === null ? 'merchant' : nations[flag]} ship, ${plural(guns, 'cannon')}, ${plural(sails, 'sail')}`,
  hazards: { sandbank: 'sandbank', storm: 'storm', monster: 'sea monster' },
  roles: {
    helmsman: 'helmsman',
    cook: 'cook',
    steward: 'steward',
    lookout: 'lookout',
    quartermaster: 'quartermaster',
    carpenter: 'carpenter',
    sailmaker: 'sailmaker',
    gunner: 'gunner',
  },
  passengers: { england: 'English passenger', spain: 'Spanish passenger', france: 'French passenger' },
  areas: ['Coast', 'Channel', 'High seas'],
  port: 'port',
  beside: 'beside the island',
};

const the = (card: Card): string => cardText(cards, card);
const all = (list: readonly Card[]): string => list.map(the).join(', ');
/** Cards as one speaks of them. */
const aloud: SpokenWords = {
  language: 'en',
  cards: {
    ...cards,
    sails: count => (count === 1 ? 'a sail' : cards.sails(count)),
    cannons: count => (count === 1 ? 'a cannon' : cards.cannons(count)),
    map: 'a treasure map',
    doubloon: 'a doubloon',
    flags: {
      england: 'an English flag',
      spain: 'a Spanish flag',
      france: 'a French flag',
      pirate: 'a pirate flag',
    },
    hazards: { sandbank: 'a sandbank', storm: 'a storm', monster: 'a sea monster' },
    roles: {
      helmsman: 'a helmsman',
      cook: 'a cook',
      steward: 'a steward',
      lookout: 'a lookout',
      quartermaster: 'a quartermaster',
      carpenter: 'a carpenter',
      sailmaker: 'a sailmaker',
      gunner: 'a gunner',
    },
    passengers: { england: 'an English passenger', spain: 'a Spanish passenger', france: 'a French passenger' },
  },
  ship: flag => (flag === null ? 'a merchant ship' : `${flag === 'england' ? 'an' : 'a'} ${nations[flag]} ship`),
  sameShip: flag => `the ${flag === null ? 'merchant' : nations[flag]} ship`,
  otherwise: shown => `(or ${shown})`,
  booty: shown => `(with ${shown})`,
};
/** Cards and letters within a sentence. */
const theCard = (card: Card): string => cardAloud(aloud, card);
const theCards = (list: readonly Card[]): string => enumerated(list.map(theCard), 'en');
const theLetter = (letter: Letter): string => `the letter “${asksAloud({ ...aloud, cards }, letter)}”`;
const theArea = (area: Area): string => `the ${areaText(cards, area)}`;
const ORDINALS = ['', '1st', '2nd', '3rd'] as const;
const ordinal = (count: number): string => ORDINALS[count] ?? `${count}th`;
const doubloons = (count: number): string => plural(count, 'doubloon');
const bottles = (count: number): string => plural(count, 'bottle of rum', 'bottles of rum');
const withRum = (count: number): string => (count === 0 ? '' : ` with ${bottles(count)}`);
const aLetter = (letter: Letter): string => `${LETTERS[letter].id} (${asksText(cards, letter)})`;

/** The draw piles: one number where they are equally high. */
const pilesText = (piles: readonly number[]): string[] =>
  new Set(piles).size === 1 ? [`${piles.length} piles of ${piles[0]} cards`] : piles.map(pile => plural(pile, 'card'));

const who = (card: Card): string => personText(cards, card);
const someone = (card: Card): string => personAloud(cards, card) ?? the(card);
const onTop = (view: View, list: readonly Card[]): string[] =>
  endingOnTop(view, list).map(card => `${shipAloud(aloud, card)} on top of its discard pile`);

const SIDES = { left: 'to the left of the plan', right: 'to the right of the plan', hold: 'in the hold' } as const;

/** What was compared in a hazard. */
const FACED = {
  'CJG-ADV-HAZARD-05': (aboard: number, most: number) => `${plural(aboard, 'card')} aboard, and at most ${most} pass`,
  'CJG-ADV-HAZARD-06': (sails: number, wanted: number) => `${plural(sails, 'sail')}, and it takes ${wanted}`,
  'CJG-ADV-HAZARD-07': (best: number, wanted: number) => `the best roll is ${best}, and it takes ${wanted}`,
} as const;

const table: TableWords = {
  cards,
  columns: ['place', 'doubloons', 'sails', 'cannons', 'cards'],
  you: 'you',
  left: 'has left',
  letters: pile => `Letters of marque (${pile} face down)`,
  pays: doubloons,
  areas: 'Areas of the sea',
  area: (pile, discards, top) =>
    `${plural(pile, 'card')} to draw, ${discards} discarded${top === null ? '' : `, on top ${top}`}`,
  island: (supply, needed, rum) =>
    `Island: ${doubloons(supply)}${rum === null ? '' : `, ${bottles(rum)}`}. ${needed} doubloons win.`,
  revealed: (reveals, sails, calm) => `Revealed (${reveals} of ${sails}${calm ? ', calm' : ''})`,
  fight: (value, left, roll) =>
    `A fight against ${value}: ${[
      ...(roll === null ? [] : [`the last roll is ${roll}`]),
      ...(left === null ? [] : [`${plural(left, 'roll')} left`]),
    ].join(', ')}.`,
  boarding: (attack, defence) => `A boarding: ${attack} against ${defence}.`,
  active: half => `active: ${half}`,
  symbols: { calm: 'calm', boarding: 'boarding', rum: 'rum' },
  aboard: name => `Aboard ${name}`,
  bottles,
  fresh: 'new',
  nothing: 'nothing',
};

/** What a fight, a letter or a treasure would bring. */
function effect(view: View, seat: number, action: Action): string | null {
  switch (action.type) {
    case 'board':
      return stakes(oddsOfBoarding(view, seat, action.seat), {
        isWon: hasCards(view, action.seat),
        isLost: hasCards(view, seat),
      });
    case 'fulfil': {
      const lost = symbolsIn(aloud.cards, surplus(view, seat, action.letter, action.cards));
      const gained = doubloons(LETTERS[action.letter].pays);
      const wasted = lost.length === 0 ? [] : [`you lose ${enumerated(lost, 'en')}`];
      return [gained, ...wasted, ...onTop(view, action.cards)].join('; ');
    }
    case 'deliver':
      return `${doubloons(FARE)}, without a fight`;
    case 'dig':
      return [doubloons(TREASURE), ...onTop(view, action.cards)].join('; ');
    case 'fight':
    case 'rollAgain':
      return prospect(prospectOf(view, seat));
    case 'reroll':
      return view.boarding === null ? prospect(prospectOf(view, seat)) : toWin(oddsOfDice(view, seat, action.die));
    case 'keepDice':
      return toWin(oddsOfDice(view, seat, null));
    default:
      return null;
  }
}

/** What a boarding may bring, and what it may cost. */
function stakes(odds: number | null, { isWon, isLost }: { isWon: boolean; isLost: boolean }): string | null {
  if (odds === null) return null;
  const wins = Math.round(100 * odds);
  const won = isWon ? `${wins}\u00a0% to win a card` : 'nothing to take';
  return isLost ? `${won}; ${100 - wins}\u00a0% to lose one` : won;
}

const toWin = (odds: number | null): string | null =>
  odds === null ? null : `${Math.round(100 * odds)}\u00a0% to win`;

function prospect(of: Prospect | null): string | null {
  if (of === null) return null;
  const risk = of.damage === null ? '' : `; ${of.damage}\u00a0% to lose a card`;
  return `${of.wins}\u00a0% to win with ${plural(of.rolls, 'roll')}${risk}`;
}

export const english: Wording<CaptainJack> = {
  summary:
    'Fit out a pirate ship, capture merchants, deliver flags and goods, dig up treasure: the first with enough doubloons wins.',
  notice:
    'The card list is reconstructed: the rulebook gives none, and this one satisfies everything it says about the piles.',
  prompts: {
    setCourse: 'Sail to the Coast, the Channel, the High seas, or into port?',
    closing: 'Before your turn ends: dig, turn or discard cards, or finish.',
    decide: 'What do you do about this card?',
    beforeReveal: 'How is the next card revealed?',
    damage: 'Choose the sail or cannon card that is lost.',
    makeRoom: 'Your hold is full: discard a card or dig up a treasure, or leave the ship.',
    inPort: 'In port: fulfil letters, turn cards, or finish.',
    spoils: 'Take a card, or nothing.',
    downToLimit: 'Too many cards aboard: discard one.',
    exactRoll: 'A narrow win: accept it and lose a card, or roll again?',
    rerolling: 'Roll one of your dice again?',
    brace: 'Prepare for the hazard, or face it.',
    keeping: 'You have withstood it: keep the card?',
    rum: 'A bottle of rum for one of your sailors?',
  },
  prompt: (step, view, seat, names) =>
    promptFor(
      {
        damage: name => `${name} loses a sail or cannon card: choose which.`,
        spoils: (name, isFull) =>
          isFull
            ? `Your hold is full: discard a card to take one from ${name}, or take nothing.`
            : `Take a card from ${name}, or nothing.`,
        noRoomToTake: 'Your hold is full: discard a card to take this one, or go on without it.',
        noRoomToKeep: 'You have withstood it, but your hold is full: discard a card to keep this one, or leave it.',
        tooFast: (speed, own) => `This ship needs ${plural(speed, 'sail')} to be caught, and you have ${own}.`,
        sandbank: (most, aboard) =>
          `A sandbank: at most ${plural(most, 'card')} aboard, and you have ${aboard}. Give some up, or face it.`,
        storm: (wanted, own) =>
          `A storm: it takes ${plural(wanted, 'sail')}, and you have ${own}. Prepare, or face it.`,
        monster: 'A sea monster: dig first to have room for its card, or face it.',
      },
      step,
      view,
      seat,
      names,
    ),
  actions: {
    sail: ({ area }) => `Sail to ${theArea(area)}`,
    dock: () => 'Put into port',
    take: () => 'Take the card',
    fight: () => 'Fight the ship',
    board: ({ seat }, names) => `Board ${nameOf(names, seat)}`,
    reveal: () => 'Reveal the next card',
    pass: () => 'Pass the card over',
    stop: () => 'Stop here',
    finish: () => 'Finish',
    discard: ({ card }) => `Discard ${the(card)}`,
    dig: ({ cards: maps }) => `Dig up a treasure with ${all(maps)}`,
    linger: ({ wish }) => (wish ? 'Ask me before my turns at sea end' : 'No longer ask me before my turns at sea end'),
    abstain: ({ wish }) => (wish ? 'No rum for my sailors from now on' : 'Rum for my sailors again'),
    turn: ({ card }) => `Turn ${the(card)}`,
    fulfil: ({ letter, cards: paid, crew }) =>
      `Fulfil letter ${aLetter(letter)} with ${all(paid)}${crew.length === 0 ? '' : ' and the steward'}`,
    remove: ({ card }) => `Remove ${the(card)}`,
    steal: ({ card }) => `Take ${the(card)}`,
    takeNothing: () => 'Take nothing',
    leave: () => 'Leave it',
    accept: () => 'Accept the narrow win',
    rollAgain: () => 'Roll again',
    reroll: ({ die }) => `The gunner rolls the ${die} again`,
    keepDice: () => 'Keep the dice',
    face: () => 'Face it',
    keep: () => 'Keep the card',
    pour: ({ card }) => `Rum for the ${who(card)}`,
    refuseRum: () => 'No rum',
    steer: ({ card }) => `${atHead(who(card))}: 4 more sails`,
    soothe: ({ card }) => `${atHead(who(card))}: ignore the calm`,
    lookOut: ({ card }) => `${atHead(who(card))}: reveal the top discard instead`,
    deliver: ({ card }) => `Deliver the ${who(card)}`,
  },
  aloud: {
    discard: ({ card }) => `Discard ${theCard(card)}`,
    dig: () => 'Dig up a treasure',
    turn: ({ card }) => `Turn ${theCard(card)}`,
    fulfil: ({ letter, cards: paid, crew }) =>
      `Fulfil ${theLetter(letter)} with ${theCards(paid)}${crew.length === 0 ? '' : ' and the steward'}`,
    remove: ({ card }) => `Remove ${theCard(card)}`,
    steal: ({ card }) => `Take ${theCard(card)}`,
    pour: ({ card }) => `Rum for the ${someone(card)}`,
    steer: ({ card }) => `${atHead(someone(card))}: 4 more sails`,
    soothe: ({ card }) => `${atHead(someone(card))}: ignore the calm`,
    lookOut: ({ card }) => `${atHead(someone(card))}: reveal the top discard instead`,
    deliver: ({ card }) => `Deliver the ${someone(card)}`,
  },
  effect,

  events: {
    laidOut: ({ piles, doubloons: supply, rum }) =>
      `The table is laid: ${enumerated([...pilesText(piles), doubloons(supply), ...(rum === 0 ? [] : [bottles(rum)])], 'en')}.`,
    letterOpened: ({ letter }) =>
      `A new letter asks for ${asksAloud(aloud, letter)}, and pays ${doubloons(LETTERS[letter].pays)}.`,
    began: ({ seat, rule }, names) =>
      rule === 'CJG-TURN-01'
        ? `${nameOf(names, seat)} begins, as agreed.`
        : `${nameOf(names, seat)} begins, drawn by lot.`,
    sailed: ({ seat, area }, names) => `${nameOf(names, seat)} sails to ${theArea(area)}.`,
    docked: ({ seat, from }, names) =>
      from >= 0
        ? `${nameOf(names, seat)} leaves ${theArea(from)} for the port.`
        : `${nameOf(names, seat)} ${from === PORT ? 'stays in' : 'puts into'} port.`,
    reshuffled: ({ area, count }) =>
      `The pile of ${theArea(area)} is empty: ${plural(count, 'discard is', 'discards are')} shuffled into a new one.`,
    revealed: ({ seat, card, reveals, sails, calm }, names) =>
      `${nameOf(names, seat)} reveals ${theCard(card)}, the ${ordinal(reveals)} card of ${sails}${calm ? ', in a calm' : ''}.`,
    passedOver: ({ card }) =>
      isShip(card)
        ? `${atHead(shipAloud(aloud, card))} goes to the discard pile.`
        : `The discard pile gets ${theCard(card)}.`,
    took: ({ seat, card }, names) => `${nameOf(names, seat)} takes ${theCard(card)}.`,
    stopped: ({ seat }, names) => `${nameOf(names, seat)} goes no further.`,
    discarded: ({ seat, card, bottles: rum }, names) =>
      `${nameOf(names, seat)} discards ${theCard(card)}${withRum(rum)}.`,
    wishedToLinger: ({ seat, wish }, names) =>
      `${nameOf(names, seat)} ${wish ? 'wants' : 'no longer wants'} to be asked before turns at sea end.`,
    attacked: ({ seat, value, rolls }, names) =>
      `${nameOf(names, seat)} attacks the ship with ${plural(rolls, 'roll')}, and needs at least ${value}.`,
    rolled: ({ seat, roll, value, rule }, names) =>
      rule === 'CJG-ADV-SAILOR-83'
        ? `${nameOf(names, seat)} rolls again thanks to the gunner: ${roll}, where ${value} is needed.`
        : `${nameOf(names, seat)} rolls ${roll}, where ${value} is needed.`,
    wonFight: ({ seat, rule }, names) =>
      rule === 'CJG-ADV-SEA-08' ? `${nameOf(names, seat)} wins narrowly.` : `${nameOf(names, seat)} wins the fight.`,
    lostFight: ({ seat }, names) => `${nameOf(names, seat)} loses the fight.`,
    damaged: ({ seat, by, card, bottles: rum }, names) =>
      `${nameOf(names, by)} makes ${nameOf(names, seat)} lose ${theCard(card)}${withRum(rum)}.`,
    captured: ({ seat, card }, names) =>
      `${nameOf(names, seat)} stows ${shipAloud(aloud, card)} with its booty: ${bootyAloud(aloud, card)}.`,
    leftBehind: ({ seat, card }, names) =>
      isShip(card)
        ? `${nameOf(names, seat)} leaves ${theCard(card)} behind.`
        : `${nameOf(names, seat)} leaves the card behind, with its other half: ${bootyAloud(aloud, card)}.`,
    fulfilled: ({ seat, letter, cards: paid }, names) =>
      `${nameOf(names, seat)} fulfils ${theLetter(letter)} with ${theCards(paid)}.`,
    dug: ({ seat, cards: maps }, names) => `${nameOf(names, seat)} digs up a treasure with ${theCards(maps)}.`,
    paid: ({ seat, count, total }, names) =>
      `${nameOf(names, seat)} receives ${doubloons(count)} and now has ${total}.`,
    turned: ({ seat, card, from, to }, names) =>
      `${nameOf(names, seat)} turns ${theCard(card)}${from === to ? '' : `; the card now lies ${SIDES[to]}`}.`,
    boarded: ({ seat, target }, names) => `${nameOf(names, seat)} boards ${nameOf(names, target)}.`,
    fired: ({ seat, dice, highest }, names) =>
      dice.length === 1
        ? `${nameOf(names, seat)} rolls ${highest}.`
        : `${nameOf(names, seat)} rolls ${enumerated(dice.map(String), 'en')}: the best is ${highest}.`,
    tied: ({ highest }) => `${highest} against ${highest} is a tie: all dice are rolled again.`,
    wonBoarding: ({ seat, loser, by, against }, names) =>
      `${nameOf(names, seat)} beats ${nameOf(names, loser)}, ${by} to ${against}.`,
    stole: ({ seat, from, card, bottles: rum }, names) =>
      `${nameOf(names, seat)} takes ${theCard(card)}${withRum(rum)} from ${nameOf(names, from)}.`,
    tookNothing: ({ seat, from }, names) => `${nameOf(names, seat)} takes nothing from ${nameOf(names, from)}.`,
    rerolled: ({ seat, from, to }, names) =>
      `${nameOf(names, seat)} rolls a ${from} again thanks to the gunner: it becomes a ${to}.`,
    faced: ({ rule, seat, card, value, measure, withstood }, names) =>
      `${nameOf(names, seat)} faces ${dangerAloud(aloud, card)}: ${FACED[rule](measure, value)}. ${withstood ? 'The hazard is overcome.' : rule === 'CJG-ADV-HAZARD-05' ? 'That is too many.' : 'That is not enough.'}`,
    kept: ({ seat, card }, names) => `${nameOf(names, seat)} keeps the card, turned round: ${bootyAloud(aloud, card)}.`,
    poured: ({ seat, card }, names) => `${nameOf(names, seat)} puts a bottle of rum on the ${someone(card)}.`,
    wishedToAbstain: ({ seat, wish }, names) =>
      wish ? `${nameOf(names, seat)} wants no rum from now on.` : `${nameOf(names, seat)} takes rum again.`,
    refusedRum: ({ seat }, names) => `${nameOf(names, seat)} takes no rum.`,
    worked: ({ seat, role }, names) => `${nameOf(names, seat)} uses the ${cards.roles[role]} and returns the bottle.`,
    delivered: ({ seat, card, ship }, names) =>
      `${nameOf(names, seat)} delivers the ${someone(card)} to ${shipAloud(aloud, ship)}.`,
    won: ({ seat, doubloons: count, rule }, names) =>
      rule === 'CJG-NET-04'
        ? `${nameOf(names, seat)} wins, the last one at the table.`
        : `${nameOf(names, seat)} has ${doubloons(count)} and wins.`,
    ranOutOfTime: ({ seat }, names) => `${nameOf(names, seat)} is out of time.`,
    left: ({ seat, cards: aboard, doubloons: count }, names) =>
      `${nameOf(names, seat)} leaves for good; ${plural(aboard.length, 'card')} and ${doubloons(count)} go back.`,
    calledOff: () => 'All agree to stop: nobody has won.',
  },

  refusals: {
    over: 'The game is over.',
    gone: 'That player has left the game for good.',
    'not-your-turn': 'It is not your turn.',
    'already-so': 'It is so already.',
    'course-is-set': 'Your course is set for this turn.',
    'empty-area': 'There is nothing to reveal in that area.',
    'must-be-faced': 'A hazard must be faced.',
    'in-port': 'In port no card is revealed.',
    covered: 'That card is covered: it can no longer be taken.',
    'no-card-revealed': 'No card lies revealed.',
    'only-after-boarding': 'Cards of others are taken only after a boarding that was won.',
    'boarded-instead': 'You have boarded an opponent instead: it is one or the other.',
    'ship-must-be-fought': 'A ship card is not simply taken: its fight has to be won.',
    'no-room': 'There is no room aboard: discard a card first.',
    'no-ship': 'That card is no ship.',
    'too-fast': 'The ship is too fast for your sails.',
    'no-boarding-symbol': 'The card shows no boarding symbol.',
    'no-opponent': 'There is nobody to board there.',
    'safe-in-port': 'Nobody is boarded in port.',
    'not-yet-at-sea': 'That ship has not had a turn yet.',
    elsewhere: 'That ship is in another area.',
    calm: 'A calm: no further card can be revealed.',
    'cook-first': 'A calm: pass the card over, then the cook can ignore it for a bottle.',
    'pass-first': 'Pass this card over first: the crew can help with the next one.',
    'no-sails-left': 'You have revealed as many cards as you have sails.',
    'fight-under-way': 'No card is discarded during a fight.',
    'not-aboard': 'That card is not aboard.',
    'not-now': 'Treasures are not dug now.',
    'no-active-map': 'Only maps that are up can be dug with.',
    'three-maps': 'A treasure takes three maps.',
    'ship-stays': 'A captured ship is never turned.',
    'only-in-port': 'That can only be done in port.',
    'turned-already': 'That card has just been turned.',
    'letter-not-open': 'That letter does not lie open.',
    'does-not-pay': 'These cards do not pay for the letter.',
    'not-needed': 'One of these cards is not needed.',
    'cannot-replace': 'Nobody aboard can replace goods like that.',
    'order-is-set': 'Here cards are discarded in the order in which they came aboard.',
    'safe-in-hold': 'Cards in the hold are safe.',
    'no-roll-left': 'No roll is left.',
    'no-such-sailor': 'There is no such sailor with his half up.',
    'steers-already': 'He already steers this turn.',
    'no-rum': 'He has no bottle of rum.',
    'not-yet': 'That card can be used from your next turn on.',
    'not-at-sea': 'That is for a turn at sea.',
    'no-calm': 'There is no calm to ignore.',
    'needs-no-rum': 'Only helmsman, cook, steward and lookout, with their half up, take rum.',
    'no-passenger': 'There is no such passenger with his half up.',
    'another-flag': 'The ship flies another flag.',
    'no-draw': 'This game knows no draw; all may agree to stop.',
    'needs-everybody': 'Everybody has to agree.',
    'no-such-seat': 'There is no such seat at this table.',
  },
  options: {
    rules: { label: 'Rules', values: { base: 'base game', advanced: 'advanced game' } },
    first: { label: 'Who begins', values: { random: 'drawn by lot', ...seatLabels('seat', COLOURS.length) } },
  },
  phrases: {},
  score: doubloons,
  table: (view, viewer, names) => linesOf(pictureOf(table, view, viewer, names), ':'),
  picture: (view, viewer, names) => pictureOf(table, view, viewer, names),
  ways: waysOf,
  meant: meantBy,
};
