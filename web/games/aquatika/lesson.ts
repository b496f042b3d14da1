/**
 * Aquatika in three minutes: a real game that one wins, against somebody who plays what the lesson needs. Each step shows one
 * animal doing what only it can do, and one of them what none may.
 */
import { type Cell, cellNamed } from '@havre/engine/games/aquatika/board.ts';
import type { Aquatika } from '@havre/engine/games/aquatika/game.ts';
import { COUNTS } from '@havre/engine/games/aquatika/material.ts';
import { FISH, type Kind, OCTOPUS, SHARK } from '@havre/engine/games/aquatika/pieces.ts';
import type { Action } from '@havre/engine/games/aquatika/state.ts';
import { nameOf } from '@havre/engine/games/language.ts';
import type { LessonScript, LessonStep, SpokenText } from '../contract.ts';

const [YOU, OTHER] = [0, 1] as const;
const [O, S, F] = [OCTOPUS, SHARK, FISH] as const;

/** The own camp as chance will lay it: a1 b1 d1 e1, then a2 to e2. */
const OWN: readonly Kind[] = [F, S, F, O, O, S, F, O, S];
const OTHERS: Readonly<Record<string, Kind>> = {
  a6: O,
  b6: S,
  c6: O,
  d6: F,
  e6: S,
  a7: F,
  b7: S,
  d7: F,
  e7: O,
};

/** The draws with which “at random” gives a camp: each piece is taken from those that are left. */
function loadedCamp(camp: readonly Kind[]): number[] {
  const left = COUNTS.flatMap((count, kind) => Array<number>(count).fill(kind));
  return camp.map(kind => {
    const at = left.indexOf(kind);
    left.splice(at, 1);
    return at;
  });
}

const cell = (name: string): Cell => cellNamed(name);
const move = (from: string, to: string): Action => ({ type: 'move', from: cell(from), to: cell(to) });
const carry = (from: string, to: string): Action => ({ type: 'carry', from: cell(from), to: cell(to) });
const reply = (...actions: readonly Action[]): LessonStep<Aquatika>['others'] =>
  actions.map(action => ({ seat: OTHER, action }));

const said = (en: (other: string) => string, fr: (other: string) => string): SpokenText => ({
  en: names => en(nameOf(names, OTHER)),
  fr: names => fr(nameOf(names, OTHER)),
});
const plain = (en: string, fr: string): SpokenText =>
  said(
    () => en,
    () => fr,
  );

const play = (
  action: Action,
  says: SpokenText,
  hint: SpokenText,
  others: LessonStep<Aquatika>['others'],
): LessonStep<Aquatika> => ({ says, task: { type: 'play', actions: [action], hint }, others });

const steps: readonly LessonStep<Aquatika>[] = [
  play(
    { type: 'fill' },
    plain(
      'Bring one animal onto the yellow shell behind the other camp, and you win. First both arrange nine animals in secret. Today by lot: touch “At random”.',
      'Amenez un animal sur le coquillage jaune, derrière l’autre camp, et c’est gagné. D’abord, chaque camp dispose ses neuf animaux en secret. Aujourd’hui, touchez « Au hasard ».',
    ),
    plain('Touch “At random” below the lagoon.', 'Touchez « Au hasard », sous le lagon.'),
    [],
  ),
  play(
    { type: 'confirm' },
    plain(
      'Three octopuses, three sharks, three flying fish. You could still change everything. Touch “Ready”: nothing shows before both are.',
      'Trois pieuvres, trois requins, trois poissons volants. Tout pourrait encore changer. Touchez « C’est prêt » : rien ne se montre avant.',
    ),
    plain('Touch “Ready”.', 'Touchez « C’est prêt ».'),
    reply(...Object.entries(OTHERS).map(([at, kind]): Action => ({ type: 'place', kind, at: cell(at) })), {
      type: 'confirm',
    }),
  ),
  play(
    move('d2', 'd3'),
    plain(
      'Every animal goes one cell: ahead, diagonally ahead or to the side. Touch the octopus on d2, then d3. You can drag it, too.',
      'Chaque animal avance d’une case : tout droit, en diagonale ou de côté. Touchez la pieuvre en d2, puis d3. On peut aussi la glisser.',
    ),
    plain('Lead the octopus from d2 to d3.', 'Menez la pieuvre de d2 en d3.'),
    reply(move('d6', 'd5')),
  ),
  {
    says: plain(
      'But nobody ever goes back. Try it: touch the octopus on d3, then d2 behind it.',
      'Mais personne ne recule jamais. Essayez : touchez la pieuvre en d3, puis d2, derrière elle.',
    ),
    task: { type: 'beRefused', code: 'backward' },
    others: [],
  },
  play(
    move('b2', 'b3'),
    said(
      other => `Each refusal names its rule. Now your shark: from b2 to b3. ${other} comes closer.`,
      other => `Chaque refus nomme sa règle. À présent le requin : de b2 en b3. ${other} s’approche.`,
    ),
    plain('Lead the shark from b2 to b3.', 'Menez le requin de b2 en b3.'),
    reply(move('d5', 'd4')),
  ),
  play(
    move('d3', 'd4'),
    plain(
      'A fish right ahead! An octopus covers sharks and fish by going onto them. Touch your octopus, then the fish on d4.',
      'Un poisson, juste devant ! La pieuvre recouvre requins et poissons en allant dessus. Touchez votre pieuvre, puis le poisson en d4.',
    ),
    plain('Cover the fish: from d3 to d4.', 'Recouvrez le poisson : de d3 en d4.'),
    reply(move('b6', 'c5')),
  ),
  play(
    carry('d4', 'e5'),
    said(
      other =>
        `Only you see what lies under it: hold it to look. ${other} has to remember. A shark on c5 would eat both: flee to e5, and touch e5 again to take the fish along.`,
      other =>
        `Maintenez la pieuvre pour voir dessous ; ${other} doit s’en souvenir. En c5, un requin mangerait les deux : fuyez en e5, et touchez encore e5 pour emmener le poisson.`,
    ),
    plain('Lead the octopus to e5, and take the fish along.', 'Menez la pieuvre en e5, en emmenant le poisson.'),
    reply(move('c5', 'c4')),
  ),
  play(
    move('b3', 'c4'),
    plain(
      'The shark has come to c4. A shark eats whoever it reaches, friends too, and an octopus with all it holds. Eat it: from b3 to c4.',
      'Le requin est venu en c4. Un requin mange qui il atteint, même les siens, et une pieuvre avec sa proie. Mangez-le : de b3 en c4.',
    ),
    plain('Eat the shark: from b3 to c4.', 'Mangez le requin : de b3 en c4.'),
    reply(move('a6', 'a5')),
  ),
  play(
    move('e5', 'e6'),
    plain(
      'An octopus holds one prey. If it covers another, it leaves the first behind: touch your octopus on e5, then the shark on e6.',
      'Une pieuvre tient une seule proie. Si elle en recouvre une autre, elle abandonne la première : touchez la pieuvre en e5, puis le requin en e6.',
    ),
    plain('Cover the shark: from e5 to e6.', 'Recouvrez le requin : de e5 en e6.'),
    reply(move('a5', 'a4')),
  ),
  play(
    move('c2', 'c3'),
    plain(
      'The fish on e5 is free again. Now look at the middle: your shark on c4, an octopus on c6, nobody in between. Bring your fish from c2 to c3.',
      'Le poisson en e5 est libre. Voyez la colonne du milieu : votre requin en c4, une pieuvre en c6, personne entre eux. Menez votre poisson de c2 en c3.',
    ),
    plain('Lead the fish from c2 to c3.', 'Menez le poisson de c2 en c3.'),
    reply(move('a4', 'a3')),
  ),
  play(
    move('c3', 'c7'),
    plain(
      'A flying fish jumps over one animal, and on in the same line. Touch your fish, then c5, then the shell on c7: two jumps, and you have won!',
      'Un poisson volant saute par-dessus un animal, puis encore, en ligne droite. Touchez-le, puis c5, puis le coquillage en c7 : deux sauts, et c’est gagné !',
    ),
    plain('Do not stop on c5: jump on to c7.', 'Sans s’arrêter en c5 : sautez jusqu’en c7.'),
    [],
  ),
  {
    says: plain(
      'You are on your shell and win at once. All octopuses are lifted now. That is the whole game; the rest is memory and courage!',
      'Vous voilà sur votre coquillage : c’est gagné. Toutes les pieuvres se soulèvent. Vous savez jouer ; le reste est mémoire et courage !',
    ),
    task: { type: 'read' },
    others: [],
  },
];

export const lesson: LessonScript<Aquatika> = {
  seats: 2,
  options: { board: 'lagoon', yellow: YOU, first: YOU },
  learner: YOU,
  draws: loadedCamp(OWN),
  steps,
};
