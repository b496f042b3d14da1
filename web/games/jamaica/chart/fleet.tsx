/** The ships on the sheet: each at its berth, sailing there along the lane, gliding when others come or go. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { atTempo } from '../../../motion/tempo.ts';
import { isStill } from '../../../shell/settings.ts';
import type { Berth } from './berths.ts';
import type { ChartShip, ChartVoyage } from './contract.ts';
import { course } from './geography.ts';
import { type Moored, moored } from './mooring.ts';
import { ShipDrawing } from './ship.tsx';
import { moments, sailing } from './voyage.ts';
import { layWake } from './wake.ts';
import './fleet.css';

export interface FleetProps {
  readonly ships: readonly ChartShip[];
  readonly voyage: ChartVoyage | null;
  /** Whether the ship whose turn it is carries the name of its captain, where it lies alone. */
  readonly hasPlates: boolean;
}

const GLIDE = 420;
/** Whoever is under way sails over those who lie still. */
const OVER_ALL = 2000;
const WEIGHTY = 'cubic-bezier(.3,.1,.2,1)';
const lying = ({ x, y, scale }: Berth): string => `translate(${x}px, ${y}px) scale(${scale})`;
/** Which way the bow looks at rest: where the lane leads. */
const facingAt = (space: Space): number => (course(space).x < -0.2 ? -1 : 1);

/** A name plate among other ships would lie over them. */
const isAlone = (fleet: readonly Moored[], space: Space): boolean =>
  fleet.filter(ship => ship.space === space).length === 1;

const ActiveMarks = () => (
  <>
    <span class="ship-halo" />
    <svg class="ship-pointer" viewBox="0 0 26 18" aria-hidden="true">
      <path d="M2 2h22L13 16z" />
    </svg>
  </>
);

export function Fleet({ ships, voyage, hasPlates }: FleetProps) {
  const fleet = moored(ships, voyage);
  const elements = useRef(new Map<number, HTMLElement>());
  const waters = useRef<HTMLDivElement>(null);
  useSailing(fleet, voyage, elements.current, waters);
  return (
    <div class="fleet" aria-hidden="true">
      <div class="wakes" ref={waters} />
      {fleet
        .toSorted((one, other) => one.ship - other.ship)
        .map(({ ship, colour, isGhost, isActive, name, space, berth }) => (
          <div
            key={ship}
            class={isActive ? 'chart-ship active' : 'chart-ship'}
            data-ship={ship}
            data-lies-at={space}
            style={{ transform: lying(berth), zIndex: voyage?.ship === ship ? OVER_ALL : Math.round(berth.y) }}
            ref={element => {
              if (element === null) elements.current.delete(ship);
              else elements.current.set(ship, element);
            }}
          >
            {isActive ? <ActiveMarks /> : null}
            {isActive && hasPlates && isAlone(fleet, space) ? <span class="ship-plate">{name}</span> : null}
            <div class="ship-turn" style={{ transform: `scaleX(${facingAt(space)})` }}>
              <ShipDrawing colour={colour} isGhost={isGhost} />
            </div>
          </div>
        ))}
    </div>
  );
}

/** What a voyage is, so that it is sailed once however often it is drawn. */
const nameOf = (voyage: ChartVoyage | null): string =>
  voyage === null ? '' : `${voyage.ship} ${voyage.from} ${voyage.path.join()}`;

function useSailing(
  fleet: readonly Moored[],
  voyage: ChartVoyage | null,
  elements: ReadonlyMap<number, HTMLElement>,
  waters: { readonly current: HTMLElement | null },
): void {
  const last = useRef<{ berths: ReadonlyMap<number, Berth>; voyage: string; under: Animation[] } | null>(null);
  const now = last.current;
  const moment = `${nameOf(voyage)}|${fleet.map(({ ship, berth }) => `${ship} ${lying(berth)}`).join()}`;
  useLayoutEffect(() => {
    const before = now?.berths;
    const under: Animation[] = [];
    // Whatever is under way arrives at once when the next moment comes.
    for (const animation of now?.under ?? []) animation.finish();
    for (const { ship, berth } of fleet) {
      const from = before?.get(ship);
      const element = elements.get(ship);
      if (from === undefined || element === undefined || isStill()) continue;
      if (voyage?.ship === ship && nameOf(voyage) !== now?.voyage) {
        if (voyage.duration > 0) under.push(...sail(element, from, voyage, berth, waters.current));
      } else if (lying(from) !== lying(berth))
        under.push(
          element.animate({ transform: [lying(from), lying(berth)] }, { duration: atTempo(GLIDE), easing: WEIGHTY }),
        );
    }
    last.current = {
      berths: new Map(fleet.map(({ ship, berth }) => [ship, berth])),
      voyage: nameOf(voyage),
      under,
    };
  }, [moment]);
}

const FRAMES_PER_SECOND = 30;

function sail(
  element: HTMLElement,
  from: Berth,
  { from: space, path, isRetreat, duration }: ChartVoyage,
  to: Berth,
  waters: HTMLElement | null,
): Animation[] {
  const way = sailing(from, space, path, to);
  const seen = moments(way, isRetreat, Math.max(12, Math.round((duration / 1000) * FRAMES_PER_SECOND)));
  const scaleAt = (at: number): number => from.scale + (to.scale - from.scale) * at;
  const turning = element.querySelector('.ship-turn');
  const options = { duration, easing: 'linear' };
  const voyage = element.animate(
    seen.map(({ at, x, y }) => ({ offset: at, transform: lying({ x, y, scale: scaleAt(at) }) })),
    options,
  );
  const heeling = turning?.animate(
    seen.map(({ at, heel, facing }) => ({ offset: at, transform: `scaleX(${facing}) rotate(${heel * facing}deg)` })),
    options,
  );
  const wake = waters === null ? [] : layWake(waters, seen, duration);
  return [voyage, ...(heeling === undefined ? [] : [heeling]), ...wake];
}
