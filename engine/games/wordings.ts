/** The words of the games, one line per game; a game without any is told in the names its rules use. */
import { wording as aquatika } from './aquatika/wording.ts';
import { wording as captainJack } from './captain-jack/wording.ts';
import { wording as decrypto } from './decrypto/wording.ts';
import { wording as fujiFlush } from './fuji-flush/wording.ts';
import { wording as jamaica } from './jamaica/wording.ts';
import type { Wordings } from './language.ts';

export const wordings: Readonly<Record<string, Wordings>> = {
  aquatika,
  'captain-jack': captainJack,
  decrypto,
  'fuji-flush': fujiFlush,
  jamaica,
};
