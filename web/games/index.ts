/** The boxes on the shelf of the page: what home shows of each, and how the rest is loaded. */
import type { GameId } from '@havre/engine/games/index.ts';
import type { Label } from '@havre/engine/games/label.ts';
import type { Language } from '@havre/engine/games/language.ts';
import type { ComponentChild, ComponentType } from 'preact';
import { aquatikaBox } from './aquatika/box.tsx';
import { captainJackBox } from './captain-jack/box.tsx';
import type { GameUi } from './contract.ts';
import { decryptoBox } from './decrypto/box.tsx';
import { fujiFlushBox } from './fuji-flush/box.tsx';
import { jamaicaBox } from './jamaica/box.tsx';
import { packageBoxes } from './package-boxes.tsx';

/** A board in small, drawn from what everybody sees: loaded apart from the game, which is much larger. */
export interface SmallPicture {
  Picture(props: { readonly view: object }): ComponentChild;
  /** Which round a view belongs to, where the game counts rounds. */
  round?(view: object): number;
  /** Rounds that are won or lost each have another word in French than those in which everybody has a turn. */
  readonly roundsAre?: 'legs';
}

export interface Box<Id extends string = string> extends Label<Id> {
  /** What it is, in one paragraph. */
  readonly about: { readonly [L in Language]: string };
  /** How many a game against bots is proposed for. */
  readonly usual: number;
  /** The lid of the box. */
  readonly Lid: ComponentType;
  load(): Promise<GameUi>;
  /** Its board in small, for lists of tables. */
  smallPicture?(): Promise<SmallPicture>;
}

/** One line per game, in the order of home. A game on the shelf of the engine that has no line here is a type error. */
const BOXES: { readonly [Id in GameId]: Box<Id> } = {
  jamaica: jamaicaBox,
  'captain-jack': captainJackBox,
  aquatika: aquatikaBox,
  decrypto: decryptoBox,
  'fuji-flush': fujiFlushBox,
};

export const boxes: readonly Box[] = Object.values(BOXES);

/** The same with those that the server has in packages of their own, as far as they are known. */
export const allBoxes = (): readonly Box[] => [...boxes, ...packageBoxes.value];

/**
 * A box by the id of its game.
 * @example boxOf('fuji-flush')?.title.fr
 */
export const boxOf = (game: string): Box | undefined => allBoxes().find(({ id }) => id === game);
