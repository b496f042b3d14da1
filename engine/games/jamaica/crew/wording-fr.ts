/** The Crew: the words of the expansion in French. */
import { atHead, counted, enumerated, nameOf } from '../../language.ts';
import type { CharacterName } from './characters.ts';
import { CREW_WORTH, YOUKOUNKOUN } from './material.ts';
import { type CrewWords, mixParts, placeText, type Speaking } from './wording.ts';
import { POWERS, VALUES } from './wording-powers.ts';

/** The characters as sentences have them. */
export const NAMES: CrewWords['names'] = {
  sirBeth: 'Sir Beth',
  saran: 'Saran',
  buccaneer: 'le Flibustier',
  strategist: 'le Stratège',
  shipowner: 'l’Armateur',
  weasel: 'la Fouine',
  king: 'le Roi',
  bishop: 'l’Évêque',
  cartographer: 'le Cartographe',
  seaWolf: 'le Loup de Mer',
  anchorman: 'l’Ancrier',
  navigator: 'la Navigatrice',
  venetian: 'le Marchand vénitien',
  prussian: 'le Marchand prussien',
  swiss: 'le Marchand helvète',
  cooper: 'le Tonnelier',
  calypso: 'Calypso',
  mage: 'la Mage',
  oracle: 'l’Oracle',
  lookout: 'la Vigie',
};
const all = (names: readonly CharacterName[]): string =>
  enumerated(
    names.map(name => NAMES[name]),
    'fr',
  );

/** The words of the expansion, in the mouth of whoever speaks of the base game. */
export const crewFrench = ({ ship, Ship, stack, goods, hold, at, worth, to: toShip }: Speaking): CrewWords => ({
  names: NAMES,
  effects: {
    recruit: (character, fee) =>
      `${POWERS.fr[character]}. ${VALUES.fr(character)} ; ${fee === 0 ? 'sans frais' : `déplacer la bouteille : ${goods('gold', fee)}`}`,
    dice: (morning, evening) => `${morning} le matin, ${evening} le soir`,
    by: character => `avec ${NAMES[character]}`,
    stay: character => `rester sur place, avec ${NAMES[character]}`,
    swapped: effect => `Avec ${NAMES.mage} : ${effect}`,
    shown: points => `${worth(points)} à la fin, face visible`,
  },
  tavern: {
    title: 'La taverne',
    faceDown: '?',
    bottle: '(rhum)',
    tokens: tokens => `Jetons trésor : ${tokens.join(', ')}.`,
  },
  thanks: by => (by === undefined ? '' : `, avec ${NAMES[by]}`),
  score: crew => {
    if (crew === undefined) return '';
    const values = crew.characters.map(({ character, worth: points }) => `${NAMES[character]} ${worth(points)}`);
    const parts = [
      ...(values.length > 0 ? [values.join(', ')] : []),
      ...(crew.shipowner > 0 ? [`parts pour l’Armateur ${worth(crew.shipowner)}`] : []),
      ...(crew.bishop > 0 ? [`jetons pour l’Évêque ${worth(crew.bishop)}`] : []),
    ];
    return parts.map(part => `, ${part}`).join('');
  },
  prompts: {
    recruit: 'La taxe portuaire est payée : recruter un personnage ?',
    takeAboard: 'Choisissez la cale du personnage.',
    exchange: 'Vos Marchands : combien de chaque ressource ?',
    attackFromAfar: 'Le Flibustier : attaquer à 1 case de distance ?',
    sinkHold: 'Le Flibustier : quelle cale le perdant vide-t-il ?',
    askSaran: 'Saran : faire relancer ce dé ?',
    keepTreasure: 'La Fouine : quel trésor gardez-vous ?',
    swapDice: 'La Mage : inverser les deux dés pour vos actions ?',
    consultOracle: 'L’Oracle : fixer un dé avant de lancer l’autre ?',
    lookOut: 'La Vigie : prendre le trésor d’un repaire voisin ?',
  },
  chooseWayWith: pilots => `${atHead(all(pilots))} : choisissez votre route.`,
  actions: {
    forgo: () => 'Renoncer',
    recruit: ({ character, bottle }) => `Recruter ${NAMES[character]} (rhum en ${placeText(bottle)})`,
    exchange: mix => `Payer ${enumerated(mixParts(mix, goods), 'fr')}`,
    runShort: () => 'Ne pas échanger : pénurie',
    stay: () => 'Rester sur place',
    sinkHold: ({ hold: one }) => `Faire défausser ${hold(one)}`,
    stealShown: () => 'Voler le Youkounkoun',
    keepTreasure: ({ worth: points }) =>
      points === CREW_WORTH[YOUKOUNKOUN]
        ? `Garder le Youkounkoun (${worth(points)})`
        : `Garder le trésor de ${worth(points)}`,
    swapDice: () => 'Inverser les dés',
    setDie: ({ half, value }) => `Fixer le dé du ${half === 0 ? 'matin' : 'soir'} à ${value}`,
    takeToken: ({ lair }) => `Prendre le trésor : ${at(lair)}`,
  },
  events: {
    tavernLaid: ({ bottle, faceUp }) =>
      `La taverne ouvre : la bouteille est en ${placeText(bottle)}, près d’elle ${all(faceUp.map(tile => tile.character))}.`,
    bottleMoved: ({ ship: one, to, fee }, names) =>
      `${Ship(names, one)} déplace la bouteille en ${placeText(to)}, pour ${goods('gold', fee)}.`,
    feePaid: ({ ship: one, goods: type, tokens }, names) =>
      `${Ship(names, one)} paie ${goods(type, tokens)} pour la bouteille.`,
    recruited: ({ ship: one, character, hold: into, emptied }, names) =>
      `${Ship(names, one)} recrute ${NAMES[character]} dans ${hold(into)}${emptied === null ? '' : `, qui contenait ${stack(emptied)}`}.`,
    tilesTurnedUp: ({ tiles }) => `À la taverne, on voit maintenant ${all(tiles.map(tile => tile.character))}.`,
    thrownOverboard: ({ ship: one, character }, names) => `${Ship(names, one)} jette ${NAMES[character]} à la mer.`,
    characterStolen: ({ ship: one, loser, character, into, emptied }, names) => {
      const what = `${Ship(names, one)} vole ${NAMES[character]} ${toShip(names, loser)}`;
      if (into === null) return `${what} ; ce personnage finit à la mer.`;
      return emptied === null ? `${what}.` : `${what}, en vidant une cale (${stack(emptied)}).`;
    },
    exchanged: ({ ship: one, by, goods: type, ...mix }, names) => {
      const parts = mixParts(mix, goods);
      return `Avec ${all(by)}, ${ship(names, one)} donne ${enumerated(parts, 'fr')} au lieu de ${goods(type, mix.gold + mix.food + mix.powder)}.`;
    },
    combatWonOutright: ({ attacker, defender }, names) =>
      `${Ship(names, attacker)} bat ${ship(names, defender)} sans combattre : le Stratège est à bord.`,
    holdSunk: ({ ship: one, loser, lost, character }, names) => {
      const by = `${Ship(names, one)}, avec le Flibustier,`;
      if (character !== null) return `${by} fait perdre ${NAMES[character]} ${toShip(names, loser)}.`;
      if (lost === null) return `${by} ne fait rien perdre ${toShip(names, loser)}.`;
      return `${by} fait défausser ${stack(lost)} ${toShip(names, loser)}.`;
    },
    lookedAtTreasures: ({ ship: one, loser, count }, names) =>
      `Avec la Fouine, ${ship(names, one)} regarde ${counted('fr', count, 'trésor', 'trésors')}${loser === null ? '' : ` à voler ${toShip(names, loser)}`}.`,
    sawTreasures: ({ worths }) =>
      `${worths.length < 2 ? 'Trésor vu' : 'Trésors vus'} par la Fouine : ${enumerated(worths.map(worth), 'fr')}.`,
    diceSwapped: ({ seat, sun, moon }, names) =>
      `La Mage inverse les dés pour ${nameOf(names, seat)} : ${sun} le matin, ${moon} le soir.`,
    dieSet: ({ seat, half, value }, names) =>
      `L’Oracle : ${nameOf(names, seat)} fixe le dé du ${half === 0 ? 'matin' : 'soir'} à ${value}.`,
  },
  refusals: {
    'must-take-aboard': 'Si vous déplacez la bouteille, vous devez recruter.',
    'must-sink-hold': 'Le perdant doit défausser le contenu d’une cale.',
    'must-keep-one': 'Il faut garder un des trésors.',
    'peace-at-port-royal': 'On n’attaque pas un bateau à Port Royal.',
    'not-in-range': 'Ce bateau n’est pas à 1 case de distance.',
    'not-looked-at': 'Ce n’est pas un des trésors que vous regardez.',
    'not-in-sight': 'Il n’y a pas de trésor à prendre à 1 case de distance.',
    'not-face-up': 'Ce personnage n’est pas visible dans la taverne.',
    'only-characters-aboard': 'Toutes vos cales contiennent un personnage.',
    'not-in-the-zone': 'La bouteille ne peut pas aller là.',
    'not-next-to-the-bottle': 'Ce personnage n’est pas adjacent à la bouteille.',
    'cannot-move-the-bottle': 'Vous n’avez pas assez de doublons pour déplacer la bouteille jusque-là.',
    'promised-to-pay': 'Vous vous êtes arrêté là pour payer par échange : il faut payer.',
    'one-for-another': 'On ne jette pas un personnage pour en recruter un autre.',
    'no-such-exchange': 'Aucun Marchand à bord ne fait cet échange.',
    'not-that-amount': 'Ce n’est pas le compte, ou il n’y en a pas autant à bord.',
    'too-late-for-saran': 'Saran ne change qu’un jet qui vient d’être fait.',
    'no-room-for-a-character': 'Vous n’avez que des personnages à bord : il n’y a pas de place pour un autre.',
  },
});
