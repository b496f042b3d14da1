/** Who has won, and by what. */
import { enumerated } from '@havre/engine/games/language.ts';
import type { Outcome } from '@havre/engine/kernel/outcome.ts';
import { listed, type Seat } from '@havre/engine/kernel/seats.ts';
import { Fragment } from 'preact';
import type { GameUi, Personas } from '../games/contract.ts';
import { Podium as Places } from '../games/kit/podium.tsx';
import { PersonaFace } from '../personas/at-seat.tsx';
import { RuleLink } from '../rules/rule-link.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { SeatMark } from './seat-mark.tsx';

export interface PodiumProps {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly ui: GameUi;
  readonly table: TableModel;
  /** Whom players were, once that is known. */
  readonly personas?: Personas | null;
}

export function Podium({ outcome, names, ui, table, personas = null }: PodiumProps) {
  const { language } = settings.value;
  const wording = ui.wording[language];
  if (outcome.void)
    return (
      <p>
        {words().end.void} <RuleLink game={ui.game.id} rule={outcome.rule} />
      </p>
    );
  const sideName = (side: string, seats: number) =>
    seats === 0
      ? (wording.sides?.[side] ?? side)
      : enumerated(
          listed(seats).map(seat => names[seat] ?? ''),
          language,
        );
  const view = table.playback.shown.value;
  const isLevel = outcome.sides.every(({ share }) => share > 0);
  const seatMark = (seat: Seat) => (
    <Fragment key={seat}>
      {personas === null || view === null ? null : <PersonaFace persona={personas.of(seat, view)} />}
      <SeatMark table={table} ui={ui} seat={seat} size={30} />
    </Fragment>
  );
  const sideMark = (side: string) => (ui.SideMark === undefined ? null : <ui.SideMark side={side} size={30} />);
  const places = outcome.sides
    .toSorted((one, other) => one.place - other.place)
    .map(({ side, seats, place, score, share }) => ({
      key: side,
      place: words().end.place(place),
      name: sideName(side, seats),
      mark: seats === 0 ? sideMark(side) : listed(seats).map(seatMark),
      score: score === null ? null : (wording.score?.(score) ?? words().end.score(score)),
      isWinner: share > 0,
      ...(share > 0 ? { note: isLevel ? words().end.level : words().end.won } : {}),
    }));
  return <Places places={places} />;
}
