/** The boxes on the shelf of the page: what home shows of each, and how the rest is loaded. One line per game. */
import type { Language } from '@havre/engine/games/language.ts';
import type { ComponentType } from 'preact';
import { aquatikaBox } from './aquatika/box.tsx';
import { captainJackBox } from './captain-jack/box.tsx';
import type { GamePage } from './contract.ts';
import { decryptoBox } from './decrypto/box.tsx';
import { fujiFlushBox } from './fuji-flush/box.tsx';
import { jamaicaBox } from './jamaica/box.tsx';

export interface Box {
  readonly id: string;
  readonly title: { readonly [L in Language]: string };
  /** What it is, in one paragraph. */
  readonly about: { readonly [L in Language]: string };
  readonly players: readonly [least: number, most: number];
  /** How many a game against bots is proposed for. */
  readonly usual: number;
  readonly minutes: number;
  /** The lid of the box. */
  readonly Lid: ComponentType;
  load(): Promise<GamePage>;
}

export const boxes: readonly Box[] = [jamaicaBox, captainJackBox, aquatikaBox, decryptoBox, fujiFlushBox];

/**
 * A box by the id of its game.
 * @example boxOf('fuji-flush')?.title.fr
 */
export const boxOf = (game: string): Box | undefined => boxes.find(({ id }) => id === game);
