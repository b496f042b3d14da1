/** The clues an encryptor is writing, and what is wrong with them while they are typed. */
import { LINES } from '@havre/engine/games/decrypto/material.ts';
import { flawOfClues } from '@havre/engine/games/decrypto/questions.ts';
import { tidied } from '@havre/engine/games/decrypto/text.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskProps } from './contract.ts';
import { useKept } from './use-kept.ts';

export interface WrittenClues {
  readonly texts: readonly string[];
  /** Why a line cannot stand, line by line; null where it can, and where nothing is written. */
  readonly flaws: readonly (Refusal | null)[];
  readonly canConfirm: boolean;
  write(line: number, text: string): void;
  /** A line has been left: what is written counts when the hourglass runs out. */
  keep(): void;
  confirm(): void;
}

/** What somebody has typed in a round, sound or not: it outlives a desk that is drawn elsewhere because the window has turned. */
export interface Slate {
  readonly round: number;
  readonly texts: readonly string[];
}

export function useClues(desk: Pick<DeskProps, 'props' | 'play'>, slate: RefObject<Slate | null>): WrittenClues {
  const { view } = desk.props;
  const kept = view.clues ?? [];
  const [texts, setTexts] = useState<readonly string[]>(() =>
    slate.current?.round === view.round ? slate.current.texts : LINES.map((_, i) => kept[i] ?? ''),
  );
  const flaws = texts.map((text, i) =>
    text.trim() === '' ? null : (flawOfClues(view, [text]) ?? twiceIn(desk.props, texts, i)),
  );
  const isSound = flaws.every(flaw => flaw === null);
  const canConfirm = isSound && texts.every(text => text.trim() !== '');
  const keeping = useKept(desk, {
    texts,
    isKept: texts.every((text, i) => tidied(text) === (kept[i] ?? '')),
    isSound,
    write: { type: 'writeClues', clues: texts },
    confirm: { type: 'confirmClues' },
  });
  return {
    texts,
    flaws,
    canConfirm,
    write: (line, text) => {
      keeping.typeOn();
      const typed = texts.with(line, text);
      slate.current = { round: view.round, texts: typed };
      setTexts(typed);
    },
    keep: keeping.keep,
    confirm: () => {
      if (canConfirm) return keeping.confirm();
      // What is wrong is said by the rules, with its row.
      const flaw = flaws.find(found => found !== null);
      desk.props.explain(flaw ?? { refused: 'clue-empty', rule: 'DEC-CLUE-18' });
    },
  };
}

/** Of two equal lines the later one is at fault. */
const twiceIn = ({ view }: DeskProps['props'], texts: readonly string[], line: number): Refusal | null => {
  const flaw = flawOfClues(view, texts.slice(0, line + 1));
  return flaw?.refused === 'clue-twice' ? flaw : null;
};
