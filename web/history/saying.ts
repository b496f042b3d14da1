/** How finished games are spoken of: in my games, what they add up to, and their list. */
import { settings } from '../shell/settings.ts';
import { gamesRoomWords } from '../words/games-room.ts';
import type { OwnGame } from './own-games.ts';

export const say = () => gamesRoomWords[settings.value.language];
/** A minus is as wide as a figure. */
const withMinus = (text: string): string => text.replace('-', '−');
export const rounded = (number: number): string =>
  withMinus(new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 }).format(number));

/** A change of a chance in hundredths, with its sign. */
export const points = (change: number): string =>
  withMinus(
    new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(
      100 * change,
    ),
  );

export const replayPath = ({ table, isOnDevice }: OwnGame): string => `/replay/${isOnDevice ? 'here/' : ''}${table}`;

export const gameLength = ({ beganAt, endedAt, moves }: OwnGame): string =>
  say().length(Math.round((endedAt - beganAt) / 60_000), moves);
