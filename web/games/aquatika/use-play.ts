/** What the own seat is about to do with an animal: which one is chosen, where it is led, and what was sent. */
import type { Cell } from '@havre/engine/games/aquatika/board.ts';
import type { Aquatika } from '@havre/engine/games/aquatika/game.ts';
import { NONE } from '@havre/engine/games/aquatika/pieces.ts';
import type { Action } from '@havre/engine/games/aquatika/state.ts';
import { colourAt } from '@havre/engine/games/aquatika/state.ts';
import { whyNot } from '@havre/engine/kernel/seen.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import type { BoardProps } from '../contract.ts';
import { type Chosen, dropped, type Moving, stepBack, type Touch, type Touchable, touched } from './choosing.ts';

export interface Play {
  /** What the rules offer now; nothing while nothing is asked. */
  readonly legal: readonly Action[];
  readonly chosen: Chosen | null;
  touch(cell: Cell): void;
  drop(from: Cell, to: Cell): void;
  back(): void;
  letGo(): void;
  send(action: Moving): void;
  /** A finger or the mouse goes down: what it begins by ending a playback does nothing else. */
  press(): void;
}

export function usePlay(props: BoardProps<Aquatika>): Play {
  const { view, seat, question, table } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isSent, setSent] = useState(false);
  const skips = useRef(false);
  const isSending = table.isSending.value;
  const decision = question?.decision ?? null;
  useEffect(() => {
    if (decision !== null) setChosen(null);
  }, [decision]);
  useEffect(() => {
    if (!isSending) setSent(false);
  }, [isSending]);
  const legal = question === null || isSent || view.arranging ? [] : question.legal;
  const held = chosen !== null && legal.length > 0 ? chosen : null;

  const send = (action: Moving): void => {
    if (seat === null || question === null || isSent) return;
    setSent(true);
    setChosen(null);
    props.act(action);
  };
  const wasSkip = (): boolean => {
    const isSkip = skips.current || table.playback.isRunning.value;
    skips.current = false;
    if (isSkip) table.playback.skip();
    return isSkip;
  };
  const come = (touch: Touch): void => {
    if ('play' in touch) send(touch.play);
    else if ('chosen' in touch) setChosen(touch.chosen);
    else explain(touch.refused);
  };
  const explain = (refused: Moving): void => {
    if (seat === null || view.over) return;
    // One touches empty water to let go, and not to be told that nothing is there.
    if (refused.from === refused.to && (view.top[refused.from] ?? NONE) === NONE) return;
    const refusal = whyNot(props.ui.game, view, seat, refused);
    if (refusal !== null) props.explain(refusal);
  };
  const now = (): Touchable => ({
    legal,
    top: view.top,
    own: colourAt(view, seat ?? 0),
    asksAgain: settings.value.confirm,
  });
  return {
    legal,
    chosen: held,
    touch(cell) {
      if (wasSkip() || seat === null || isSent) return;
      come(touched(now(), held, cell));
    },
    drop(from, to) {
      if (seat === null || isSent) return;
      come(dropped(now(), from, to));
    },
    back: () => setChosen(held === null ? null : stepBack(held)),
    letGo: () => setChosen(null),
    send,
    press() {
      skips.current = table.playback.isRunning.value;
    },
  };
}
