/** The words of this board in the language of the page. */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import { CARDS, type Card, type Letter } from '@havre/engine/games/captain-jack/material.ts';
import { asksText, type CardWords, halfText, symbolsIn } from '@havre/engine/games/captain-jack/wording-cards.ts';
import { cards as english } from '@havre/engine/games/captain-jack/wording-en.ts';
import { cards as french } from '@havre/engine/games/captain-jack/wording-fr.ts';
import { settings } from '../../shell/settings.ts';
import type { BoardProps } from '../contract.ts';
import type { StowedView } from './reading.ts';
import { catalogues, type JackWords } from './words.ts';

/** The words now. Components that read them are drawn again when the language changes. */
export const jackWords = (): JackWords => catalogues[settings.value.language];

export const cardWords = (): CardWords => (settings.value.language === 'fr' ? french : english);

/** What a card shows, the half that is up first, and the symbols under its arrow where it lies with the arrow up. */
export function cardName(card: Card, turned = false): string {
  const printed = CARDS[card];
  if (printed === undefined) return '';
  const words = cardWords();
  const [up, down] = turned ? [printed.bottom, printed.top] : [printed.top, printed.bottom];
  const symbols = turned ? [] : (['calm', 'boarding', 'rum'] as const).filter(symbol => printed[symbol]);
  return jackWords().card(
    halfText(words, up),
    halfText(words, down),
    symbols.map(symbol => jackWords().symbols[symbol]),
  );
}

/** A card aboard, with what lies on it. */
export function stowedName({ card, turned, bottles, fresh }: StowedView): string {
  return [
    cardName(card, turned),
    ...(bottles > 0 ? [jackWords().bottles(bottles)] : []),
    ...(fresh ? [jackWords().fresh] : []),
  ].join(', ');
}

export const letterName = (letter: Letter): string => asksText(cardWords(), letter);

/** How many of each symbol, in the order of `SYMBOLS`, in words. */
export function lackText(symbols: readonly number[]): string {
  return symbolsIn(cardWords(), symbols).join(' + ');
}

/** What would come of an action, in the words of the rules. */
export const effectOf = ({ view, seat, names, ui }: BoardProps<CaptainJack>, action: Action): string | null =>
  seat === null ? null : (ui.wording[settings.value.language].effect?.(view, seat, action, names) ?? null);
