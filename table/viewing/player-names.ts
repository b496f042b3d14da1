/** What the people and bots at a table are called. Bots have names like ships' boats: short, and the same in any language. */
import type { Names } from '@havre/engine/games/language.ts';
import type { SitterInfo } from './table-info.ts';

export const BOT_NAMES = ['Brise', 'Balise', 'Récif', 'Corail', 'Sextant', 'Mistral', 'Gréement', 'Phare'] as const;

/**
 * The name of everybody, by seat; a bot in a seat of its own has one of the bots' names.
 * @example namesAt(info.sitters) // ['Anne', 'Balise']
 */
export const namesAt = (sitters: readonly (Pick<SitterInfo, 'name' | 'person'> | null)[]): Names =>
  sitters.map((sitter, seat) =>
    sitter === null ? '' : sitter.person ? sitter.name : (BOT_NAMES[seat % BOT_NAMES.length] ?? sitter.name),
  );
