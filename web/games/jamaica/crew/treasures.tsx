/** What the expansion adds to a ship's treasures: the Youkounkoun, which lies face up, and the tokens it has taken from lairs. */
import { CREW_WORTH, YOUKOUNKOUN } from '@havre/engine/games/jamaica/crew/material.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { signed } from '@havre/engine/games/language.ts';
import { tavernWords } from './words.ts';
import './treasures.css';

/** The Youkounkoun: a small god of gold who seems to know what he is worth. */
export const Idol = () => (
  <svg class="jam-idol" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M10 20C6 12 12 4 24 4s18 8 14 16c4 2 4 10-2 11-1 9-6 13-12 13s-11-4-12-13c-6-1-6-9-2-11z" />
    <path class="jam-idol-crown" d="M10 18 7 6l9 4 8-8 8 8 9-4-3 12c-9-4-19-4-28 0z" />
    <path class="jam-idol-lines" d="M14 24q4-4 8 0M26 24q4-4 8 0M24 24v8M17 37h14M19 37v4M24 37v5M29 37v4" />
  </svg>
);

export interface CrewTreasuresProps {
  readonly view: View;
  readonly ship: Ship;
  /** Where it comes from when it is new. */
  readonly from: string;
}

export function CrewTreasures({ view, ship, from }: CrewTreasuresProps) {
  const words = tavernWords();
  if (view.crew?.youkounkoun !== ship) return null;
  const about = words.youkounkoun(signed(CREW_WORTH[YOUKOUNKOUN] ?? 0));
  return (
    <li class="jam-treasure idol" data-piece="youkounkoun" data-from={from} title={about}>
      <Idol />
      <span class="unseen">{about}</span>
    </li>
  );
}

/** The same in the list of everything about a ship. */
export function CrewTreasureList({ view, ship }: Omit<CrewTreasuresProps, 'from'>) {
  const words = tavernWords();
  const tokens = view.crew?.tokens[ship] ?? 0;
  return (
    <>
      {view.crew?.youkounkoun === ship ? (
        <li>
          <span class="jam-treasure idol">
            <Idol />
          </span>
          <span>{words.youkounkoun(signed(CREW_WORTH[YOUKOUNKOUN] ?? 0))}</span>
        </li>
      ) : null}
      {tokens > 0 ? (
        <li>
          <span class="jam-treasure-token" data-number={tokens} />
          <span>{words.tokens(tokens)}</span>
        </li>
      ) : null}
    </>
  );
}
