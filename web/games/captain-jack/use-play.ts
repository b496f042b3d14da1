/**
 * What the own seat is about to do: what it has lifted, and what it has sent. Everything on the board that can be done is an
 * action of the rules. Touching one lifts it, touching it again does it; what the rules refuse is answered with the reason.
 */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { whyNot } from '@havre/engine/kernel/seen.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import type { BoardProps } from '../contract.ts';
import { isSame } from './reading.ts';

export interface Play {
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
  lower(): void;
  /** A finger or the mouse goes down somewhere on the board, and has done there what it came for. */
  press(): void;
  release(): void;
}

export function usePlay(props: BoardProps<CaptainJack>): Play {
  const { view, seat, question, table } = props;
  const [lifted, setLifted] = useState<Action | null>(null);
  const [sent, setSent] = useState<Action | null>(null);
  /** Whether the touch that is under way began by skipping a playback. */
  const skips = useRef(false);
  const isSending = table.isSending.value;
  useEffect(() => setLifted(null), [question?.decision]);
  useEffect(() => {
    if (!isSending) setSent(null);
  }, [isSending]);
  const legal = question === null || sent !== null ? [] : question.legal;
  const isLegal = (action: Action): boolean => legal.some(one => isSame(one, action));

  const wasSkip = (): boolean => {
    const isSkip = skips.current || table.playback.isRunning.value;
    skips.current = false;
    if (isSkip) table.playback.skip();
    return isSkip;
  };

  const send = (action: Action) => {
    if (wasSkip() || seat === null || sent !== null) return;
    const refusal = whyNot(props.page.game, view, seat, action);
    if (refusal !== null) return props.explain(refusal);
    // A board of the past, or one of a replay, shows what nobody is asked for.
    if (question === null) return;
    setSent(action);
    setLifted(null);
    props.act(action);
  };

  return {
    legal,
    lifted: lifted !== null && isLegal(lifted) ? lifted : null,
    isLegal,
    isSuggested: action => props.suggested?.some(one => isSame(one, action)) === true,
    touch: action => {
      const isAgain = lifted !== null && isSame(lifted, action);
      if (!settings.value.confirm || isAgain || !isLegal(action) || table.playback.isRunning.value) return send(action);
      if (!wasSkip()) setLifted(action);
    },
    send,
    lower: () => setLifted(null),
    press: () => {
      skips.current = table.playback.isRunning.value;
    },
    release: () => {
      skips.current = false;
    },
  };
}
