/** A table before the start: an invitation, seats to take, bots to add, and what is missing until it can begin. */
import { type LevelName, USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import { enumerated } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { TableView } from '@havre/table/viewing/update.ts';
import { useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { titleOf } from '../games/title.ts';
import { usePersonas } from '../personas/use-personas.ts';
import { shortened } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { Chat } from '../table/chat.tsx';
import { ConnectionBanner } from '../table/connection-banner.tsx';
import type { TableModel } from '../table/model.ts';
import { NoticeBar } from '../table/notice-bar.tsx';
import { TableColours } from '../table/table-colours.tsx';
import { words } from '../words/index.ts';
import { Invitation } from './invitation.tsx';
import { LevelChoice } from './level-choice.tsx';
import { NameField } from './name-field.tsx';
import { PlanNews, PlanSheet } from './plan-sheet.tsx';
import { ProgramList } from './program-list.tsx';
import { SeatPlace } from './seat-place.tsx';
import './gathering.css';

export function Gathering({ table, ui }: { table: TableModel; ui: GameUi }) {
  const [level, setLevel] = useState<LevelName>(USUAL_LEVEL);
  const personas = usePersonas(ui);
  const [nameMissed, setNameMissed] = useState(0);
  const [swapping, setSwapping] = useState<Seat | null>(null);
  const tableView = table.tableView.value;
  if (tableView === null) return null;
  const { sitters, plan } = tableView.table;
  const own = table.seat === null ? null : (sitters[table.seat] ?? null);
  const hasRoom = sitters.includes(null);
  const isNamed = () => {
    const isSaid = shortened(settings.value.name) !== '';
    setNameMissed(isSaid ? 0 : nameMissed + 1);
    return isSaid;
  };
  const swap = (seat: Seat) => {
    if (swapping !== null && swapping !== seat) void table.do({ type: 'swap', one: swapping, other: seat });
    setSwapping(swapping === null ? seat : null);
  };
  return (
    <TableColours table={table} ui={ui}>
      <TopBar />
      <main class="room gathering">
        <ConnectionBanner table={table} />
        <header class="stack">
          <h1>{titleOf(plan.game)}</h1>
          {tableView.table.origin === null ? null : <p>{words().carry.note}</p>}
        </header>
        {/* Whoever sits already waits for others: how these come is what they need first. */}
        <section class={own !== null && hasRoom ? 'sheet gathering-invitation first' : 'sheet gathering-invitation'}>
          <Invitation info={tableView.table} />
        </section>
        <section class="sheet stack gathering-seats">
          <h2>{words().gathering.seats}</h2>
          {table.own.loss.value === null ? null : (
            <p class="seat-loss" role="alert">
              {words().gathering.loss[table.own.loss.value]}
            </p>
          )}
          {own === null && hasRoom ? <NameField missed={nameMissed} /> : null}
          <ul class="seats">
            {sitters.map((_, seat) => (
              <SeatPlace
                key={seat}
                seat={seat}
                table={table}
                level={level}
                persona={personas?.of(seat, null, tableView.table.colours?.[seat]) ?? null}
                ui={ui}
                swapping={swapping}
                onSwap={swap}
                isNamed={isNamed}
              />
            ))}
          </ul>
          {tableView.isHost && hasRoom ? <LevelChoice level={level} onChoice={setLevel} /> : null}
          {tableView.isHost && hasRoom ? <ProgramList table={table} game={plan.game} /> : null}
          <PlanNews table={table} ui={ui} />
          <Beginning table={table} tableView={tableView} level={level} />
        </section>
        <section class="sheet stack gathering-plan">
          <h2>{words().gathering.agreed}</h2>
          <PlanSheet table={table} ui={ui} />
        </section>
        <section class="sheet stack gathering-chat">
          <h2>{words().table.drawers.chat}</h2>
          <Chat table={table} ui={ui} />
        </section>
      </main>
      <NoticeBar table={table} ui={ui} />
    </TableColours>
  );
}

interface BeginningProps {
  readonly table: TableModel;
  readonly tableView: TableView;
  readonly level: LevelName;
}

const ownSitter = (table: TableModel, { table: { sitters } }: TableView) =>
  table.seat === null ? null : (sitters[table.seat] ?? null);

/** Being ready, filling up, shuffling and starting; and what is missing until then. */
function Beginning({ table, tableView, level }: BeginningProps) {
  const { once, next } = useBusy();
  const { sitters, phase } = tableView.table;
  const own = ownSitter(table, tableView);
  const free = sitters.filter(sitter => sitter === null).length;
  const missing = missingAt(table, tableView);
  const start = async () => {
    const now = table.tableView.value; // what was pressed just before may have changed it
    if (now === null || missingAt(table, now) !== null) return;
    if (ownSitter(table, now)?.ready === false) await table.ready(); // whoever starts is ready
    if ((await table.do({ type: 'start' })) === null) await hasBegun(table);
  };
  return (
    <>
      <p class="row">
        {own === null ? null : own.ready ? (
          <button type="button" class="button" onClick={() => void once(() => table.do({ type: 'unready' }))}>
            {words().gathering.notReady}
          </button>
        ) : (
          <button type="button" class="button main" onClick={() => void once(() => table.ready())}>
            {words().gathering.ready}
          </button>
        )}
        {tableView.isHost && free > 1 ? (
          <button type="button" class="button" onClick={() => void once(() => fillWithBots(table, level))}>
            {words().gathering.fill}
          </button>
        ) : null}
        {tableView.isHost && sitters.length - free > 1 ? (
          <button type="button" class="button" onClick={() => void once(() => shuffleSeats(table))}>
            {words().gathering.shuffle}
          </button>
        ) : null}
        {tableView.isHost && phase !== 'opening' ? (
          <button
            type="button"
            class="button main"
            aria-disabled={missing !== null}
            aria-describedby="gathering-state"
            onClick={() => void next(start)}
          >
            {words().gathering.start}
          </button>
        ) : null}
      </p>
      <p class="soft" role="status" id="gathering-state">
        {missing ?? stateOf(tableView, own !== null)}
      </p>
    </>
  );
}

/** What is missing until the host can start, in words; null if nothing is. A host who starts is ready by that. */
function missingAt(table: TableModel, { table: { sitters, phase }, isHost }: TableView): string | null {
  if (phase === 'opening' || table.seat === null) return null;
  const free = sitters.filter(sitter => sitter === null).length;
  const unready = sitters.flatMap((sitter, seat) =>
    sitter?.ready === false && !(isHost && seat === table.seat) ? [table.names.value[seat] ?? ''] : [],
  );
  const parts = [
    ...(free > 0 ? [words().gathering.missingPeople(free)] : []),
    ...(unready.length > 0 ? [words().gathering.missingReady(enumerated(unready, settings.value.language))] : []),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}

/** Where nothing is missing: what comes next, as it concerns whoever looks. */
function stateOf({ table: { sitters, phase }, isHost }: TableView, isSeated: boolean): string {
  const { state } = words().gathering;
  if (phase === 'opening') return state.starting;
  if (!isSeated) return sitters.includes(null) ? state.takeSeat : state.full;
  return isHost ? state.allReady : state.hostStarts;
}

/** Resolves once the table has heard that it begins: until then the button does nothing more. */
function hasBegun(table: TableModel): Promise<void> {
  return new Promise(resolve => {
    const stop = table.tableView.subscribe(view => {
      if (view?.table.phase === 'gathering') return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

async function fillWithBots(table: TableModel, level: LevelName): Promise<void> {
  for (const [seat, sitter] of table.tableView.value?.table.sitters.entries() ?? [])
    if (sitter === null) await table.do({ type: 'addBot', seat, bot: level });
}

/** Everybody somewhere by chance; free seats too. */
async function shuffleSeats(table: TableModel): Promise<void> {
  const { length } = table.tableView.value?.table.sitters ?? [];
  for (let one = length - 1; one > 0; one--) {
    const other = Math.floor(Math.random() * (one + 1));
    if (other !== one) await table.do({ type: 'swap', one, other });
  }
}
