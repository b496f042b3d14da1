/** My games as a list: found by box, opponent and result, each with the way to its replay. */
import { enumerated } from '@havre/engine/games/language.ts';
import { namesAt } from '@havre/table/viewing/player-names.ts';
import { useState } from 'preact/hooks';
import { titleOf } from '../games/title.ts';
import { Choices } from '../shell/choices.tsx';
import { settings } from '../shell/settings.ts';
import { shortDate } from '../shell/time-left.ts';
import type { OwnGame } from './own-games.ts';
import { gameLength, replayPath, say } from './saying.ts';
import { counts, isWon, ownPlayer, sidesIn } from './statistics.ts';

const RESULTS = ['all', 'won', 'lost', 'study'] as const;
type Result = (typeof RESULTS)[number];

const hasResult: { readonly [R in Result]: (game: OwnGame) => boolean } = {
  all: () => true,
  won: game => counts(game) && isWon(game),
  lost: game => counts(game) && !isWon(game),
  study: game => !counts(game),
};

const IN_ONE_GO = 50;

export function GameList({ games }: { games: readonly OwnGame[] }) {
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
          {score === null ? '' : `${say().score(score)} · `}
          {gameLength(game)}
        </span>
      </span>
      <a class="button small" href={replayPath(game)}>
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
  return say().place(own.place, sidesIn(game));
}
