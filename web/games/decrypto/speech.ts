/** The words of this board in the language of the page, and what its teams are called. */
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { BLACK, type Colour } from '@havre/engine/games/decrypto/state.ts';
import { settings } from '../../shell/settings.ts';
import { catalogues, type RoomWords } from './words.ts';

/** The words now. Components that read them are drawn again when the language changes. */
export const roomWords = (): RoomWords => catalogues[settings.value.language];

/** What a team calls itself, or is called after its colour; of three the lone one is the Interceptor. */
export const teamName = ({ teams, trio }: View, team: Colour): string =>
  teams[team].name || (trio && team === BLACK ? roomWords().interceptor : roomWords().teams[team]);

/** A code as it is read out. */
export const readOut = (digits: readonly number[]): string => digits.map(digit => digit || '·').join('-');
