/** The words of this board in French, in the players' own words: cale, doublons, poudre, repaire, Capitaine, boussole. */
import { KIND, PORT_ROYAL, PRICE, type Space } from '@havre/engine/games/jamaica/board.ts';
import type { Stack } from '@havre/engine/games/jamaica/events.ts';
import {
  CARDS,
  type Card,
  type Colour,
  type GoodsName,
  type IconName,
  type Power,
  SIXTH,
} from '@havre/engine/games/jamaica/material.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { counted, enumerated, figure, type Names, nameOf, signed } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import { amountOf } from './reading.ts';
import type { JamaicaWords } from './words.ts';

const cartes = (count: number): string => counted('fr', count, 'carte', 'cartes');
const goods = ({ goods: name, tokens }: Stack): string => some(tokens, name);
const some = (tokens: number, name: GoodsName): string =>
  name === 'gold'
    ? counted('fr', tokens, 'doublon', 'doublons')
    : name === 'food'
      ? counted('fr', tokens, 'nourriture', 'nourritures')
      : counted('fr', tokens, 'poudre', 'poudres');
const GOODS: { readonly [G in GoodsName]: string } = { gold: 'or', food: 'nourriture', powder: 'poudre' };
const hold = (index: number): string => (index === SIXTH ? '6e Cale' : `Cale ${index + 1}`);
const ICONS: { readonly [I in IconName]: string } = {
  gold: 'or',
  food: 'nourriture',
  powder: 'poudre',
  forward: 'avancer',
  backward: 'reculer',
};
const card = (one: Card): string => (CARDS[one] ?? []).map(icon => ICONS[icon]).join(' / ');
function place(space: Space): string {
  const kind = KIND[space] ?? 'sea';
  if (kind === 'portRoyal' || space === PORT_ROYAL) return 'à Port Royal';
  if (kind === 'lair') return `au repaire ${space}`;
  return kind === 'port'
    ? `au port ${space} (${some(PRICE[space] ?? 0, 'gold')})`
    : `en mer, case ${space} (${some(PRICE[space] ?? 0, 'food')})`;
}
const shipName = (names: Names, ship: Ship): string =>
  ship < names.length ? nameOf(names, ship) : 'le Bateau Fantôme';
const POWERS: { readonly [P in Power]: string } = {
  morganMap: 'la Carte de Morgan',
  saranSabre: 'le Sabre de Saran',
  ladyBeth: 'Lady Beth',
  sixthHold: 'la 6e Cale',
};
const COLOURS: { readonly [C in Colour]: string } = {
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  yellow: 'jaune',
  purple: 'violet',
  black: 'noir',
};
// No sentence says « de » before a name or agrees with a person: names of any first letter and any gender fit.
export const french: JamaicaWords = typeset({
  navigation: 'Boîte de navigation',
  round: round => `Tour ${round}`,
  captain: name => `Capitaine : ${name}`,
  meaning: (what, does) => `${what} : ${does}`,
  colon: '\u00a0:',
  power: (who, does) => `${who} : ${does}.`,
  character: (name, does, counts) => `${name} : ${does}. ${counts}.`,
  crew: 'Équipage',
  stealCharacter: about => `Voler : ${about}`,
  bank: 'Banque',
  bankOf: name => `Banque : ${GOODS[name]}, sans limite`,
  treasurePile: count => `Pioche des trésors : ${cartes(count)}`,
  dicePlaced: (sun, moon) => `Matin ${sun}, soir ${moon}`,
  diceRolled: (one, other) => `Dés : ${one} et ${other}, à placer`,
  noDice: 'Les dés n’ont pas été lancés',
  layDice: (sun, moon) => `Poser ${sun} sur le soleil, ${moon} sur la lune`,
  diceMean: (sun, moon) => `toute action du matin vaudra ${sun}, toute action du soir ${moon}`,
  hand: 'Votre main',
  rivals: 'Les autres bateaux',
  own: 'Votre bateau',
  yourShip: 'Votre bateau',
  yourHolds: 'Vos cales',
  holdsOf: name => `Cales : ${name}`,
  holdWith: (index, stack) => `${hold(index)} : ${stack === null ? 'vide' : goods(stack)}`,
  shipName,
  shipShort: (names, ship) => (ship < names.length ? nameOf(names, ship) : 'Fantôme'),
  shipTitle: (names, ship) => (ship < names.length ? nameOf(names, ship) : 'Le Bateau Fantôme'),
  hasLeft: 'a quitté la partie',
  isHome: 'à bon port',
  toGo: spaces => `encore ${counted('fr', spaces, 'case', 'cases')}`,
  points: (total, unknown) =>
    `${total < 0 ? '−' : ''}${Math.abs(total)} ${Math.abs(total) < 2 ? 'pt' : 'pts'}${unknown > 0 ? ' + ?' : ''}`,
  isCaptain: 'Capitaine',
  treasures: 'Trésors',
  faceDown: (points, isCursed) =>
    points !== null
      ? `Un trésor face cachée, ${signed(points)}`
      : isCursed
        ? 'Un trésor maudit, face cachée'
        : 'Un trésor, face cachée',
  worth: signed,
  figure,
  powers: POWERS,
  powerDoes: {
    morganMap: 'quatre cartes en main',
    saranSabre: 'une fois par combat, fait relancer un dé',
    ladyBeth: '+2 au dé de combat',
    sixthHold: 'une cale de plus',
  },
  piles: ({ pile, hand, top, isChosen, chosen }) =>
    [
      `${cartes(hand)} en main, ${cartes(pile)} en pioche`,
      ...(top === null ? [] : [`dernière jouée : ${card(top)}`]),
      ...(chosen !== null
        ? [`choisie, face cachée : ${card(chosen)}`]
        : isChosen
          ? ['une carte choisie, face cachée']
          : []),
    ].join(' ; '),
  card: one => `Une carte : ${card(one)}`,
  cardName: card,
  putBack: 'Reposer',
  pressAgain: 'Appuyez encore pour valider.',
  layCard: 'Poser face cachée',
  layTheDice: 'Placer les dés',
  loadHere: stack => `Charger ${goods(stack)}`,
  sailThere: 'Y aller',
  goBackThere: 'Y reculer',
  attack: 'Attaquer',
  takeIt: 'Prendre',
  stealIt: 'Voler',
  recruit: 'Recruter',
  recruitWho: character => `Recruter ${character}`,
  doIt: 'C’est dit',
  giveIt: 'Donner',
  pay: (amount, name) => `Payer ${some(amount, name)}`,
  payFrom: (index, stack, taken) =>
    stack === null ? `${hold(index)} : vide` : `${hold(index)} : ${taken} sur ${goods(stack)}, un jeton de plus`,
  paySoFar: (sum, amount, name) => `${sum} sur ${some(amount, name)}. Touchez une cale pour changer.`,
  stop: ({ opponents, payable, price, goods: name, treasure, finishes }, names) =>
    [
      ...(finishes ? ['arrivée : c’est le dernier tour'] : []),
      ...(opponents.length > 0
        ? [
            `combat contre ${enumerated(
              opponents.map(one => shipName(names, one)),
              'fr',
            )}`,
          ]
        : []),
      ...(name === null ? [] : [payable ? `${some(price, name)} à payer` : 'pénurie, pas de quoi payer']),
      ...(treasure ? ['un trésor à prendre'] : []),
    ].join(', '),
  thanksTo: character => `avec ${character}`,
  pickCard: 'Touchez une carte pour voir ce qu’elle ferait avec ces dés.',
  pickWay: 'Touchez une case éclairée pour voir ce qui vous y attend.',
  atOnce: { pickCard: 'Touchez une carte pour la jouer.', pickWay: 'Touchez une case éclairée pour y aller.' },
  equalHolds: { load: 'Charger dans l’une de ces cales', stealHold: 'Voler le contenu de l’une de ces cales' },
  pickHold: stack =>
    stack === null ? 'Touchez une cale.' : `Touchez une cale pour ${goods(stack)}. Ce qui s’y trouve serait perdu.`,
  pickDice: 'Touchez l’un des deux ordres des dés.',
  pickSpoils: 'Touchez ce que vous voulez prendre, ou donner.',
  pickPowder: 'Touchez une quantité de poudre : dessous, vos chances de gagner.',
  pickOpponent: 'Touchez le bateau à attaquer : dessous, ses doublons et sa poudre.',
  pickSabre: 'Le Sabre de Saran peut faire relancer ce dé, une fois.',
  pickSaran: 'Saran peut faire relancer ce dé, une fois.',
  pickExchange: due => `À payer : ${goods(due)}. Touchez ce que vous donnez.`,
  combat: 'Combat',
  tie: 'Égalité : personne ne gagne.',
  wins: name => `${name} l’emporte !`,
  star: 'étoile',
  sideOfFight: ({ name, isAttack, powder, bonus, bonusBy, die, total }) =>
    [
      `${name} ${isAttack ? 'attaque' : 'se défend'}`,
      ...(powder > 0 ? [some(powder, 'powder')] : []),
      ...(bonus > 0 ? [`${bonus} pour ${bonusBy}`] : []),
      ...(die === 0 ? [] : [`dé : ${die}`]),
      ...(total === null || die === 'étoile' ? [] : [`${total} en tout`]),
    ].join(', '),
  powderAboard: amount => (amount === 0 ? 'pas de poudre à bord' : `${some(amount, 'powder')} à bord`),
  powderToSpend: 'Poudre à dépenser',
  powderWith: (powder, win, tie) => `${some(powder, 'powder')} : victoire ${win} %, égalité ${tie} %`,
  ifTheySpend: 'Si l’autre dépense',
  fire: powder => (powder === 0 ? 'Feu ! Sans poudre' : `Feu ! ${some(powder, 'powder')}`),
  odds: (win, tie) => `Victoire ${win} %, égalité ${tie} %, défaite ${100 - win - tie} %`,
  percent: part => `${part} %`,
  results: { win: 'victoire', tie: 'égalité', lose: 'défaite' },
  reroll: 'Faire relancer',
  keepRoll: 'Laisser le dé',
  steal: (index, stack) => `Voler ${goods(stack)} (${index === SIXTH ? '6e Cale' : `cale ${index + 1}`})`,
  spoil: action => {
    switch (action.type) {
      case 'stealPower':
        return `Voler ${POWERS[action.power]}`;
      case 'givePower':
        return `Donner ${POWERS[action.power]}`;
      case 'giveTreasure':
        return `Donner votre trésor de ${signed(action.worth)}`;
      case 'stealShown':
        return 'Voler le Youkounkoun';
      default:
        return 'Voler un trésor face cachée';
    }
  },
  takeNothing: 'Ne rien prendre',
  whomToAttack: 'Qui attaquer ?',
  attackShip: name => `Attaquer ${name}`,
  aboard: (view, ship) =>
    `${some(amountOf(view, ship, 'gold'), 'gold')}, ${some(amountOf(view, ship, 'powder'), 'powder')}`,
  shortage: 'Pénurie',
  shortageOf: name => `Pénurie : ${name}`,
  due: (name, price, paid) =>
    `À payer : ${some(price, name)} ; ${paid === 0 ? 'rien à bord' : `à bord : ${paid}, tout est perdu`}`,
  symbolSends: {
    circle: 'Cercle : retour au premier port',
    square: 'Carré : retour à la première case mer',
    skull: 'Crâne : retour au premier repaire',
    star: 'Étoile : le bateau reste sur place',
  },
  stays: 'Le bateau reste où il est.',
  goesBackTo: (space, pays) =>
    `Retour ${place(space)}${pays && space !== PORT_ROYAL && KIND[space] !== 'lair' ? ', à payer' : ''}.`,
  chooseOnChart: 'Choisissez sur le plateau par où reculer.',
  backToPayable: 'Retour à la première case que l’on peut payer.',
  discard: 'Défausse, la dernière carte en premier',
  noCards: 'vide',
  colourOf: colour => `Le bateau ${COLOURS[colour]}`,
  layOut: 'Étaler les cartes',
  takeColour: 'Prendre un autre bateau ?',
  scoreNow: 'Si la course s’arrêtait là',
  position: 'Position',
  gold: 'Or',
  total: 'Total',
  final: 'Le décompte',
} satisfies JamaicaWords);
