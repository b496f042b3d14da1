/** Seats as people count them. */
import { fujiFlush } from './game.ts';

/**
 * A label for each seat that can be chosen: people count from one, the rules from zero.
 * @example numbered('seat') // { 0: 'seat 1', 1: 'seat 2', … }
 */
export const numbered = (label: string): { readonly [seat: number]: string } =>
  Object.fromEntries(Array.from({ length: fujiFlush.seats.max }, (_, seat) => [seat, `${label} ${seat + 1}`]));
