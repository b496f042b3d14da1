/** The shelf: one line per game. Everything else that is said of all games is derived from it. */
import { manifest as aquatika } from './aquatika/manifest.ts';
import { manifest as captainJack } from './captain-jack/manifest.ts';
import { manifest as decrypto } from './decrypto/manifest.ts';
import { manifest as fujiFlush } from './fuji-flush/manifest.ts';
import { manifest as jamaica } from './jamaica/manifest.ts';
import type { Language } from './language.ts';
import type { Manifest } from './manifest.ts';

const SHELF = [fujiFlush, jamaica, captainJack, aquatika, decrypto] as const;

/** The games there are: whoever has something for each of them, such as the page, cannot forget one. */
export type GameId = (typeof SHELF)[number]['id'];

const onShelf: Manifest[] = [...SHELF];
export const shelf: readonly Manifest[] = onShelf;

/**
 * Puts one more game on the shelf of this program, such as one that comes in a package of its own. Before anything is derived from
 * the shelf: words and lists are made of what stands there when they are loaded.
 * @example putOnShelf(manifest);
 */
export function putOnShelf(manifest: Manifest): void {
  if (manifestOf(manifest.id) !== undefined) throw new Error(`there is a game '${manifest.id}' on the shelf already`);
  onShelf.push(manifest);
}

/**
 * Whether a row of the ledger belongs to an expansion that is not built yet.
 * @example isAwaited(['CREW'], 'CREW-SETUP-01') // true
 */
export const isAwaited = (awaits: readonly string[], id: string): boolean =>
  awaits.some(prefix => id.startsWith(`${prefix}-`));

/**
 * The manifest of a game, by its id.
 * @example manifestOf('fuji-flush')?.game.seats
 */
export const manifestOf = (id: string): Manifest | undefined => shelf.find(manifest => manifest.id === id);

/**
 * What a game is called; one that is not on the shelf is called by its id.
 * @example titleOf('captain-jack', 'fr') // 'Captain Jack’s Gold'
 */
export const titleOf = (id: string, language: Language): string => manifestOf(id)?.title[language] ?? id;
