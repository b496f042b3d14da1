/** A lesson of The Crew: two ports, the tavern, the Cooper's first load, and a walk of the bottle. */
import { type CharacterName, NAMES } from '@havre/engine/games/jamaica/crew/characters.ts';
import { CREW_WORTH } from '@havre/engine/games/jamaica/crew/material.ts';
import { PLACES, type Place, STAIRS } from '@havre/engine/games/jamaica/crew/tavern.ts';
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { type Card, POWERS } from '@havre/engine/games/jamaica/material.ts';
import type { LessonScript, LessonStep } from '../../contract.ts';
import { loadedShuffle } from '../../loaded-dice.ts';
import { card, choosing, DECK, dice, does, LEFT, play, RIGHT, said, stacked, YOU } from '../lesson-script.ts';

const HANDS: readonly (readonly Card[])[] = [
  [card('forward', 'food'), card('gold', 'forward'), card('forward', 'powder')],
  [card('food', 'powder'), card('powder', 'food'), card('powder', 'gold')],
  [card('food', 'powder'), card('powder', 'food'), card('powder', 'gold')],
];

const TREASURES: readonly number[] = CREW_WORTH.map((_, one) => one).slice(POWERS.length);

/** The place below the stairs, and who sits where the lesson speaks of it; the others sit anywhere. */
const BELOW: Place = STAIRS + 7;
const SEATED: ReadonlyMap<Place, CharacterName> = new Map([
  [STAIRS - 1, 'saran'],
  [STAIRS + 1, 'navigator'],
  [BELOW, 'cooper'],
  [BELOW - 1, 'weasel'],
  [BELOW + 1, 'lookout'],
  [BELOW + 7, 'king'],
]);

/** The tiles as they must lie to be dealt so: the last one comes first. */
function tiles(): number[] {
  const others = NAMES.filter(name => ![...SEATED.values()].includes(name));
  const places = Array.from({ length: PLACES }, (_, place) => place).filter(place => place !== STAIRS);
  return places.map(place => NAMES.indexOf(SEATED.get(place) ?? others.shift() ?? 'king')).toReversed();
}

const draws: readonly number[] = [
  ...loadedShuffle(TREASURES, TREASURES),
  ...loadedShuffle(
    NAMES.map((_, one) => one),
    tiles(),
  ),
  ...HANDS.flatMap(hand => loadedShuffle(DECK, stacked(DECK, hand))),
  YOU, // is Captain
  ...dice(5, 2),
  ...dice(6, 1),
];

const steps: readonly LessonStep<Jamaica>[] = [
  {
    says: said(
      () =>
        'With The Crew, twenty characters wait in the tavern: its sign hangs beside the chart. Each has a power, and counts at the end, more if you come home.',
      () =>
        'Avec The Crew, vingt personnages attendent à la taverne : son enseigne pend à côté du plateau. Chacun a un pouvoir et compte à la fin, davantage si vous arrivez.',
    ),
    task: { type: 'read' },
    others: [],
  },
  play(
    [{ type: 'placeDice', sun: 5, moon: 2 }],
    said(
      () => 'Whoever pays a port in full may recruit. A port for 3 gold is 5 spaces ahead: lay the 5 on the sun.',
      () =>
        'Qui paie un port en entier peut recruter. Un port à 3 or est à 5 cases devant vous : posez le 5 sur le soleil.',
    ),
    said(
      () => 'The other order is allowed too. For this lesson, the 5 on the sun.',
      () => 'L’autre ordre est permis aussi. Pour cette leçon, le 5 sur le soleil.',
    ),
  ),
  play(
    [choosing('forward', 'food')],
    said(
      () => 'Choose forward / food: you sail to the port, pay all your gold, and load food in the evening.',
      () => 'Choisissez avancer / nourriture : vous allez au port, payez tout votre or, et chargez le soir.',
    ),
    said(
      () => 'Take the card with a green arrow above and food below.',
      () => 'Prenez la carte qui a une flèche verte en haut et la nourriture en bas.',
    ),
    [does(LEFT, choosing('food', 'powder')), does(RIGHT, choosing('food', 'powder'))],
  ),
  play(
    [{ type: 'recruit', character: 'cooper', bottle: STAIRS }],
    said(
      () =>
        'The tavern! Whoever sits next to the bottle costs nothing. Touch a face to see what it does. Recruit the Cooper: he adds a token to every load.',
      () =>
        'La taverne ! Qui est à côté de la bouteille ne coûte rien. Touchez un visage pour savoir ce qu’il fait. Recrutez le Tonnelier : un jeton de plus à chaque chargement.',
    ),
    said(
      () => 'Anybody whose face is lit may be had. For this lesson, the Cooper, below the stairs.',
      () => 'Tout visage éclairé convient. Pour cette leçon, le Tonnelier, au pied de l’escalier.',
    ),
    [does(LEFT, { type: 'placeDice', sun: 6, moon: 1 })],
  ),
  play(
    [choosing('gold', 'forward')],
    said(
      left =>
        `He sits in your hold, and loaded 3 food instead of 2. ${left} has laid 6 and 1. Choose gold / forward: 7 gold with him, then one space to a port for 5.`,
      left =>
        `Il est dans votre cale et a chargé 3 nourritures au lieu de 2. ${left} a posé 6 et 1. Choisissez or / avancer : 7 or avec lui, puis une case jusqu’à un port à 5.`,
    ),
    said(
      () => 'Take the card with gold above and a green arrow below.',
      () => 'Prenez la carte qui a l’or en haut et une flèche verte en bas.',
    ),
    [
      does(LEFT, choosing('powder', 'food')),
      does(RIGHT, choosing('powder', 'food')),
      does(LEFT, { type: 'load', hold: 3 }),
      does(RIGHT, { type: 'load', hold: 3 }),
    ],
  ),
  play(
    [{ type: 'recruit', character: 'king', bottle: BELOW }],
    said(
      () =>
        'New faces! The bottle walks over tables that are left, for 1 gold each. The King has no power, but +9 if you come home, and −3 if not. Recruit him.',
      () =>
        'De nouveaux visages ! La bouteille passe par les tables vides, pour 1 or chacune. Le Roi n’a pas de pouvoir, mais +9 à l’arrivée, −3 sinon. Recrutez-le.',
    ),
    said(
      () => 'For this lesson, the King in the last row.',
      () => 'Pour cette leçon, le Roi, au dernier rang.',
    ),
  ),
  {
    says: said(
      () =>
        'Characters fill holds: goods may throw them overboard, and who beats you may steal one. A power that can be used now glows. Come home with them!',
      () =>
        'Les personnages occupent des cales : un chargement peut les jeter à la mer, et qui vous bat peut en voler un. Un pouvoir utilisable brille. Ramenez-les à bon port !',
    ),
    task: { type: 'read' },
    others: [],
  },
];

export const crewLesson: LessonScript<Jamaica> = {
  seats: HANDS.length,
  options: { edition: '2021', crew: true },
  learner: YOU,
  draws,
  steps,
};
