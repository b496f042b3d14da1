/**
 * A value that people write themselves, such as a list of words: what is offered, or a text of one's own that is checked by
 * the game while it is typed or pasted. A list that is written line by line becomes one line with commas.
 */
import type { FreeText, OptionValue } from '@havre/engine/kernel/options.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import { useState } from 'preact/hooks';
import { RuleLink } from '../rules/rule-link.tsx';
import { words } from '../words/index.ts';

interface OwnValueProps {
  readonly legend: string;
  readonly values: readonly OptionValue[];
  readonly value: OptionValue;
  readonly free: FreeText;
  readonly game: string;
  onChoice(value: OptionValue): void;
  text(value: OptionValue): string;
  /** Why a text is no value, in words. */
  why(refusal: Refusal): string;
}

/** Nobody types more, and a page that is pasted by mistake is not kept in memory. */
const LONGEST_PASTE = 50_000;

export function OwnValue({ legend, values, value, free, game, onChoice, text, why }: OwnValueProps) {
  const [written, setWritten] = useState(values.includes(value) ? '' : String(value));
  const [isOwn, setOwn] = useState(!values.includes(value));
  const refusal = isOwn ? flawOf(free, inOneLine(written)) : null;
  // Nothing is wrong yet with a list that nobody has begun.
  const isFlawed = refusal !== null && written.trim() !== '';
  const write = (now: string): void => {
    setWritten(now);
    onChoice(inOneLine(now));
  };
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {values.map(one => (
        <label class="choice" key={String(one)}>
          <input
            type="radio"
            name={legend}
            checked={!isOwn && one === value}
            onChange={() => {
              setOwn(false);
              onChoice(one);
            }}
          />
          <span>{text(one)}</span>
        </label>
      ))}
      <label class="choice">
        <input
          type="radio"
          name={legend}
          checked={isOwn}
          onChange={() => {
            setOwn(true);
            write(written);
          }}
        />
        <span>{words().box.ownValue}</span>
      </label>
      {isOwn ? (
        <div class="own-value">
          {/* Above the text: what is below it hides behind the keys of a phone. */}
          <p class={isFlawed ? 'small refused' : 'small soft'} role="status">
            {refusal === null ? (
              words().box.ownValueFits
            ) : (
              <>
                {refusal.about === undefined ? null : (
                  <q>
                    <bdi>{refusal.about}</bdi>
                  </q>
                )}{' '}
                {refusal.refused === TOO_LONG ? words().box.ownValueTooLong(free.longest) : why(refusal)}{' '}
                {refusal.rule === undefined ? null : <RuleLink game={game} rule={refusal.rule} />}
              </>
            )}
          </p>
          <textarea
            class="input"
            rows={4}
            aria-label={legend}
            aria-invalid={isFlawed}
            maxLength={LONGEST_PASTE}
            spellcheck={false}
            value={written}
            onInput={event => write(event.currentTarget.value)}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

/**
 * A text as an option has it: without line breaks.
 * @example inOneLine('snow\nkey') // 'snow, key'
 */
export const inOneLine = (text: string): string =>
  text
    .split(/[\r\n\t]+/)
    .map(line => line.trim().replace(/[,;]+$/, ''))
    .filter(line => line !== '')
    .join(', ');

const TOO_LONG = 'value-too-long';

const flawOf = ({ longest, check }: FreeText, text: string): Refusal | null =>
  text.length > longest ? { refused: TOO_LONG } : check(text);
