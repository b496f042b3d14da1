/** Who has won, and by what. */
import { enumerated } from '@havre/engine/games/language.ts';
import type { Outcome } from '@havre/engine/kernel/outcome.ts';
import { listed } from '@havre/engine/kernel/seats.ts';
import type { GamePage } from '../games/contract.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { SeatMark } from './seat-mark.tsx';
import './podium.css';

export interface PodiumProps {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly page: GamePage;
  readonly table: TableModel;
}

export function Podium({ outcome, names, page, table }: PodiumProps) {
  const { language } = settings.value;
  const wording = page.wording[language];
  if (outcome.void)
    return (
      <p>
        {words().end.void} <RuleLink game={page.game.id} rule={outcome.rule} />
      </p>
    );
  const sideName = (side: string, seats: number) =>
    seats === 0
      ? (wording.sides?.[side] ?? side)
      : enumerated(
          listed(seats).map(seat => names[seat] ?? ''),
          language,
        );
  const isLevel = outcome.sides.every(({ share }) => share > 0);
  return (
    <ol class="podium">
      {outcome.sides
        .toSorted((one, other) => one.place - other.place)
        .map(({ side, seats, place, score, share }, i) => (
          <li key={side} class={share > 0 ? 'podium-place won' : 'podium-place'} style={{ '--turn': i }}>
            <span class="podium-number">{words().end.place(place)}</span>
            <span class="row">
              {listed(seats).map(seat => (
                <SeatMark key={seat} table={table} page={page} seat={seat} size={30} />
              ))}
              <strong>{sideName(side, seats)}</strong>
            </span>
            {score === null ? null : (
              <span class="podium-score">{wording.score?.(score) ?? words().end.score(score)}</span>
            )}
            {share > 0 ? <span class="podium-won">{isLevel ? words().end.level : words().end.won}</span> : null}
          </li>
        ))}
    </ol>
  );
}
