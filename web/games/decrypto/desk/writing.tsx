/** The encryptor's desk: the code card in its slot, and three lines to write, checked while they are typed. */

import { sideOfSheet } from '@havre/engine/games/decrypto/8-notes.ts';
import { digitsOf, LINES } from '@havre/engine/games/decrypto/material.ts';
import type { Colour } from '@havre/engine/games/decrypto/state.ts';
import { inSentence } from '@havre/engine/games/decrypto/text.ts';
import { refusalText } from '@havre/engine/games/telling.ts';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../look/icons.tsx';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { settings } from '../../../shell/settings.ts';
import { words as pageWords } from '../../../words/index.ts';
import { usePeek } from '../../kit/use-peek.ts';
import { readOut, roomWords } from '../speech.ts';
import { type DeskProps, deedText, isSuggested } from './contract.ts';
import { type Slate, useClues } from './use-clues.ts';
import './writing.css';

/** Nobody writes more in one line, whatever the rules would read to refuse it. */
const LONGEST = 500;

export interface WritingProps extends DeskProps {
  readonly slate: RefObject<Slate | null>;
}

export function Writing({ props, play, team, slate }: WritingProps) {
  const { view, ui } = props;
  const words = roomWords();
  const { language } = settings.value;
  const clues = useClues({ props, play }, slate);
  const peek = usePeek();
  const [isPinned, setPinned] = useState(false);
  const isOpen = isPinned || peek.isSeen;
  const digits = digitsOf(view.card ?? 0);
  const before = sideOfSheet(view.sheet, view.side as Colour);
  const lines = useRef<HTMLOListElement>(null);
  const flawed = clues.flaws.map(flaw => flaw?.refused ?? '').join();
  useEffect(() => {
    // Where the lines are a list to be moved, what is wrong with the one at hand would stand below its edge.
    const at = document.activeElement?.closest('[data-flawed]');
    if (at && lines.current?.contains(at)) at.scrollIntoView({ block: 'nearest' });
  }, [flawed]);
  return (
    <form
      class="dec-writing written"
      onSubmit={event => {
        event.preventDefault();
        clues.confirm();
      }}
    >
      <div class="dec-slot">
        <span class={isOpen ? 'dec-card seen' : 'dec-card'} aria-live="polite">
          {isOpen ? (
            <>
              <span class="unseen">{words.codeIs(readOut(digits))}</span>
              {digits.map(digit => (
                <span key={digit} aria-hidden="true">
                  {digit}
                </span>
              ))}
            </>
          ) : (
            <span class="unseen">{words.code}</span>
          )}
        </span>
        {/* Whoever is alone need not hold it. */}
        {isPinned ? null : (
          <button type="button" class="button small kit-peek-hold" {...peek.holding}>
            <Icon name="eye" size={20} />
            {pageWords().kit.holdToSee}
            <span class="unseen">{words.code}</span>
          </button>
        )}
        <button type="button" class="button small quiet" aria-pressed={isPinned} onClick={() => setPinned(!isPinned)}>
          {isPinned ? words.cover : words.leaveOpen}
        </button>
      </div>
      <ol class="dec-lines-to-write" ref={lines}>
        {LINES.map((line, i) => {
          const digit = digits[i] ?? 0;
          const word = team.words?.[digit - 1] ?? '';
          const flaw = clues.flaws[i] ?? null;
          const said = before[digit - 1] ?? [];
          const id = `dec-clue-${line}`;
          return (
            <li key={line} class="dec-line-to-write" data-flawed={flaw === null ? undefined : ''}>
              <label for={id} class="dec-means">
                {isOpen ? (
                  <>
                    <span class="dec-digit" aria-hidden="true">
                      {digit}
                    </span>
                    <span aria-hidden="true">{word}</span>
                    <span class="unseen">{words.clueFor(line, digit, word)}</span>
                  </>
                ) : (
                  <>
                    <span class="dec-digit" aria-hidden="true">
                      ?
                    </span>
                    <span>{words.clueLine(line)}</span>
                  </>
                )}
              </label>
              <input
                id={id}
                class="input dec-clue-input"
                maxLength={LONGEST}
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
                value={clues.texts[i] ?? ''}
                aria-invalid={flaw !== null}
                aria-describedby={`${id}-says`}
                onInput={event => clues.write(i, event.currentTarget.value)}
                onBlur={() => clues.keep()}
              />
              <p id={`${id}-says`} class="dec-line-says" role={flaw === null ? undefined : 'status'}>
                {flaw !== null ? (
                  <>
                    <span>{refusalText(ui.wording[language], language, flaw)} </span>
                    {flaw.rule === undefined ? null : <RuleLink game={ui.game.id} rule={flaw.rule} />}
                  </>
                ) : isOpen && said.length > 0 ? (
                  words.saidBefore(said.map(inSentence).join(', '))
                ) : (
                  ''
                )}
              </p>
            </li>
          );
        })}
      </ol>
      <button
        type="submit"
        class={`button main dec-deed ${isSuggested(props, 'confirmClues') || isSuggested(props, 'writeClues') ? 'suggested' : ''}`}
        data-deed="confirmClues"
        aria-disabled={!clues.canConfirm}
      >
        {deedText(props, { type: 'confirmClues' })}
      </button>
    </form>
  );
}
