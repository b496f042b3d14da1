/** A table on this device: one person against bots, or several who pass the device around. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useEffect, useState } from 'preact/hooks';
import { useGamePage } from '../games/use-page.ts';
import { leaveHere, tableHere } from '../local/tables.ts';
import { Frame } from '../table/frame.tsx';
import { TableModel } from '../table/model.ts';
import { words } from '../words/index.ts';
import { Curtain } from './curtain.tsx';
import { Nowhere } from './nowhere.tsx';

export function Here({ table: id }: { table: string }) {
  const [model, setModel] = useState<TableModel | null>(null);
  /** Whose eyes the device has; null for those of everybody. */
  const [eyes, setEyes] = useState<Seat | null>(null);
  useEffect(() => {
    const there = new TableModel(tableHere(id, null), { isHere: true });
    setModel(there);
    setEyes(null);
    return () => {
      there.close();
      void leaveHere(id);
    };
  }, [id]);
  const update = model?.update.value ?? null;
  const page = useGamePage(update?.table.plan.game ?? null);
  const people = update?.table.sitters.flatMap((sitter, seat) => (sitter?.person === true ? [seat] : [])) ?? [];
  const [only] = people;
  const follow = (seat: Seat) => {
    model?.follow(tableHere(id, seat));
    setEyes(seat);
  };
  // Alone at the device, there is nobody to hide anything from.
  useEffect(() => {
    if (people.length === 1 && only !== undefined && eyes === null) follow(only);
  }, [people.length, model]);
  if (model?.failure.value != null) return <Nowhere why={words().nowhere.here} />;
  if (model === null || update === null || page === null) return <p class="frame-loading">{words().common.loading}</p>;
  const { acting, phase, sitters } = update.table;
  const next = acting.find(seat => people.includes(seat) && sitters[seat]?.bot === null);
  const mustPass =
    people.length > 1 &&
    phase === 'playing' &&
    next !== undefined &&
    next !== eyes &&
    !acting.includes(eyes ?? -1) &&
    !model.film.isRunning.value;
  return (
    <>
      <Frame table={model} page={page} />
      {mustPass ? <Curtain seat={next} name={sitters[next]?.name ?? ''} onTaken={() => follow(next)} /> : null}
    </>
  );
}
