/** Which ship lies at which berth. */
import { type Berth, berths } from './berths.ts';
import type { ChartShip, ChartVoyage } from './contract.ts';

/** A ship with its place on the sheet. */
export interface Moored extends ChartShip {
  readonly berth: Berth;
}

/** Everybody at their berths; whoever is under way is expected where the voyage ends. */
export function moored(ships: readonly ChartShip[], voyage: ChartVoyage | null): readonly Moored[] {
  const placed = ships.map(ship =>
    ship.ship === voyage?.ship ? { ...ship, space: voyage.path.at(-1) ?? ship.space } : ship,
  );
  const bySpace = Map.groupBy(placed, ({ space }) => space);
  return placed.map(ship => {
    const company = bySpace.get(ship.space) ?? [ship];
    const berth = berths(ship.space, company.length)[company.indexOf(ship)] as Berth;
    return { ...ship, berth };
  });
}
