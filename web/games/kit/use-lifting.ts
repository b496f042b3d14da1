/**
 * What the own seat is about to do, on a board where everything that can be done is an action of the rules: touching one lifts
 * it, touching it again does it, and people who confirm nothing do it at once. What the rules refuse is answered with the reason.
 * @example const { lifted, touch } = useLifting(props);
 */
import { alike } from '@havre/engine/kernel/alike.ts';
import type { Rules } from '@havre/engine/kernel/game.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import type { BoardProps } from '../contract.ts';
import { useAnswering } from './use-answering.ts';
import type { BoardGestures } from './use-gestures.ts';

export interface Lifting<A> extends BoardGestures {
  /** What the rules offer now; nothing while nothing is asked. */
  readonly legal: readonly A[];
  /** What one more touch does. */
  readonly lifted: A | null;
  /** What was sent and not yet answered. */
  readonly sent: A | null;
  isLegal(action: A): boolean;
  /** Whether somebody who teaches points at it. */
  isSuggested(action: A): boolean;
  /** Lifts it, or does it if it is lifted already. */
  touch(action: A): void;
  /** Lifts it, also for people who confirm nothing: where there is more to be chosen before it is done. */
  lift(action: A): void;
  /** Does something at once: what is chosen by a button that says it. */
  send(action: A): void;
}

export function useLifting<R extends Rules>(props: BoardProps<R>): Lifting<R['action']> {
  const { question, table } = props;
  const [lifted, setLifted] = useState<R['action'] | null>(null);
  const { legal, sent, send, wasSkip, press, release } = useAnswering(props, () => setLifted(null));
  /** What somebody has lifted stays so while others act: only another question makes them think anew. */
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (question === null || question.decision === asked.current) return;
    asked.current = question.decision;
    setLifted(null);
  }, [question?.decision]);
  const isLegal = (action: R['action']): boolean => legal.some(one => alike(one, action));
  const lift = (action: R['action']): void => {
    if (!wasSkip()) setLifted(action);
  };
  return {
    legal,
    lifted: lifted !== null && isLegal(lifted) ? lifted : null,
    sent,
    isLegal,
    isSuggested: action => props.suggested?.some(one => alike(one, action)) === true,
    touch(action) {
      const isAgain = lifted !== null && alike(lifted, action);
      if (!settings.value.confirm || isAgain || !isLegal(action) || table.playback.isRunning.value) send(action);
      else lift(action);
    },
    lift,
    send,
    lower: () => setLifted(null),
    press,
    release,
  };
}
