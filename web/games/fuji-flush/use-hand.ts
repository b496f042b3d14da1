/** What goes on in the own hand: which card is pointed at, which one is lifted, which one is on its way. */
import type { FujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { Card } from '@havre/engine/games/fuji-flush/material.ts';
import { forecast } from '@havre/engine/games/fuji-flush/questions.ts';
import type { Action } from '@havre/engine/games/fuji-flush/state.ts';
import { nameOf } from '@havre/engine/games/language.ts';
import { actionText } from '@havre/engine/games/telling.ts';
import { whyNot } from '@havre/engine/kernel/seen.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import type { BoardProps } from '../contract.ts';
import { type Held, heldAs } from './held.ts';
import { fujiWords } from './speech.ts';

export interface HandInUse {
  readonly held: readonly Held[];
  /** The card that one more touch plays. */
  readonly lifted: Held | null;
  /** The card whose effect is shown: the lifted one, else the one pointed at. */
  readonly shown: Held | null;
  /** Whether a card may be played now: somebody asks for one, and none is on its way. */
  readonly isAsked: boolean;
  /** The card that was sent to the table and not yet answered. */
  readonly sent: number | null;
  /** The card that was played last, as a piece that was in the hand. */
  readonly played: number | null;
  peek(held: Held | null): void;
  /** A finger or the mouse goes down somewhere in the hand. */
  press(): void;
  touch(held: Held): void;
  lower(): void;
  /** What a screen reader says of a card. */
  nameOf(card: Card): string;
}

const playing = (card: Card): Action => ({ type: 'playCard', card });

/** What a card would do, in words. */
export function effectOf({ view, seat, names }: BoardProps<FujiFlush>, card: Card): string {
  const { combined, partners, pushedOut } = forecast(view, seat ?? 0, card);
  const named = (seats: readonly number[]) => seats.map(other => nameOf(names, other));
  return fujiWords().effect({ card, combined, partners: named(partners), pushedOut: named(pushedOut) });
}

export function useHand(props: BoardProps<FujiFlush>): HandInUse {
  const { view, seat, question, table, ui } = props;
  const [lifted, setLifted] = useState<Held | null>(null);
  const [peeked, setPeeked] = useState<Held | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const held = useRef<readonly Held[]>([]);
  const played = useRef<number | null>(null);
  /** Whether the touch that is under way began by skipping a playback. */
  const skips = useRef(false);
  held.current = heldAs(held.current, view.hand ?? [], played.current ?? undefined);
  const isSending = table.isSending.value;
  useEffect(() => setLifted(null), [question?.decision]);
  useEffect(() => {
    if (!isSending) setSent(null);
  }, [isSending]);
  const isThere = (one: Held | null): one is Held => one !== null && held.current.includes(one);
  const isAsked = question !== null && sent === null;
  const shown = isAsked ? ([lifted, peeked].find(isThere) ?? null) : null;

  const touch = (one: Held) => {
    if (skips.current || table.playback.isRunning.value) {
      skips.current = false;
      table.playback.skip();
      return;
    }
    if (seat === null || sent !== null) return;
    const refusal = whyNot(ui.game, view, seat, playing(one.card));
    if (refusal !== null) return props.explain(refusal);
    // A board of the past, or one of a replay, shows a hand that nobody is asked for.
    if (question === null) return;
    if (settings.value.confirm && lifted?.id !== one.id) return setLifted(one);
    played.current = one.id;
    setSent(one.id);
    setLifted(null);
    props.act(playing(one.card));
  };

  return {
    held: held.current,
    isAsked,
    lifted: shown !== null && shown.id === lifted?.id ? lifted : null,
    shown,
    sent,
    played: played.current,
    peek: setPeeked,
    press: () => {
      skips.current = table.playback.isRunning.value;
    },
    touch,
    lower: () => setLifted(null),
    nameOf: card => {
      if (!isAsked) return fujiWords().card(card);
      return `${actionText(ui.wording[settings.value.language], playing(card), props.names)}. ${effectOf(props, card)}`;
    },
  };
}
