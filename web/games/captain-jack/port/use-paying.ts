/** The letter that is being paid in port, and the cards that lie on it so far. */
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { Card, Letter } from '@havre/engine/games/captain-jack/material.ts';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../../contract.ts';
import { withCards } from '../reading.ts';
import type { Play } from '../use-play.ts';
import { cheapest, isUseful, type Payment, paymentsFor } from './payment.ts';

export interface Paying {
  readonly letter: Letter | null;
  readonly cards: readonly Card[];
  /** What one more touch would do; null while something is missing. */
  readonly payment: Payment | null;
  isUseful(card: Card): boolean;
  /** Takes up a letter, with the cards that pay for it most cheaply; touched again it is put back. */
  touchLetter(letter: Letter): void;
  /** Puts a card on the letter, or takes it off again. */
  touchCard(card: Card): void;
  /** Lays a card on a letter. */
  lay(letter: Letter, card: Card): void;
  putBack(): void;
}

export function usePaying({ view, seat, question }: BoardProps<CaptainJack>, play: Play): Paying {
  const [letter, setLetter] = useState<Letter | null>(null);
  const [cards, setCards] = useState<readonly Card[]>([]);
  const putBack = () => {
    setLetter(null);
    setCards([]);
  };
  useEffect(putBack, [question?.decision]);
  const payments = letter === null ? [] : paymentsFor(play.legal, letter);
  return {
    letter,
    cards,
    payment: withCards(payments, cards),
    isUseful: card => isUseful(payments, cards, card),
    touchLetter: touched => {
      if (touched === letter) return putBack();
      const offered = paymentsFor(play.legal, touched);
      setLetter(touched);
      setCards(seat === null ? [] : (cheapest(view, seat, offered)?.cards ?? []));
    },
    touchCard: card => setCards(cards.includes(card) ? cards.filter(one => one !== card) : [...cards, card]),
    lay: (on, card) => {
      const so = on === letter ? cards.filter(one => one !== card) : [];
      if (!isUseful(paymentsFor(play.legal, on), so, card)) return;
      setLetter(on);
      setCards([...so, card]);
    },
    putBack,
  };
}
