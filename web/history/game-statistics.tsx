/** What my games of one box add up to: places, months, opponents and feats. */
import { isLevel, levelWording } from '@havre/engine/bots/level-wording.ts';
import { titleOf } from '../games/title.ts';
import { settings } from '../shell/settings.ts';
import { MonthsChart, OpponentBars, PlacesChart, TurnBars } from './charts.tsx';
import type { OwnGame } from './own-games.ts';
import { gameLength, points, replayPath, rounded, say } from './saying.ts';
import { type GameStatistics, type Opponent, ownPlayer } from './statistics.ts';
import type { Turns } from './turns.ts';

/** So many opponents are shown, those one has met most often. */
const MOST_OPPONENTS = 6;

interface StatisticsProps {
  readonly of: GameStatistics<OwnGame>;
  /** Null while none of the games was reviewed. */
  readonly turns: Turns | null;
  readonly isOpen: boolean;
}

/** The game that is played most lies open, the others behind their sums. */
export function StatisticsOfGame({ of, turns, isOpen }: StatisticsProps) {
  const { game, games, wins, expectedWins, places, months, opponents } = of;
  const { language } = settings.value;
  return (
    <details class="sheet statistics-of-game" open={isOpen}>
      <summary>
        <h2>{titleOf(game)}</h2>
        <span class="statistics-sum">
          <strong>{say().games(games)}</strong> <strong>{say().wins(Math.round(10 * wins) / 10)}</strong>
        </span>
      </summary>
      <div class="statistics-body">
        <p class="soft">{say().chance(rounded(expectedWins))}</p>
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
        <section class="stack">
          <h3>{say().opponents}</h3>
          <OpponentBars
            opponents={opponents.slice(0, MOST_OPPONENTS)}
            nameOf={opponentName}
            label={say().opponentLabel}
          />
          <p class="chart-legend">
            <Legend kind="versus-ahead" text={say().versus.ahead} />
            <Legend kind="versus-level" text={say().versus.level} />
            <Legend kind="versus-behind" text={say().versus.behind} />
          </p>
        </section>
        <TurnsOfGames turns={turns} />
        <FeatList of={of} />
      </div>
    </details>
  );
}

const TurnsOfGames = ({ turns }: { turns: Turns | null }) => (
  <section class="stack">
    <h3>{say().turns.title}</h3>
    {turns === null ? (
      <p class="soft">{say().turns.none}</p>
    ) : (
      <>
        <TurnBars
          turns={(['own', 'others', 'luck'] as const).map(cause => {
            const change = turns[cause];
            return { name: say().turns[cause], change, text: points(change) };
          })}
        />
        <p class="soft small">{say().turns.explained(turns.games)}</p>
      </>
    )}
  </section>
);

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

/** A game that took less is no record. */
const A_MINUTE = 60_000;

function FeatList({ of: { feats } }: { of: GameStatistics<OwnGame> }) {
  const { bestScore, quickestWin, longestGame, longestStreak } = feats;
  const told: [string, OwnGame | null][] = [];
  if (bestScore !== null) told.push([say().bestScore(rounded(ownPlayer(bestScore)?.score ?? 0)), bestScore]);
  if (quickestWin !== null) told.push([say().quickestWin(quickestWin.moves), quickestWin]);
  if (longestGame !== null && longestGame.endedAt - longestGame.beganAt >= A_MINUTE)
    told.push([say().longestGame(gameLength(longestGame)), longestGame]);
  if (longestStreak > 1) told.push([say().longestStreak(longestStreak), null]);
  return told.length === 0 ? null : (
    <section class="stack">
      <h3>{say().feats}</h3>
      <ul class="feats">
        {told.map(([text, game]) => (
          <li key={text}>{game === null ? text : <a href={replayPath(game)}>{text}</a>}</li>
        ))}
      </ul>
    </section>
  );
}
