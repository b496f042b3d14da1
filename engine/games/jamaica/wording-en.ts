/** Jamaica in English. */
import { counted, enumerated, figure, type Names, nameOf, signed, type Wording } from '../language.ts';
import type { CharacterName } from './crew/characters.ts';
import { crewEnglish } from './crew/wording-en.ts';
import type { Face, Stack } from './events.ts';
import type { Jamaica } from './game.ts';
import { type GoodsName, type Power, SIXTH } from './material.ts';
import { effectOf } from './wording-effect.ts';
import { cardText, holdText, type Pieces, placeText, shipAtHead, shipName, spaceText } from './wording-pieces.ts';
import { promptFor } from './wording-prompt.ts';
import { pictureOf, type TableWords, tableLines, waysOf } from './wording-table.ts';

const pieces: Pieces = {
  ghost: 'the ghost ship',
  icons: { gold: 'gold', food: 'food', powder: 'powder', forward: 'forward', backward: 'backward' },
  goods: (goods: GoodsName, tokens: number) => `${tokens} ${goods}`,
  kinds: { port: 'port', sea: 'sea', lair: 'lair', portRoyal: 'Port Royal' },
  sixthHold: 'the 6th Hold',
  hold: 'hold',
};
const POWER_NAMES: { readonly [P in Power]: string } = {
  morganMap: 'Morgan’s Map',
  saranSabre: 'Saran’s Sabre',
  ladyBeth: 'Lady Beth',
  sixthHold: 'the 6th Hold',
};

const ship = (names: Names, one: number): string => shipName(pieces, names, one);
const Ship = (names: Names, one: number): string => shipAtHead(pieces, names, one);
const at = (space: number): string => spaceText(pieces, space);
const stack = ({ goods, tokens }: Stack): string => pieces.goods(goods, tokens);
const crew = crewEnglish({
  ship,
  Ship,
  stack,
  goods: pieces.goods,
  hold: hold => holdText(pieces, hold),
  at,
  worth: signed,
  to: ship,
});
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const face = (shown: Face): string => (shown === 'star' ? 'the star' : `${shown === 8 ? 'an' : 'a'} ${shown}`);
const rolled = (shown: Face, powder: number, bonus: number, bonusBy?: CharacterName): string => {
  if (shown === 'star') return 'the star';
  const added = [
    ...(powder > 0 ? [`${powder} powder`] : []),
    ...(bonus > 0 ? [`${bonus} for ${bonusBy === undefined ? POWER_NAMES.ladyBeth : crew.names[bonusBy]}`] : []),
  ];
  const sum = added.length > 0 ? `, plus ${added.join(' and ')}: firepower ${shown + powder + bonus}` : '';
  return `${face(shown)}${sum}`;
};

const worthOf = (treasures: readonly number[]): string =>
  treasures.length === 0
    ? ''
    : `, ${treasures.length === 1 ? 'treasure' : 'treasures'} ${enumerated(treasures.map(signed), 'en')}`;

const table: TableWords = {
  pieces,
  where: 'space',
  toGo: 'to go',
  holds: 'holds',
  treasures: 'treasures',
  hand: 'in hand',
  you: 'you',
  left: 'has left',
  empty: 'empty',
  powers: POWER_NAMES,
  crew,
  faceDown: count => `${count} face down`,
  round: (round, captain) => `Round ${round}, ${captain} is Captain.`,
  dice: (sun, moon) => `Sun ${sun}, moon ${moon}.`,
  rolled: (one, other) => `Dice: ${one} and ${other}.`,
  pile: (count, lairs) => `Treasure pile: ${cards(count)}, tokens on ${lairs} lairs.`,
  ownHand: 'Your hand',
  holdsAboard: aboard => `Holds, ${aboard}`,
  yourHand: hand => `Your hand: ${hand.join('  |  ')}`,
};

export const english: Wording<Jamaica> = {
  summary: 'A pirate race round the island: load, sail, fight and pay your way, and come home rich.',
  prompts: {
    placeDice: 'Place the dice: one on the sun, one on the moon.',
    chooseCard: 'Choose a card.',
    chooseHold: 'Choose the hold to load into.',
    chooseWay: 'Choose your way.',
    choosePayment: 'Choose the holds to take the tokens from.',
    chooseOpponent: 'Choose whom to attack.',
    spendPowder: 'How much powder do you spend?',
    useSabre: 'Use Saran’s Sabre on this roll?',
    chooseSpoils: 'Choose your spoils.',
    stowSpoils: 'Choose the hold for your spoils.',
    chooseRetreat: 'Choose your way back.',
    chooseRoute: 'Choose your way back.',
    steerGhost: 'Move the ghost ship.',
    ...crew.prompts,
  },
  prompt: (step, view, seat) =>
    promptFor(
      {
        way: crew.chooseWayWith,
        payment: what => `Take ${stack(what)} from which holds?`,
        spoilsWithYoukounkoun: 'Choose your spoils: the Youkounkoun is to be had.',
      },
      step,
      view,
      seat,
    ),
  actions: {
    takeColour: ({ colour }) => `Take the ${colour} ship`,
    placeDice: ({ sun, moon }) => `${sun} on the sun, ${moon} on the moon`,
    chooseCard: ({ card }) => `Play ${cardText(pieces, card)}`,
    load: ({ hold }) => `Load into ${holdText(pieces, hold)}`,
    sail: ({ to }) => `Sail to ${at(to)}`,
    retreat: ({ to }) => `Go back to ${placeText(pieces, to)}`,
    pay: ({ tokens }) => (tokens.every(paid => paid === 0) ? 'Pay nothing' : `Pay ${tokens.join(' + ')}`),
    attack: ({ ship: other }, names) => `Attack ${ship(names, other)}`,
    spendPowder: ({ powder }) => (powder === 0 ? 'Spend no powder' : `Spend ${powder} powder`),
    reroll: () => 'Have the die rolled again',
    keepRoll: () => 'Leave the die as it lies',
    stealHold: ({ hold }) => `Steal what is in ${holdText(pieces, hold)}`,
    stealPower: ({ power }) => `Steal ${POWER_NAMES[power]}`,
    stealHidden: () => 'Steal a face-down treasure',
    giveTreasure: ({ worth: points }) => `Give away your treasure of ${signed(points)}`,
    givePower: ({ power }) => `Give away ${POWER_NAMES[power]}`,
    decline: () => 'Take nothing',
    ...crew.actions,
  },
  effect: (view, seat, action, names) =>
    effectOf(
      {
        pieces,
        between: '; ',
        fight: rivals => `fights ${rivals.map(rival => ship(names, rival)).join(' or ')}`,
        pays: price => `pays ${price}`,
        short: 'cannot be paid',
        treasure: 'takes a treasure',
        home: 'comes home',
        ignored: 'cannot be loaded',
        discards: load => `${load}, for which a hold goes overboard`,
        empties: what => `throws away ${stack(what)}`,
        holds: what => stack(what),
        character: name => crew.names[name],
        overboard: name => `throws ${crew.names[name]} overboard`,
        odds: (win, tie) => `wins ${win}\u00a0%, ties ${tie}\u00a0%`,
        from: taken => taken.map(({ hold, tokens }) => `${tokens} from ${holdText(pieces, hold)}`).join(', '),
        die: (shown, other) => `${ship(names, other)} has rolled ${face(shown)}`,
        crew: crew.effects,
      },
      view,
      seat,
      action,
    ),

  events: {
    colourTaken: ({ seat, colour }, names) => `${nameOf(names, seat)} takes the ${colour} ship.`,
    ghostJoined: ({ gold: [first = 0, ...others] }) =>
      `The ghost ship sails along, with Lady Beth, ${first} gold in a hold${others.map(gold => ` and ${gold} in another`).join('')}.`,
    treasuresLaid: ({ pile, leftOut }) => `${pile} treasures form the pile, ${leftOut} stay in the box unseen.`,
    dealt: ({ seat, count, secret }, names) =>
      `${nameOf(names, seat)} is dealt ${cards(count)}${secret === undefined ? '' : `: ${hand(secret.cards)}`}.`,
    captainDrawn: ({ seat }, names) => `${nameOf(names, seat)} is the first Captain, drawn by lot.`,
    // Where the Oracle has set a die, only the other one is rolled, and neither is placed.
    diceRolled: ({ seat, dice, round, rule }, names) =>
      `Round ${round}: ${nameOf(names, seat)}, the Captain, rolls ${rule === 'CREW-POWER-54' ? 'the other die' : dice.join(' and ')}.`,
    dicePlaced: ({ seat, sun, moon, rule }, names) =>
      rule === 'CREW-POWER-55'
        ? `Morning ${sun}, evening ${moon}.`
        : `${nameOf(names, seat)} places the ${sun} on the sun and the ${moon} on the moon.`,
    cardChosen: ({ seat, secret }, names) =>
      `${nameOf(names, seat)} has chosen ${secret === undefined ? 'a card' : `the card ${cardText(pieces, secret.card)}`}.`,
    cardTurnedUp: ({ seat, card }, names) => `${nameOf(names, seat)} turns up the card ${cardText(pieces, card)}.`,
    reshuffled: ({ seat, count }, names) =>
      `${nameOf(names, seat)} shuffles the discard pile (${cards(count)}) into a new draw pile.`,
    drew: ({ seat, count, secret, by }, names) =>
      `${nameOf(names, seat)} draws ${secret === undefined ? cards(count) : `the ${count === 1 ? 'card' : 'cards'} ${hand(secret.cards)}`}${crew.thanks(by)}.`,
    compassPassed: ({ seat }, names) => `The compass goes to ${nameOf(names, seat)}.`,
    loaded: ({ ship: one, hold, emptied, by, ...load }, names) =>
      `${Ship(names, one)} loads ${stack(load)} into ${holdText(pieces, hold)}${emptied === null ? '' : `, throwing away ${stack(emptied)}`}${crew.thanks(by)}.`,
    loadIgnored: ({ ship: one, goods }, names) =>
      `${Ship(names, one)} has ${goods} in every hold and can load no more of it.`,
    sailed: ({ ship: one, rule, path, to, by }, names) =>
      `${Ship(names, one)} sails ${rule === 'JAM-MOVE-02' ? 'back ' : ''}${counted('en', path.length, 'space', 'spaces')} to ${at(to)}${crew.thanks(by)}.`,
    finished: ({ ship: one, rule }, names) =>
      `${Ship(names, one)} is home${rule === 'JAM-END-05' ? ' too' : ': this is the last round'}.`,
    paid: ({ ship: one, space, goods, tokens }, names) =>
      `${Ship(names, one)} pays ${pieces.goods(goods, tokens)} at ${placeText(pieces, space)}.`,
    ranShort: ({ ship: one, goods, tokens, price }, names) =>
      `Shortage: the price is ${pieces.goods(goods, price)}, and ${ship(names, one)} has ${tokens === 0 ? 'none' : `only ${tokens}. All of it goes to the Bank`}.`,
    shortageRolled: ({ ship: one, symbol }, names) => `${Ship(names, one)} rolls the ${symbol} for the shortage.`,
    stayed: ({ ship: one, space, by }, names) => `${Ship(names, one)} stays at ${at(space)}${crew.thanks(by)}.`,
    retreated: ({ ship: one, to }, names) => `${Ship(names, one)} goes back to ${at(to)}.`,
    tookTreasure: ({ ship: one, space, power, shown, rule, secret, by }, names) => {
      const what = treasure(power, shown, secret, 'a treasure');
      return rule === 'JAM-PRICE-14'
        ? `${Ship(names, one)} takes the token of ${at(space)}; no card is left.`
        : `${Ship(names, one)} finds ${what} in ${at(space)}${crew.thanks(by)}.`;
    },
    attacked: ({ ship: one, defender, space, by }, names) =>
      `${Ship(names, one)} attacks ${ship(names, defender)} at ${placeText(pieces, space)}${by === undefined ? '' : `, from afar${crew.thanks(by)}`}.`,
    powderSpent: ({ ship: one, tokens, goods = 'powder' }, names) =>
      `${Ship(names, one)} spends ${pieces.goods(goods, tokens)}${goods === 'powder' ? '' : ' as powder'}.`,
    combatRolled: ({ ship: one, by, face: shown, powder, bonus, bonusBy }, names) =>
      `${by === one || by < 0 ? Ship(names, one) : `${nameOf(names, by)}, for the ghost ship,`} rolls ${rolled(shown, powder, bonus, bonusBy)}.`,
    combatRerolled: ({ ship: one, owner, rule, before, face: shown, powder, bonus, bonusBy }, names) => {
      const who =
        rule === 'JAM-COMBAT-41' ? `${Ship(names, owner)} uses Saran’s Sabre` : `${Ship(names, owner)} calls on Saran`;
      return `${who}: instead of ${face(before)}, ${ship(names, one)} now rolls ${rolled(shown, powder, bonus, bonusBy)}.`;
    },
    combatEnded: ({ attacker, winner, attack, defence, rule }, names) => {
      if (winner === null) return `${attack} against ${defence}: nobody wins.`;
      const [higher, lower] = winner === attacker ? [attack, defence] : [defence, attack];
      if (rule === 'JAM-COMBAT-09') return `${Ship(names, winner)} wins, ${higher} against ${lower}.`;
      return `${Ship(names, winner)} wins with the star.`;
    },
    combatBrokenOff: ({ attacker, defender }, names) =>
      `The combat of ${ship(names, attacker)} and ${ship(names, defender)} is broken off.`,
    noSpoils: ({ ship: one, rule }, names) =>
      rule === 'JAM-COMBAT-18' || rule === 'CREW-POWER-13'
        ? `${Ship(names, one)} takes nothing.`
        : `There is nothing for ${ship(names, one)} to take.`,
    holdStolen: ({ ship: one, loser, hold, into, emptied, ...spoils }, names) => {
      const where = hold === SIXTH ? ' on the 6th Hold' : '';
      const what = `${Ship(names, one)} steals ${stack(spoils)}${where} from ${ship(names, loser)}`;
      if (into === null) return `${what}, and it goes to the Bank.`;
      return emptied === null ? `${what}.` : `${what}, throwing away ${stack(emptied)}.`;
    },
    treasureStolen: ({ ship: one, loser, power, shown, carried, secret }, names) => {
      const what = treasure(power, shown, secret, 'a face-down treasure');
      return `${Ship(names, one)} steals ${what} from ${ship(names, loser)}${carried === null ? '' : `, with ${stack(carried)}`}.`;
    },
    loadLost: ({ ship: one, lost }, names) =>
      `${Ship(names, one)} keeps nothing but gold: ${stack(lost)} from the 6th Hold to the Bank.`,
    treasureGiven: ({ ship: one, to, power, shown, carried, rule, secret }, names) => {
      const blind = rule === 'JAM-COMBAT-38' ? 'a cursed treasure' : 'a treasure';
      const hidden = secret === undefined ? blind : `${blind} of ${signed(secret.worth)}`;
      const what = treasure(power, shown, undefined, hidden);
      return `${Ship(names, one)} gives ${what} to ${ship(names, to)}${carried === null ? '' : `, with ${stack(carried)}`}.`;
    },
    treasuresShown: ({ ship: one, treasures }, names) =>
      `${Ship(names, one)} shows ${enumerated(
        treasures.map(one => (typeof one === 'number' ? signed(one) : POWER_NAMES[one])),
        'en',
      )}.`,
    scored: ({ ship: one, position, gold, treasures, crew: aboard, total }, names) =>
      `${Ship(names, one)}: ${figure(position)} for the space, ${gold} gold${worthOf(treasures)}${crew.score(aboard)}: ${counted('en', total, 'point', 'points')}.`,
    won: ({ ships, rule }, names) => {
      const [first, ...others] = ships;
      const winners = enumerated([Ship(names, first), ...others.map(one => ship(names, one))], 'en');
      if (rule === 'CREW-POWER-49') return `${winners} wins on the spot, with Calypso and the three amulets.`;
      if (rule === 'JAM-NET-02') return `${winners} wins, the last one at the table.`;
      if (rule === 'JAM-END-10') return `${winners} are level in everything and share the win.`;
      return rule === 'JAM-END-09' ? `${winners} wins, being further ahead.` : `${winners} wins.`;
    },
    ranOutOfTime: ({ seat }, names) => `${nameOf(names, seat)} is out of time.`,
    left: ({ seat }, names) => `${nameOf(names, seat)} leaves for good, and the ship leaves the board.`,
    ...crew.events,
  },

  refusals: {
    over: 'The game is over.',
    gone: 'That player has left the game for good.',
    'not-your-turn': 'It is not your turn.',
    'card-is-chosen': 'You have chosen your card, and that is final.',
    'not-in-hand': 'That card is not in your hand.',
    'race-is-on': 'The race is on: ships keep their colours.',
    'colour-is-taken': 'That colour is not free.',
    'must-choose': 'Everybody must choose a card.',
    'must-place-dice': 'The Captain must place the dice.',
    'dice-first': 'First lay the dice on sun and moon; then everybody chooses a card.',
    'not-these-dice': 'Those are not the dice that were rolled.',
    'must-act': 'Both actions of the card must be carried out.',
    'must-move-ghost': 'The Captain must move the ghost ship.',
    'must-fight': 'A combat cannot be avoided.',
    'must-pay': 'Whoever can pay must pay.',
    'must-go-back': 'In a shortage the ship must go back.',
    'no-such-hold': 'The ship has no such hold.',
    'hold-in-use': 'There is something in that hold, and another one is empty.',
    'same-goods': 'A hold with the same goods may not be emptied for them.',
    'equal-hold': 'Another hold has the same in it: the first of them counts for all.',
    'not-on-the-way': 'The ship cannot end its move there.',
    'not-that-direction': 'The ghost ship may not go in that direction now.',
    'not-first-payable': 'That is not the first space on the way back that can be paid.',
    'not-first-of-kind': 'That is not the first such space on the way back.',
    'not-the-price': 'That is not what has to be taken from the holds.',
    'not-there': 'There is no such ship on this space.',
    'not-so-much-powder': 'There is not so much powder aboard.',
    'too-late-for-the-sabre': 'The Sabre can only change a roll that was just made.',
    'stays-with-the-ghost': 'Lady Beth stays with the ghost ship.',
    'not-theirs': 'The loser does not have that card.',
    'nothing-face-down': 'The loser has no face-down treasure.',
    'ghost-gives-nothing': 'The ghost ship gives nothing away.',
    'not-cursed': 'Only a cursed treasure can be given to a player.',
    'not-yours': 'You do not have that treasure.',
    'hold-is-empty': 'There is nothing in that hold.',
    'no-room': 'All your holds are full of the same goods: that hold cannot be stolen.',
    'no-ghost-in-2007': 'The 2007 edition has the ghost ship with two players only.',
    'no-ship-left': 'With six players no ship is left for the ghost.',
    ...crew.refusals,
  },
  options: {
    edition: { label: 'Edition', values: { '2007': '2007', '2021': '2021' } },
    ghost: { label: 'Ghost ship with three players or more', values: { true: 'yes', false: 'no' } },
    crew: { label: 'The Crew, the expansion', values: { true: 'yes', false: 'no' } },
  },
  phrases: {},
  sides: { ghost: 'the ghost ship' },
  table: (view, viewer, names) => tableLines(table, view, viewer, names),
  picture: (view, viewer, names) => pictureOf(table, view, viewer, names),
  ways: waysOf,
};

/** A treasure as it is told: by its name, by its worth to whoever may know it, or as one that is hidden. */
const treasure = (
  power: Power | null,
  shown: number | undefined,
  secret: { worth: number } | undefined,
  hidden: string,
): string => {
  if (power !== null) return POWER_NAMES[power];
  if (shown !== undefined) return 'the Youkounkoun';
  return secret === undefined ? hidden : `a treasure of ${signed(secret.worth)}`;
};
const hand = (held: readonly number[]): string =>
  enumerated(
    held.map(card => cardText(pieces, card)),
    'en',
  );
