/** Everybody at the table: mark, name, and the signs of each seat. Whoever is asked stands in the light of a lantern. */
import { useRef } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { isSmall } from '../stage/stage.tsx';
import { words } from '../words/index.ts';
import { useLitInSight } from './lit-in-sight.ts';
import type { TableModel } from './model.ts';
import { PlayerName } from './player-name.tsx';
import { SeatMark } from './seat-mark.tsx';
import { SeatSigns } from './seat-signs.tsx';
import { seatStateOf } from './seat-state.ts';
import './players.css';

export function Players({ table, ui }: { table: TableModel; ui: GameUi }) {
  const strip = useRef<HTMLUListElement>(null);
  const sitters = table.tableView.value?.table.sitters ?? [];
  const seats = sitters.flatMap((sitter, seat) => (sitter === null ? [] : [{ seat, ...seatStateOf(table, ui, seat) }]));
  useLitInSight(strip, seats.find(({ doing }) => doing === 'asked')?.seat);
  return (
    <section aria-label={words().table.players} data-part="others">
      {/* On a phone it is a strip that one moves, with keys too. */}
      <ul ref={strip} class="players" tabIndex={isSmall() ? 0 : undefined}>
        {seats.map(({ seat, ...state }) => (
          <li key={seat} class={state.doing === 'asked' ? 'player lit-seat' : 'player'} data-seat={seat}>
            <SeatMark table={table} ui={ui} seat={seat} size={26} />
            <PlayerName class="player-name" name={table.names.value[seat] ?? ''} />
            {seat === table.seat ? <span class="player-note">{words().table.youMark}</span> : null}
            <SeatSigns state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
