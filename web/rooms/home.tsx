/** Home: the boxes on a shelf, my tables, and the way to a table somebody else has laid out. */
import type { Listed } from '@havre/protocol/client/client.ts';
import { useEffect, useState } from 'preact/hooks';
import { type Box, boxes } from '../games/index.ts';
import { titleOf } from '../games/title.ts';
import { hasTablesHere } from '../shell/device-storage.ts';
import { go } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';
import './home.css';

/** A table in the list, on a server or on this device. */
interface Mine extends Pick<Listed, 'table' | 'game' | 'phase' | 'touchedAt'> {
  readonly isHere: boolean;
}

export const Home = () => (
  <>
    <TopBar />
    <main class="room home">
      <header class="home-title">
        <h1>{words().home.title}</h1>
        <p class="soft">{words().home.subtitle}</p>
      </header>
      <ul class="shelf" aria-label={words().home.shelf}>
        {boxes.map(box => (
          <OnShelf key={box.id} box={box} />
        ))}
      </ul>
      <div class="home-below">
        <JoinByCode />
        <MyTables />
        <OpenTables />
      </div>
    </main>
  </>
);

const OnShelf = ({ box }: { box: Box }) => {
  const { language } = settings.value;
  const { min, max } = box.seats;
  return (
    <li class="shelf-place">
      <a class="lid" href={`/box/${box.id}`}>
        <span class="lid-art">
          <box.Lid />
        </span>
        <span class="lid-name">{box.title[language]}</span>
        <span class="lid-facts">
          {words().box.players(min, max)} · {words().box.minutes(box.minutes)}
        </span>
      </a>
      <a class="button small" href={`/box/${box.id}?play=now`}>
        {words().home.playNow}
        <span class="unseen"> {box.title[language]}</span>
      </a>
    </li>
  );
};

function JoinByCode() {
  const [code, setCode] = useState('');
  const isWhole = code.replaceAll(/[\s-]/g, '').length === 6;
  return (
    <form
      class="sheet stack"
      onSubmit={event => {
        event.preventDefault();
        if (isWhole) go(`/join/${encodeURIComponent(code.trim())}`);
      }}
    >
      <h2>{words().home.join}</h2>
      <label class="field">
        <span>{words().home.code}</span>
        <input
          class="input code"
          value={code}
          onInput={event => setCode(event.currentTarget.value)}
          maxLength={9}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder="K7PQ2X"
        />
      </label>
      <button type="submit" class="button" aria-disabled={!isWhole}>
        {words().home.goToTable}
      </button>
    </form>
  );
}

function MyTables() {
  const [tables, setTables] = useState<readonly Mine[]>([]);
  useEffect(() => {
    let isWanted = true;
    void myTables().then(found => {
      if (isWanted) setTables(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <section class="sheet stack">
      <h2>{words().home.myTables}</h2>
      {tables.length === 0 ? (
        <p class="soft">{words().home.noTables}</p>
      ) : (
        <ul class="my-tables">
          {tables.map(table => (
            <li key={table.table}>
              <a class="my-table" href={`${table.isHere ? '/here/' : '/table/'}${table.table}`}>
                <strong>{titleOf(table.game)}</strong>
                <span class="soft small">
                  {words().home.phase[table.phase] ?? table.phase}
                  {table.isHere ? ` · ${words().home.onThisDevice}` : ''}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a class="button small quiet" href="/replay/file">
          {words().replay.open}
        </a>
      </p>
    </section>
  );
}

/** Public tables that wait for somebody, or may be watched. */
function OpenTables() {
  const [tables, setTables] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let isWanted = true;
    void listed('/api/v1/tables').then(found => {
      if (isWanted) setTables(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  if (tables.length === 0) return null;
  return (
    <section class="sheet stack">
      <h2>{words().home.openTables}</h2>
      <ul class="my-tables">
        {tables.map(({ table, game, phase, seats, taken }) => (
          <li key={table}>
            <a class="my-table" href={`/table/${table}`}>
              <strong>{titleOf(game)}</strong>
              <span class="soft small">
                {words().home.phase[phase] ?? phase} · {words().home.seatsTaken(taken, seats)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A list of tables on the server; none where it cannot be asked. */
async function listed(path: string): Promise<readonly Listed[]> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as Listed[]) : [];
  } catch {
    return [];
  }
}

/** Tables of the server and of this device together; whichever cannot be asked has none. */
async function myTables(): Promise<Mine[]> {
  const [there, here] = await Promise.all([
    listed('/api/v1/tables/mine'),
    hasTablesHere() ? import('../local/tables.ts').then(({ ask }) => ask('tables', null)).catch(() => []) : [],
  ]);
  return [
    ...there.map(table => ({ ...table, isHere: false })),
    ...here.map(table => ({ ...table, isHere: true })),
  ].sort((one, other) => other.touchedAt - one.touchedAt);
}
