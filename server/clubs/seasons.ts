/** Seasons of clubs: the quarters of a year, the same for everybody. */

/** `2026-4`: the last quarter of 2026. */
export type Season = string;

const SEASON = /^(\d{4})-([1-4])$/;
const MONTHS = 3;

/** @example seasonAt(Date.UTC(2026, 10, 3)) // '2026-4' */
export function seasonAt(at: number): Season {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-${1 + Math.floor(date.getUTCMonth() / MONTHS)}`;
}

/** From when until when a season is; null if it is none. */
export function seasonTimes(season: Season): { readonly from: number; readonly until: number } | null {
  const [, year, quarter] = SEASON.exec(season) ?? [];
  if (year === undefined || quarter === undefined) return null;
  const month = (Number(quarter) - 1) * MONTHS;
  return { from: Date.UTC(Number(year), month), until: Date.UTC(Number(year), month + MONTHS) };
}

/** The seasons from a moment to another, the latest first. */
export function seasonsBetween(from: number, until: number): Season[] {
  const seasons: Season[] = [];
  for (let at = until; at >= from && seasons.length < MOST_SEASONS; at = (seasonTimes(seasonAt(at))?.from ?? 0) - 1)
    seasons.push(seasonAt(at));
  return seasons.length === 0 ? [seasonAt(until)] : seasons;
}

const MOST_SEASONS = 40;
