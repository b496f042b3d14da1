/** The words of the games, one line per game; a game without any is told in the names its rules use. */
import { wording as decrypto } from './decrypto/wording.ts';
import { wording as fujiFlush } from './fuji-flush/wording.ts';
import type { Wordings } from './language.ts';

export const wordings: Readonly<Record<string, Wordings>> = {
  decrypto,
  'fuji-flush': fujiFlush,
};
