/** Time that is left, short enough for the corner of a screen. */

/** In seconds. */
export const DAY = 86_400;
const HOUR = 3600;

/**
 * Days and hours, hours and minutes, or minutes and seconds; a day is called by its first letter.
 * @example timeLeft(93, 'd') // '1:33'
 */
export function timeLeft(seconds: number, day: string): string {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} ${day} ${Math.floor((seconds % DAY) / HOUR)} h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${twoFigures(Math.floor((seconds % HOUR) / 60))}`;
  return `${Math.floor(seconds / 60)}:${twoFigures(seconds % 60)}`;
}

const twoFigures = (count: number): string => String(count).padStart(2, '0');
