/** The end: the machines stand open, and before them lie the codes that were missed by a hair, and what was named in a tie. */
import { slotsFound } from '@havre/engine/games/decrypto/12-word-guess.ts';
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { digitsOf, LINES } from '@havre/engine/games/decrypto/material.ts';
import { COLOURS, type Colour, otherOf } from '@havre/engine/games/decrypto/state.ts';
import { type NearMiss, nearMisses } from '../reading.ts';
import { roomWords, teamName } from '../speech.ts';
import './ending.css';

export function Ending({ view }: { view: View }) {
  const words = roomWords();
  const missed = nearMisses(view);
  const hasNamed = COLOURS.some(team => view.teams[team].named?.some(word => word !== ''));
  if (missed.length === 0 && !hasNamed) return null; // the machines have its room
  return (
    <section class="dec-desk dec-ending" aria-label={words.nearMisses}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keyboard too */}
      <div class="dec-remembered" tabIndex={0}>
        {COLOURS.map(team => (
          <Named key={team} view={view} team={team} />
        ))}
        {missed.length === 0 ? null : (
          <section class="dec-kept">
            <h2 class="dec-title">{words.nearMisses}</h2>
            <ul class="dec-missed">
              {missed.map(miss => (
                <Missed key={`${miss.line.round} ${miss.line.team} ${miss.by}`} view={view} {...miss} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  );
}

/** Three strips of tape with what was read for each; the digit that was wrong is struck out. */
function Missed({ view, line, guess, by }: NearMiss & { readonly view: View }) {
  const words = roomWords();
  return (
    <li class="dec-near">
      <span class="dec-remark strong">{words.nearMiss(teamName(view, by), line.round)}</span>
      {LINES.map((number, i) => {
        const [read, digit] = [digitsOf(guess)[i] ?? 0, digitsOf(line.code)[i] ?? 0];
        return (
          <span key={number} class="dec-given-clue">
            <span class="unseen">{words.readAs(read, digit)}: </span>
            <span class="dec-given-round" aria-hidden="true">
              {read === digit ? null : <s class="dec-misread">{read}</s>}
              {digit}
            </span>
            {line.clues[i] || words.noClue}
          </span>
        );
      })}
    </li>
  );
}

/** What a team has named in a tie; what was the word itself is stamped with its number. */
function Named({ view, team }: { readonly view: View; readonly team: Colour }) {
  const named = view.teams[team].named ?? [];
  const found = slotsFound(named, view.teams[otherOf(team)].words ?? []);
  if (named.every(word => word === '')) return null;
  return (
    <section class="dec-kept">
      <h2 class="dec-title">{roomWords().namedBy(teamName(view, team))}</h2>
      <ul class="dec-near">
        {named.map((word, i) =>
          word === '' ? null : (
            <li key={i} class={found[i] === 0 ? 'dec-given-clue' : 'dec-given-clue dec-hit'}>
              {found[i] === 0 ? null : (
                <span class="dec-given-round" title={roomWords().foundAlready}>
                  {found[i]}
                </span>
              )}
              {word}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
