/**
 * What the own seat is about to do: what it points at, what it has lifted, and what it has sent.
 *
 * Everything on the board that can be done is an action of the rules. Pointing at one shows what it would do; touching it
 * lifts it, touching it again or the button below does it. What the rules refuse is answered with the reason.
 */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Jamaica } from '@havre/engine/games/jamaica/game.ts';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { type Lifting, useLifting } from '../kit/use-lifting.ts';

export interface Play extends Lifting<Action> {
  /** What is shown before it is done: what is lifted, else what is pointed at. */
  readonly shown: Action | null;
  peek(action: Action | null): void;
}

export function usePlay(props: BoardProps<Jamaica>): Play {
  const [peeked, setPeeked] = useState<Action | null>(null);
  const lifting = useLifting(props);
  const decision = props.question?.decision;
  useEffect(() => {
    if (decision !== undefined) setPeeked(null);
  }, [decision]);
  const shown = lifting.lifted ?? (peeked !== null && lifting.isLegal(peeked) ? peeked : null);
  return { ...lifting, shown, peek: setPeeked };
}
