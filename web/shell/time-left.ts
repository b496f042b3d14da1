/** Time that is left or has gone by, short enough for the corner of a screen. */

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

/**
 * A stretch of time as one says it in passing: by its largest unit alone.
 * @example roughTime(7_300_000, 'fr') // '2 h'
 */
export function roughTime(milliseconds: number, language: string): string {
  const seconds = Math.max(0, milliseconds) / 1000;
  const [unit, length] = seconds >= DAY ? ['day', DAY] : seconds >= HOUR ? ['hour', HOUR] : ['minute', 60];
  const count = Math.max(1, Math.floor(seconds / Number(length)));
  return new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'short' }).format(count);
}

/**
 * A short while by its largest whole unit, alike in all our languages.
 * @example shortTime(15) // '15 s'
 */
export const shortTime = (seconds: number): string =>
  seconds % HOUR === 0
    ? `${seconds / HOUR}\u00a0h`
    : seconds % 60 === 0
      ? `${seconds / 60}\u00a0min`
      : `${seconds}\u00a0s`;

/**
 * A day as lists name it.
 * @example shortDate(Date.now(), 'fr') // '3 mai 2026'
 */
export const shortDate = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);

const twoFigures = (count: number): string => String(count).padStart(2, '0');
