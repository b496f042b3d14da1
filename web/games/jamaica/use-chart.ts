/** What the chart is asked to show: ships, voyages, what can be chosen, and the courses of what is thought of. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { NOWHERE, type Space } from '@havre/engine/games/jamaica/board.ts';
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { pilotTo, stayingBy } from '@havre/engine/games/jamaica/crew/wording-effect.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { whyNot } from '@havre/engine/kernel/seen.ts';
import { atTempo } from '../../motion/tempo.ts';
import { isRoomy } from '../../stage/stage.tsx';
import type { BoardProps } from '../contract.ts';
import type { ChartChoice, ChartCourse, ChartProps, ChartShip, ChartVoyage } from './chart/contract.ts';
import { describe } from './describing.ts';
import { flightTime } from './pace.ts';
import { activeShip, isSame, shipsConcerned } from './reading.ts';
import { jamaicaWords } from './speech.ts';
import { coursesOf, endOf, waysNow } from './stops.ts';
import type { Play } from './use-play.ts';

type Props = BoardProps<Jamaica>;
type Move = Extract<Action, { type: 'sail' | 'retreat' }>;

const NOBODY = -1;

const isMove = (action: Action | null): action is Move => action?.type === 'sail' || action?.type === 'retreat';

export function useChart(props: Props, play: Play): ChartProps {
  const { view, seat } = props;
  const event = props.event as Event | null;
  const moves = play.legal.filter(isMove);
  const deeds = deedsOn(view, play.legal);
  const voyage = voyageOf(event);
  const deedAt = (space: Space): Action => deeds.get(space) ?? { type: moves[0]?.type ?? 'sail', to: space };
  const courses = coursesNow(props, play);
  return {
    ships: shipsOf(props),
    lairs: view.lairs,
    voyage,
    courses,
    choices: [...deeds].map(([space, action]) => choiceOf(props, play, space, action)),
    focus: focusOf(props, voyage, courses, play.legal),
    isBigScreen: seat === null && isRoomy(),
    choose: space => play.touch(deedAt(space)),
    point: space => play.peek(space === null ? null : deedAt(space)),
    askWhy: space => {
      if (seat === null || props.question === null || moves.length === 0) return;
      const refusal = whyNot(props.ui.game, view, seat, deedAt(space));
      if (refusal !== null) props.explain(refusal);
    },
  };
}

function shipsOf({ view, names }: Props): ChartShip[] {
  const active = activeShip(view);
  return view.ships.flatMap(({ colour, seat, space }, ship) =>
    space === NOWHERE
      ? []
      : [
          {
            ship,
            colour,
            isGhost: seat < 0,
            space,
            name: jamaicaWords().shipName(names, ship),
            isActive: ship === active,
          },
        ],
  );
}

function voyageOf(event: Event | null): ChartVoyage | null {
  if (event?.type !== 'sailed' && event?.type !== 'retreated') return null;
  const { ship, from, path } = event;
  return { ship, from, path, isRetreat: event.type === 'retreated', duration: atTempo(flightTime(event)) };
}

/** What may be done by touching a space: going there, staying there, taking its treasure from beside it. */
function deedsOn({ ships, now }: View, legal: readonly Action[]): ReadonlyMap<Space, Action> {
  const here = ships[now?.ship ?? NOBODY]?.space;
  const spaceOf = (action: Action): Space | undefined => {
    if (isMove(action)) return action.to;
    if (action.type === 'takeToken') return action.lair;
    return action.type === 'stay' ? here : undefined;
  };
  return new Map(
    legal.flatMap(action => {
      const space = spaceOf(action);
      return space === undefined ? [] : [[space, action] as const];
    }),
  );
}

function choiceOf(props: Props, play: Play, space: Space, action: Action): ChartChoice {
  return {
    space,
    label: describe(props, action),
    isChosen: play.lifted !== null && isSame(play.lifted, action),
    isSuggested: play.isSuggested(action),
    by: helperOf(props, action),
  };
}

/** Who of The Crew makes it possible. */
function helperOf({ view, seat }: Props, action: Action): CharacterName | null {
  if (seat === null || view.now === null || view.crew === null) return null;
  const { die = 0, forward = true } = view.now;
  if (action.type === 'stay') return stayingBy(view, seat, { die, icon: forward ? 'forward' : 'backward' });
  if (action.type === 'takeToken') return 'lookout';
  return action.type === 'sail' ? (pilotTo(view, seat, action.to) ?? null) : null;
}

/** The courses on the chart: those of the card that is thought of, or those of the ways one may go. */
function coursesNow({ view, seat }: Props, play: Play): readonly ChartCourse[] {
  const { shown } = play;
  if (shown?.type === 'chooseCard' && seat !== null) return coursesOf(view, seat, shown.card);
  return waysNow(view, play.legal).map(({ stop, path }) => ({
    from: stop.from,
    path,
    isFaint: !(isMove(shown) && shown.to === stop.space),
    end: endOf(stop),
  }));
}

/**
 * What must be in sight: the voyage, what can be chosen, both ships of a fight, the lair that can be robbed from beside it; else
 * the ship that is at it, or the own one.
 */
function focusOf(
  { view, seat }: Pick<Props, 'view' | 'seat'>,
  voyage: ChartVoyage | null,
  courses: readonly ChartCourse[],
  legal: readonly Action[],
): readonly Space[] {
  if (view.over) return [];
  if (voyage !== null) return [voyage.from, ...voyage.path];
  if (courses.length > 0) return courses.flatMap(({ from, path }) => [from, path.at(-1) ?? from]);
  const spaces = shipsConcerned(view, legal, seat).map(ship => view.ships[ship]?.space ?? NOWHERE);
  const lairs = legal.flatMap(action => (action.type === 'takeToken' ? [action.lair] : []));
  return [...new Set([...spaces, ...lairs])].filter(space => space !== NOWHERE);
}
