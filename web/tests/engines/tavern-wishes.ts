/** What somebody at the table of Captain Jack's Gold wants to touch: all of it lies on the board, nothing in a list. */

/** Tags, by what they do. */
const deeds = (...types: readonly string[]): string => types.map(type => `.cj-tag[data-deed="${type}"]`).join();

/** The most wanted first: what brings doubloons, then the port where a letter can be paid, then whatever leads ahead. */
export const TAVERN_WISHES: readonly string[] = [
  deeds('fulfil', 'dig', 'deliver', 'take', 'keep', 'fight', 'accept', 'face', 'pour'),
  '.cj-port .cj-letter.payable:not(.chosen), .cj-plan-scene .cj-stowed.lit',
  '.cj:has(.cj-letter.payable) .cj-island.lit',
  deeds('board', 'reveal', 'pass', 'keepDice', 'discard', 'leave', 'takeNothing', 'stop', 'finish', 'refuseRum'),
  '.cj-own .cj-stowed.lit',
];

/** Where one may set sail for, and everything else that answers a touch. */
export const TAVERN_WATERS = '.cj-water-touch.lit';
export const TAVERN_TOUCHABLE =
  '.cj :is(.cj-tag, .cj-stowed.lit, .cj-water-touch.lit, .cj-island.lit, .cj-letter.payable)';
