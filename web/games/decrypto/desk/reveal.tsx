/** The drums turn: what the listeners read, what the team read, and then the code, digit by digit. */
import { type Code, digitsOf, LINES, NO_CODE } from '@havre/engine/games/decrypto/material.ts';
import { rightDigits } from '@havre/engine/games/decrypto/questions.ts';
import type { SheetLine } from '@havre/engine/games/decrypto/state.ts';
import { Drum, type DrumProps } from '../room/drum.tsx';
import { readOut, roomWords } from '../speech.ts';
import './reveal.css';

export interface RevealProps {
  readonly line: SheetLine;
  /** The drums turn on the big screen: nobody shall read here what is not seen there yet. */
  readonly isElsewhere?: boolean;
}

export function Reveal({ line, isElsewhere = false }: RevealProps) {
  const words = roomWords();
  const { interception, decryption } = line;
  const code = isElsewhere ? NO_CODE : line.code;
  const stateOf = (guess: Code, i: number): NonNullable<DrumProps['state']> =>
    code === 0 ? 'plain' : rightDigits(guess, code)[i] === true ? 'right' : 'wrong';
  const columns: readonly (readonly [label: string, guess: Code])[] = [
    ...(interception === 0 ? [] : [[words.readsInterception, interception] as const]),
    ...(decryption === 0 ? [] : [[words.readsDecryption, decryption] as const]),
  ];
  return (
    <div class="dec-reveal">
      <table class="dec-reading">
        <thead>
          <tr>
            <td />
            {columns.map(([label]) => (
              <th key={label} scope="col">
                {label}
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
              {columns.map(([label, guess]) => (
                <td key={label}>
                  <Drum digit={digitsOf(guess)[i] ?? 0} state={stateOf(guess, i)} />
                  <span class="unseen">{digitsOf(guess)[i]}</span>
                </td>
              ))}
              <td>
                <Drum digit={digitsOf(code)[i] ?? 0} at={i} state={code === 0 ? 'blank' : 'revealed'} />
                <span class="unseen">{code === 0 ? '' : digitsOf(code)[i]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="dec-outcome" role="status">
        {isElsewhere ? words.lookUp : code === 0 ? '' : <span>{outcomeOf(line).join(' · ')}</span>}
      </p>
    </div>
  );
}

function outcomeOf({ interception, decryption, code }: SheetLine): string[] {
  const words = roomWords();
  return [
    readOut(digitsOf(code)),
    ...(interception === 0 ? [] : [interception === code ? words.intercepted : words.notIntercepted]),
    decryption === code ? words.understood : words.misunderstood,
  ];
}
