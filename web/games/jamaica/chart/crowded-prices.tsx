/** Prices where so many ships lie that one could not read them: drawn once more, over the sails. */
import { KIND, PRICE, type Space } from '@havre/engine/games/jamaica/board.ts';
import type { ChartShip } from './contract.ts';
import { markOf, SHEET } from './geography.ts';
import { type Point, plus } from './points.ts';
import './crowded-prices.css';

/** From so many ships on, some of them lie over what is printed beside the lane. */
const CROWD = 3;

/** The spaces with a price that ships lie over. */
export function crowdedSpaces(ships: readonly Pick<ChartShip, 'space'>[]): readonly Space[] {
  const bySpace = Map.groupBy(ships, ({ space }) => space);
  return [...bySpace].flatMap(([space, company]) =>
    company.length >= CROWD && (KIND[space] === 'port' || KIND[space] === 'sea') ? [space] : [],
  );
}

/** Where the figure of a price stands beside its pin or its barrels. */
const figureOf = (space: Space): Point =>
  plus(markOf(space), KIND[space] === 'port' ? { x: 0, y: -7 } : { x: PRICE[space] === 1 ? 12 : 21, y: 2 });

export const CrowdedPrices = ({ ships }: { ships: readonly ChartShip[] }) => (
  <svg class="chart-crowds" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
    {crowdedSpaces(ships).map(space => {
      const { x, y } = figureOf(space);
      return (
        <g key={space} class={`crowded ${KIND[space]}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          {KIND[space] === 'port' ? (
            <circle class="coin" r="16.500" />
          ) : (
            <path class="crowded-barrel" d="M-10-15h20c6 10 6 20 0 30h-20c-6-10-6-20 0-30z" />
          )}
          <text y="10">{PRICE[space]}</text>
        </g>
      );
    })}
  </svg>
);
