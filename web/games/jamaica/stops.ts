/** What waits for a ship where it could stop, and the courses that lead there. */
import { payableWaysBack } from '@havre/engine/games/jamaica/7-shortage-2007.ts';
import { waysBackBy } from '@havre/engine/games/jamaica/8-shortage-2021.ts';
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { type Path, PORT_ROYAL, reach, SPACES, type Space } from '@havre/engine/games/jamaica/board.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Card } from '@havre/engine/games/jamaica/material.ts';
import { forecast, type Prospect, type Stop, stopAt } from '@havre/engine/games/jamaica/questions.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { ChartCourse } from './chart/contract.ts';
import { amountOf } from './reading.ts';

/** What a ship would find on a space. A retreat of the 2021 edition and the ghost pay nothing. */
function stopOf(view: View, ship: Ship, space: Space, finishes: boolean): Stop {
  const stop = { ...stopAt(view, ship, space), finishes };
  const isFree = ship >= view.seats.length || view.now?.step === 'chooseRoute';
  return isFree ? { ...stop, goods: null, payable: true } : stop;
}

/** The ways a ship could go now, one for each end on offer. */
export function waysNow(view: View, legal: readonly Action[]): readonly { readonly stop: Stop; readonly path: Path }[] {
  const { now } = view;
  if (now === null) return [];
  const ship = now.step === 'steerGhost' ? view.seats.length : (now.ship ?? 0);
  const { space: from = PORT_ROYAL, lap = 0 } = view.ships[ship] ?? {};
  return legal.flatMap(action => {
    if (action.type !== 'sail' && action.type !== 'retreat') return [];
    const { path, forward } = wayTo(view, ship, from, action);
    const finishes = forward && lap === 0 && path.includes(PORT_ROYAL);
    return [{ stop: stopOf(view, ship, action.to, finishes), path }];
  });
}

/** How far a die may take a ship: the Anchorman and the Navigator sail one space less or more. */
const lengthsOf = (die: number): readonly number[] => [die, die - 1, die + 1];

interface Way {
  readonly path: Path;
  readonly forward: boolean;
}

function wayTo(view: View, ship: Ship, from: Space, action: Extract<Action, { type: 'sail' | 'retreat' }>): Way {
  const { to } = action;
  const { now } = view;
  if (action.type === 'retreat') {
    const ways =
      now?.step === 'chooseRoute'
        ? waysBackBy(now.face ?? 0, from)
        : payableWaysBack(from, amountOf(view, ship, 'gold'), amountOf(view, ship, 'food'));
    return { path: ways.find(path => path.at(-1) === to) ?? wayBack(from, to), forward: false };
  }
  const die = now?.die ?? view.dice[view.half] ?? 0;
  for (const forward of now?.forward === undefined ? [true, false] : [now.forward])
    for (const steps of lengthsOf(die)) {
      const path = steps > 0 ? pathTo(from, to, steps, forward) : null;
      if (path !== null) return { path, forward };
    }
  return { path: [to], forward: true };
}

/** The shortest way back to a space: where a Merchant pays, a ship stops earlier than its own tokens would let it. */
function wayBack(from: Space, to: Space): Path {
  for (let steps = 1; steps < SPACES; steps++) {
    const path = pathTo(from, to, steps, false);
    if (path !== null) return path;
  }
  return [to];
}

/** The way of so many steps that ends on a space, or at home on the way there. */
function pathTo(from: Space, to: Space, steps: number, forward: boolean): Path | null {
  const { ends, paths } = reach(from, steps, forward);
  const found = paths[ends.indexOf(to)];
  if (found !== undefined) return found;
  const [first] = paths;
  return to === PORT_ROYAL && first?.includes(PORT_ROYAL) === true
    ? first.slice(0, first.indexOf(PORT_ROYAL) + 1)
    : null;
}

/** How the end of a course is marked: the gravest thing that waits there. */
export function endOf({ finishes, opponents, payable, treasure }: Stop): ChartCourse['end'] {
  if (finishes) return 'home';
  if (opponents.length > 0) return 'fight';
  if (!payable) return 'unpayable';
  return treasure ? 'treasure' : 'free';
}

/** The courses a card would sail with the dice as they lie. */
export function coursesOf(view: View, seat: Seat, card: Card): ChartCourse[] {
  const { morning, evening } = forecast(view, seat, card);
  return [morning, evening].flatMap(half =>
    half.stops.map(stop => ({
      from: stop.from,
      path: pathOf(stop, half),
      isFaint: half.stops.length > 1,
      end: endOf(stop),
    })),
  );
}

function pathOf({ from, space }: Stop, { die, icon }: Prospect): Path {
  for (const steps of lengthsOf(die)) {
    const path = steps > 0 ? pathTo(from, space, steps, icon === 'forward') : null;
    if (path !== null) return path;
  }
  return [space];
}
