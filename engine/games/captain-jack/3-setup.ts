/** Chapter 3: setup (préparation du jeu). */
import { random, shuffle } from '../../kernel/flow-state.ts';
import { round } from './5-turn.ts';
import { openLetter } from './7-port.ts';
import { book } from './book.ts';
import { OPEN_LETTERS } from './material.ts';
import type { State } from './state.ts';

export const game = book.sequence('game', [layOut, openLetters, chooseFirst, round]);

/** CJG-SETUP-06, CJG-SETUP-08: each pile is shuffled on its own. */
function layOut(s: State): void {
  for (const pile of s.piles) shuffle(s, pile);
  shuffle(s, s.letters);
  s.journal?.add({
    type: 'laidOut',
    rule: s.advanced ? 'CJG-ADV-SETUP-01' : 'CJG-SETUP-01',
    piles: s.piles.map(pile => pile.length),
    doubloons: s.supply,
    rum: s.rum,
  });
}

/** CJG-SETUP-09: four letters lie open. */
function openLetters(s: State): void {
  for (let i = 0; i < OPEN_LETTERS; i++) openLetter(s, 'CJG-SETUP-09');
}

/** CJG-TURN-01, CJG-TURN-02: whoever the table has named for the beard; else lots decide. */
function chooseFirst(s: State): void {
  s.turn = s.first === 'random' ? random(s, s.ships.length) : s.first;
  s.journal?.add({ type: 'began', rule: s.first === 'random' ? 'CJG-TURN-02' : 'CJG-TURN-01', seat: s.turn });
}
