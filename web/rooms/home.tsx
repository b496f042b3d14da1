/** Home: my tables where there are any, the boxes on a shelf, and the way to a table somebody else has laid out. */
import type { Listed } from '@havre/protocol/client/client.ts';
import { useEffect, useState } from 'preact/hooks';
import { allBoxes, type Box } from '../games/index.ts';
import { lookForPackages } from '../games/package-boxes.tsx';
import { titleOf } from '../games/title.ts';
import { go } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';
import { listedTables } from './listed-tables.ts';
import { FinishedTables, hasTables, MyTables } from './my-tables.tsx';
import './home.css';

export function Home() {
  useEffect(() => void lookForPackages(), []);
  return (
    <>
      <TopBar />
      <main class="room home">
        <MyTables />
        <header class="home-title">
          <h1>{words().home.title}</h1>
          {hasTables() ? null : <p class="soft">{words().home.subtitle}</p>}
        </header>
        <ul class="shelf" aria-label={words().home.shelf}>
          {allBoxes().map(box => (
            <OnShelf key={box.id} box={box} />
          ))}
        </ul>
        <div class="home-below">
          <JoinByCode />
          <FinishedTables />
          <OpenTables />
        </div>
      </main>
    </>
  );
}

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

/** Public tables that wait for somebody, or may be watched. */
function OpenTables() {
  const [tables, setTables] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let isWanted = true;
    void listedTables('/api/v1/tables').then(found => {
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
      <ul class="table-lines">
        {tables.map(({ table, game, phase, seats, taken }) => (
          <li key={table}>
            <a class="table-line" href={`/table/${table}`}>
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
