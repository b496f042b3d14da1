/** What one may do at a table besides playing: hand over to a bot, invite, leave, change how it looks. */
import { USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { Command } from '@havre/table/commands/command.ts';
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { lazyPart } from '../games/kit/lazy-part.ts';
import { Invitation } from '../rooms/invitation.tsx';
import { Choices } from '../shell/choices.tsx';
import { change, MOTIONS, settings, TABLE_LOOKS } from '../shell/settings.ts';
import { Twice } from '../shell/twice.tsx';
import { words } from '../words/index.ts';
import { hasScreen } from './big-screen.ts';
import { farTables } from './far-tables.ts';
import { KeptAnswers } from './kept-answers.tsx';
import type { TableModel } from './model.ts';
import { holidayUntil } from './seat-state.ts';
import { TimeList } from './time-list.tsx';

const online = lazyPart(() => import('./online-menu.ts'));

/** `onDone` after something was done at the table, where one wants to see what comes of it. */
export function TableMenu({ table, ui, onDone }: { table: TableModel; ui: GameUi; onDone(): void }) {
  const tableView = table.tableView.value;
  useEffect(online.fetch, []);
  const { value: parts } = online.part;
  if (tableView === null) return null;
  const { seat } = table;
  const { sitters, phase } = tableView.table;
  const own = seat === null ? null : (sitters[seat] ?? null);
  const isPlaying = phase === 'playing' && own !== null && !own.left;
  const hasGuests = phase === 'playing' && !table.isOnDevice && ui.game.onlookers !== undefined;
  const hasBoard = ui.Board !== undefined;
  const act = (command: Command) => {
    void table.do(command);
    onDone();
  };
  return (
    <div class="stack">
      {isPlaying ? (
        <section class="stack">
          {own.bot === null && !table.isOnDevice ? (
            <button
              type="button"
              class="button"
              onClick={() => act({ type: 'takeOver', seat: seat ?? 0, bot: USUAL_LEVEL })}
            >
              {words().menu.letBotPlay}
            </button>
          ) : null}
          {own.bot !== null && own.person ? (
            <button type="button" class="button main" onClick={() => act({ type: 'handBack' })}>
              {words().menu.playAgain}
            </button>
          ) : null}
          {(ui.game.agreements ?? []).map(on => (
            <Twice
              key={on}
              text={words().menu.propose[on].text}
              sure={words().menu.propose[on].sure}
              onSure={() => act({ type: 'propose', on })}
            />
          ))}
          <Twice text={words().menu.leave} sure={words().menu.sureLeave} onSure={() => act({ type: 'stand' })} />
        </section>
      ) : null}
      <KeptAnswers table={table} ui={ui} />
      <TimeList table={table} />
      {tableView.isHost && phase === 'playing' && !table.isOnDevice ? <HostMenu table={table} act={act} /> : null}
      {parts !== null && table.isOnDevice && phase === 'playing' ? <parts.Carrying table={table} /> : null}
      {table.isOnDevice ? null : <Invitation info={tableView.table} />}
      {parts === null || table.isOnDevice || phase === 'over' || own?.left ? null : seat === null ? (
        <parts.SeatClaim table={table} />
      ) : (
        <section class="stack">
          <h3>{words().menu.moveSeat}</h3>
          <p class="soft small">{words().menu.moveSeatExplained}</p>
          <parts.SeatCode table={table} seat={seat} text={words().menu.showCode} />
        </section>
      )}
      {parts !== null && hasGuests && isPlaying ? <parts.GuestInvitation table={table} /> : null}
      {parts !== null && hasGuests && seat === null ? <parts.GuestEntry table={table} /> : null}
      <section class="stack">
        <Choices
          legend={words().settings.motion}
          values={MOTIONS}
          value={settings.value.motion}
          onChoice={motion => change({ motion })}
          text={motion => words().settings.motions[motion]}
        />
        {hasBoard ? (
          <Choices
            legend={words().settings.tables}
            values={TABLE_LOOKS}
            value={settings.value.tables}
            onChoice={tables => change({ tables })}
            text={tables => words().settings.tableLooks[tables]}
          />
        ) : null}
        <label class="switch">
          <input
            type="checkbox"
            checked={settings.value.sound}
            onChange={event => change({ sound: event.currentTarget.checked })}
          />
          {words().settings.sound}
        </label>
        {hasScreen(table) ? (
          <>
            <label class="switch">
              <input
                type="checkbox"
                checked={farTables.has(table.id)}
                onChange={event => farTables.note(table.id, event.currentTarget.checked)}
              />
              {words().menu.farFromScreen}
            </label>
            <p class="soft small">{words().menu.farFromScreenExplained}</p>
          </>
        ) : null}
        <p class="row">
          <a class="button small" href={`/rules/${ui.game.id}`} target="_blank" rel="noopener">
            {words().box.rules}
          </a>
          <a class="button small quiet" href="/settings">
            {words().settings.title}
          </a>
        </p>
      </section>
    </div>
  );
}

/** A program that is asked may have hung, although it is there; whether it has is for the server to say. */
const isStuck = (table: TableModel, seat: Seat): boolean => {
  const info = table.tableView.value?.table;
  return info?.sitters[seat]?.program !== undefined && info.acting.includes(seat);
};

/** The host may let a bot play for somebody who is not there, or let them come back with another device. */
function HostMenu({ table, act }: { table: TableModel; act(command: Command): void }) {
  const sitters = table.tableView.value?.table.sitters ?? [];
  const absent = sitters.flatMap((sitter, seat) =>
    sitter?.person &&
    (!sitter.here || isStuck(table, seat)) &&
    !sitter.left &&
    sitter.bot === null &&
    holidayUntil(sitter) === null
      ? [{ seat, name: sitter.name }]
      : [],
  );
  const { value: parts } = online.part;
  if (absent.length === 0) return null;
  return (
    <section class="stack">
      <h3>{words().menu.absent}</h3>
      {absent.map(({ seat, name }) => (
        <div key={seat} class="stack">
          <button type="button" class="button" onClick={() => act({ type: 'takeOver', seat, bot: USUAL_LEVEL })}>
            {words().menu.botFor(name)}
          </button>
          {parts === null ? null : <parts.SeatCode table={table} seat={seat} text={words().menu.codeFor(name)} />}
        </div>
      ))}
    </section>
  );
}
