/** The end of a game: who has won and by what, then rematch, replay, and whether the dice were honest. */
import { enumerated } from '@havre/engine/games/language.ts';
import { listed } from '@havre/engine/kernel/seats.ts';
import { useEffect } from 'preact/hooks';
import type { GamePage } from '../games/contract.ts';
import { Mark } from '../look/emblems.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { settings } from '../shell/settings.ts';
import { play } from '../sound/sounds.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { Rematch } from './rematch.tsx';
import './end-scene.css';

export function EndScene({ table, page }: { table: TableModel; page: GamePage }) {
  const outcome = table.update.value?.table.outcome ?? null;
  useEffect(() => play('won'), []);
  if (outcome === null) return null;
  const { language } = settings.value;
  const names = table.names.value;
  const sideName = (side: string, seats: number) =>
    seats === 0
      ? (page.wording[language].sides?.[side] ?? side)
      : enumerated(
          listed(seats).map(seat => names[seat] ?? ''),
          language,
        );
  return (
    <section class="sheet end" aria-label={words().end.title}>
      <h2>{words().end.title}</h2>
      {outcome.void ? (
        <p>
          {words().end.void} <RuleLink game={page.game.id} rule={outcome.rule} />
        </p>
      ) : (
        <ol class="podium">
          {outcome.sides
            .toSorted((one, other) => one.place - other.place)
            .map(({ side, seats, place, score, share }, i) => (
              <li key={side} class={share > 0 ? 'podium-place won' : 'podium-place'} style={{ '--turn': i }}>
                <span class="podium-number">{words().end.place(place)}</span>
                <span class="row">
                  {listed(seats).map(seat => (
                    <Mark key={seat} seat={seat} size={30} />
                  ))}
                  <strong>{sideName(side, seats)}</strong>
                </span>
                {score === null ? null : <span class="podium-score">{words().end.score(score)}</span>}
                {share > 0 ? <span class="podium-won">{words().end.won}</span> : null}
              </li>
            ))}
        </ol>
      )}
      <Fairness table={table} />
      <p class="row">
        <Rematch table={table} />
        <a class="button" href={`/replay/${table.isHere ? 'here/' : ''}${table.id}`}>
          {words().end.replay}
        </a>
        <a class="button quiet" href="/">
          {words().common.home}
        </a>
      </p>
    </section>
  );
}

function Fairness({ table }: { table: TableModel }) {
  const { fairness } = table;
  if (fairness === null) return null;
  return (
    <details class="soft small">
      <summary>{fairness.fair ? words().end.fair : words().end.unfair}</summary>
      <p>{fairness.fair ? words().end.fairExplained : fairness.why}</p>
      <p class="proof">
        <code>{table.update.value?.table.proof.commitment}</code>
      </p>
    </details>
  );
}
