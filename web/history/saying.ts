/** How finished games are spoken of: in my games, what they add up to, and their list. */
import { settings } from '../shell/settings.ts';
import { gamesRoomWords } from '../words/games-room.ts';
import type { OwnGame } from './own-games.ts';

export const say = () => gamesRoomWords[settings.value.language];
export const rounded = (number: number): string =>
  new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 }).format(number);

export const replayPath = ({ table, isOnDevice }: OwnGame): string => `/replay/${isOnDevice ? 'here/' : ''}${table}`;

export const gameLength = ({ beganAt, endedAt, moves }: OwnGame): string =>
  say().length(Math.round((endedAt - beganAt) / 60_000), moves);
