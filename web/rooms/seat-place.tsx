/** A seat before the start: who has it, whether they are ready, and what one may do with it. */
import { isLevel, type LevelName, levelWording } from '@havre/engine/bots/level-wording.ts';
import { coloursFor } from '@havre/engine/kernel/colours.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { GameUi, Persona } from '../games/contract.ts';
import { Mark } from '../look/emblems.tsx';
import { PersonaFace, PersonaLife } from '../personas/at-seat.tsx';
import { ownName } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { useBusy } from '../shell/use-busy.ts';
import type { TableModel } from '../table/model.ts';
import { words } from '../words/index.ts';
import { ColourChoice } from './colour-choice.tsx';
import { ProgramBadge } from './program-badge.tsx';

/** Whose seat it was, at a table that was carried here. */
function FormerSitter({ table, seat }: { table: TableModel; seat: Seat }) {
  const name = table.tableView.value?.table.origin?.players[seat]?.name;
  return name === undefined ? null : <span class="seat-name">{words().carry.seatOf(name)}</span>;
}

/** What a bot is called beside its name: its level, if it is one. */
const kindOf = (bot: string | null): string =>
  bot !== null && isLevel(bot) ? levelWording[settings.value.language][bot].name : words().table.bot;

export interface SeatPlaceProps {
  readonly seat: Seat;
  readonly table: TableModel;
  readonly level: LevelName;
  readonly ui: GameUi;
  /** Whom one is there, where players are somebody. */
  readonly persona: Persona | null;
  /** The seat that is to be swapped with another, if the host has said so. */
  readonly swapping: Seat | null;
  onSwap(seat: Seat): void;
  /** Whether whoever wants to sit down has said what they are called; else they are asked. */
  isNamed(): boolean;
}

export function SeatPlace({ seat, table, ui, level, persona, swapping, onSwap, isNamed }: SeatPlaceProps) {
  const { once: act } = useBusy();
  const tableView = table.tableView.value;
  const sitter = tableView?.table.sitters[seat] ?? null;
  const isMine = seat === table.seat;
  const isHost = tableView?.isHost === true;
  const sit = () =>
    act(async () => {
      if (!isNamed()) return;
      const { identified } = await import('../shell/server.ts');
      await identified();
      await table.do({ type: 'sit', seat, name: ownName() });
    });
  const plan = tableView?.table.plan;
  const sideText = plan === undefined ? null : (ui.sideOf?.(seat, plan.options, plan.seats) ?? null);
  const side = sideText === null ? null : <span class="seat-side soft small">{sideText}</span>;
  const swap = isHost ? (
    <button
      type="button"
      class="button small quiet seat-swap"
      aria-pressed={swapping === seat}
      aria-label={swapping === null ? words().gathering.swap(seat + 1) : words().gathering.swapWith(seat + 1)}
      title={swapping === null ? words().gathering.swap(seat + 1) : words().gathering.swapWith(seat + 1)}
      onClick={() => onSwap(seat)}
    >
      <SwapSign />
    </button>
  ) : null;
  if (sitter === null)
    return (
      <li class={swapping === seat ? 'seat empty swapping' : 'seat empty'}>
        {persona === null ? null : <PersonaFace persona={persona} />}
        <FormerSitter table={table} seat={seat} />
        {side}
        {table.seat === null ? (
          <button type="button" class="button main" onClick={() => void sit()}>
            {words().gathering.sit}
          </button>
        ) : (
          <button type="button" class="button small" onClick={() => void sit()}>
            {words().gathering.moveHere}
          </button>
        )}
        {isHost ? (
          <button
            type="button"
            class="button small"
            onClick={() => void act(() => table.do({ type: 'addBot', seat, bot: level }))}
          >
            {words().gathering.addBot}
          </button>
        ) : null}
        {swap}
        {persona === null ? null : <PersonaLife persona={persona} />}
      </li>
    );
  return (
    <li class={['seat', isMine ? 'own' : '', swapping === seat ? 'swapping' : ''].filter(Boolean).join(' ')}>
      {persona === null ? null : <PersonaFace persona={persona} />}
      <Mark seat={seat} size={34} />
      <span class="seat-name">
        {table.names.value[seat]}
        {sitter.person ? null : <span class="soft"> ({kindOf(sitter.bot)})</span>}
        {sitter.program === undefined ? null : <ProgramBadge program={sitter.program} />}
        {isMine ? <span class="soft"> {words().table.youMark}</span> : null}
      </span>
      {side}
      <span class={sitter.ready ? 'seat-state ready' : 'seat-state'}>
        {sitter.ready ? words().gathering.isReady : words().gathering.isNotReady}
      </span>
      {isMine ? (
        <button type="button" class="button small quiet" onClick={() => void act(() => table.do({ type: 'stand' }))}>
          {words().gathering.stand}
        </button>
      ) : isHost ? (
        <button
          type="button"
          class="button small quiet"
          onClick={() => void act(() => table.do({ type: 'remove', seat }))}
        >
          {words().gathering.remove}
        </button>
      ) : null}
      {swap}
      {isMine ? <OwnColour seat={seat} table={table} ui={ui} /> : null}
      {persona === null ? null : <PersonaLife persona={persona} />}
    </li>
  );
}

/** The colour one plays with: those that others have chosen cannot be had. */
function OwnColour({ seat, table, ui: { game } }: Pick<SeatPlaceProps, 'seat' | 'table' | 'ui'>) {
  const info = table.tableView.value?.table;
  if (info?.colours === undefined) return null; // a server that knows nothing of it
  const { plan, sitters, colours } = info;
  const taken = sitters.flatMap((sitter, other) => (other === seat || sitter?.colour == null ? [] : [sitter.colour]));
  return (
    <ColourChoice
      legend={words().gathering.colour}
      colours={coloursFor(game, plan.options, plan.seats)}
      value={colours[seat] ?? null}
      taken={taken}
      onChoice={colour => void table.do({ type: 'colour', seat, colour })}
    />
  );
}

/** Two arrows, one up and one down. */
const SwapSign = () => (
  <svg viewBox="0 0 24 24" width="1.375rem" height="1.375rem" class="swap-sign" aria-hidden="true">
    <path d="M8 20V5m0 0L4 9m4-4 4 4M16 4v15m0 0 4-4m-4 4-4-4" />
  </svg>
);
