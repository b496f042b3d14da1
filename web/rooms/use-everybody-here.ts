/** Everybody who shares this device, and for whom of them the table waits. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tableHere } from '../local/tables.ts';

export interface EverybodyHere {
  /** The table from the viewpoint of one of them. */
  link(seat: Seat): ClientTable;
  /** Whether the table waits for one of them: whoever merely may act need not be handed the device. */
  isAwaited(seat: Seat): boolean;
}

/**
 * Whom the table waits for is told to each seat alone, so the device listens with the ears of all of them, and shows what
 * one of them sees.
 */
export function useEverybodyHere(table: string, people: readonly Seat[]): EverybodyHere {
  const [, setHeard] = useState(0);
  const links = useMemo(
    () => new Map(people.map(seat => [seat, tableHere(table, seat)] as const)),
    [table, people.join(' ')],
  );
  useEffect(() => {
    const stops = [...links.values()].map(link => link.onUpdate(() => setHeard(count => count + 1)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [links]);
  return {
    link: seat => links.get(seat) ?? tableHere(table, seat),
    isAwaited: seat => links.get(seat)?.question?.awaited === true,
  };
}
