/**
 * The draft of a team on its drums. Digits are there as soon as they are touched and travel one after the other, so that
 * nobody has to wait for the table between two of them; what somebody else of the team writes comes in as it is.
 */
import type { Decrypto } from '@havre/engine/games/decrypto/game.ts';
import { type Code, NO_CODE } from '@havre/engine/games/decrypto/material.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../contract.ts';
import { ownTeam } from '../reading.ts';

/** If the table has not taken it up by then, it has not, in milliseconds. */
const TIMEOUT_MS = 4_000;

export interface Draft {
  readonly code: Code;
  set(code: Code): void;
}

/** The draft of the viewer's team; null for whoever has none. */
export function useDraft(props: BoardProps<Decrypto>): Draft | null {
  const { view, question, table } = props;
  const team = ownTeam(view);
  const draft = team?.own.draft ?? NO_CODE;
  const [wanted, setWanted] = useState<Code | null>(null);
  /** What was sent last, and for which decision: a table that has moved on meanwhile is told again. */
  const sent = useRef<{ readonly code: Code; readonly decision: number } | null>(null);
  const isSending = table.isSending.value;
  useEffect(() => {
    sent.current = null;
    setWanted(null);
  }, [view.round, view.sending, team?.locked]);
  useEffect(() => {
    if (wanted === null) return;
    if (wanted === draft) {
      sent.current = null;
      return setWanted(null);
    }
    if (isSending || question === null) return;
    const { decision } = question;
    if (sent.current?.code === wanted && sent.current.decision === decision) return;
    sent.current = { code: wanted, decision };
    props.act({ type: 'draft', code: wanted });
  }, [wanted, draft, isSending, question]);
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => setWanted(null), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return team === null ? null : { code: wanted ?? draft, set: setWanted };
}
