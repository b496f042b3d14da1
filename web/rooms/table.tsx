/** A table on the server: before the start, during the game and after it. */
import { useEffect, useState } from 'preact/hooks';
import { useGameUi } from '../games/use-game-ui.ts';
import { expectNoRematch, expectRematch, listenForRematch, stopListening } from '../shell/rematches.ts';
import { identified, server } from '../shell/server.ts';
import { TableModel } from '../table/model.ts';
import { Rematch } from '../table/rematch.tsx';
import { TableFrame } from '../table/table-frame.tsx';
import { words } from '../words/index.ts';
import { Gathering } from './gathering.tsx';
import { Nowhere } from './nowhere.tsx';

export function TableRoom({ table: id }: { table: string }) {
  const [model, setModel] = useState<TableModel | null>(null);
  useEffect(() => {
    // Known or not, one may watch; who has been here before finds their seat again.
    const there = new TableModel(server().watch(id), { isOnDevice: false });
    setModel(there);
    void identified()
      .then(() => enterByLink(there))
      .catch(() => {});
    stopListening(id);
    return () => {
      const { phase, plan, rematch } = there.tableView.value?.table ?? {};
      const mayBeInvited = phase === 'over' && rematch === null && there.seat !== null;
      there.close();
      if (mayBeInvited && plan !== undefined) listenForRematch(server(), id, plan.game);
      else server().leave(id);
    };
  }, [id]);
  const tableView = model?.tableView.value ?? null;
  const ui = useGameUi(tableView?.table.plan.game ?? null);
  const { phase = null, rematch = null, plan = null } = tableView?.table ?? {};
  const waits = phase === 'over' && (model?.seat ?? null) !== null;
  useEffect(() => {
    if (rematch !== null) expectNoRematch(id);
    else if (waits && plan !== null) expectRematch(id, plan.game);
  }, [id, waits, rematch]);
  if (model?.failure.value != null) return <Nowhere why={words().nowhere.table(model.failure.value)} />;
  if (model === null || tableView === null || ui === null) return <p class="frame-loading">{words().common.loading}</p>;
  const { keeperDeed } = tableView.table;
  if (phase === 'closed')
    return (
      <Nowhere why={keeperDeed === undefined ? words().nowhere.closed : words().nowhere.keeper[keeperDeed]}>
        {keeperDeed === 'ended' && model.seat !== null ? <Rematch table={model} /> : null}
      </Nowhere>
    );
  return phase === 'playing' || phase === 'over' ? (
    <TableFrame table={model} ui={ui} />
  ) : (
    <Gathering table={model} ui={ui} />
  );
}

/**
 * A link that moves a seat to this device, or lets somebody look on with a side, has the word that opens it. Whoever moves is
 * still called the same.
 */
async function enterByLink(table: TableModel): Promise<void> {
  const link = new URLSearchParams(location.hash.slice(1));
  const [word, guest] = [link.get('word'), link.get('guest')];
  if (word === null && guest === null) return;
  history.replaceState(null, '', location.pathname);
  if (word !== null) await table.do({ type: 'claimSeat', word });
  else if (guest !== null) await table.do({ type: 'lookOn', word: guest });
}
