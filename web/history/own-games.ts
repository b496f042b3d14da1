/** All games that whoever holds this device has finished, on the server and on the device itself. */
import type { OwnGameRecord } from '@havre/table/history/game-record.ts';
import { hasTablesHere } from '../shell/device-storage.ts';
import { ownName } from '../shell/own-name.ts';

export interface OwnGame extends OwnGameRecord {
  /** Whether it was played on this device. */
  readonly isOnDevice: boolean;
}

export interface OwnGames {
  /** The latest first. */
  readonly games: readonly OwnGame[];
  /** Whether the server could not be asked, so that some may be missing. */
  readonly isPartial: boolean;
}

const IN_ONE_GO = 1_000;

/** @example const { games } = await ownGames(); */
export async function ownGames(): Promise<OwnGames> {
  const [there, here] = await Promise.all([gamesThere(), gamesHere()]);
  const games = [
    ...(there ?? []).map(game => ({ ...game, isOnDevice: false })),
    ...here.map(game => ({ ...game, seat: game.seat ?? seatByName(game), isOnDevice: true })),
  ];
  return { games: games.sort((one, other) => other.endedAt - one.endedAt), isPartial: there === null };
}

async function gamesThere(): Promise<readonly OwnGameRecord[] | null> {
  const all: OwnGameRecord[] = [];
  try {
    for (let next: string | null = ''; next !== null; ) {
      const after: string = next === '' ? '' : `&after=${next}`;
      const response = await fetch(`/api/v1/me/games?limit=${IN_ONE_GO}${after}`);
      if (!response.ok) return null;
      const page = (await response.json()) as { games: OwnGameRecord[]; next: string | null };
      all.push(...page.games);
      next = page.next;
    }
    return all;
  } catch {
    return null;
  }
}

async function gamesHere(): Promise<readonly OwnGameRecord[]> {
  if (!hasTablesHere()) return [];
  try {
    const { ask } = await import('../local/tables.ts');
    return await ask('games', null);
  } catch {
    return [];
  }
}

/** Of several people who shared the device, the one who is called like its owner. */
function seatByName({ players }: OwnGameRecord): number | null {
  const seats = players.flatMap(({ name, bot }, seat) => (bot === null && name === ownName() ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** Everything that is kept of whoever holds this device, as JSON; null if the server could not be asked. */
export async function everythingAboutMe(): Promise<string | null> {
  const [answer, device] = await Promise.all([fetch('/api/v1/me').catch(() => null), gamesHere()]);
  const isKnown = answer?.status !== 401; // who is not known there is nobody of whom something is kept
  if (answer === null || (isKnown && !answer.ok)) return null;
  const server: unknown = isKnown ? await answer.json() : null;
  return `${JSON.stringify({ server, device: { games: device } }, null, 2)}\n`;
}

/** Deletes all of it; false if that could not be done. */
export async function deleteEverythingAboutMe(): Promise<boolean> {
  const answer = await fetch('/api/v1/me', { method: 'DELETE' }).catch(() => null);
  if (answer === null || (!answer.ok && answer.status !== 401)) return false;
  if (hasTablesHere()) {
    const { ask } = await import('../local/tables.ts');
    await ask('forgetGames', null);
  }
  return true;
}
