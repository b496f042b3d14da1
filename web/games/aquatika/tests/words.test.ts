/** What the dock says of a chosen move, in both languages. */
import { cellNamed } from '@havre/engine/games/aquatika/board.ts';
import { FISH, GREY, NONE, OCTOPUS, pieceOf, SHARK, YELLOW } from '@havre/engine/games/aquatika/pieces.ts';
import { expect, test } from 'vitest';
import { english, type MoveFacts } from '../words.ts';
import { french } from '../words-fr.ts';

const told = (facts: Partial<MoveFacts>): string[] =>
  [english, french].map(words =>
    words
      .does({
        piece: pieceOf(YELLOW, SHARK),
        stops: [cellNamed('e5')],
        isJump: false,
        eats: [],
        mayHideMore: false,
        covers: NONE,
        frees: NONE,
        carries: NONE,
        wins: false,
        ...facts,
      })
      .replaceAll(/\u00a0|\u202f/g, ' '),
  );

test('a move is told in a sentence that a child understands', () => {
  expect(told({})).toEqual(['Your shark goes to e5.', 'Votre requin va en e5.']);
  expect(told({ eats: [pieceOf(GREY, OCTOPUS)], mayHideMore: true })).toEqual([
    'Your shark eats the grey octopus and its prey too, if it has one.',
    'Votre requin mange la pieuvre grise et sa proie si elle en a une.',
  ]);
  expect(
    told({ piece: pieceOf(YELLOW, FISH), stops: [cellNamed('c5'), cellNamed('c7')], isJump: true, wins: true }),
  ).toEqual(['Your flying fish jumps to c5 then c7 and wins!', 'Votre poisson volant saute en c5 puis c7 et gagne !']);
  expect(told({ piece: pieceOf(YELLOW, OCTOPUS), frees: pieceOf(GREY, FISH), covers: pieceOf(GREY, SHARK) })).toEqual([
    'Your octopus leaves the grey flying fish behind and covers the grey shark.',
    'Votre pieuvre abandonne le poisson volant gris et recouvre le requin gris.',
  ]);
});
