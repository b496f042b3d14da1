/** A table of one's own on a card: its board in small, who sits there, whom it waits for, and what else one may do with it. */
import { enumerated } from '@havre/engine/games/language.ts';
import { namesAt } from '@havre/table/viewing/player-names.ts';
import { useState } from 'preact/hooks';
import { titleOf } from '../games/title.ts';
import { ColourDot } from '../look/colour-dot.tsx';
import { Icon } from '../look/icons.tsx';
import { addressOf, hide, lookAtMyTables, type MyTable } from '../shell/my-tables.ts';
import { settings } from '../shell/settings.ts';
import { roughTime } from '../shell/time-left.ts';
import { Twice } from '../shell/twice.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { words } from '../words/index.ts';
import { SmallBoard, useBoard } from './small-board.tsx';
import './table-card.css';

export function TableCard({ table }: { table: MyTable }) {
  const { language } = settings.value;
  const names = namesAt(table.sitters);
  const { round, place, board, isSeen } = useBoard(table);
  const now = Date.now();
  const notes = [
    round,
    table.since === null ? null : words().home.since(roughTime(now - table.since, language)),
    table.until === null ? null : words().home.left(roughTime(table.until - now, language)),
    table.prepared === 0 ? null : words().prepare.ready(table.prepared),
    table.isOnDevice ? words().home.onThisDevice : null,
  ].filter(note => note !== null);
  return (
    <li ref={place} class={table.asks !== null ? 'table-card asked' : 'table-card'}>
      <SmallBoard table={table} board={board} isSeen={isSeen} />
      <div class="table-card-text">
        <h3>
          <a class="table-card-link" href={addressOf(table)}>
            {titleOf(table.game)}
          </a>
        </h3>
        <p class="table-card-state">
          {table.asks !== null ? <Icon name="lantern" size={20} /> : null}
          <strong>{stateOf(table)}</strong>
        </p>
        {notes.length === 0 ? null : <p class="soft small">{notes.join('\u00a0· ')}</p>}
        <p class="table-card-people small">
          {table.sitters.map((sitter, seat) => (
            <span key={seat} class={table.acting.includes(seat) ? 'card-sitter acting' : 'card-sitter'}>
              {sitter === null ? null : <ColourDot colour={table.colours?.[seat] ?? null} />}
              {sitter === null ? <i class="soft">{words().home.freeSeat}</i> : names[seat]}
            </span>
          ))}
        </p>
      </div>
      <CardMenu table={table} />
    </li>
  );
}

/** What the table waits for, in a few words. */
function stateOf({ phase, asks, acting, sitters, seat }: MyTable): string {
  const say = words().home;
  if (asks !== null) return say.asks[asks];
  if (phase === 'playing') {
    const names = namesAt(sitters);
    const others = acting.filter(one => one !== seat).map(one => names[one] ?? '');
    return say.waitsFor(enumerated(others, settings.value.language));
  }
  const taken = sitters.filter(sitter => sitter !== null).length;
  return taken < sitters.length ? say.seatsTaken(taken, sitters.length) : say.waitsForReady;
}

/** What else one may do with a table; made when it is first opened, because there may be many cards. */
function CardMenu({ table }: { table: MyTable }) {
  const [isMade, setMade] = useState(false);
  return (
    <details class="card-menu" onToggle={() => setMade(true)}>
      <summary class="button quiet round" aria-label={words().home.more(titleOf(table.game))}>
        <Icon name="more" />
      </summary>
      {isMade ? <CardMenuList table={table} /> : null}
    </details>
  );
}

/** Put out of sight, left, deleted. */
function CardMenuList({ table }: { table: MyTable }) {
  const { once } = useBusy();
  const [isRefused, setRefused] = useState(false);
  const act = (doing: () => Promise<boolean>) =>
    once(async () => {
      setRefused(!(await doing().catch(() => false)));
      await lookAtMyTables();
    });
  const mayDelete = table.isHost || table.isOnDevice;
  return (
    <div class="sheet stack card-menu-list">
      {isRefused ? <p role="alert">{words().home.notDone}</p> : null}
      <button type="button" class="button" onClick={() => hide(table.table, true)}>
        {words().home.hide}
      </button>
      {table.isOnDevice || table.seat === null ? null : table.phase === 'playing' ? (
        <Twice
          text={words().home.leave}
          sure={words().home.sureLeave}
          onSure={() => void act(() => standUp(table.table))}
        />
      ) : (
        <button type="button" class="button" onClick={() => void act(() => standUp(table.table))}>
          {words().home.stand}
        </button>
      )}
      {mayDelete ? (
        <Twice text={words().home.delete} sure={words().home.sureDelete} onSure={() => void act(() => remove(table))} />
      ) : null}
    </div>
  );
}

/** Gives up one's seat at a table of the server. */
async function standUp(id: string): Promise<boolean> {
  const { identified, server } = await import('../shell/server.ts');
  await identified();
  const table = server().watch(id);
  try {
    return (await table.do({ type: 'stand' })) === null;
  } finally {
    server().leave(id);
  }
}

async function remove({ table, isOnDevice }: MyTable): Promise<boolean> {
  if (!isOnDevice) return (await fetch(`/api/v1/tables/${table}`, { method: 'DELETE' })).ok;
  const { ask } = await import('../local/tables.ts');
  await ask('remove', { table });
  return true;
}
