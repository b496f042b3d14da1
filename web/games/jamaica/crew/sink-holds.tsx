/** The Buccaneer has won: the holds of the loser, of which one is emptied. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { Holds, type HoldTouch } from '../holds.tsx';
import { twinOf } from '../reading.ts';
import type { Play } from '../use-play.ts';
import { tavernWords } from './words.ts';

export interface SinkHoldsProps {
  readonly view: View;
  readonly play: Play;
  describe(action: Action): string;
}

export function SinkHolds({ view, play, describe }: SinkHoldsProps) {
  const loser = view.now?.loser ?? 0;
  return (
    <Holds
      view={view}
      ship={loser}
      label={tavernWords().loserHolds}
      touchOf={hold => touchAt(view, loser, play, hold, describe)}
    />
  );
}

function touchAt(view: View, loser: Ship, play: Play, hold: number, describe: SinkHoldsProps['describe']): HoldTouch {
  const action = { type: 'sinkHold', hold: twinOf(view, loser, hold) } as const;
  const isChoosable = play.isLegal(action);
  return {
    label: describe({ ...action, hold }),
    isChoosable,
    isLifted: isChoosable && play.lifted?.type === 'sinkHold' && play.lifted.hold === action.hold,
    isSuggested: play.isSuggested(action),
    touch: () => play.touch(action),
    peek: isPointed => play.peek(isPointed ? action : null),
  };
}
