/** What somebody sees in the enciphering room, read from the page as it is, in any engine and language. */
import type { Tab } from './engines/engine.ts';

export interface DecryptoSight {
  readonly isOver: boolean;
  /** What the desk is for now; null where there is none. */
  readonly task: string | null;
  readonly round: number;
  /** What can be pressed now. */
  readonly deeds: readonly string[];
  /** The places of the team while it chooses: which of them has the pen. */
  readonly chairs: readonly ('chosen' | 'free')[];
  /** What the lever for other words says; empty where there is none. */
  readonly exchange: string;
  /** What each line to write is for, if the card is open. */
  readonly meanings: readonly { readonly digit: number; readonly word: string }[];
  /** Whether something stands in each of these lines. */
  readonly isWritten: boolean;
  /** The clues on the desk. */
  readonly clues: readonly string[];
  readonly isOurs: boolean;
  readonly canDraft: boolean;
  readonly drums: readonly number[];
  /** How many objections wait for an answer. */
  readonly answers: number;
  /** What stands in the lines for the other team's words. */
  readonly named: readonly string[];
  /** The sheet of the team whose code is on the desk: its words as far as they are shown, and the clues under them. */
  readonly words: readonly string[];
  readonly given: readonly (readonly string[])[];
}

/** Runs in the page. */
function sightOf(): DecryptoSight {
  const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
    ([...within.querySelectorAll(selector)] as HTMLElement[]).filter(element => element.checkVisibility());
  const text = (element: Element | null): string => (element?.textContent ?? '').trim();
  const desk = document.querySelector<HTMLElement>('.dec-desk[data-task]');
  const sending = document.querySelector<HTMLElement>('.dec-plate[data-sends]')?.dataset.team ?? '';
  const own = document.querySelector<HTMLElement>('.dec-plate')?.dataset.team ?? '';
  const sheet = document.querySelector(`.dec-sheet[data-team="${sending}"]`);
  const windows = sheet === null ? [] : [...sheet.querySelectorAll('.dec-window')];
  return {
    isOver: document.querySelector('.dec.over') !== null,
    task: desk?.dataset.task ?? null,
    round: Number(/\d+/.exec(text(document.querySelector('.dec-round')))?.[0] ?? 0),
    deeds: all('[data-deed]').map(({ dataset }) => dataset.deed ?? ''),
    chairs: all('.dec-chair').map(({ classList }) => (classList.contains('chosen') ? 'chosen' : 'free')),
    exchange: text(document.querySelector('[data-deed="exchangeWords"]')),
    meanings: all('.dec-means').flatMap(label => {
      const [digit, word] = [...label.querySelectorAll('[aria-hidden]')].map(text);
      return label.querySelector('.unseen') === null || word === undefined ? [] : [{ digit: Number(digit), word }];
    }),
    isWritten: (all('.dec-line-to-write input') as HTMLInputElement[]).every(({ value }) => value !== ''),
    clues: all('.dec-line .dec-clue').map(text),
    isOurs: sending === own,
    canDraft: document.querySelector('[data-key]') !== null,
    drums: all('[data-drum] .dec-drum-face').map(face => Number(text(face)) || 0),
    answers: all('.dec-answer').length,
    named: (all('.dec-named input') as HTMLInputElement[]).map(({ value }) => value),
    words: windows.map(window => {
      const word = window.querySelector('.dec-word');
      return text(word?.lastChild as Element | null);
    }),
    given: windows.map(window =>
      [...window.querySelectorAll('.dec-given-clue:not(.draft)')].map(clue => text(clue.lastChild as Element)),
    ),
  };
}

/** @example const { task, deeds } = await lookAround(tab); */
export const lookAround = (tab: Tab): Promise<DecryptoSight> => tab.evaluate(`(${sightOf.toString()})()`);
