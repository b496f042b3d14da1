/** The end: the machines stand open, and beside them the codes that were missed by a hair. */
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { nearMisses } from '../reading.ts';
import { roomWords, teamName } from '../speech.ts';

export function Ending({ view }: { view: View }) {
  const words = roomWords();
  const missed = nearMisses(view);
  return (
    <section class="dec-desk dec-ending" aria-label={words.nearMisses}>
      <h2 class="dec-title">{words.nearMisses}</h2>
      {missed.length === 0 ? (
        <p class="dec-remark">{words.noNearMiss}</p>
      ) : (
        <ul class="dec-missed">
          {missed.map(({ line, by }) => (
            <li key={`${line.round} ${line.team} ${by}`} class="dec-remark">
              {words.nearMiss(teamName(view, by), line.round, line.clues.map(clue => clue || words.noClue).join(', '))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
