/** Cards carried onto letters: dragged there, or touched and then the letter touched, or with the keyboard. */
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { Card, Letter } from '@havre/engine/games/captain-jack/material.ts';
import type { BoardProps } from '../../contract.ts';
import { type Drag, useDrag } from '../../kit/use-drag.ts';
import type { Play } from '../use-play.ts';
import { isUseful, paymentsFor } from './payment.ts';
import type { Paying } from './use-paying.ts';

export interface Carrying {
  readonly drag: Drag;
  /** What the places of a card and of a letter listen to, beside the buttons in them. */
  card(card: Card): Record<string, unknown>;
  letter(letter: Letter): Record<string, unknown>;
  lift(card: Card): void;
  /** A letter is touched: what is carried lies on it then, else it is taken up itself. */
  touchLetter(letter: Letter): void;
}

const thingOf = (card: Card): string => `card ${card}`;
const targetOf = (letter: Letter): string => `letter ${letter}`;
const numberIn = (name: string): number => Number(name.split(' ')[1]);
/** The buttons inside are what is touched. */
const UNTOUCHED = { onClick: undefined, onKeyDown: undefined, role: undefined, tabIndex: undefined };

export function useCarrying({ view, table }: BoardProps<CaptainJack>, play: Play, paying: Paying): Carrying {
  /** What lies on a letter already, with which a card would have to go together. */
  const liesOn = (letter: Letter) => (letter === paying.letter ? paying.cards : []);
  const drag = useDrag({
    targetsOf: thing =>
      view.letters.open
        .filter(letter => {
          const card = numberIn(thing);
          return !liesOn(letter).includes(card) && isUseful(paymentsFor(play.legal, letter), liesOn(letter), card);
        })
        .map(targetOf),
    drop: (thing, target) => paying.lay(numberIn(target), numberIn(thing)),
    isWaiting: table.isSending.value,
  });
  return {
    drag,
    card: card => ({ ...drag.on({ thing: thingOf(card) }), ...UNTOUCHED }),
    letter: letter => ({ ...drag.on({ target: targetOf(letter) }), ...UNTOUCHED }),
    lift: card => drag.lift(thingOf(card)),
    touchLetter: letter => {
      const { carried } = drag;
      drag.giveBack();
      if (carried !== null && drag.isLit(targetOf(letter))) paying.lay(letter, numberIn(carried.thing));
      else paying.touchLetter(letter);
    },
  };
}
