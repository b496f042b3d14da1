/** Sentences of a rulebook, each with a small mark that opens the rows it stands on, right below. */
import type { Passage, Span } from '@havre/engine/games/rulebook.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../words/index.ts';
import { isShown, type RulebookReader, scopeName, useReader } from './reader.ts';
import { RowsInPlace } from './rows-in-place.tsx';

export interface PassagesProps {
  readonly passages: readonly Passage[];
  /** The scopes that the section around it belongs to: they are said there. */
  readonly around: readonly string[];
}

/** The passages that a reader sees, or nothing. */
export function Passages({ passages, around }: PassagesProps) {
  const reader = useReader();
  const open = useSignal<Passage | null>(null);
  const id = useId();
  const shown = passages.filter(({ only }) => isShown(only, reader));
  if (shown.length === 0) return null;
  return (
    <>
      <p>
        {shown.map((passage, i) => {
          const isOpen = open.value === passage;
          return (
            <span
              key={i}
              class={isSought(passage, reader) ? 'passage sought' : 'passage'}
              data-rows={passage.rows.join(' ')}
            >
              <Scopes only={passage.only} said={shown[i - 1]?.only ?? around} />
              {passage.spans.slice(0, -1).map((span, at) => (
                <Words key={at} span={span} game={reader.game} />
              ))}
              <LastWords span={passage.spans.at(-1) ?? ''} game={reader.game}>
                {passage.rows.length === 0 ? null : (
                  <button
                    type="button"
                    class="book-mark"
                    aria-label={words().rules.rulesNamed(passage.rows)}
                    title={passage.rows.join(' ')}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? id : undefined}
                    onClick={() => {
                      open.value = isOpen ? null : passage;
                    }}
                  >
                    §
                  </button>
                )}
              </LastWords>{' '}
            </span>
          );
        })}
      </p>
      {open.value === null ? null : <RowsInPlace id={id} game={reader.game} rows={open.value.rows} />}
    </>
  );
}

const isSought = ({ rows }: Passage, { sought }: RulebookReader): boolean => sought !== null && rows.includes(sought);

/** The names of the editions that something belongs to, as far as they were not said before. */
export function Scopes({ only, said }: { readonly only: readonly string[]; readonly said: readonly string[] }) {
  const reader = useReader();
  return only
    .filter(scope => !said.includes(scope))
    .map(scope => (
      <span key={scope} class="book-scope">
        {scopeName(scope, reader)}
      </span>
    ));
}

interface LastWordsProps {
  readonly span: Span;
  readonly game: string;
  readonly children: ComponentChildren;
}

/** The end of a passage, whose mark stays on the line of the last word. */
function LastWords({ span, game, children }: LastWordsProps) {
  const at = typeof span === 'string' ? span.lastIndexOf(' ') + 1 : 0;
  return (
    <>
      {typeof span === 'string' ? span.slice(0, at) : null}
      <span class="book-last">
        {typeof span === 'string' ? span.slice(at) : <Words span={span} game={game} />}
        {children}
      </span>
    </>
  );
}

function Words({ span, game }: { readonly span: Span; readonly game: string }) {
  if (typeof span === 'string') return span;
  switch (span.type) {
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'emphasis':
      return <em>{span.text}</em>;
    case 'link':
      return <a href={span.to.startsWith('#') ? `/rules/${game}${span.to}` : `/box/${game}`}>{span.text}</a>;
  }
}
