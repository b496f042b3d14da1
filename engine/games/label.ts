/**
 * What is printed on the box of a game, in a file of its own (`label.ts`), apart from the rules: a page that shows all boxes
 * need not load what is in them.
 */
import type { BoxSpec } from '../kernel/options.ts';
import type { Language } from './language.ts';

export interface Label<Id extends string = string> {
  /** What the game is called in logs, addresses and commands; its folder has the same name. */
  readonly id: Id;
  readonly title: { readonly [L in Language]: string };
  readonly seats: BoxSpec['seats'];
  /** How long a game takes, as boxes say it. */
  readonly minutes: number;
}
