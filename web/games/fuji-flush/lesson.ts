/**
 * Fuji Flush in two minutes: a real game for three that one wins, with a stacked deck. Each step shows one rule where it
 * bites, and the first of them a refusal.
 */
import type { FujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { type Card, DECK } from '@havre/engine/games/fuji-flush/material.ts';
import { nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { LessonScript, LessonStep, SpokenText } from '../contract.ts';
import { loadedShuffle } from '../loaded-dice.ts';

const [YOU, LEFT, RIGHT] = [0, 1, 2] as const;

const HANDS: readonly (readonly Card[])[] = [
  [2, 3, 5, 5, 9, 12],
  [2, 3, 4, 6, 7, 10],
  [2, 2, 4, 5, 6, 8],
];
/** What is drawn later, in this order. */
const DRAWN: readonly Card[] = [2, 6, 11, 9, 13, 8, 10, 7];

/** The deck as it must lie, its top last: the hands, what is drawn, and whatever is left below. */
function stacked(): Card[] {
  const top = [...HANDS.flat(), ...DRAWN];
  const rest = [...DECK];
  for (const card of top) rest.splice(rest.indexOf(card), 1);
  return [...rest, ...top.reverse()];
}

const said = (
  en: (left: string, right: string) => string,
  fr: (left: string, right: string) => string,
): SpokenText => ({
  en: names => en(nameOf(names, LEFT), nameOf(names, RIGHT)),
  fr: names => fr(nameOf(names, LEFT), nameOf(names, RIGHT)),
});

const playing = (card: Card) => ({ type: 'playCard', card }) as const;
const then = (...cards: readonly Card[]) =>
  cards.map((card, i) => ({ seat: (i === 0 ? LEFT : RIGHT) as Seat, action: playing(card) }));

/** A step in which one card is to be played; then the other two play theirs. */
const play = (
  card: Card,
  says: SpokenText,
  hint: SpokenText,
  others: LessonStep<FujiFlush>['others'],
): LessonStep<FujiFlush> => ({
  says,
  task: { type: 'play', actions: [playing(card)], hint },
  others,
});

const steps: readonly LessonStep<FujiFlush>[] = [
  {
    says: said(
      (_, right) => `Whoever has no card left wins. ${right} begins. Try to play a card all the same: touch one.`,
      (_, right) =>
        `Le but : ne plus avoir de carte. ${right} commence. Essayez quand même de poser une carte : touchez-en une.`,
    ),
    task: { type: 'beRefused', code: 'not-your-turn' },
    others: [{ seat: RIGHT, action: playing(4) }],
  },
  play(
    9,
    said(
      (_, right) =>
        `Not your turn: each refusal names its rule. Now it is. A higher card pushes out a lower one. Lift your 9, see what it would do to ${right}, and play it.`,
      (_, right) =>
        `Ce n’était pas votre tour : chaque refus cite sa règle. Maintenant, c’est à vous. Une carte plus haute chasse les plus basses. Touchez votre 9, voyez ce qu’il chasse chez ${right}, et posez-le.`,
    ),
    said(
      () => 'You may play any card. Here the 9 shows best what happens.',
      () => 'Toute carte peut être posée. Ici, c’est le 9 qui montre le mieux ce qui se passe.',
    ),
    then(6, 6),
  ),
  play(
    6,
    said(
      (left, right) =>
        `${left}’s 6 was too low, and stayed. But ${right} added a 6: equal cards add up, 12 beats 9, and you had to draw. You drew a 6: join them!`,
      (left, right) =>
        `${left} a posé un 6, trop bas, qui est resté. Mais ${right} en a ajouté un : les cartes égales s’additionnent, 12 bat 9, et vous avez pioché… un 6. Rejoignez-les !`,
    ),
    said(
      () => 'Play the 6: three sixes are 18.',
      () => 'Posez le 6 : trois six font 18.',
    ),
    then(7, 5),
  ),
  play(
    5,
    said(
      (left, right) =>
        `A card that lasts until its owner’s next turn goes through: it is gone, nobody draws. In ${left}’s turn all three 6s went. Now ${right} has a 5. Yours makes it 10, more than 7.`,
      (left, right) =>
        `Une carte qui tient jusqu’au tour suivant de son joueur passe : elle est défaussée, et personne ne pioche. Quand ${left} a rejoué, les trois 6 sont passés. ${right} a un 5 : avec le vôtre, 10, plus que 7.`,
    ),
    said(
      () => 'Play a 5: 5 and 5 are 10.',
      () => 'Posez un 5 : 5 et 5 font 10.',
    ),
    then(10, 8),
  ),
  play(
    12,
    said(
      (left, right) =>
        `${left} played 10 against your 10: a tie pushes out nobody. Then the 5s went through in ${right}’s turn, yours too. Clear the table with your 12!`,
      (left, right) =>
        `${left} a posé un 10 contre votre paire de 5 : à égalité, personne n’est chassé. Puis ${right} a rejoué : les 5 sont passés, le vôtre aussi. Videz la table avec votre 12 !`,
    ),
    said(
      () => 'Play the 12: it is higher than both.',
      () => 'Posez le 12 : il est plus haut que les deux autres.',
    ),
    then(3, 2),
  ),
  play(
    3,
    said(
      left =>
        `Your 12 lasted for a whole round and went through. Low cards are weak alone, so find company: ${left} has a 3.`,
      left =>
        `Votre 12 a tenu tout un tour : il est passé. Les petites cartes sont faibles, seules ; mais ${left} a un 3 : allez-y à deux.`,
    ),
    said(
      () => 'Play the 3: together they are 6.',
      () => 'Posez le 3 : ensemble, ils font 6.',
    ),
    then(4, 2),
  ),
  play(
    5,
    said(
      () => 'The 3s have gone through. Two cards left. Push them both out: play the 5.',
      () => 'Les 3 sont passés. Il vous reste deux cartes. Chassez celles d’en face : posez le 5.',
    ),
    said(
      () => 'Play the 5 first: it beats 4 and 2.',
      () => 'D’abord le 5 : il bat 4 et 2.',
    ),
    then(2, 2),
  ),
  play(
    2,
    said(
      () => 'Your 5 went through. One card left: play it. You win when nothing lies in front of you any more.',
      () =>
        'Votre 5 est passé. Plus qu’une carte : posez-la. On gagne quand il ne reste plus rien devant soi non plus.',
    ),
    said(
      () => 'Play your last card.',
      () => 'Posez votre dernière carte.',
    ),
    [],
  ),
  {
    says: said(
      left =>
        `In ${left}’s turn the 2s went through, yours with them: you have nothing left and win. That is the whole game!`,
      left =>
        `Quand ${left} a commencé son tour, les 2 sont passés, le vôtre aussi : vous n’avez plus rien, c’est gagné. Vous savez jouer !`,
    ),
    task: { type: 'read' },
    others: [],
  },
];

export const lesson: LessonScript<FujiFlush> = {
  seats: HANDS.length,
  options: { first: RIGHT },
  learner: YOU,
  draws: loadedShuffle(DECK, stacked()),
  steps,
};
