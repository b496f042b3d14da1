/** My games: what was played, with whom and how it ended; what that adds up to; and everything that is kept of me. */
import { isLevel, levelWording } from '@havre/engine/bots/level-wording.ts';
import { enumerated } from '@havre/engine/games/language.ts';
import { namesAt } from '@havre/table/viewing/player-names.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { titleOf } from '../games/title.ts';
import { MonthsChart, OpponentBars, PlacesChart } from '../history/charts.tsx';
import {
  deleteEverythingAboutMe,
  everythingAboutMe,
  type OwnGame,
  type OwnGames,
  ownGames,
} from '../history/own-games.ts';
import { counts, type GameStatistics, isWon, type Opponent, ownPlayer, statisticsOf } from '../history/statistics.ts';
import { saveFile } from '../replay/save-file.ts';
import { settings } from '../shell/settings.ts';
import { shortDate } from '../shell/time-left.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { Twice } from '../shell/twice.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { gamesRoomWords } from '../words/games-room.ts';
import { words } from '../words/index.ts';
import { Choices } from './choices.tsx';
import './games.css';

const say = () => gamesRoomWords[settings.value.language];
const rounded = (number: number): string =>
  new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 }).format(number);

export function GamesRoom() {
  const [own, setOwn] = useState<OwnGames | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ownGames().then(found => {
      if (isWanted) setOwn(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <>
      <TopBar />
      <main class="room">
        <h1>{say().title}</h1>
        {own === null ? <p>{words().common.loading}</p> : <Games own={own} />}
        <AboutMe />
      </main>
    </>
  );
}

function Games({ own: { games, isPartial } }: { own: OwnGames }) {
  const statistics = useMemo(() => statisticsOf(games), [games]);
  return (
    <>
      {isPartial ? <p role="alert">{say().partial}</p> : null}
      {games.length === 0 ? (
        <p class="soft">{say().empty}</p>
      ) : (
        <>
          <div class="statistics">
            {statistics.map((one, i) => (
              <Statistics key={one.game} of={one} isOpen={i === 0} />
            ))}
          </div>
          <GameList games={games} />
        </>
      )}
    </>
  );
}

/** So many opponents are shown, those one has met most often. */
const MOST_OPPONENTS = 6;

/** The game that is played most lies open, the others behind their sums. */
function Statistics({ of, isOpen }: { of: GameStatistics<OwnGame>; isOpen: boolean }) {
  const { game, games, wins, expectedWins, places, months, opponents } = of;
  const { language } = settings.value;
  return (
    <details class="sheet statistics-of-game" open={isOpen}>
      <summary>
        <h2>{titleOf(game)}</h2>
        <span class="statistics-sum">
          <strong>{say().games(games)}</strong> <strong>{say().wins(rounded(wins))}</strong>
        </span>
      </summary>
      <p class="soft small">{say().chance(rounded(expectedWins))}</p>
      <div class="statistics-charts">
        <figure class="stack">
          <figcaption>{say().places}</figcaption>
          <PlacesChart places={places} title={say().places} label={say().placesLabel} />
        </figure>
        <figure class="stack">
          <figcaption>{say().months}</figcaption>
          <MonthsChart months={months} title={say().months} language={language} label={say().monthsLabel} />
          <p class="chart-legend">
            <Legend kind="chart-part" text={say().legend.won} />
            <Legend kind="chart-amount" text={say().legend.played} />
          </p>
        </figure>
      </div>
      <h3>{say().opponents}</h3>
      <OpponentBars opponents={opponents.slice(0, MOST_OPPONENTS)} nameOf={opponentName} label={say().opponentLabel} />
      <p class="chart-legend">
        <Legend kind="versus-ahead" text={say().versus.ahead} />
        <Legend kind="versus-level" text={say().versus.level} />
        <Legend kind="versus-behind" text={say().versus.behind} />
      </p>
      <FeatList of={of} />
    </details>
  );
}

const Legend = ({ kind, text }: { kind: string; text: string }) => (
  <span>
    <svg viewBox="0 0 10 10" aria-hidden="true" class="legend-sample">
      <rect class={kind} width="10" height="10" />
    </svg>
    {text}
  </span>
);

const opponentName = ({ name, bot }: Opponent): string =>
  bot === null ? name : isLevel(bot) ? levelWording[settings.value.language][bot].name : bot;

function FeatList({ of: { feats } }: { of: GameStatistics<OwnGame> }) {
  const { bestScore, quickestWin, longestGame, longestStreak } = feats;
  const told: [string, OwnGame | null][] = [];
  if (bestScore !== null) told.push([say().bestScore(rounded(ownPlayer(bestScore)?.score ?? 0)), bestScore]);
  if (quickestWin !== null) told.push([say().quickestWin(quickestWin.moves), quickestWin]);
  if (longestGame !== null) told.push([say().longestGame(lengthOf(longestGame)), longestGame]);
  if (longestStreak > 1) told.push([say().longestStreak(longestStreak), null]);
  return (
    <>
      <h3>{say().feats}</h3>
      <ul class="feats">
        {told.map(([text, game]) => (
          <li key={text}>{game === null ? text : <a href={replayOf(game)}>{text}</a>}</li>
        ))}
      </ul>
    </>
  );
}

const RESULTS = ['all', 'won', 'lost', 'study'] as const;
type Result = (typeof RESULTS)[number];

const hasResult: { readonly [R in Result]: (game: OwnGame) => boolean } = {
  all: () => true,
  won: game => counts(game) && isWon(game),
  lost: game => counts(game) && !isWon(game),
  study: game => !counts(game),
};

const IN_ONE_GO = 50;

function GameList({ games }: { games: readonly OwnGame[] }) {
  const [game, setGame] = useState('');
  const [result, setResult] = useState<Result>('all');
  const [name, setName] = useState('');
  const [most, setMost] = useState(IN_ONE_GO);
  const wanted = name.trim().toLocaleLowerCase();
  const shown = games.filter(
    one =>
      (game === '' || one.game === game) &&
      hasResult[result](one) &&
      (wanted === '' || namesIn(one).some(other => other.toLocaleLowerCase().includes(wanted))),
  );
  return (
    <section class="sheet stack">
      <h2>{say().list}</h2>
      <div class="game-filters">
        <label class="field">
          <span>{say().game}</span>
          <select class="input" value={game} onChange={event => setGame(event.currentTarget.value)}>
            <option value="">{say().all}</option>
            {[...new Set(games.map(one => one.game))].map(id => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{say().opponent}</span>
          <input class="input" value={name} maxLength={40} onInput={event => setName(event.currentTarget.value)} />
        </label>
        <Choices<Result>
          legend={say().result}
          values={RESULTS}
          value={result}
          onChoice={setResult}
          text={value => say().results[value]}
        />
      </div>
      <p class="soft small" role="status">
        {say().shown(shown.length)}
      </p>
      <ul class="game-lines">
        {shown.slice(0, most).map(one => (
          <GameLine key={`${one.isOnDevice} ${one.table}`} game={one} />
        ))}
      </ul>
      {shown.length > most ? (
        <button type="button" class="button" onClick={() => setMost(most + IN_ONE_GO)}>
          {say().more}
        </button>
      ) : null}
    </section>
  );
}

const namesIn = ({ players }: OwnGame): readonly string[] =>
  namesAt(players.map(({ name, bot }) => ({ name, person: bot === null })));

const replayOf = ({ table, isOnDevice }: OwnGame): string => `/replay/${isOnDevice ? 'here/' : ''}${table}`;

const lengthOf = ({ beganAt, endedAt, moves }: OwnGame): string =>
  say().length(Math.round((endedAt - beganAt) / 60_000), moves);

function GameLine({ game }: { game: OwnGame }) {
  const { language } = settings.value;
  const others = namesIn(game).filter((_, seat) => seat !== game.seat);
  const score = ownPlayer(game)?.score ?? null;
  return (
    <li class={`game-line ${counts(game) && isWon(game) ? 'is-won' : ''}`}>
      <span class="game-line-what">
        <strong>{titleOf(game.game)}</strong>
        <span class="soft small">
          {shortDate(game.endedAt, language)}
          {game.isOnDevice ? ` · ${say().onDevice}` : ''}
        </span>
      </span>
      <span class="game-line-who">{enumerated(others, language)}</span>
      <span class="game-line-result">
        <strong>{resultOf(game)}</strong>
        <span class="soft small">
          {score === null ? '' : `${say().score(rounded(score))} · `}
          {lengthOf(game)}
        </span>
      </span>
      <a class="button small" href={replayOf(game)}>
        {say().replay}
        <span class="unseen">
          {' '}
          {titleOf(game.game)}, {shortDate(game.endedAt, language)}
        </span>
      </a>
    </li>
  );
}

function resultOf(game: OwnGame): string {
  if (game.origin === 'branched') return say().study;
  const own = ownPlayer(game);
  if (own === null) return say().severalHere;
  if (own.place === null) return say().noResult;
  if (own.share > 0) return own.share < 1 ? say().shared : say().won;
  return say().place(own.place, new Set(game.players.map(({ side }) => side)).size);
}

/** Everything that is kept of whoever holds the device. */
function AboutMe() {
  const { once } = useBusy();
  const [told, setTold] = useState<string | null>(null);
  const save = () =>
    once(async () => {
      const text = await everythingAboutMe();
      if (text === null) setTold(say().notDone);
      else saveFile('havre.json', text, 'application/json');
    });
  const remove = () =>
    once(async () => {
      const isDone = await deleteEverythingAboutMe();
      if (isDone) location.assign('/games');
      else setTold(say().notDone);
    });
  return (
    <section class="sheet stack">
      <h2>{say().mine}</h2>
      <p class="soft">{say().mineText}</p>
      {told === null ? null : <p role="alert">{told}</p>}
      <div class="row">
        <button type="button" class="button" onClick={() => void save()}>
          {say().save}
        </button>
        <Twice text={say().delete} sure={say().sure} onSure={() => void remove()} />
      </div>
    </section>
  );
}
