/** Seats and options of a game to choose from: for a new table, and for one that is laid out anew before its start. */
import { availableOptions, type Options, type OptionValue, offeredFirst } from '@havre/engine/kernel/options.ts';
import type { GameUi } from '../games/contract.ts';
import { Choices } from '../shell/choices.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import { refusalIn } from '../words/refusals.ts';
import { OwnValue } from './own-value.tsx';

/**
 * What of what was picked counts at a table like this. What is not offered there is kept for when it is again, and not sent.
 * @example optionsOf(game, { edition: '2007', ghost: true }, 4) // { edition: '2007' }
 */
export function optionsOf(game: GameUi['game'], picked: Options, seats: number): Options {
  const wanted = { ...offeredFirst(game, settings.value.language), ...picked };
  const offered = availableOptions(game, wanted, seats);
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => offered.some(([open]) => open === key)));
}

interface SeatCountProps {
  readonly game: GameUi['game'];
  readonly seats: number;
  onChoice(seats: number): void;
}

/** A game that is always for as many asks nothing. */
export const SeatCount = ({ game: { seats: box }, seats, onChoice }: SeatCountProps) =>
  box.min === box.max ? null : (
    <Choices
      legend={words().box.seats}
      values={Array.from({ length: box.max - box.min + 1 }, (_, i) => box.min + i)}
      value={seats}
      onChoice={onChoice}
      text={String}
    />
  );

interface GameOptionsProps {
  readonly ui: GameUi;
  readonly seats: number;
  readonly options: Options;
  onChoice(key: string, value: OptionValue): void;
}

export function GameOptions({ ui, seats, options, onChoice }: GameOptionsProps) {
  const { game } = ui;
  const wording = ui.wording[settings.value.language];
  return availableOptions(game, options, seats).map(([key, spec]) => {
    const worded = wording.options[key];
    const values =
      spec.seats === true ? spec.values.filter(value => typeof value !== 'number' || value < seats) : spec.values;
    const choosing = {
      legend: worded?.label ?? key,
      values,
      value: options[key] ?? spec.default,
      onChoice: (value: OptionValue) => onChoice(key, value),
      text: (value: OptionValue) =>
        worded?.values[String(value)] ??
        (spec.seats === true && typeof value === 'number' ? words().common.player(value + 1) : plainValue(value)),
    };
    return spec.free === undefined ? (
      <Choices key={key} {...choosing} />
    ) : (
      <OwnValue
        key={key}
        {...choosing}
        free={spec.free}
        game={game.id}
        why={refusal => refusalIn(ui.wording, refusal)}
      />
    );
  });
}

/** A value of an option that has no words of its own. */
export const plainValue = (value: OptionValue): string =>
  typeof value === 'boolean' ? (value ? words().common.yes : words().common.no) : String(value);
