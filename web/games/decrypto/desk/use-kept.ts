/**
 * Lines that are typed here and kept by the table: when one of them is left, so that nothing is lost and the others of the
 * team see it; and before they are confirmed. What is sent goes one after the other, whatever is still on its way.
 */
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { DeskProps } from './contract.ts';

export interface TypedLines {
  readonly texts: readonly string[];
  /** Whether the table has them as they are typed. */
  readonly isKept: boolean;
  /** Whether the table would take them. */
  readonly isSound: boolean;
  /** What keeps them, and what confirms them once they are kept. */
  readonly write: Action;
  readonly confirm: Action;
}

export interface Keeping {
  keep(): void;
  confirm(): void;
  /** Somebody types on: nothing is confirmed. */
  typeOn(): void;
}

export function useKept(
  { props, play }: Pick<DeskProps, 'props' | 'play'>,
  { texts, isKept, isSound, write, confirm }: TypedLines,
): Keeping {
  const [wish, setWish] = useState<'keep' | 'confirm' | null>(null);
  /** How often a playback was in the way, or somebody has asked for it again: then it is tried again. */
  const [tries, setTries] = useState(0);
  /** What was sent last, and for which decision: it is sent again only if the table has moved on meanwhile. */
  const tried = useRef<{ readonly texts: readonly string[]; readonly sent: Action; readonly decision: number } | null>(
    null,
  );
  const { question } = props;
  useEffect(() => {
    if (wish === null || question === null || play.sent !== null) return;
    // Somebody may have confirmed since this was drawn.
    if (isKept && wish === 'keep') return setWish(now => (now === 'keep' ? null : now));
    const action = isKept ? confirm : write;
    const last = tried.current;
    const { decision } = question;
    const isTried = last?.texts === texts && last.sent.type === action.type && last.decision === decision;
    if (isTried || (!isKept && !isSound)) return;
    if (play.send(action) === 'skipped') return setTries(count => count + 1);
    tried.current = { texts, sent: action, decision };
  }, [wish, texts, isKept, isSound, question, play.sent, tries]);
  return {
    keep: () => setWish(now => now ?? 'keep'),
    confirm: () => {
      tried.current = null;
      setTries(count => count + 1);
      setWish('confirm');
    },
    typeOn: () => setWish(null),
  };
}
