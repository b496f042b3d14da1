/** What was agreed on for a table, readable for everybody; the host still changes it, and everybody is told what is new. */
import { enumerated } from '@havre/engine/games/language.ts';
import { availableOptions, chosen, type Options } from '@havre/engine/kernel/options.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import type { Plan, PlanChanges } from '@havre/table/model/plan.ts';
import { useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { Dialog } from '../shell/dialog.tsx';
import { settings } from '../shell/settings.ts';
import { useBusy } from '../shell/use-busy.ts';
import type { TableModel } from '../table/model.ts';
import { words } from '../words/index.ts';
import { refusalIn } from '../words/refusals.ts';
import { ClockChoice } from './clock-choice.tsx';
import { GameOptions, optionsOf, plainValue, SeatCount } from './game-options.tsx';

interface PlanSheetProps {
  readonly table: TableModel;
  readonly ui: GameUi;
}

/** That the host has changed what is played, told where one says that one is ready: that has to be said anew. */
export function PlanNews({ table, ui }: PlanSheetProps) {
  const news = table.events.value.findLast(event => event.type === 'replanned');
  return (
    <p class="plan-news" role="status">
      {news === undefined ? null : words().gathering.replanned(changesText(ui, news.changes))}
    </p>
  );
}

export function PlanSheet({ table, ui }: PlanSheetProps) {
  const [isChanging, setChanging] = useState(false);
  const tableView = table.tableView.value;
  if (tableView === null) return null;
  const { plan, origin } = tableView.table;
  const worded = ui.wording[settings.value.language].options;
  const picked = availableOptions(ui.game, plan.options, plan.seats).flatMap(([key]) => {
    const label = worded[key];
    const value = plan.options[key];
    return label === undefined || value === undefined
      ? []
      : [`${label.label}${words().common.colon}${label.values[String(value)] ?? plainValue(value)}`];
  });
  return (
    <>
      <ul class="agreed soft">
        {[words().box.seatsCount(plan.seats), ...picked, words().box.clocks(plan.clock)].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {tableView.isHost && origin === null && tableView.table.phase === 'gathering' ? (
        <p>
          <button type="button" class="button small" onClick={() => setChanging(true)}>
            {words().gathering.change}
          </button>
        </p>
      ) : null}
      {isChanging ? <Changing table={table} ui={ui} plan={plan} onDone={() => setChanging(false)} /> : null}
    </>
  );
}

/** What is new, by its names. */
function changesText(ui: GameUi, { options, others }: PlanChanges): string {
  const { language } = settings.value;
  const worded = ui.wording[language].options;
  const names = [
    ...others.map(part => words().gathering.parts[part]),
    ...options.map(key => words().gathering.option(worded[key]?.label ?? key)),
  ];
  return enumerated(names, language);
}

function Changing({ table, ui, plan, onDone }: PlanSheetProps & { plan: Plan; onDone(): void }) {
  const [seats, setSeats] = useState(plan.seats);
  const [picked, setPicked] = useState<Options>(plan.options);
  const [clock, setClock] = useState(plan.clock);
  const [refused, setRefused] = useState<string | null>(null);
  const { isBusy, once } = useBusy();
  const { game } = ui;
  const options = optionsOf(game, picked, seats);
  const all = chosen(game, options, seats);
  const why = isRefusal(all) ? all.refused : refused;
  const save = () =>
    once(async () => {
      const { visibility, hints } = plan;
      const refusal = await table.do({ type: 'replan', plan: { options, seats, visibility, clock, hints } });
      setRefused(refusal?.refused ?? null);
      if (refusal === null) onDone();
    });
  return (
    <Dialog title={words().gathering.change} onClose={onDone}>
      <form
        class="stack new-table"
        onSubmit={event => {
          event.preventDefault();
          if (!isRefusal(all)) void save();
        }}
      >
        <SeatCount game={game} seats={seats} onChoice={setSeats} />
        <GameOptions
          ui={ui}
          seats={seats}
          options={options}
          onChoice={(key, value) => setPicked({ ...picked, [key]: value })}
        />
        <ClockChoice clock={clock} onChoice={setClock} />
        <p class="soft small">{words().gathering.changeExplained}</p>
        {why === null ? null : (
          <p class="refused" role="alert">
            {refusalIn(ui.wording, { refused: why })}
          </p>
        )}
        <button type="submit" class="button main" aria-disabled={isBusy || isRefusal(all)}>
          {words().gathering.applyChange}
        </button>
      </form>
    </Dialog>
  );
}
