/** The drums turn: what the listeners read, what the team read, and then the code, digit by digit. */
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { type Code, digitsOf, LINES, NO_CODE } from '@havre/engine/games/decrypto/material.ts';
import { rightDigits } from '@havre/engine/games/decrypto/questions.ts';
import { otherOf, type SheetLine } from '@havre/engine/games/decrypto/state.ts';
import { Drum, type DrumProps } from '../room/drum.tsx';
import { Interception, Misunderstanding } from '../room/tokens.tsx';
import { readOut, roomWords, teamName } from '../speech.ts';
import './reveal.css';

export interface RevealProps {
  readonly view: View;
  readonly line: SheetLine;
  /** The drums turn on the big screen: nobody shall read here what is not seen there yet. */
  readonly isElsewhere?: boolean;
}

export function Reveal({ view, line, isElsewhere = false }: RevealProps) {
  const words = roomWords();
  const { interception, decryption } = line;
  const code = isElsewhere ? NO_CODE : line.code;
  const stateOf = (guess: Code, i: number): NonNullable<DrumProps['state']> =>
    code === 0 ? 'plain' : rightDigits(guess, code)[i] === true ? 'right' : 'wrong';
  const columns = [
    { label: words.readsInterception, by: otherOf(line.team), guess: interception },
    { label: words.readsDecryption, by: line.team, guess: decryption },
  ].filter(({ guess }) => guess !== 0);
  return (
    <div class="dec-reveal">
      <table class="dec-reading">
        <thead>
          <tr>
            <td />
            {columns.map(({ label, by }) => (
              <th key={by} scope="col">
                <span class="unseen">{label} </span>
                <span class="dec-reader">{teamName(view, by)}</span>
              </th>
            ))}
            <th scope="col">{words.theCode}</th>
          </tr>
        </thead>
        <tbody>
          {LINES.map((number, i) => (
            <tr key={number}>
              <th scope="row" class="dec-clue">
                {line.clues[i] || words.noClue}
              </th>
              {columns.map(({ by, guess }) => (
                <td key={by}>
                  <Drum digit={digitsOf(guess)[i] ?? 0} state={stateOf(guess, i)} />
                  <span class="unseen">{digitsOf(guess)[i]}</span>
                </td>
              ))}
              <td class="dec-true-digit">
                <Drum digit={digitsOf(code)[i] ?? 0} at={i} state={code === 0 ? 'blank' : 'revealed'} />
                <span class="unseen">{code === 0 ? '' : digitsOf(code)[i]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="dec-outcome" role="status">
        {isElsewhere ? words.lookUp : code === 0 ? '' : <Outcome line={line} />}
      </p>
    </div>
  );
}

/** What came of a code: stamped where it costs or gains a token, with that token. */
function Outcome({ line: { interception, decryption, code } }: Pick<RevealProps, 'line'>) {
  const words = roomWords();
  const isIntercepted = interception === code;
  const isUnderstood = decryption === code;
  return (
    <>
      <span class="dec-read-out">{readOut(digitsOf(code))}</span>
      {interception === 0 ? null : (
        <span class={isIntercepted ? 'dec-verdict stamped' : 'dec-verdict'}>
          {isIntercepted ? <Interception isThere /> : null}
          {isIntercepted ? words.intercepted : words.notIntercepted}
        </span>
      )}
      <span class={isUnderstood ? 'dec-verdict' : 'dec-verdict stamped black'}>
        {isUnderstood ? null : <Misunderstanding isThere />}
        {isUnderstood ? words.understood : words.misunderstood}
      </span>
    </>
  );
}
