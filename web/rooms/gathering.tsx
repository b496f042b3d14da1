/** A table before the start: seats to take, bots to add, an invitation, and who is ready. */
import { isLevel, type LevelName, levelWording, USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { TableView } from '@havre/table/viewing/update.ts';
import { useState } from 'preact/hooks';
import type { GamePage, Persona } from '../games/contract.ts';
import { titleOf } from '../games/title.ts';
import { Mark } from '../look/emblems.tsx';
import { PersonaFace, PersonaLife } from '../personas/at-seat.tsx';
import { usePersonas } from '../personas/use-personas.ts';
import { LONGEST_NAME, nameBeside } from '../shell/own-name.ts';
import { change, settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { Chat } from '../table/chat.tsx';
import { ConnectionBanner } from '../table/connection-banner.tsx';
import type { TableModel } from '../table/model.ts';
import { NoticeBar } from '../table/notice-bar.tsx';
import type { PageWords } from '../words/en.ts';
import { words } from '../words/index.ts';
import { Invitation } from './invitation.tsx';
import { LevelChoice } from './level-choice.tsx';
import './gathering.css';

type GatheringState = keyof PageWords['gathering']['state'];

export function Gathering({ table, page }: { table: TableModel; page: GamePage }) {
  const [level, setLevel] = useState<LevelName>(USUAL_LEVEL);
  const personas = usePersonas(page);
  const update = table.tableView.value;
  if (update === null) return null;
  const { sitters, plan } = update.table;
  const isOpening = update.table.phase === 'opening';
  const own = table.seat === null ? null : (sitters[table.seat] ?? null);
  const everybodySits = sitters.every(sitter => sitter !== null);
  const everybodyReady = everybodySits && sitters.every(sitter => sitter?.ready === true);
  return (
    <>
      <TopBar />
      <main class="room gathering">
        <ConnectionBanner table={table} />
        <header class="stack">
          <h1>{titleOf(plan.game)}</h1>
          <Plan table={table} page={page} />
          {update.table.origin === null ? null : <p>{words().carry.note}</p>}
        </header>
        <section class="sheet stack">
          <h2>{words().gathering.seats}</h2>
          {table.own.loss.value === null ? null : (
            <p class="seat-loss" role="alert">
              {words().gathering.loss[table.own.loss.value]}
            </p>
          )}
          {own === null ? <NameField /> : null}
          <ul class="seats">
            {sitters.map((_, seat) => (
              <SeatPlace
                key={seat}
                seat={seat}
                table={table}
                level={level}
                persona={personas?.of(seat, null) ?? null}
              />
            ))}
          </ul>
          {update.isHost && !everybodySits ? <LevelChoice level={level} onChoice={setLevel} /> : null}
          <p class="row">
            {own === null ? null : own.ready ? (
              <button type="button" class="button" onClick={() => void table.do({ type: 'unready' })}>
                {words().gathering.notReady}
              </button>
            ) : (
              <button type="button" class="button main" onClick={() => void table.ready()}>
                {words().gathering.ready}
              </button>
            )}
            {update.isHost && sitters.filter(sitter => sitter === null).length > 1 ? (
              <button type="button" class="button" onClick={() => void fillWithBots(table, level)}>
                {words().gathering.fill}
              </button>
            ) : null}
            {update.isHost && !isOpening ? (
              <button
                type="button"
                class="button main"
                aria-disabled={!everybodyReady}
                onClick={() => void table.do({ type: 'start' })}
              >
                {words().gathering.start}
              </button>
            ) : null}
          </p>
          <p class="soft" role="status">
            {words().gathering.state[stateOf(update, own !== null)]}
          </p>
        </section>
        <section class="sheet">
          <Invitation info={update.table} />
        </section>
        <section class="sheet stack">
          <h2>{words().table.drawers.chat}</h2>
          <Chat table={table} page={page} />
        </section>
      </main>
      <NoticeBar table={table} page={page} />
    </>
  );
}

/** How far a table has come before its game begins, as it concerns whoever looks at it. */
function stateOf({ table: { sitters, phase }, isHost }: TableView, isSeated: boolean): GatheringState {
  const everybodySits = sitters.every(sitter => sitter !== null);
  if (phase === 'opening') return 'starting';
  if (!isSeated) return everybodySits ? 'full' : 'takeSeat';
  if (!everybodySits) return isHost ? 'waitingForPeople' : 'seatsLeft';
  if (!sitters.every(sitter => sitter?.ready === true)) return 'waitingForReady';
  return isHost ? 'allReady' : 'hostStarts';
}

async function fillWithBots(table: TableModel, level: LevelName): Promise<void> {
  for (const [seat, sitter] of table.tableView.value?.table.sitters.entries() ?? [])
    if (sitter === null) await table.do({ type: 'addBot', seat, bot: level });
}

/** What was agreed on for this table, readable for everybody. */
function Plan({ table, page }: { table: TableModel; page: GamePage }) {
  const plan = table.tableView.value?.table.plan;
  if (plan === undefined) return null;
  const worded = page.wording[settings.value.language].options;
  const chosen = Object.entries(plan.options).flatMap(([key, value]) => {
    const label = worded[key];
    if (label === undefined) return [];
    return [
      `${label.label}${words().common.colon}${label.values[String(value)] ?? (typeof value === 'boolean' ? (value ? words().common.yes : words().common.no) : String(value))}`,
    ];
  });
  const clock = plan.clock.type === 'none' ? words().box.clocks(0) : words().box.clocks(plan.clock.seconds);
  return <p class="soft">{[words().box.seatsCount(plan.seats), ...chosen, clock].join('\u00a0· ')}</p>;
}

const NameField = () => (
  <label class="field gathering-name">
    <span>{words().settings.name}</span>
    <input
      class="input"
      value={settings.value.name}
      maxLength={LONGEST_NAME}
      autocomplete="nickname"
      placeholder={words().common.guest}
      onInput={event => change({ name: event.currentTarget.value })}
    />
  </label>
);

/** Whose seat it was, at a table that was carried here. */
function FormerSitter({ table, seat }: { table: TableModel; seat: Seat }) {
  const name = table.tableView.value?.table.origin?.players[seat]?.name;
  return name === undefined ? null : <span class="seat-name">{words().carry.seatOf(name)}</span>;
}

/** What a bot is called beside its name: its level, if it is one. */
const kindOf = (bot: string | null): string =>
  bot !== null && isLevel(bot) ? levelWording[settings.value.language][bot].name : words().table.bot;

interface SeatPlaceProps {
  readonly seat: Seat;
  readonly table: TableModel;
  readonly level: LevelName;
  /** Whom one is there, where players are somebody. */
  readonly persona: Persona | null;
}

function SeatPlace({ seat, table, level, persona }: SeatPlaceProps) {
  const { once: act } = useBusy();
  const update = table.tableView.value;
  const sitter = update?.table.sitters[seat] ?? null;
  const isMine = seat === table.seat;
  const isHost = update?.isHost === true;
  const sit = () =>
    act(async () => {
      const { identified } = await import('../shell/server.ts');
      await identified();
      const others = update?.table.sitters.flatMap(other => (other?.person ? [other.name] : [])) ?? [];
      await table.do({ type: 'sit', seat, name: nameBeside(others) });
    });
  if (sitter === null)
    return (
      <li class="seat empty">
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
        {persona === null ? null : <PersonaLife persona={persona} />}
      </li>
    );
  return (
    <li class={isMine ? 'seat own' : 'seat'}>
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
      {persona === null ? null : <PersonaLife persona={persona} />}
    </li>
  );
}
