/** Captain Jack's Gold en français, in the words of the glossary: voile, canon, cale, défausse, lettre de marque, doublon. */
import { atHead, counted, enumerated, nameOf, seatLabels, type Wording } from '../language.ts';
import { linesOf } from '../picture.ts';
import { TREASURE } from './8-maps.ts';
import { FARE } from './17-passengers.ts';
import type { Action } from './actions.ts';
import type { CaptainJack } from './game.ts';
import type { View } from './information.ts';
import { type Area, type Card, COLOURS, LETTERS, type Letter, type Place, PORT } from './material.ts';
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

const plural = (count: number, one: string, many = `${one}s`): string => counted('fr', count, one, many);
const nations = { england: 'anglais', spain: 'espagnol', france: 'français', pirate: 'pirate' } as const;

export const cards: CardWords = {
  sails: count => plural(count, 'voile'),
  cannons: count => plural(count, 'canon'),
  goods: { cotton: 'coton', cloth: 'tissu', cocoa: 'cacao' },
  manyGoods: { cotton: 'cotons', cloth: 'tissus', cocoa: 'cacaos' },
  map: 'carte au trésor',
  doubloon: 'doublon',
  flags: {
    england: 'drapeau anglais',
    spain: 'drapeau espagnol',
    france: 'drapeau français',
    pirate: 'drapeau pirate',
  },
  ship: (flag, guns, sails) =>
    `bateau ${flag === null ? 'marchand' : nations[flag]}, ${plural(guns, 'canon')}, ${plural(sails, 'voile')}`,
  hazards: { sandbank: 'banc de sable', storm: 'tempête', monster: 'monstre de mer' },
  roles: {
    helmsman: 'timonier',
    cook: 'cuistot',
    steward: 'intendant',
    lookout: 'vigie',
    quartermaster: 'quartier-maître',
    carpenter: 'charpentier',
    sailmaker: 'voilier',
    gunner: 'canonnier',
  },
  passengers: { england: 'passager anglais', spain: 'passager espagnol', france: 'passager français' },
  areas: ['Côte', 'Chenal', 'Haute mer'],
  port: 'port',
  beside: 'à côté de l’île',
};

/** People with their articles, for sentences. */
const articled: CardWords = {
  ...cards,
  roles: {
    helmsman: 'le timonier',
    cook: 'le cuistot',
    steward: 'l’intendant',
    lookout: 'la vigie',
    quartermaster: 'le quartier-maître',
    carpenter: 'le charpentier',
    sailmaker: 'le voilier',
    gunner: 'le canonnier',
  },
  passengers: {
    england: 'le passager anglais',
    spain: 'le passager espagnol',
    france: 'le passager français',
  },
};

/** Cards as one speaks of them. */
const aloud: SpokenWords = {
  language: 'fr',
  cards: {
    ...cards,
    sails: count => (count === 1 ? 'une voile' : cards.sails(count)),
    cannons: count => (count === 1 ? 'un canon' : cards.cannons(count)),
    goods: { cotton: 'du coton', cloth: 'du tissu', cocoa: 'du cacao' },
    map: 'une carte au trésor',
    doubloon: 'un doublon',
    flags: {
      england: 'un drapeau anglais',
      spain: 'un drapeau espagnol',
      france: 'un drapeau français',
      pirate: 'un drapeau pirate',
    },
    hazards: { sandbank: 'un banc de sable', storm: 'une tempête', monster: 'un monstre de mer' },
    roles: {
      helmsman: 'un timonier',
      cook: 'un cuistot',
      steward: 'un intendant',
      lookout: 'une vigie',
      quartermaster: 'un quartier-maître',
      carpenter: 'un charpentier',
      sailmaker: 'un voilier',
      gunner: 'un canonnier',
    },
    passengers: { england: 'un passager anglais', spain: 'un passager espagnol', france: 'un passager français' },
  },
  ship: flag => `un bateau ${flag === null ? 'marchand' : nations[flag]}`,
  sameShip: flag => `le bateau ${flag === null ? 'marchand' : nations[flag]}`,
  otherwise: shown => `(ou ${shown})`,
  booty: shown => `(butin : ${shown})`,
};

/** The areas within a sentence. */
const AREAS = ['la Côte', 'le Chenal', 'la Haute mer'] as const;
const OF_AREAS = ['de la Côte', 'du Chenal', 'de la Haute mer'] as const;
const theArea = (area: Area): string => AREAS[area] ?? areaText(cards, area);
const toPort = (from: Place): string =>
  from >= 0 ? `quitte ${theArea(from)} pour le port` : from === PORT ? 'reste au port' : 'va au port';

const the = (card: Card): string => cardText(cards, card);
const all = (list: readonly Card[]): string => list.map(the).join(', ');
/** Cards and letters within a sentence. */
const theCard = (card: Card): string => cardAloud(aloud, card);
const theCards = (list: readonly Card[]): string => enumerated(list.map(theCard), 'fr');
const theLetter = (letter: Letter): string => `la lettre « ${asksAloud({ ...aloud, cards }, letter)} »`;
const ordinal = (count: number): string => (count === 1 ? '1re' : `${count}e`);
const doubloons = (count: number): string => plural(count, 'doublon');
const bottles = (count: number): string => plural(count, 'bouteille de rhum', 'bouteilles de rhum');
const withRum = (count: number): string => (count === 0 ? '' : ` avec ${bottles(count)}`);
const aLetter = (letter: Letter): string => `${LETTERS[letter].id} (${asksText(cards, letter)})`;

/** The draw piles: one number where they are equally high. */
const pilesText = (piles: readonly number[]): string[] =>
  new Set(piles).size === 1
    ? [`${piles.length} pioches de ${piles[0]} cartes`]
    : piles.map(pile => `une pioche de ${plural(pile, 'carte')}`);

const who = (card: Card): string => personText(cards, card);
const theOne = (card: Card): string => personText(articled, card);
const someoneAloud = (card: Card): string => personAloud(cards, card) ?? theCard(card);
const theOneAloud = (card: Card): string => personAloud(articled, card) ?? theCard(card);
const onTop = (view: View, list: readonly Card[]): string[] =>
  endingOnTop(view, list).map(card => `${shipAloud(aloud, card)} sur le dessus de sa défausse`);

const SIDES = { left: 'à gauche du plan', right: 'à droite du plan', hold: 'en cale' } as const;

/** Ce qui a été comparé dans un danger. */
const FACED = {
  'CJG-ADV-HAZARD-05': (aboard: number, most: number) =>
    `${plural(aboard, 'carte')} à bord, il en faut ${most} au plus`,
  'CJG-ADV-HAZARD-06': (sails: number, wanted: number) => `${plural(sails, 'voile')}, il en faut ${wanted}`,
  'CJG-ADV-HAZARD-07': (best: number, wanted: number) => `meilleur jet ${best}, il faut ${wanted}`,
} as const;

const table: TableWords = {
  cards,
  columns: ['lieu', 'doublons', 'voiles', 'canons', 'cartes'],
  you: 'vous',
  left: 'a quitté la partie',
  letters: pile => `Lettres de marque (${pile} face cachée)`,
  pays: doubloons,
  areas: 'Domaines de mer',
  area: (pile, discards, top) =>
    `pioche : ${plural(pile, 'carte')}, ${discards === 0 ? 'défausse vide' : `défausse : ${discards}`}${top === null ? '' : `, sur le dessus : ${top}`}`,
  island: (supply, needed, rum) =>
    `Île : ${doubloons(supply)}${rum === null ? '' : `, ${bottles(rum)}`}. Il faut ${needed} doublons pour gagner.`,
  revealed: (reveals, sails, calm) => `Révélée (${reveals} sur ${sails}${calm ? ', accalmie' : ''})`,
  fight: (value, left, roll) =>
    `Combat contre ${value} : ${[
      ...(roll === null ? [] : [`dernier jet ${roll}`]),
      ...(left === null ? [] : [`encore ${plural(left, 'jet')}`]),
    ].join(', ')}.`,
  boarding: (attack, defence) => `Abordage : ${attack} contre ${defence}.`,
  active: half => `active : ${half}`,
  symbols: { calm: 'accalmie', boarding: 'abordage', rum: 'rhum' },
  aboard: name => `À bord, ${name}`,
  bottles,
  fresh: 'utile au prochain tour',
  nothing: 'rien',
};

/** Ce qu’un combat, une lettre ou un trésor apporterait. */
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
      const wasted = lost.length === 0 ? [] : [`vous perdez ${enumerated(lost, 'fr')}`];
      return [gained, ...wasted, ...onTop(view, action.cards)].join(' ; ');
    }
    case 'deliver':
      return `${doubloons(FARE)}, sans combat`;
    case 'dig':
      return [doubloons(TREASURE), ...onTop(view, action.cards)].join(' ; ');
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
  const won = isWon ? `${wins} % de gagner une carte` : 'rien à prendre';
  return isLost ? `${won} ; ${100 - wins} % d’en perdre une` : won;
}

const toWin = (odds: number | null): string | null => (odds === null ? null : `${Math.round(100 * odds)} % de gagner`);

function prospect(of: Prospect | null): string | null {
  if (of === null) return null;
  const risk = of.damage === null ? '' : ` ; ${of.damage} % de perdre une carte`;
  return `${of.wins} % de gagner en ${plural(of.rolls, 'jet')}${risk}`;
}

// No sentence says « de » before a name or agrees with a person: names of any first letter and any gender fit.
export const french: Wording<CaptainJack> = {
  summary:
    'Équipez un bateau pirate, abordez des navires marchands, accomplissez des lettres de marque, découvrez des trésors : le premier à réunir assez de doublons l’emporte.',
  notice:
    'La règle ne donne pas la liste des cartes : celle-ci est une reconstitution, fidèle à tout ce que la règle dit des piles.',
  prompts: {
    setCourse: 'Cap sur la Côte, le Chenal, la Haute mer, ou le port ?',
    closing: 'Fin du tour : découvrez un trésor, tournez ou défaussez des cartes, ou terminez.',
    decide: 'Que faites-vous de cette carte ?',
    beforeReveal: 'Comment révéler la carte suivante ?',
    damage: 'Choisissez la carte voile ou canon à perdre.',
    makeRoom: 'Cale pleine : défaussez une carte ou découvrez un trésor, ou laissez ce bateau.',
    inPort: 'Accomplissez des lettres, tournez des cartes, ou finissez.',
    spoils: 'Prenez une carte, ou rien.',
    downToLimit: 'Trop de cartes à bord : défaussez-en une.',
    exactRoll: 'Victoire de justesse : l’accepter et subir un dommage, ou relancer ?',
    rerolling: 'Relancer un de vos dés ?',
    brace: 'Préparez-vous au danger, ou affrontez-le.',
    keeping: 'Danger surmonté : mettre la carte en cale ?',
    rum: 'Une bouteille de rhum pour un matelot ?',
  },
  prompt: (step, view, seat, names) =>
    promptFor(
      {
        damage: name => `${name} perd une carte voile ou canon : choisissez laquelle.`,
        spoils: (name, isFull) =>
          isFull
            ? `Cale pleine : défaussez pour prendre une carte à ${name}, ou rien.`
            : `Prenez une carte à ${name}, ou rien.`,
        noRoomToTake: 'Cale pleine : défaussez une carte pour prendre celle-ci, ou continuez.',
        noRoomToKeep: 'Danger surmonté, cale pleine : défaussez pour garder la carte, ou laissez-la.',
        tooFast: (speed, own) => `Il faut ${plural(speed, 'voile')} pour rattraper ce bateau, et vous en avez ${own}.`,
        sandbank: (most, aboard) =>
          `Banc de sable : ${plural(most, 'carte')} à bord au plus, et vous en avez ${aboard}. Défaussez, ou affrontez-le.`,
        storm: (wanted, own) =>
          `Tempête : il faut ${plural(wanted, 'voile')}, et vous en avez ${own}. Préparez-vous, ou affrontez-la.`,
        monster: 'Monstre de mer : découvrez d’abord un trésor pour avoir de la place, ou affrontez-le.',
      },
      step,
      view,
      seat,
      names,
    ),
  actions: {
    sail: ({ area }) => `Mettre le cap sur ${theArea(area)}`,
    dock: () => 'Aller au port',
    take: () => 'Prendre la carte',
    fight: () => 'Combattre le bateau',
    board: ({ seat }, names) => `Aborder ${nameOf(names, seat)}`,
    reveal: () => 'Révéler la carte suivante',
    pass: () => 'Laisser passer la carte',
    stop: () => 'S’arrêter là',
    finish: () => 'Terminer',
    discard: ({ card }) => `Défausser ${the(card)}`,
    dig: ({ cards: maps }) => `Découvrir un trésor avec ${all(maps)}`,
    linger: ({ wish }) => (wish ? 'Garder la main en fin de tour' : 'Finir mes tours en mer sans attendre'),
    abstain: ({ wish }) => (wish ? 'Plus de rhum pour mes matelots' : 'De nouveau du rhum pour mes matelots'),
    turn: ({ card }) => `Tourner ${the(card)}`,
    fulfil: ({ letter, cards: paid, crew }) =>
      `Accomplir la lettre ${aLetter(letter)} avec ${all(paid)}${crew.length === 0 ? '' : ' et l’intendant'}`,
    remove: ({ card }) => `Enlever ${the(card)}`,
    steal: ({ card }) => `Prendre ${the(card)}`,
    takeNothing: () => 'Ne rien prendre',
    leave: () => 'Laisser la carte',
    accept: () => 'Accepter la victoire de justesse',
    rollAgain: () => 'Relancer',
    reroll: ({ die }) => `Le canonnier relance le ${die}`,
    keepDice: () => 'Garder les dés',
    face: () => 'Affronter',
    keep: () => 'Garder la carte',
    pour: ({ card }) => `Poser la bouteille sur ${theOne(card)}`,
    refuseRum: () => 'Pas de rhum',
    steer: ({ card }) => `${atHead(who(card))} : 4 voiles de plus`,
    soothe: ({ card }) => `${atHead(who(card))} : ignorer l’accalmie`,
    lookOut: ({ card }) => `${atHead(who(card))} : révéler le dessus de la défausse`,
    deliver: ({ card }) => `Débarquer ${theOne(card)}`,
  },
  aloud: {
    discard: ({ card }) => `Défausser ${theCard(card)}`,
    dig: () => 'Découvrir un trésor',
    turn: ({ card }) => `Tourner ${theCard(card)}`,
    fulfil: ({ letter, cards: paid, crew }) =>
      `Accomplir ${theLetter(letter)} avec ${theCards(paid)}${crew.length === 0 ? '' : ' et l’intendant'}`,
    remove: ({ card }) => `Enlever ${theCard(card)}`,
    steal: ({ card }) => `Prendre ${theCard(card)}`,
    pour: ({ card }) => `Poser la bouteille sur ${theOneAloud(card)}`,
    steer: ({ card }) => `${atHead(someoneAloud(card))} : 4 voiles de plus`,
    soothe: ({ card }) => `${atHead(someoneAloud(card))} : ignorer l’accalmie`,
    lookOut: ({ card }) => `${atHead(someoneAloud(card))} : révéler le dessus de la défausse`,
    deliver: ({ card }) => `Débarquer ${theOneAloud(card)}`,
  },
  effect,

  events: {
    laidOut: ({ piles, doubloons: supply, rum }) =>
      `La table est prête : ${enumerated([...pilesText(piles), doubloons(supply), ...(rum === 0 ? [] : [bottles(rum)])], 'fr')}.`,
    letterOpened: ({ letter }) =>
      `Une nouvelle lettre demande ${asksAloud(aloud, letter)}, et rapporte ${doubloons(LETTERS[letter].pays)}.`,
    began: ({ seat, rule }, names) =>
      rule === 'CJG-TURN-01'
        ? `${nameOf(names, seat)} commence, comme convenu.`
        : `${nameOf(names, seat)} commence : le sort en a décidé.`,
    sailed: ({ seat, area }, names) => `${nameOf(names, seat)} met le cap sur ${theArea(area)}.`,
    docked: ({ seat, from }, names) => `${nameOf(names, seat)} ${toPort(from)}.`,
    reshuffled: ({ area, count }) =>
      `La pioche ${OF_AREAS[area] ?? areaText(cards, area)} est vide : sa défausse (${plural(count, 'carte')}) est mélangée et la remplace.`,
    revealed: ({ seat, card, reveals, sails, calm }, names) =>
      `${nameOf(names, seat)} révèle ${theCard(card)}, sa ${ordinal(reveals)} carte sur ${sails}${calm ? ' : c’est l’accalmie' : ''}.`,
    passedOver: ({ card }) =>
      isShip(card) ? `${atHead(shipAloud(aloud, card))} va à la défausse.` : `La défausse reçoit ${theCard(card)}.`,
    took: ({ seat, card }, names) => `${nameOf(names, seat)} prend ${theCard(card)}.`,
    stopped: ({ seat }, names) => `${nameOf(names, seat)} s’arrête là.`,
    discarded: ({ seat, card, bottles: rum }, names) =>
      `${nameOf(names, seat)} défausse ${theCard(card)}${withRum(rum)}.`,
    wishedToLinger: ({ seat, wish }, names) =>
      `${nameOf(names, seat)} ${wish ? 'garde la main à la fin de ses tours' : 'finit de nouveau ses tours sans attendre'}.`,
    attacked: ({ seat, value, rolls }, names) =>
      `${nameOf(names, seat)} attaque le bateau : ${plural(rolls, 'jet')}, il faut au moins ${value}.`,
    rolled: ({ seat, roll, value, rule }, names) =>
      rule === 'CJG-ADV-SAILOR-83'
        ? `${nameOf(names, seat)} relance grâce au canonnier et obtient ${roll} (il faut au moins ${value}).`
        : `${nameOf(names, seat)} obtient ${roll} (il faut au moins ${value}).`,
    wonFight: ({ seat, rule }, names) =>
      rule === 'CJG-ADV-SEA-08'
        ? `${nameOf(names, seat)} gagne de justesse.`
        : `${nameOf(names, seat)} gagne le combat.`,
    lostFight: ({ seat }, names) => `${nameOf(names, seat)} perd le combat.`,
    damaged: ({ seat, by, card, bottles: rum }, names) =>
      `${nameOf(names, by)} fait perdre ${theCard(card)}${withRum(rum)} à ${nameOf(names, seat)}.`,
    captured: ({ seat, card }, names) =>
      `${nameOf(names, seat)} met en cale ${shipAloud(aloud, card)} et son butin : ${bootyAloud(aloud, card)}.`,
    leftBehind: ({ seat, card }, names) =>
      isShip(card)
        ? `${nameOf(names, seat)} laisse ${theCard(card)}.`
        : `${nameOf(names, seat)} laisse la carte, avec son autre moitié : ${bootyAloud(aloud, card)}.`,
    fulfilled: ({ seat, letter, cards: paid }, names) =>
      `${nameOf(names, seat)} accomplit ${theLetter(letter)} avec ${theCards(paid)}.`,
    dug: ({ seat, cards: maps }, names) => `${nameOf(names, seat)} découvre un trésor avec ${theCards(maps)}.`,
    paid: ({ seat, count, total }, names) =>
      `${nameOf(names, seat)} reçoit ${doubloons(count)} et en a maintenant ${total}.`,
    turned: ({ seat, card, from, to }, names) =>
      `${nameOf(names, seat)} tourne ${theCard(card)}${from === to ? '' : ` : la carte passe ${SIDES[to]}`}.`,
    boarded: ({ seat, target }, names) => `${nameOf(names, seat)} aborde ${nameOf(names, target)}.`,
    fired: ({ seat, dice, highest }, names) =>
      dice.length === 1
        ? `${nameOf(names, seat)} obtient ${highest}.`
        : `${nameOf(names, seat)} lance ${enumerated(dice.map(String), 'fr')} : meilleur jet ${highest}.`,
    tied: ({ highest }) => `${highest} contre ${highest} : égalité, on relance.`,
    wonBoarding: ({ seat, loser, by, against }, names) =>
      `${nameOf(names, seat)} l’emporte sur ${nameOf(names, loser)}, ${by} à ${against}.`,
    stole: ({ seat, from, card, bottles: rum }, names) =>
      `${nameOf(names, seat)} prend ${theCard(card)}${withRum(rum)} à ${nameOf(names, from)}.`,
    tookNothing: ({ seat, from }, names) => `${nameOf(names, seat)} ne prend rien à ${nameOf(names, from)}.`,
    rerolled: ({ seat, from, to }, names) =>
      `${nameOf(names, seat)} relance un ${from} grâce au canonnier et obtient ${to}.`,
    faced: ({ rule, seat, card, value, measure, withstood }, names) =>
      `${nameOf(names, seat)} affronte ${dangerAloud(aloud, card)} : ${FACED[rule](measure, value)}. ${withstood ? 'C’est réussi.' : 'C’est manqué.'}`,
    kept: ({ seat, card }, names) => `${nameOf(names, seat)} garde la carte, retournée : ${bootyAloud(aloud, card)}.`,
    poured: ({ seat, card }, names) => `${nameOf(names, seat)} pose une bouteille de rhum sur ${theOneAloud(card)}.`,
    wishedToAbstain: ({ seat, wish }, names) =>
      wish ? `${nameOf(names, seat)} ne veut plus de rhum.` : `${nameOf(names, seat)} veut de nouveau du rhum.`,
    refusedRum: ({ seat }, names) => `${nameOf(names, seat)} ne prend pas de rhum.`,
    worked: ({ seat, role }, names) => `${nameOf(names, seat)} utilise ${articled.roles[role]} et rend sa bouteille.`,
    delivered: ({ seat, card, ship }, names) =>
      `${nameOf(names, seat)} débarque ${theOneAloud(card)} sur ${shipAloud(aloud, ship)}.`,
    won: ({ seat, doubloons: count, rule }, names) =>
      rule === 'CJG-NET-04'
        ? `${nameOf(names, seat)} gagne : il ne reste personne d’autre à la table.`
        : `${nameOf(names, seat)} a ${doubloons(count)} et gagne.`,
    ranOutOfTime: ({ seat }, names) => `Le temps est écoulé pour ${nameOf(names, seat)}.`,
    left: ({ seat, cards: aboard, doubloons: count }, names) =>
      `${nameOf(names, seat)} quitte la partie et rend ${plural(aboard.length, 'carte')} et ${doubloons(count)}.`,
    calledOff: () => 'Tout le monde est d’accord pour arrêter : personne ne gagne.',
  },

  refusals: {
    over: 'La partie est finie.',
    gone: 'Cette personne a quitté la partie.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'already-so': 'C’est déjà le cas.',
    'course-is-set': 'Le cap est fixé pour ce tour.',
    'empty-area': 'Il n’y a rien à révéler dans ce domaine.',
    'must-be-faced': 'Un danger doit être affronté.',
    'in-port': 'Au port, aucune carte n’est révélée.',
    covered: 'Cette carte est couverte : elle ne peut plus être prise.',
    'no-card-revealed': 'Aucune carte n’est révélée.',
    'only-after-boarding': 'On ne prend les cartes des autres qu’après un abordage gagné.',
    'boarded-instead': 'Vous avez abordé un adversaire : c’est l’un ou l’autre.',
    'ship-must-be-fought': 'Une carte bateau ne se prend pas : il faut gagner le combat.',
    'no-room': 'Il n’y a plus de place à bord : défaussez d’abord une carte.',
    'no-ship': 'Cette carte n’est pas un bateau.',
    'too-fast': 'Ce bateau est trop rapide pour vos voiles.',
    'no-boarding-symbol': 'La carte ne porte pas le symbole d’abordage.',
    'no-opponent': 'Il n’y a personne à aborder là.',
    'safe-in-port': 'Au port, personne n’est abordé.',
    'not-yet-at-sea': 'Ce bateau n’a pas encore joué.',
    elsewhere: 'Ce bateau est dans un autre domaine.',
    calm: 'Accalmie : aucune autre carte ne peut être révélée.',
    'cook-first': 'Accalmie : passez la carte, puis le cuistot peut l’ignorer pour une bouteille.',
    'pass-first': 'Passez d’abord cette carte : l’équipage peut aider pour la suivante.',
    'no-sails-left': 'Vous avez révélé autant de cartes que vous avez de voiles.',
    'fight-under-way': 'On ne défausse rien pendant un combat.',
    'not-aboard': 'Cette carte n’est pas à bord.',
    'not-now': 'On ne découvre pas de trésor maintenant.',
    'no-active-map': 'Seules les cartes au trésor actives comptent.',
    'three-maps': 'Un trésor demande trois cartes au trésor.',
    'ship-stays': 'Un bateau capturé ne se tourne pas.',
    'only-in-port': 'Cela ne se fait qu’au port.',
    'turned-already': 'Cette carte vient d’être tournée.',
    'letter-not-open': 'Cette lettre n’est pas face visible.',
    'does-not-pay': 'Ces cartes n’accomplissent pas la lettre.',
    'not-needed': 'Une de ces cartes n’est pas nécessaire.',
    'cannot-replace': 'Personne à bord ne peut remplacer ainsi une marchandise.',
    'order-is-set': 'Ici, les cartes sont défaussées dans l’ordre où elles sont venues à bord.',
    'safe-in-hold': 'Les cartes de la cale sont à l’abri.',
    'no-roll-left': 'Il ne reste aucun jet de dé.',
    'no-such-sailor': 'Ce matelot n’est pas actif : tournez d’abord sa carte.',
    'steers-already': 'Ce timonier a déjà servi ce tour-ci.',
    'no-rum': 'Ce matelot n’a pas de bouteille de rhum.',
    'not-yet': 'Cette carte servira à partir de votre prochain tour.',
    'not-at-sea': 'Ce matelot n’agit que pendant un tour en mer.',
    'no-calm': 'Il n’y a pas d’accalmie à ignorer.',
    'needs-no-rum': 'Seuls timonier, cuistot, intendant et vigie, moitié active, prennent du rhum.',
    'no-passenger': 'Ce passager n’est pas actif à bord.',
    'another-flag': 'Ce bateau porte un autre drapeau.',
    'no-draw': 'Ce jeu ne connaît pas de partie nulle ; on peut s’accorder pour arrêter.',
    'needs-everybody': 'Il y faut l’accord de tout le monde.',
    'no-such-seat': 'Cette place n’existe pas à cette table.',
  },
  options: {
    rules: { label: 'Règles', values: { base: 'jeu de base', advanced: 'règles avancées' } },
    first: { label: 'Qui commence', values: { random: 'tirage au sort', ...seatLabels('place', COLOURS.length) } },
  },
  phrases: {},
  score: doubloons,
  table: (view, viewer, names) => linesOf(pictureOf(table, view, viewer, names), ' :'),
  picture: (view, viewer, names) => pictureOf(table, view, viewer, names),
  ways: waysOf,
  meant: meantBy,
};
