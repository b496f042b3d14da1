/** A lesson of Jamaica: three days at sea with loaded dice, with a treasure, a combat and a shortage on the way. */
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { type Card, FACES, TREASURES, WORTH } from '@havre/engine/games/jamaica/material.ts';
import type { LessonScript, LessonStep } from '../contract.ts';
import { loadedShuffle } from '../loaded-dice.ts';
import { card, choosing, DECK, dice, does, LEFT, play, RIGHT, said, stacked, YOU } from './lesson-script.ts';

/** The cards that are played, day by day: together they are the first hand. */
const HANDS: readonly (readonly Card[])[] = [
  [card('forward', 'powder'), card('forward', 'forward'), card('forward', 'food')],
  [card('food', 'forward'), card('forward', 'food'), card('powder', 'food')],
  [card('food', 'powder'), card('forward', 'forward'), card('powder', 'gold')],
];

const TREASURE_CARDS: readonly number[] = Array.from({ length: TREASURES }, (_, one) => one);
/** The two treasures that are found, and the three that stay in the box at the end of the pile. */
const FOUND = [WORTH.indexOf(7), WORTH.indexOf(-2)] as const;
const LEFT_OUT: readonly number[] = [0, 1, 2];
const treasures = (): number[] => [
  ...stacked(
    TREASURE_CARDS.filter(one => !LEFT_OUT.includes(one)),
    FOUND,
  ),
  ...LEFT_OUT,
];

const draws: readonly number[] = [
  ...loadedShuffle(TREASURE_CARDS, treasures()),
  ...HANDS.flatMap(hand => loadedShuffle(DECK, stacked(DECK, hand))),
  YOU, // is Captain
  ...dice(4, 2),
  ...dice(3, 4),
  ...[8, 6].map(face => FACES.indexOf(face)), // the combat
  ...dice(2, 5),
  FACES.indexOf(6), // the square, in the shortage
];

const steps: readonly LessonStep<Jamaica>[] = [
  {
    says: said(
      (left, right) =>
        `Welcome aboard! You race ${left} and ${right} once round the island. The richest wins, not the first: gold, treasures and how far you got all count.`,
      (left, right) =>
        `Bienvenue à bord ! Vous faites le tour de l’île contre ${left} et ${right}. Ce n’est pas le premier arrivé qui gagne, mais le plus riche : or, trésors et position comptent.`,
    ),
    task: { type: 'read' },
    others: [],
  },
  play(
    [{ type: 'placeDice', sun: 4, moon: 2 }],
    said(
      () =>
        'You hold the compass: you are Captain and rolled 4 and 2. One die is for everybody’s morning, the other for the evening. Lay the 4 on the sun.',
      () =>
        'Vous avez la boussole : le Capitaine, c’est vous. Vos dés donnent 4 et 2 : l’un vaut pour le matin de tout le monde, l’autre pour le soir. Posez le 4 sur le soleil.',
    ),
    said(
      () => 'The other order is allowed too. For this lesson, the 4 on the sun.',
      () => 'L’autre ordre est permis aussi. Pour cette leçon, le 4 sur le soleil.',
    ),
  ),
  play(
    [choosing('forward', 'powder')],
    said(
      () =>
        'A card has a morning and an evening action. Lift forward / powder: the chart shows your course, 4 spaces to a lair with a treasure; your holds show the powder. Lay it down.',
      () =>
        'Une carte porte une action du matin et une du soir. Touchez avancer / poudre : le plateau montre votre route, 4 cases jusqu’à un repaire, et vos cales la poudre. Posez-la.',
    ),
    said(
      () => 'Any card may be chosen. Here take the one with a green arrow above and powder below.',
      () => 'Toute carte convient. Ici, prenez celle qui a une flèche verte en haut et la poudre en bas.',
    ),
    [
      does(LEFT, choosing('food', 'forward')),
      does(RIGHT, choosing('food', 'powder')),
      does(LEFT, { type: 'pay', tokens: [0, 3] }),
    ],
  ),
  {
    says: said(
      left =>
        `The lair gave you a treasure of +7 that only you can see. The compass has gone to ${left}, who has not laid the dice yet. Try to choose a card all the same: touch one.`,
      left =>
        `Le repaire vous a donné un trésor de +7 que personne d’autre ne voit. ${left} a la boussole et n’a pas placé les dés. Essayez quand même : touchez une carte.`,
    ),
    task: { type: 'beRefused', code: 'not-your-turn' },
    others: [does(LEFT, { type: 'placeDice', sun: 3, moon: 4 })],
  },
  play(
    [choosing('forward', 'forward')],
    said(
      (_, right) =>
        `Each refusal names its rule. Now the dice lie: 3 and 4. Choose forward / forward. ${right} plays before you, so the sea may look different when your turn comes.`,
      (_, right) =>
        `Chaque refus cite sa règle. Les dés sont placés : 3 et 4. Choisissez avancer / avancer. ${right} joue avant vous : la mer peut changer d’ici là.`,
    ),
    said(
      () => 'Take the card with two green arrows.',
      () => 'Prenez la carte aux deux flèches vertes.',
    ),
    [
      does(LEFT, choosing('forward', 'food')),
      does(RIGHT, choosing('forward', 'forward')),
      does(RIGHT, { type: 'pay', tokens: [1, 1] }),
      does(RIGHT, { type: 'sail', to: 7 }),
      does(RIGHT, { type: 'pay', tokens: [0, 2] }),
    ],
  ),
  play(
    [{ type: 'sail', to: 7 }],
    said(
      (_, right) =>
        `A fork! Lit spaces can be touched: the inner lane is short and costs 3 food; on the outer one lies ${right}. Whoever arrives where a ship lies must fight. Attack!`,
      (_, right) =>
        `Une bifurcation ! Touchez une case éclairée : à l’intérieur c’est court, mais à 3 nourritures ; à l’extérieur, ${right}. Sur une case occupée, il faut combattre. Attaquez !`,
    ),
    said(
      (_, right) => `The inner lane is shorter and dearer. For this lesson, sail to the ship of ${right}.`,
      (_, right) => `La route intérieure est plus courte et plus chère. Pour cette leçon, rejoignez ${right}.`,
    ),
  ),
  play(
    [{ type: 'spendPowder', powder: 2 }],
    said(
      () =>
        'Combat: each side spends powder, then rolls the black die. Powder is added to it, and the star wins at once. Beside each amount you see how likely you win. Spend both.',
      () =>
        'Combat : chacun peut dépenser de la poudre, qui s’ajoute au dé de combat. L’étoile gagne aussitôt. Vos chances sont à côté de chaque quantité. Dépensez vos 2 poudres.',
    ),
    said(
      () => 'Spend all the powder you have: 2.',
      () => 'Dépensez toute votre poudre : 2.',
    ),
    [does(RIGHT, { type: 'spendPowder', powder: 2 })],
  ),
  play(
    [{ type: 'stealHold', hold: 1 }],
    said(
      (_, right) =>
        `10 against 8: you win, and take one thing: all that lies in one hold, or a treasure; or you give away a curse. Touch the gold of ${right}: gold is points.`,
      (_, right) =>
        `10 contre 8 : vous gagnez ! Volez le contenu d’une cale ou un trésor, ou donnez un trésor maudit. Chez ${right}, touchez l’or.`,
    ),
    said(
      () => 'You may take something else, or nothing. Here take the gold.',
      () => 'On peut prendre autre chose, ou rien. Ici, prenez l’or.',
    ),
    [does(RIGHT, { type: 'placeDice', sun: 2, moon: 5 })],
  ),
  play(
    [choosing('forward', 'food')],
    said(
      () =>
        'You paid 2 food for that space, then found a curse of −2. One food is left, and ahead the sea costs 3: lift forward / food, the barrel struck through says so. Lay it all the same.',
      () =>
        'Vous avez payé 2 nourritures, puis trouvé un trésor maudit de −2. Il vous reste 1 nourriture et la mer en coûte 3 : voyez le tonneau barré. Posez quand même avancer / nourriture.',
    ),
    said(
      () => 'Take forward / food, to see what a shortage is.',
      () => 'Prenez avancer / nourriture, pour voir une pénurie.',
    ),
    [does(LEFT, choosing('powder', 'food')), does(RIGHT, choosing('powder', 'gold'))],
  ),
  play(
    [
      { type: 'retreat', to: 12 },
      { type: 'retreat', to: 14 },
    ],
    said(
      () =>
        'Shortage: whoever cannot pay loses what there is of it and rolls. The square sends you back to the first sea space, which costs nothing now. Two ways lead back: choose one.',
      () =>
        'Pénurie : vous perdez toute cette nourriture et lancez le dé. Le carré vous renvoie à la première case mer, gratuite cette fois. Deux routes y mènent : choisissez.',
    ),
    said(
      () => 'Touch one of the two lit spaces.',
      () => 'Touchez l’une des deux cases éclairées.',
    ),
  ),
  {
    says: said(
      () =>
        'You loaded 5 food. Goods never go where something lies: once all five holds are full, you must empty one, and throw overboard all that is in it. A card that would do so tells you first.',
      () =>
        'Vous avez chargé 5 nourritures. On n’ajoute jamais à une cale occupée : quand les cinq sont pleines, il faut en vider une. La carte vous prévient d’avance.',
    ),
    task: { type: 'read' },
    others: [],
  },
  {
    says: said(
      () =>
        'The numbered flags on the last stretch are points for how far you got: 2 on the first, 15 at home. Whoever has not passed the red flag by the end loses 5 points.',
      () =>
        'Les drapeaux numérotés du dernier tronçon valent des points : 2 pour le premier, 15 à Port Royal. Qui n’a pas dépassé le drapeau rouge à la fin perd 5 points.',
    ),
    task: { type: 'read' },
    others: [],
  },
  {
    says: said(
      () => 'Sail on! The round in which a ship comes home is the last; then position, gold and treasures count.',
      () =>
        'En route ! Le tour où un bateau atteint Port Royal est le dernier ; puis on compte position, doublons et trésors.',
    ),
    task: { type: 'read' },
    others: [],
  },
];

export const lesson: LessonScript<Jamaica> = {
  seats: HANDS.length,
  options: { edition: '2021' },
  learner: YOU,
  draws,
  steps,
  next: {
    name: { en: 'With The Crew', fr: 'Avec The Crew' },
    load: async () => (await import('./crew/lesson.ts')).crewLesson,
  },
};
