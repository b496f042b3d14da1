/** Seats and options of a game to choose from: for a new table, and for one that is laid out anew before its start. */

import { enumerated } from '@havre/engine/games/language.ts';
import { availableOptions, type Options, type OptionValue, offeredFirst } from '@havre/engine/kernel/options.ts';
import { useState } from 'preact/hooks';
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

type Offered = ReturnType<typeof availableOptions>;

/** What makes another game of it stands there at once; fine points of the rules are folded away, with the names of those that were changed. */
export function GameOptions(props: GameOptionsProps) {
  const { ui, seats, options } = props;
  const offered = availableOptions(ui.game, options, seats);
  const fine = offered.filter(([, { isFine }]) => isFine === true);
  return (
    <>
      <OptionChoices {...props} offered={offered.filter(([, { isFine }]) => isFine !== true)} />
      {fine.length === 0 ? null : <FineOptions {...props} offered={fine} />}
    </>
  );
}

function FineOptions(props: GameOptionsProps & { offered: Offered }) {
  const { ui, options, offered } = props;
  const { language } = settings.value;
  const labels = ui.wording[language].options;
  const changed = offered.flatMap(([key, spec]) =>
    (options[key] ?? spec.default) === spec.default ? [] : [labels[key]?.label ?? key],
  );
  const [isOpen] = useState(changed.length > 0);
  return (
    <details class="fine-options" open={isOpen}>
      <summary>
        {words().box.fineOptions}
        {changed.length === 0 ? null : <span class="soft small">{enumerated(changed, language)}</span>}
      </summary>
      <div class="fine-list">
        <OptionChoices {...props} />
      </div>
    </details>
  );
}

function OptionChoices({ ui, seats, options, offered, onChoice }: GameOptionsProps & { offered: Offered }) {
  const { game } = ui;
  const wording = ui.wording[settings.value.language];
  return offered.map(([key, spec]) => {
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
