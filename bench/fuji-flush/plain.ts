/**
 * The limit: Fuji Flush for random players, written by hand over typed arrays, with nothing but the rules.
 *
 * No events, no log, no legal lists for others to read, no saving, no copies, no secrets. It shows how fast the machine
 * could go if nothing else were asked of it.
 */
import { DECK, handSize } from '@havre/engine/games/fuji-flush/material.ts';
import type { SeededDice } from '@havre/engine/kernel/chance.ts';

const SIZE = DECK.length;
const MOST = 8;
const deck = Uint8Array.from(DECK);
const pile = new Uint8Array(SIZE);
const discard = new Uint8Array(SIZE);
const hands = new Uint8Array(MOST * SIZE);
const handSizes = new Uint8Array(MOST);
const front = new Uint8Array(MOST);
const sums = new Uint8Array(256);
const choices = new Uint8Array(32);

function shuffle(cards: Uint8Array, size: number, dice: SeededDice): void {
  for (let last = size - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    const card = cards[last] as number;
    cards[last] = cards[other] as number;
    cards[other] = card;
  }
}

/** Plays one game with random players; gives the number of moves. */
export function playPlain(seats: number, dice: SeededDice, mind: SeededDice): number {
  pile.set(deck);
  shuffle(pile, SIZE, dice);
  let left = SIZE;
  let thrown = 0;
  const size = handSize(seats);
  for (let seat = 0; seat < seats; seat++) {
    front[seat] = 0;
    handSizes[seat] = size;
    for (let i = 0; i < size; i++) hands[seat * SIZE + i] = pile[--left] as number;
  }
  let turn = dice.below(seats);
  for (let moves = 0; ; moves++) {
    const survivor = front[turn] as number;
    if (survivor !== 0) {
      let won = false;
      for (let seat = turn, i = 0; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
        if (front[seat] !== survivor) continue;
        front[seat] = 0;
        discard[thrown++] = survivor;
        if (handSizes[seat] === 0) won = true;
      }
      if (won) return moves;
    }

    const base = turn * SIZE;
    const held = handSizes[turn] as number;
    let seen = 0;
    for (let i = 0; i < held; i++) seen |= 1 << (hands[base + i] as number);
    let count = 0;
    for (let rest = seen; rest !== 0; rest &= rest - 1) choices[count++] = 31 - Math.clz32(rest & -rest);
    const card = choices[mind.below(count)] as number;
    let at = base;
    while (hands[at] !== card) at++;
    hands[at] = hands[base + held - 1] as number;
    handSizes[turn] = held - 1;
    front[turn] = card;

    for (let seat = 0; seat < seats; seat++) sums[front[seat] as number] = 0;
    for (let seat = 0; seat < seats; seat++) {
      const value = front[seat] as number;
      sums[value] = (sums[value] as number) + value;
    }
    const strength = sums[card] as number;
    let losers = 0;
    const next = turn + 1 === seats ? 0 : turn + 1;
    for (let seat = next; seat !== turn; seat = seat + 1 === seats ? 0 : seat + 1) {
      const value = front[seat] as number;
      if (value === 0 || (sums[value] as number) >= strength) continue;
      losers |= 1 << seat;
      front[seat] = 0;
      discard[thrown++] = value;
    }
    if (losers !== 0) {
      for (let seat = next; seat !== turn; seat = seat + 1 === seats ? 0 : seat + 1) {
        if ((losers & (1 << seat)) === 0) continue;
        if (left === 0) {
          pile.set(discard);
          left = thrown;
          thrown = 0;
          shuffle(pile, left, dice);
        }
        hands[seat * SIZE + (handSizes[seat] as number)] = pile[--left] as number;
        handSizes[seat] = (handSizes[seat] as number) + 1;
      }
    }
    turn = next;
  }
}
