/** A table on this device: one person against bots, or several who pass the device around. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useEffect, useState } from 'preact/hooks';
import { useGameUi } from '../games/use-game-ui.ts';
import { leaveHere, tableHere } from '../local/tables.ts';
import { TableModel } from '../table/model.ts';
import { TableColours } from '../table/table-colours.tsx';
import { TableFrame } from '../table/table-frame.tsx';
import { words } from '../words/index.ts';
import { Curtain } from './curtain.tsx';
import { Nowhere } from './nowhere.tsx';
import { useEverybodyHere } from './use-everybody-here.ts';

export function Here({ table: id }: { table: string }) {
  const [model, setModel] = useState<TableModel | null>(null);
  /** Whose eyes the device has; null for those of everybody. */
  const [eyes, setEyes] = useState<Seat | null>(null);
  /** To whom the device is being passed although nobody waits for them. */
  const [passing, setPassing] = useState<Seat | null>(null);
  useEffect(() => {
    const there = new TableModel(tableHere(id, null), { isOnDevice: true });
    setModel(there);
    setEyes(null);
    return () => {
      there.close();
      void leaveHere(id);
    };
  }, [id]);
  const tableView = model?.tableView.value ?? null;
  const ui = useGameUi(tableView?.table.plan.game ?? null);
  const people = tableView?.table.sitters.flatMap((sitter, seat) => (sitter?.person === true ? [seat] : [])) ?? [];
  const [only] = people;
  const everybody = useEverybodyHere(id, people);
  const follow = (seat: Seat) => {
    model?.follow(everybody.link(seat));
    setEyes(seat);
    setPassing(null);
  };
  // Alone at the device, there is nobody to hide anything from.
  useEffect(() => {
    if (people.length === 1 && only !== undefined && eyes === null) follow(only);
  }, [people.length, model]);
  if (model?.failure.value != null) return <Nowhere why={words().nowhere.here} />;
  if (model === null || tableView === null || ui === null) return <p class="frame-loading">{words().common.loading}</p>;
  const { acting, phase, sitters } = tableView.table;
  const isPlayedHere = (seat: Seat) => people.includes(seat) && sitters[seat]?.bot === null;
  /** From the holder's left on, so that everybody has the device in turn. */
  const others = sitters
    .map((_, i) => ((eyes ?? -1) + 1 + i) % sitters.length)
    .filter(seat => seat !== eyes && isPlayedHere(seat));
  const isHolderAwaited = eyes !== null && isPlayedHere(eyes) && everybody.isAwaited(eyes);
  const awaited = isHolderAwaited ? undefined : others.find(seat => everybody.isAwaited(seat));
  const isShared = people.length > 1 && phase === 'playing' && !model.playback.isRunning.value;
  const next = isShared ? (passing ?? awaited) : undefined;
  const nameOf = (seat: Seat) => sitters[seat]?.name ?? '';
  const mayAct = isShared && next === undefined ? others.filter(seat => acting.includes(seat)) : [];
  return (
    <>
      <TableFrame table={model} ui={ui}>
        {mayAct.length === 0 ? null : (
          <p class="pass-on row">
            {mayAct.map(seat => (
              <button key={seat} type="button" class="button small" onClick={() => setPassing(seat)}>
                {words().here.passTo(nameOf(seat))}
              </button>
            ))}
          </p>
        )}
      </TableFrame>
      {next === undefined ? null : (
        <TableColours table={model} ui={ui}>
          <Curtain key={next} seat={next} name={nameOf(next)} onTaken={() => follow(next)} />
        </TableColours>
      )}
    </>
  );
}
