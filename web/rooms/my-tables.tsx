/** My tables on home: a card each, those that wait for me first; then what is finished. */
import { enumerated } from '@havre/engine/games/language.ts';
import type { Listed } from '@havre/protocol/client/client.ts';
import type { OwnGameRecord } from '@havre/table/history/game-record.ts';
import { namesAt } from '@havre/table/viewing/player-names.ts';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../games/title.ts';
import { hasTablesHere } from '../shell/device-storage.ts';
import { addressOf, hiddenTables, hide, isHidden, myTables, tablesInSight, tablesWaiting } from '../shell/my-tables.ts';
import { isStill, settings } from '../shell/settings.ts';
import { shortDate } from '../shell/time-left.ts';
import { words } from '../words/index.ts';
import { listedTables } from './listed-tables.ts';
import { TableCard } from './table-card.tsx';
import './my-tables.css';

/** Whether there is anything to come back to. */
export const hasTables = (): boolean => (myTables.value?.length ?? 0) > 0;

export function MyTables() {
  const waiting = tablesWaiting.value;
  if (!hasTables()) return null;
  const [first] = waiting;
  return (
    <section class="stack my-tables-place">
      <header class="row my-tables-head">
        <h2>{words().home.myTables}</h2>
        {first === undefined ? null : (
          <a class="button main small" href={addressOf(first)}>
            {words().home.waitForYou(waiting.length)}
          </a>
        )}
      </header>
      {tablesInSight.value.length > FEW ? <WaysPast /> : null}
      <ul class="table-cards">
        {tablesInSight.value.map(table => (
          <TableCard key={table.table} table={table} />
        ))}
      </ul>
      {listsAll() ? null : <p class="soft small">{words().home.manyTables}</p>}
      <HiddenTables />
    </section>
  );
}

/** Below so many cards the rest of home is not far. */
const FEW = 6;

/** Past many tables to what lies below them. */
const WaysPast = () => (
  <nav class="row" aria-label={words().home.ways}>
    <button
      type="button"
      class="button small"
      onClick={() => document.querySelector('.home-title')?.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' })}
    >
      {words().home.boxes}
    </button>
    <a class="button small" href="/clubs">
      {words().home.clubs}
    </a>
    <a class="button small" href="/games">
      {words().home.games}
    </a>
  </nav>
);

/** A server names so many tables of one person, and no more. */
const MOST_LISTED = 100;
const listsAll = (): boolean => (myTables.value ?? []).filter(({ isOnDevice }) => !isOnDevice).length < MOST_LISTED;

/** What was put out of sight can be found again. */
function HiddenTables() {
  const hidden = (myTables.value ?? []).filter(({ table }) => isHidden(table));
  if (hiddenTables.value.length === 0 || hidden.length === 0) return null;
  return (
    <details class="hidden-tables">
      <summary>{words().home.hidden(hidden.length)}</summary>
      <ul class="stack">
        {hidden.map(table => (
          <li key={table.table} class="row">
            <a href={addressOf(table)}>{titleOf(table.game)}</a>
            <button type="button" class="button small quiet" onClick={() => hide(table.table, false)}>
              {words().home.showAgain}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** So many of the finished ones are named. */
const MOST_FINISHED = 8;

/** A table in a short list, on a server or on this device. */
interface Finished extends Pick<Listed, 'table' | 'game' | 'phase' | 'touchedAt'> {
  readonly isOnDevice: boolean;
  /** How it ended and for whom, where the server remembers it. */
  readonly result: OwnGameRecord | null;
}

/** What is over, where something happened last first. */
export function FinishedTables() {
  const [tables, setTables] = useState<readonly Finished[]>([]);
  useEffect(() => {
    let isWanted = true;
    void finished().then(found => {
      if (isWanted) setTables(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <section class="sheet stack">
      <h2>{words().home.finished}</h2>
      {tables.length === 0 ? (
        <p class="soft">{words().home.noTables}</p>
      ) : (
        <ul class="table-lines">
          {tables.map(table => (
            <li key={table.table}>
              <a class="table-line" href={addressOf(table)}>
                <span class="finished-what">
                  <strong>{titleOf(table.game)}</strong>
                  {table.result === null ? null : <span class="soft small">{resultText(table.result)}</span>}
                </span>
                <span class="soft small">
                  {shortDate(table.touchedAt, settings.value.language)}
                  {table.isOnDevice ? ` · ${words().home.onThisDevice}` : ''}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p class="row">
        <a class="button small" href="/games">
          {words().home.allGames}
        </a>
        <a class="button small" href="/clubs">
          {words().home.clubs}
        </a>
        <a class="button small quiet" href="/replay/file">
          {words().replay.open}
        </a>
      </p>
    </section>
  );
}

/** Who else played, and how it ended for whoever looks. */
function resultText({ players, seat }: OwnGameRecord): string {
  const names = namesAt(players.map(({ name, bot }) => ({ name, person: bot === null })));
  const others = enumerated(
    names.filter((_, other) => other !== seat),
    settings.value.language,
  );
  const { place = null, share = 0 } = seat === null ? {} : (players[seat] ?? {});
  return place === null ? others : `${words().home.ended(place, share > 0)} · ${others}`;
}

/** How the latest games ended, by table; none where the server cannot be asked. */
async function latestResults(): Promise<ReadonlyMap<string, OwnGameRecord>> {
  try {
    const response = await fetch(`/api/v1/me/games?limit=${2 * MOST_FINISHED}`);
    const { games = [] } = response.ok ? ((await response.json()) as { games?: OwnGameRecord[] }) : {};
    return new Map(games.map(game => [game.table, game]));
  } catch {
    return new Map();
  }
}

/** Of the server and of this device together; whichever cannot be asked has none. */
async function finished(): Promise<Finished[]> {
  const [there, results, here] = await Promise.all([
    listedTables('/api/v1/tables/mine'),
    latestResults(),
    hasTablesHere() ? import('../local/tables.ts').then(({ ask }) => ask('tables', null)).catch(() => []) : [],
  ]);
  return [
    ...there.map(table => ({ ...table, isOnDevice: false, result: results.get(table.table) ?? null })),
    ...here.map(table => ({ ...table, isOnDevice: true, result: null })),
  ]
    .filter(({ phase }) => phase === 'over')
    .sort((one, other) => other.touchedAt - one.touchedAt)
    .slice(0, MOST_FINISHED);
}
