/** The Crew in English. */
import { atHead, enumerated, nameOf } from '../../language.ts';
import type { CharacterName } from './characters.ts';
import { CREW_WORTH, YOUKOUNKOUN } from './material.ts';
import { type CrewWords, mixParts, placeText, type Speaking } from './wording.ts';
import { POWERS, VALUES } from './wording-powers.ts';

/** The characters as sentences have them. */
export const NAMES: CrewWords['names'] = {
  sirBeth: 'Sir Beth',
  saran: 'Saran',
  buccaneer: 'the Buccaneer',
  strategist: 'the Strategist',
  shipowner: 'the Shipowner',
  weasel: 'the Weasel',
  king: 'the King',
  bishop: 'the Bishop',
  cartographer: 'the Cartographer',
  seaWolf: 'the Sea Wolf',
  anchorman: 'the Anchorman',
  navigator: 'the Navigator',
  venetian: 'the Venetian Merchant',
  prussian: 'the Prussian Merchant',
  swiss: 'the Swiss Merchant',
  cooper: 'the Cooper',
  calypso: 'Calypso',
  mage: 'the Mage',
  oracle: 'the Oracle',
  lookout: 'the Lookout',
};
const all = (names: readonly CharacterName[]): string =>
  enumerated(
    names.map(name => NAMES[name]),
    'en',
  );

/** The words of the expansion, in the mouth of whoever speaks of the base game. */
export const crewEnglish = ({ ship, Ship, stack, goods, hold, at, worth }: Speaking): CrewWords => ({
  names: NAMES,
  effects: {
    recruit: (character, fee) =>
      `${POWERS.en[character]}. ${VALUES.en(character)}; ${fee === 0 ? 'no fee' : `moving the bottle: ${goods('gold', fee)}`}`,
    dice: (morning, evening) => `${morning} in the morning, ${evening} in the evening`,
    by: character => `thanks to ${NAMES[character]}`,
    stay: character => `stay here, thanks to ${NAMES[character]}`,
    swapped: effect => `With ${NAMES.mage}: ${effect}`,
    shown: points => `${worth(points)} at the end, face up`,
  },
  tavern: {
    title: 'The tavern',
    faceDown: '?',
    bottle: '(rum)',
    tokens: tokens => `Treasure tokens: ${tokens.join(', ')}.`,
  },
  thanks: by => (by === undefined ? '' : `, thanks to ${NAMES[by]}`),
  score: crew => {
    if (crew === undefined) return '';
    const values = crew.characters.map(({ character, worth: points }) => `${NAMES[character]} ${worth(points)}`);
    const parts = [
      ...(values.length > 0 ? [values.join(', ')] : []),
      ...(crew.shipowner > 0 ? [`the Shipowner’s shares ${worth(crew.shipowner)}`] : []),
      ...(crew.bishop > 0 ? [`the Bishop’s tithe ${worth(crew.bishop)}`] : []),
    ];
    return parts.map(part => `, ${part}`).join('');
  },
  prompts: {
    recruit: 'The port is paid: recruit a character?',
    takeAboard: 'Choose the hold for the character.',
    exchange: 'Merchants aboard: how much of each do you pay?',
    attackFromAfar: 'The Buccaneer: attack a ship one space away?',
    sinkHold: 'The Buccaneer: which hold must the loser discard?',
    askSaran: 'Saran: have this die rolled again?',
    keepTreasure: 'The Weasel: which treasure do you keep?',
    swapDice: 'The Mage: swap the two dice for your own actions?',
    consultOracle: 'The Oracle: set one die before rolling the other?',
    lookOut: 'The Lookout: take the treasure of a lair one space away?',
  },
  chooseWayWith: pilots => `${atHead(all(pilots))}: choose your way.`,
  actions: {
    forgo: () => 'Do without',
    recruit: ({ character, bottle }) => `Recruit ${NAMES[character]}, with the bottle on ${placeText(bottle)}`,
    exchange: mix => `Pay ${mixParts(mix, goods).join(', ')}`,
    runShort: () => 'Pay no exchange, and have a shortage',
    stay: () => 'Stay here',
    sinkHold: ({ hold: one }) => `Have the loser discard ${hold(one)}`,
    stealShown: () => 'Steal the Youkounkoun',
    keepTreasure: ({ worth: points }) =>
      points === CREW_WORTH[YOUKOUNKOUN]
        ? `Keep the Youkounkoun (${worth(points)})`
        : `Keep the treasure of ${worth(points)}`,
    swapDice: () => 'Swap the dice',
    setDie: ({ half, value }) => `Set the ${half === 0 ? 'morning' : 'evening'} die to ${value}`,
    takeToken: ({ lair }) => `Take the treasure of ${at(lair)}`,
  },
  events: {
    tavernLaid: ({ bottle, faceUp }) =>
      `The tavern opens, with the bottle on ${placeText(bottle)} beside ${all(faceUp.map(tile => tile.character))}.`,
    bottleMoved: ({ ship: one, to, fee }, names) =>
      `${Ship(names, one)} moves the bottle to ${placeText(to)}, for ${goods('gold', fee)}.`,
    feePaid: ({ ship: one, goods: type, tokens }, names) =>
      `${Ship(names, one)} pays ${goods(type, tokens)} for the bottle.`,
    recruited: ({ ship: one, character, hold: into, emptied }, names) =>
      `${Ship(names, one)} recruits ${NAMES[character]} into ${hold(into)}${emptied === null ? '' : `, throwing away ${stack(emptied)}`}.`,
    tilesTurnedUp: ({ tiles }) => `In the tavern ${all(tiles.map(tile => tile.character))} can be seen now.`,
    thrownOverboard: ({ ship: one, character }, names) => `${Ship(names, one)} throws ${NAMES[character]} overboard.`,
    characterStolen: ({ ship: one, loser, character, into, emptied }, names) => {
      const what = `${Ship(names, one)} steals ${NAMES[character]} from ${ship(names, loser)}`;
      if (into === null) return `${what}: overboard, and out of the game.`;
      return emptied === null ? `${what}.` : `${what}, throwing away ${stack(emptied)}.`;
    },
    exchanged: ({ ship: one, by, goods: type, ...mix }, names) => {
      const parts = mixParts(mix, goods);
      return `With ${all(by)} ${ship(names, one)} gives ${enumerated(parts, 'en')} instead of ${goods(type, mix.gold + mix.food + mix.powder)}.`;
    },
    combatWonOutright: ({ attacker, defender }, names) =>
      `${Ship(names, attacker)} beats ${ship(names, defender)} without a shot: the Strategist is aboard.`,
    holdSunk: ({ ship: one, loser, lost, character }, names) =>
      `The Buccaneer of ${ship(names, one)} makes ${ship(names, loser)} lose ${character === null ? (lost === null ? 'nothing' : stack(lost)) : NAMES[character]}.`,
    lookedAtTreasures: ({ ship: one, loser, count }, names) =>
      `With the Weasel ${ship(names, one)} looks at ${count} treasures${loser === null ? '' : ` of ${ship(names, loser)}`}.`,
    sawTreasures: ({ worths }) => `The Weasel sees treasures of ${worths.map(worth).join(', ')}.`,
    diceSwapped: ({ seat, sun, moon }, names) =>
      `The Mage swaps the dice for ${nameOf(names, seat)}: ${sun} in the morning, ${moon} in the evening.`,
    dieSet: ({ seat, half, value }, names) =>
      `The Oracle: ${nameOf(names, seat)} sets the ${half === 0 ? 'morning' : 'evening'} die to ${value}.`,
  },
  refusals: {
    'must-take-aboard': 'Who moves the bottle takes somebody aboard.',
    'must-sink-hold': 'The loser must discard the contents of one hold.',
    'must-keep-one': 'One of the treasures has to be kept.',
    'peace-at-port-royal': 'No ship on Port Royal can be attacked.',
    'not-in-range': 'That ship is not one space away.',
    'not-looked-at': 'That is none of the treasures you are looking at.',
    'not-in-sight': 'There is no treasure to take one space away.',
    'not-face-up': 'That character does not lie face up in the tavern.',
    'only-characters-aboard': 'All your holds have a character in them.',
    'not-in-the-zone': 'The bottle cannot get to that place.',
    'not-next-to-the-bottle': 'That character is not next to the bottle there.',
    'cannot-move-the-bottle': 'You cannot pay for moving the bottle that far.',
    'promised-to-pay': 'You stopped there to pay by exchange: now you pay.',
    'one-for-another': 'No character goes overboard for another one.',
    'no-such-exchange': 'No Merchant aboard makes that exchange.',
    'not-that-amount': 'That is not the amount, or there is not so much aboard.',
    'too-late-for-saran': 'Saran can only change a roll that was just made.',
    'no-room-for-a-character': 'You have only characters aboard: there is no room for another one.',
  },
});
