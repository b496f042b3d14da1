/** A seat before the start: who has it, whether they are ready, and what one may do with it. */
import { isLevel, type LevelName, levelWording } from '@havre/engine/bots/level-wording.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Persona } from '../games/contract.ts';
import { Mark } from '../look/emblems.tsx';
import { PersonaFace, PersonaLife } from '../personas/at-seat.tsx';
import { ownName } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { useBusy } from '../shell/use-busy.ts';
import type { TableModel } from '../table/model.ts';
import { words } from '../words/index.ts';

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
  /** Whom one is there, where players are somebody. */
  readonly persona: Persona | null;
  /** The seat that is to be swapped with another, if the host has said so. */
  readonly swapping: Seat | null;
  onSwap(seat: Seat): void;
  /** Whether whoever wants to sit down has said what they are called; else they are asked. */
  isNamed(): boolean;
}

export function SeatPlace({ seat, table, level, persona, swapping, onSwap, isNamed }: SeatPlaceProps) {
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
        {table.seat === null ? (
          <button type="button" class="button main" onClick={() => void sit()}>
            {words().gathering.sit}
          </button>
        ) : (
          <span class="soft">{words().gathering.free}</span>
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
      {persona === null ? <Mark seat={seat} size={34} /> : <PersonaFace persona={persona} />}
      <span class="seat-name">
        {table.names.value[seat]}
        {sitter.person ? null : <span class="soft"> ({kindOf(sitter.bot)})</span>}
        {isMine ? <span class="soft"> {words().table.youMark}</span> : null}
      </span>
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
      {persona === null ? null : <PersonaLife persona={persona} />}
    </li>
  );
}

/** Two arrows, one up and one down. */
const SwapSign = () => (
  <svg viewBox="0 0 24 24" width="1.375rem" height="1.375rem" class="swap-sign" aria-hidden="true">
    <path d="M8 20V5m0 0L4 9m4-4 4 4M16 4v15m0 0 4-4m-4 4-4-4" />
  </svg>
);
