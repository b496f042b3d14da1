/** Which cards would pay for a letter: what the rules offer, read for somebody who puts one card after the other on it. */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import type { Card, Letter } from '@havre/engine/games/captain-jack/material.ts';
import { surplus } from '@havre/engine/games/captain-jack/questions.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { hasAll } from '../reading.ts';

export type Payment = Extract<Action, { type: 'fulfil' }>;

export const paymentsFor = (legal: readonly Action[], letter: Letter): Payment[] =>
  legal.filter((action): action is Payment => action.type === 'fulfil' && action.letter === letter);

/** Whether a card could be put on the letter beside those that lie there. */
export const isUseful = (payments: readonly Payment[], cards: readonly Card[], card: Card): boolean =>
  payments.some(payment => hasAll(payment.cards, [...cards, card]));

/** How many symbols would be lost with these cards. */
export const lostWith = (view: View, seat: Seat, { letter, cards }: Pick<Payment, 'letter' | 'cards'>): number =>
  surplus(view, seat, letter, cards).reduce((sum, count) => sum + count, 0);

/** The payment that wastes least: fewest symbols lost, then fewest cards, then without the help of the crew. */
export function cheapest(view: View, seat: Seat, payments: readonly Payment[]): Payment | null {
  const price = (payment: Payment) =>
    lostWith(view, seat, payment) * 100 + payment.cards.length * 10 + payment.crew.length;
  return payments.reduce<Payment | null>(
    (best, payment) => (best === null || price(payment) < price(best) ? payment : best),
    null,
  );
}
