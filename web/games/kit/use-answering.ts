/**
 * What a board sends: an answer to what is asked, once. What the rules refuse is answered with the reason, and a touch that ends
 * a playback sends nothing.
 * @example const { legal, send } = useAnswering(props, lower);
 */
import type { Rules } from '@havre/engine/kernel/game.ts';
import { whyNot } from '@havre/engine/kernel/seen.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';

export interface Answering<A> {
  /** What the rules offer now; nothing while nothing is asked, and until what was sent is answered. */
  readonly legal: readonly A[];
  /** What was sent and not yet answered. */
  readonly sent: A | null;
  /** Says what became of it: a board that sends by itself tries again what a playback was in the way of. */
  send(action: A): 'sent' | 'skipped' | 'refused';
  /** Whether a playback runs, or ran when the touch began: then that is all it does. */
  wasSkip(): boolean;
  press(): void;
  release(): void;
}

export function useAnswering<R extends Rules>(props: BoardProps<R>, onSend: () => void): Answering<R['action']> {
  const { view, seat, question, table } = props;
  const [sent, setSent] = useState<R['action'] | null>(null);
  /** Whether the touch that is under way began by skipping a playback. */
  const skips = useRef(false);
  const isSending = table.isSending.value;
  // Where the answer comes before anything was drawn, nobody has seen that it was sent: it is looked for as soon as that is drawn.
  useEffect(() => {
    if (!isSending) setSent(null);
  }, [isSending, question?.decision, sent]);
  const wasSkip = (): boolean => {
    const isSkip = skips.current || table.playback.isRunning.value;
    skips.current = false;
    if (isSkip) table.playback.skip();
    return isSkip;
  };
  return {
    legal: question === null || sent !== null ? [] : question.legal,
    sent,
    send(action) {
      if (wasSkip()) return 'skipped';
      if (seat === null || sent !== null) return 'refused';
      const refusal = whyNot(props.ui.game, view, seat, action);
      if (refusal !== null) props.explain(refusal);
      // A board of the past, or one of a replay, shows what nobody is asked for.
      if (refusal !== null || question === null) return 'refused';
      setSent(action);
      onSend();
      props.act(action);
      return 'sent';
    },
    wasSkip,
    press() {
      skips.current = table.playback.isRunning.value;
    },
    release() {
      skips.current = false;
    },
  };
}
