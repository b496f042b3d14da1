/** The drums turn: what the listeners read, what the team read, and then the code, digit by digit. */
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { type Code, digitsOf, LINES, NO_CODE } from '@havre/engine/games/decrypto/material.ts';
import { rightDigits } from '@havre/engine/games/decrypto/questions.ts';
import { otherOf, type SheetLine } from '@havre/engine/games/decrypto/state.ts';
import { Drum, type DrumProps } from '../room/drum.tsx';
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
                {teamName(view, by)}
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
