/** Jamaica en français, in the words of the glossary: cale, repaire, pénurie, poudre, boussole. */
import { counted, enumerated, figure, type Names, nameOf, signed, type Wording } from '../language.ts';
import { KIND } from './board.ts';
import type { CharacterName } from './crew/characters.ts';
import { crewFrench } from './crew/wording-fr.ts';
import type { Face, Stack } from './events.ts';
import type { Jamaica } from './game.ts';
import { type Colour, type GoodsName, type Power, SIXTH, type Symbol21 } from './material.ts';
import { effectOf } from './wording-effect.ts';
import { cardText, type Pieces, placeText, shipAtHead, shipName, spaceText } from './wording-pieces.ts';
import { promptFor } from './wording-prompt.ts';
import { pictureOf, type TableWords, tableLines, waysOf } from './wording-table.ts';

const pieces: Pieces = {
  ghost: 'le Bateau Fantôme',
  icons: { gold: 'or', food: 'nourriture', powder: 'poudre', forward: 'avancer', backward: 'reculer' },
  goods: (goods: GoodsName, tokens: number) => counted('fr', tokens, ...TOKENS[goods]),
  kinds: { port: 'port', sea: 'mer', lair: 'repaire', portRoyal: 'Port Royal' },
  sixthHold: 'la 6e Cale',
  hold: 'cale',
};
/** Some of each, as what a hold has. */
const SOME: { readonly [G in GoodsName]: string } = {
  gold: 'de l’or',
  food: 'de la nourriture',
  powder: 'de la poudre',
};
/** The tokens of each, one and several. */
const TOKENS: { readonly [G in GoodsName]: readonly [string, string] } = {
  gold: ['doublon', 'doublons'],
  food: ['nourriture', 'nourritures'],
  powder: ['poudre', 'poudres'],
};
const POWER_NAMES: { readonly [P in Power]: string } = {
  morganMap: 'la Carte de Morgan',
  saranSabre: 'le Sabre de Saran',
  ladyBeth: 'Lady Beth',
  sixthHold: 'la 6e Cale',
};
const COLOUR_NAMES: { readonly [C in Colour]: string } = {
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  yellow: 'jaune',
  purple: 'violet',
  black: 'noir',
};
const SYMBOL_NAMES: { readonly [S in Symbol21]: string } = {
  circle: 'le cercle',
  square: 'le carré',
  skull: 'le crâne',
  star: 'l’étoile',
};

/** « qu’un » doublon, « qu’une » nourriture, « que 2 ». */
const onlySo = (goods: GoodsName, tokens: number): string =>
  tokens === 1 ? (goods === 'gold' ? 'qu’un' : 'qu’une') : `que ${tokens}`;

const ship = (names: Names, one: number): string => shipName(pieces, names, one);
const Ship = (names: Names, one: number): string => shipAtHead(pieces, names, one);
const at = (space: number): string => spaceText(pieces, space);
const stack = ({ goods, tokens }: Stack): string => pieces.goods(goods, tokens);
const crew = crewFrench({
  ship,
  Ship,
  stack,
  goods: pieces.goods,
  hold: hold => inHold(hold),
  at,
  worth: signed,
  to: (names, one) => to(names, one),
});
const cards = (count: number): string => counted('fr', count, 'carte', 'cartes');
const face = (shown: Face): string => (shown === 'star' ? 'l’étoile' : `un ${shown}`);
const rolled = (shown: Face, powder: number, bonus: number, bonusBy?: CharacterName): string => {
  if (shown === 'star') return 'l’étoile';
  const added = [
    ...(powder > 0 ? [pieces.goods('powder', powder)] : []),
    ...(bonus > 0 ? [`${bonus} (${bonusBy === undefined ? POWER_NAMES.ladyBeth : crew.names[bonusBy]})`] : []),
  ];
  const sum = added.length > 0 ? `, plus ${added.join(' et ')} : puissance de feu ${shown + powder + bonus}` : '';
  return `${shown}${sum}`;
};

const worthOf = (treasures: readonly number[]): string =>
  treasures.length === 0
    ? ''
    : `, ${treasures.length === 1 ? 'trésor' : 'trésors'} ${enumerated(treasures.map(signed), 'fr')}`;

const table: TableWords = {
  pieces,
  where: 'case',
  toGo: 'reste',
  holds: 'cales',
  treasures: 'trésors',
  hand: 'en main',
  you: 'vous',
  left: 'a quitté la partie',
  empty: 'vide',
  powers: POWER_NAMES,
  crew,
  faceDown: count => `${count} face cachée`,
  round: (round, captain) => `Tour ${round}, Capitaine : ${captain}.`,
  dice: (sun, moon) => `Soleil ${sun}, lune ${moon}.`,
  rolled: (one, other) => `Dés : ${one} et ${other}.`,
  pile: (count, lairs) =>
    `Pioche des trésors : ${cards(count)}, jetons sur ${counted('fr', lairs, 'repaire', 'repaires')}.`,
  ownHand: 'Votre main',
  holdsAboard: aboard => `Cales, ${aboard}`,
  yourHand: hand => `Votre main : ${hand.join('  |  ')}`,
};

// No sentence says « de » before a name or agrees with a person: names of any first letter and any gender fit.
export const french: Wording<Jamaica> = {
  summary: 'Une course de pirates autour de l’île : chargez, avancez, combattez, payez, et rentrez riche au port.',
  prompts: {
    placeDice: 'Placez les dés : l’un sur le soleil, l’autre sur la lune.',
    chooseCard: 'Choisissez une carte.',
    chooseHold: 'Choisissez la cale à charger.',
    chooseWay: 'Choisissez votre route.',
    choosePayment: 'Choisissez les cales d’où partent les jetons.',
    chooseOpponent: 'Choisissez qui attaquer.',
    spendPowder: 'Combien de poudre dépensez-vous ?',
    useSabre: 'Utiliser le Sabre de Saran sur ce jet ?',
    chooseSpoils: 'Choisissez votre butin.',
    stowSpoils: 'Choisissez la cale de votre butin.',
    chooseRetreat: 'Pénurie : choisissez par où reculer.',
    chooseRoute: 'Pénurie : choisissez par où reculer.',
    steerGhost: 'Déplacez le Bateau Fantôme.',
    ...crew.prompts,
  },
  prompt: (step, view, seat) =>
    promptFor(
      {
        way: crew.chooseWayWith,
        payment: what => `Dans quelles cales prenez-vous ${stack(what)} ?`,
        spoilsWithYoukounkoun: 'Choisissez votre butin : le Youkounkoun est à prendre.',
      },
      step,
      view,
      seat,
    ),
  actions: {
    takeColour: ({ colour }) => `Prendre le bateau ${COLOUR_NAMES[colour]}`,
    placeDice: ({ sun, moon }) => `${sun} sur le soleil, ${moon} sur la lune`,
    chooseCard: ({ card }) => `Jouer ${cardText(pieces, card)}`,
    load: ({ hold }) => `Charger dans ${inHold(hold)}`,
    sail: ({ to: end }) => `Aller ${on(end)}`,
    retreat: ({ to: end }) => `Reculer ${on(end, placeText(pieces, end))}`,
    pay: ({ tokens }) => (tokens.every(paid => paid === 0) ? 'Ne rien payer' : `Payer ${tokens.join(' + ')}`),
    attack: ({ ship: other }, names) => `Attaquer ${ship(names, other)}`,
    spendPowder: ({ powder }) =>
      powder === 0 ? 'Ne pas dépenser de poudre' : `Dépenser ${pieces.goods('powder', powder)}`,
    reroll: () => 'Faire relancer le dé',
    keepRoll: () => 'Laisser le dé tel quel',
    stealHold: ({ hold }) => `Voler le contenu de ${inHold(hold)}`,
    stealPower: ({ power }) => `Voler ${POWER_NAMES[power]}`,
    stealHidden: () => 'Voler un trésor face cachée',
    giveTreasure: ({ worth: points }) => `Donner votre trésor de ${signed(points)}`,
    givePower: ({ power }) => `Donner ${POWER_NAMES[power]}`,
    decline: () => 'Ne rien prendre',
    ...crew.actions,
  },
  effect: (view, seat, action, names) =>
    effectOf(
      {
        pieces,
        between: ' ; ',
        fight: rivals => `combat contre ${rivals.map(rival => ship(names, rival)).join(' ou ')}`,
        pays: price => `paie ${price}`,
        short: 'pénurie',
        treasure: 'un trésor à prendre',
        home: 'arrivée',
        ignored: 'chargement impossible',
        discards: load => `${load}, en vidant une cale`,
        empties: what => `vide cette cale (${stack(what)})`,
        holds: what => stack(what),
        character: name => crew.names[name],
        overboard: name => `jette ${crew.names[name]} à la mer`,
        odds: (win, tie) => `victoire ${win} %, égalité ${tie} %`,
        from: taken => taken.map(({ hold, tokens }) => `${tokens} dans ${inHold(hold)}`).join(', '),
        die: (shown, other) => `${ship(names, other)} a obtenu ${face(shown)}`,
        crew: crew.effects,
      },
      view,
      seat,
      action,
    ),

  events: {
    colourTaken: ({ seat, colour }, names) => `${nameOf(names, seat)} prend le bateau ${COLOUR_NAMES[colour]}.`,
    ghostJoined: ({ gold: [first = 0, ...others] }) =>
      `Le Bateau Fantôme prend le départ avec Lady Beth, ${pieces.goods('gold', first)} dans une cale${others.map(gold => ` et ${gold} dans une autre`).join('')}.`,
    treasuresLaid: ({ pile, leftOut }) => `${pile} trésors forment la pioche, ${leftOut} restent dans la boîte.`,
    dealt: ({ seat, count, secret }, names) =>
      `${nameOf(names, seat)} reçoit ${cards(count)}${secret === undefined ? '' : ` : ${hand(secret.cards)}`}.`,
    captainDrawn: ({ seat }, names) => `Le sort désigne qui commence : ${nameOf(names, seat)} a la boussole.`,
    // Where the Oracle has set a die, only the other one is rolled, and neither is placed.
    diceRolled: ({ seat, dice, round, rule }, names) =>
      `Tour ${round} : ${nameOf(names, seat)}, Capitaine, lance ${rule === 'CREW-POWER-54' ? 'l’autre dé' : dice.join(' et ')}.`,
    dicePlaced: ({ seat, sun, moon, rule }, names) =>
      rule === 'CREW-POWER-55'
        ? `Matin ${sun}, soir ${moon}.`
        : `${nameOf(names, seat)} place le ${sun} sur le soleil et le ${moon} sur la lune.`,
    cardChosen: ({ seat, secret }, names) =>
      `${nameOf(names, seat)} a choisi ${secret === undefined ? 'une carte' : `la carte ${cardText(pieces, secret.card)}`}.`,
    cardTurnedUp: ({ seat, card }, names) => `${nameOf(names, seat)} révèle la carte ${cardText(pieces, card)}.`,
    reshuffled: ({ seat, count }, names) =>
      `${nameOf(names, seat)} mélange sa défausse (${cards(count)}), qui devient sa pioche.`,
    drew: ({ seat, count, secret, by }, names) =>
      `${nameOf(names, seat)} pioche ${secret === undefined ? cards(count) : theCards(secret.cards)}${crew.thanks(by)}.`,
    compassPassed: ({ seat }, names) => `La boussole passe à ${nameOf(names, seat)}.`,
    loaded: ({ ship: one, hold, emptied, by, ...load }, names) =>
      `${Ship(names, one)} ${emptied === null ? `charge ${stack(load)} dans ${inHold(hold)}` : `vide ${inHold(hold)} (${stack(emptied)}) et y charge ${stack(load)}`}${crew.thanks(by)}.`,
    loadIgnored: ({ ship: one, goods }, names) =>
      `Toutes les cales contiennent déjà ${SOME[goods]} : ${ship(names, one)} ne charge rien.`,
    sailed: ({ ship: one, rule, path, to, by }, names) =>
      `${Ship(names, one)} ${rule === 'JAM-MOVE-02' ? 'recule' : 'avance'} de ${counted('fr', path.length, 'case', 'cases')}, ${upTo(to, at(to))}${crew.thanks(by)}.`,
    finished: ({ ship: one, rule }, names) =>
      `${Ship(names, one)} arrive à Port Royal${rule === 'JAM-END-05' ? ' aussi' : ' : c’est le dernier tour'}.`,
    paid: ({ ship: one, space, goods, tokens }, names) =>
      `${Ship(names, one)} paie ${pieces.goods(goods, tokens)}${KIND[space] === 'port' ? ' de taxe portuaire' : ''} (${placeText(pieces, space)}).`,
    ranShort: ({ ship: one, goods, tokens, price }, names) =>
      `Pénurie : il faut ${pieces.goods(goods, price)}, et ${ship(names, one)} n’en a ${tokens === 0 ? 'pas' : `${onlySo(goods, tokens)}. Tout part à la Banque`}.`,
    shortageRolled: ({ ship: one, symbol }, names) => `Pénurie : ${ship(names, one)} obtient ${SYMBOL_NAMES[symbol]}.`,
    stayed: ({ ship: one, space, by }, names) => `${Ship(names, one)} reste ${on(space)}${crew.thanks(by)}.`,
    retreated: ({ ship: one, to: end }, names) => `${Ship(names, one)} recule ${upTo(end, placeText(pieces, end))}.`,
    tookTreasure: ({ ship: one, space, power, shown, rule, secret, by }, names) => {
      const what = treasure(power, shown, secret, 'un trésor');
      return rule === 'JAM-PRICE-14'
        ? `${Ship(names, one)} prend le jeton ${on(space)} ; il ne reste aucune carte.`
        : `${Ship(names, one)} trouve ${what} ${on(space)}${crew.thanks(by)}.`;
    },
    attacked: ({ ship: one, defender, space, by }, names) =>
      `${Ship(names, one)} attaque ${ship(names, defender)} ${on(space, placeText(pieces, space))}${by === undefined ? '' : `, à distance${crew.thanks(by)}`}.`,
    powderSpent: ({ ship: one, tokens, goods = 'powder' }, names) =>
      `${Ship(names, one)} dépense ${pieces.goods(goods, tokens)}${goods === 'powder' ? '' : ' en guise de poudre'}.`,
    combatRolled: ({ ship: one, by, face: shown, powder, bonus, bonusBy }, names) =>
      `${by === one || by < 0 ? Ship(names, one) : `${nameOf(names, by)}, pour le Bateau Fantôme,`} obtient ${rolled(shown, powder, bonus, bonusBy)}.`,
    combatRerolled: ({ ship: one, owner, rule, before, face: shown, powder, bonus, bonusBy }, names) =>
      `${Ship(names, owner)} ${rule === 'JAM-COMBAT-41' ? 'se sert du Sabre de Saran' : 'fait appel à Saran'} : ${ship(names, one)} relance ${before === 'star' ? 'son étoile' : `son ${before}`} et obtient ${rolled(shown, powder, bonus, bonusBy)}.`,
    combatEnded: ({ attacker, winner, attack, defence, rule }, names) => {
      if (winner === null) return `${attack} contre ${defence} : égalité.`;
      const [higher, lower] = winner === attacker ? [attack, defence] : [defence, attack];
      if (rule === 'JAM-COMBAT-09') return `${Ship(names, winner)} gagne le combat, ${higher} contre ${lower}.`;
      return `${Ship(names, winner)} gagne le combat avec l’étoile.`;
    },
    combatBrokenOff: ({ attacker, defender }, names) =>
      `Le combat entre ${ship(names, attacker)} et ${ship(names, defender)} est interrompu.`,
    noSpoils: ({ ship: one, rule }, names) =>
      rule === 'JAM-COMBAT-18' || rule === 'CREW-POWER-13'
        ? `${Ship(names, one)} ne prend rien.`
        : `${Ship(names, one)} n’a rien à prendre.`,
    holdStolen: ({ ship: one, loser, hold, into, emptied, ...spoils }, names) => {
      const where = hold === SIXTH ? ' sur la 6e Cale' : '';
      const what = `${Ship(names, one)} vole ${stack(spoils)}${where} ${to(names, loser)}`;
      if (into === null) return `${what} : le butin va à la Banque.`;
      return emptied === null ? `${what}.` : `${what}, en vidant une cale (${stack(emptied)}).`;
    },
    treasureStolen: ({ ship: one, loser, power, shown, carried, secret }, names) => {
      const what = treasure(power, shown, secret, 'un trésor face cachée');
      return `${Ship(names, one)} vole ${what} ${to(names, loser)}${carried === null ? '' : `, avec ${stack(carried)}`}.`;
    },
    loadLost: ({ ship: one, lost }, names) =>
      `${Ship(names, one)} ne garde que l’or : ${stack(lost)} de la 6e Cale à la Banque.`,
    treasureGiven: ({ ship: one, to: receiver, power, shown, carried, rule, secret }, names) => {
      const blind = rule === 'JAM-COMBAT-38' ? 'un trésor maudit' : 'un trésor';
      const hidden = secret === undefined ? blind : `${blind} de ${signed(secret.worth)}`;
      const what = treasure(power, shown, undefined, hidden);
      return `${Ship(names, one)} donne ${what} ${to(names, receiver)}${carried === null ? '' : `, avec ${stack(carried)}`}.`;
    },
    treasuresShown: ({ ship: one, treasures }, names) =>
      `${Ship(names, one)} révèle ${treasures.length === 1 ? 'son trésor' : 'ses trésors'} : ${enumerated(
        treasures.map(shown => (typeof shown === 'number' ? signed(shown) : POWER_NAMES[shown])),
        'fr',
      )}.`,
    scored: ({ ship: one, position, gold, treasures, crew: aboard, total }, names) =>
      `${Ship(names, one)} : case ${figure(position)}, ${pieces.goods('gold', gold)}${worthOf(treasures)}${crew.score(aboard)} : ${counted('fr', total, 'point', 'points')}.`,
    won: ({ ships, rule }, names) => {
      const [first, ...others] = ships;
      const winners = enumerated([Ship(names, first), ...others.map(one => ship(names, one))], 'fr');
      if (rule === 'CREW-POWER-49') return `${winners} gagne sur-le-champ, avec Calypso et les trois amulettes.`;
      if (rule === 'JAM-NET-02') return `${winners} gagne : il ne reste personne d’autre à la table.`;
      if (rule === 'JAM-END-10') return `${winners} sont à égalité en tout et partagent la victoire.`;
      return rule === 'JAM-END-09'
        ? `${winners} gagne : à égalité, son bateau est le plus avancé.`
        : `${winners} gagne.`;
    },
    ranOutOfTime: ({ seat }, names) => `Le temps est écoulé pour ${nameOf(names, seat)}.`,
    left: ({ seat }, names) => `${nameOf(names, seat)} quitte la partie ; son bateau est retiré du plateau.`,
    ...crew.events,
  },

  refusals: {
    over: 'La partie est finie.',
    gone: 'Cette personne a quitté la partie.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'card-is-chosen': 'Votre carte est choisie, et ce choix est définitif.',
    'not-in-hand': 'Cette carte n’est pas dans votre main.',
    'race-is-on': 'La course est lancée : les bateaux gardent leur couleur.',
    'colour-is-taken': 'Cette couleur n’est pas libre.',
    'must-choose': 'Chacun doit choisir une carte.',
    'must-place-dice': 'Le Capitaine doit placer les dés.',
    'dice-first': 'Placez d’abord les dés sur le soleil et la lune ; chacun choisit ensuite sa carte.',
    'not-these-dice': 'Ce ne sont pas les dés lancés.',
    'must-act': 'Les deux actions de la carte sont obligatoires.',
    'must-move-ghost': 'Le Capitaine doit déplacer le Bateau Fantôme.',
    'must-fight': 'Un combat ne peut être évité.',
    'must-pay': 'Celui qui peut payer doit payer.',
    'must-go-back': 'Le bateau doit reculer : choisissez par où.',
    'no-such-hold': 'Le bateau n’a pas cette cale.',
    'hold-in-use': 'Tant qu’une cale est vide, on n’en vide pas d’autre.',
    'same-goods': 'On ne vide pas une cale pour y charger la même marchandise.',
    'equal-hold': 'Plusieurs cales ont ce contenu : choisissez la première.',
    'not-on-the-way': 'Le bateau ne peut pas s’arrêter là.',
    'not-that-direction': 'Le Bateau Fantôme ne peut pas aller dans ce sens maintenant.',
    'not-first-payable': 'Vous devez vous arrêter sur la première case que vous pouvez payer.',
    'not-first-of-kind': 'Ce n’est pas la première case de ce genre en reculant.',
    'not-the-price': 'Le compte n’y est pas : il faut exactement le prix.',
    'not-there': 'Ce bateau n’est pas sur cette case.',
    'not-so-much-powder': 'Il n’y a pas autant de poudre à bord.',
    'too-late-for-the-sabre': 'Le Sabre ne change qu’un jet qui vient d’être fait.',
    'stays-with-the-ghost': 'Lady Beth reste avec le Bateau Fantôme.',
    'not-theirs': 'Le perdant n’a pas cette carte.',
    'nothing-face-down': 'Le perdant n’a pas de trésor face cachée.',
    'ghost-gives-nothing': 'Le Bateau Fantôme ne donne rien.',
    'not-cursed': 'Seul un trésor maudit peut être donné à un joueur.',
    'not-yours': 'Vous n’avez pas ce trésor.',
    'hold-is-empty': 'Il n’y a rien dans cette cale.',
    'no-room': 'Toutes vos cales ont déjà cette marchandise : cette cale ne peut être volée.',
    'no-ghost-in-2007': 'Dans l’édition 2007, le Bateau Fantôme ne joue qu’à deux joueurs.',
    'no-ship-left': 'À six, il ne reste pas de bateau pour le fantôme.',
    ...crew.refusals,
  },
  options: {
    edition: { label: 'Édition', values: { '2007': '2007', '2021': '2021' } },
    ghost: { label: 'Bateau Fantôme à trois joueurs ou plus', values: { true: 'oui', false: 'non' } },
    crew: { label: 'Extension The Crew', values: { true: 'oui', false: 'non' } },
  },
  phrases: {},
  sides: { ghost: 'Le Bateau Fantôme' },
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
  if (shown !== undefined) return 'le Youkounkoun';
  return secret === undefined ? hidden : `un trésor de ${signed(secret.worth)}`;
};
const hand = (held: readonly number[]): string =>
  enumerated(
    held.map(card => cardText(pieces, card)),
    'fr',
  );
const theCards = (held: readonly number[]): string => `${held.length < 2 ? 'la carte' : 'les cartes'} ${hand(held)}`;
const inHold = (hold: number): string => (hold === SIXTH ? 'la 6e Cale' : `la cale ${hold + 1}`);
/** « à » with the name of a ship. */
const to = (names: Names, one: number): string =>
  one < names.length ? `à ${nameOf(names, one)}` : 'au Bateau Fantôme';
/** Where a ship is or goes; the space is named with its price where nothing else is said. */
const on = (space: number, named = at(space)): string => {
  if (KIND[space] === 'portRoyal') return 'à Port Royal';
  return KIND[space] === 'sea' ? `en ${named}` : `au ${named}`;
};
/** How far a ship goes. */
const upTo = (space: number, named: string): string => {
  if (KIND[space] === 'portRoyal') return 'jusqu’à Port Royal';
  return KIND[space] === 'sea' ? `jusqu’à la case ${named}` : `jusqu’au ${named}`;
};
