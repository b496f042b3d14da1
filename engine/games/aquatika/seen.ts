/**
 * The table as one viewer sees it, laid out again from the view: so that what the rules answer over a table they answer in a
 * browser too. Nothing in it is secret: another's camp, and preys the viewer may not see, are any that fit.
 */
import { KEEPS_ORDER, NO_DICE } from '../../kernel/chance.ts';
import { flow } from '../../kernel/flow-state.ts';
import { only, seatsOf, type Viewer } from '../../kernel/seats.ts';
import { arrangeCamps } from './2-setup.ts';
import { movePiece } from './3-turn.ts';
import { determinise, mayLift, type View } from './information.ts';
import { CAMP_SIZE } from './material.ts';
import { type Kind, kindOf, NO_KIND, NONE, OCTOPUS, type Piece } from './pieces.ts';
import { boardOf, type Event, type State } from './state.ts';

export function asSeen(view: View, viewer: Viewer): State {
  const { arranging, over } = view;
  const asks = arranging ? arrangeCamps : movePiece;
  const s: State = {
    ...flow<Event>(NO_DICE),
    stack: over ? [] : [{ step: asks.id, at: 0, v: {} }],
    over,
    options: view.options,
    yellow: view.yellow,
    arranging,
    arrangements: view.last.map((_, seat) => {
      if (!arranging) return [];
      return seat === viewer && view.arrangement !== null ? [...view.arrangement] : noCamp();
    }),
    confirmed: view.confirmed ? only(viewer) : 0,
    ateFish: seatsOf(view.ateFish),
    top: [...view.top],
    under: underIn(view, viewer),
    eaten: [...view.eaten],
    turn: view.turn,
    first: view.first,
    last: [...view.last],
    quiet: view.quiet,
    history: [],
    winner: view.winner,
  };
  determinise(s, viewer, KEEPS_ORDER); // as the latest moves on the screen allow
  return s;
}

const noCamp = (): Kind[] => Array<Kind>(CAMP_SIZE).fill(NO_KIND);

/** The preys one sees, and the others under octopuses that one may not lift. */
function underIn(view: View, viewer: Viewer): Piece[] {
  const under = [...view.under];
  const unseen = [...view.covered];
  for (const prey of under) if (prey !== NONE) unseen.splice(unseen.indexOf(prey), 1);
  for (const cell of boardOf(view).cells)
    if (kindOf(view.top[cell]) === OCTOPUS && !mayLift(view, viewer, cell)) under[cell] = unseen.pop() ?? NONE;
  return under;
}
