/** The words of the keeper's page, and how it writes numbers and moments. */
import { settings } from '../shell/settings.ts';
import { keeperRoomWords } from '../words/keeper-room.ts';

export const say = () => keeperRoomWords[settings.value.language];

const MEGABYTE = 1 << 20;
const GIGABYTE = 1 << 30;

const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: digits }).format(value);

/** @example bytes(3_500_000_000) // '3.3 GB' */
export const bytes = (value: number): string =>
  value >= GIGABYTE ? say().gigabytes(number(value / GIGABYTE, 1)) : say().megabytes(number(value / MEGABYTE));

export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.value.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** The time of today, the day of any other. */
export function moment(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    settings.value.language,
    isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' },
  ).format(at);
}

/** Why something could not be done. */
export const problemText = (problem: string): string => say().problems[problem] ?? say().problems['other'] ?? problem;
