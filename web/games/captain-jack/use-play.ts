/**
 * What the own seat is about to do: what it has lifted, and what it has sent. Everything on the board that can be done is an
 * action of the rules. Touching one lifts it, touching it again does it; what the rules refuse is answered with the reason.
 */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import type { BoardProps } from '../contract.ts';
import { useAnswering } from '../kit/use-answering.ts';
import type { BoardGestures } from '../kit/use-gestures.ts';
import { isSame } from './reading.ts';

export interface Play extends BoardGestures {
  /** What the rules offer now; nothing while nothing is asked. */
  readonly legal: readonly Action[];
  /** What one more touch does. */
  readonly lifted: Action | null;
  isLegal(action: Action): boolean;
  /** Whether somebody who teaches points at it. */
  isSuggested(action: Action): boolean;
  /** Lifts it, or does it if it is lifted already. */
  touch(action: Action): void;
  /** Does something at once: what is chosen by a button that says it. */
  send(action: Action): void;
}

export function usePlay(props: BoardProps<CaptainJack>): Play {
  const { question, table } = props;
  const [lifted, setLifted] = useState<Action | null>(null);
  const { legal, send, wasSkip, press, release } = useAnswering(props, () => setLifted(null));
  useEffect(() => setLifted(null), [question?.decision]);
  const isLegal = (action: Action): boolean => legal.some(one => isSame(one, action));

  return {
    legal,
    lifted: lifted !== null && isLegal(lifted) ? lifted : null,
    isLegal,
    isSuggested: action => props.suggested?.some(one => isSame(one, action)) === true,
    touch: action => {
      const isAgain = lifted !== null && isSame(lifted, action);
      if (!settings.value.confirm || isAgain || !isLegal(action) || table.playback.isRunning.value) send(action);
      else if (!wasSkip()) setLifted(action);
    },
    send,
    lower: () => setLifted(null),
    press,
    release,
  };
}
