/** `npm run bench:people`: how soon a server answers those who come back: long histories, large clubs, many tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { startServer } from '@havre/server/app.ts';
import { type ClubGame, clubOwner, memberMark } from '@havre/server/clubs/club-games.ts';
import { Clubs } from '@havre/server/clubs/clubs.ts';
import { seasonAt } from '@havre/server/clubs/seasons.ts';
import { Devices } from '@havre/server/identity/devices.ts';
import { jsonLogger } from '@havre/server/operation/log.ts';
import { NO_REQUEST_LIMITS } from '@havre/server/operation/no-limits.ts';
import type { KeptRecord } from '@havre/server/storage/records.ts';
import { openStore } from '@havre/server/storage/sqlite.ts';
import type { OwnGameRecord } from '@havre/table/history/game-record.ts';
import { help, readFlags, runCommand, wholeNumber } from './command.ts';
import { median } from './measure.ts';

const FLAGS = {
  games: { says: 'how many games somebody has finished (5000)', value: 'number' },
  members: { says: 'how many members a club has (200)', value: 'number' },
  played: { says: 'how many games they have played this season (2000)', value: 'number' },
  tables: { says: 'at how many tables somebody sits (50)', value: 'number' },
  rounds: { says: 'how often each is asked for (20)', value: 'number' },
  json: { says: 'print one JSON object' },
  help: { says: 'print this page' },
} as const;
const PURPOSE = 'Fills a data folder, starts the server on it, and asks for what people see when they come back.';

const SEATS = 4;
const GAME = 'fuji-flush';

async function run(args: readonly string[]): Promise<string> {
  const given = readFlags(FLAGS, args);
  if (given.help) return help('bench:people', PURPOSE, FLAGS);
  const games = wholeNumber('games', given.games, 5_000, 1_000_000);
  const members = wholeNumber('members', given.members, 200, 500);
  const played = wholeNumber('played', given.played, 2_000, 100_000);
  const tables = wholeNumber('tables', given.tables, 50, 1_000);
  const rounds = wholeNumber('rounds', given.rounds, 20, 1_000);
  const dataFolder = mkdtempSync(join(tmpdir(), 'havre-people-'));
  try {
    const { secret, club } = await filled(dataFolder, { games, members, played });
    const logger = jsonLogger({ level: 'silent' });
    const server = await startServer({
      port: 0,
      host: '127.0.0.1',
      dataFolder,
      logger,
      requestLimits: NO_REQUEST_LIMITS,
    });
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    try {
      for (let i = 0; i < tables; i++) await laidOut(server.url, headers);
      const asked: Record<string, () => Promise<number>> = {
        [`history of ${games} games, all of it`]: () => wholeHistory(server.url, headers),
        [`the latest 20 of them`]: () => fetched(`${server.url}/api/v1/me/games?limit=20`, headers),
        [`standings of ${members} members after ${played} games`]: () =>
          fetched(`${server.url}/api/v1/clubs/${club}/standings`, headers),
        [`the club itself`]: () => fetched(`${server.url}/api/v1/clubs/${club}`, headers),
        [`${tables} tables at a glance`]: () => fetched(`${server.url}/api/v1/tables/mine/glances`, headers),
      };
      const figures = [];
      for (const [what, ask] of Object.entries(asked)) figures.push({ what, ...(await timed(ask, rounds)) });
      if (given.json) return JSON.stringify(figures);
      return figures
        .map(
          ({ what, first, middle, worst, bytes }) =>
            `${what.padEnd(46)} ${middle.toFixed(1)} ms, ${worst.toFixed(1)} at most, ${first.toFixed(1)} the first time; ${(bytes / 1000).toFixed(0)} kB`,
        )
        .join('\n');
    } finally {
      await server.close();
    }
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
}

interface Wanted {
  readonly games: number;
  readonly members: number;
  readonly played: number;
}

/** A folder with one person who has played a great deal, and a club in which they are one of many. */
async function filled(folder: string, { games, members, played }: Wanted): Promise<{ secret: string; club: string }> {
  const store = await openStore(folder);
  const now = Date.now();
  const devices = new Devices(store, () => now);
  const people = await Promise.all(Array.from({ length: members }, () => devices.welcome()));
  const [me] = people;
  if (me === undefined) throw new Error('a club has members');
  const clubs = new Clubs(store, () => now);
  const club = await clubs.found(me.identity, 'Harbour evenings', 'Anne');
  if (isRefusal(club)) throw new Error(club.refused);
  for (const [i, { identity }] of people.entries()) if (i > 0) await clubs.join(club.club, identity, `Member ${i}`);
  const put: KeptRecord[] = Array.from({ length: games }, (_, i) => ownGame(me.identity, i, now));
  for (let i = 0; i < played; i++) {
    const seated = Array.from({ length: SEATS }, (_, seat) => people[(i * 7 + seat * 13) % people.length] ?? me);
    put.push(
      clubGame(
        club.club,
        i,
        now,
        seated.map(({ identity }) => memberMark(club.club, identity)),
      ),
    );
  }
  for (let i = 0; i < put.length; i += 1_000) await store.writeRecords({ put: put.slice(i, i + 1_000) });
  await store.close();
  return { secret: me.secret, club: club.club };
}

function ownGame(who: string, number: number, now: number): KeptRecord {
  const table = `bench-game-${number}`;
  const endedAt = now - number * 60_000;
  const players = Array.from({ length: SEATS }, (_, seat) => ({
    ...{ name: `Player ${seat}`, bot: null, mark: seat === 0 ? null : `mark-${seat}`, side: `seat ${seat}` },
    ...{ place: seat + 1, score: null, share: seat === 0 ? 1 : 0, left: false },
  }));
  const record: OwnGameRecord = {
    ...{ table, game: GAME, origin: null, beganAt: endedAt - 600_000, endedAt, moves: 60, players, seat: 0 },
  };
  return { kind: 'game', id: `${who} ${table}`, owner: who, at: endedAt, body: JSON.stringify(record) };
}

/** All of them this season, one a second and the latest now. */
function clubGame(club: string, number: number, now: number, marks: readonly string[]): KeptRecord {
  const table = `bench-club-${number}`;
  const endedAt = seasonAt(now - number * 1_000) === seasonAt(now) ? now - number * 1_000 : now;
  const players = marks.map((member, seat) => ({
    ...{ name: `Player ${seat}`, member, side: `seat ${seat}` },
    ...{ place: seat + 1, score: null, share: seat === 0 ? 1 : 0 },
  }));
  const body: ClubGame = { table, game: GAME, endedAt, players };
  return {
    ...{ kind: 'club-game', id: `${club} ${table}`, owner: clubOwner(club), at: endedAt },
    body: JSON.stringify(body),
  };
}

async function laidOut(url: string, headers: Record<string, string>): Promise<void> {
  const body = JSON.stringify({ game: GAME, seats: SEATS });
  const response = await fetch(`${url}/api/v1/tables`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`a table could not be laid out: ${response.status} ${await response.text()}`);
}

/** The bytes of one answer, read to its end. */
async function fetched(address: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** Page by page, as the page does it. */
async function wholeHistory(url: string, headers: Record<string, string>): Promise<number> {
  let bytes = 0;
  for (let next: string | null = ''; next !== null; ) {
    const after: string = next === '' ? '' : `&after=${next}`;
    const response = await fetch(`${url}/api/v1/me/games?limit=1000${after}`, { headers });
    const text = await response.text();
    bytes += text.length;
    ({ next } = JSON.parse(text) as { next: string | null });
  }
  return bytes;
}

interface Timed {
  readonly first: number;
  readonly middle: number;
  readonly worst: number;
  readonly bytes: number;
}

async function timed(ask: () => Promise<number>, rounds: number): Promise<Timed> {
  const times: number[] = [];
  let bytes = 0;
  for (let i = 0; i <= rounds; i++) {
    const beganAt = performance.now();
    bytes = await ask();
    times.push(performance.now() - beganAt);
  }
  const [first = 0, ...others] = times;
  return { first, middle: median(others), worst: Math.max(...others), bytes };
}

await runCommand(run);
