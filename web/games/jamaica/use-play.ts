/**
 * What the own seat is about to do: what it points at, what it has lifted, and what it has sent.
 *
 * Everything on the board that can be done is an action of the rules. Pointing at one shows what it would do; touching it
 * lifts it, touching it again or the button below does it. What the rules refuse is answered with the reason.
 */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
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
  /** What is shown before it is done: what is lifted, else what is pointed at. */
  readonly shown: Action | null;
  /** What was sent and not yet answered. */
  readonly sent: Action | null;
  isLegal(action: Action): boolean;
  /** Whether somebody who teaches points at it. */
  isSuggested(action: Action): boolean;
  peek(action: Action | null): void;
  touch(action: Action): void;
  /** Does something at once: what is chosen by a button that says it. */
  send(action: Action): void;
}

export function usePlay(props: BoardProps<Jamaica>): Play {
  const { question, table } = props;
  const [lifted, setLifted] = useState<Action | null>(null);
  const [peeked, setPeeked] = useState<Action | null>(null);
  const { legal, sent, send, wasSkip, press, release } = useAnswering(props, () => setLifted(null));
  /** What somebody has lifted stays so while others act: only another question makes them think anew. */
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (question === null || question.decision === asked.current) return;
    asked.current = question.decision;
    setLifted(null);
    setPeeked(null);
  }, [question?.decision]);
  const isLegal = (action: Action): boolean => legal.some(one => isSame(one, action));
  const there = (action: Action | null): Action | null => (action !== null && isLegal(action) ? action : null);

  return {
    legal,
    lifted: there(lifted),
    shown: there(lifted) ?? there(peeked),
    sent,
    isLegal,
    isSuggested: action => props.suggested?.some(one => isSame(one, action)) === true,
    peek: setPeeked,
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
