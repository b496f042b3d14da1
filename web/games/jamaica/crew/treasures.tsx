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

/** What is found in the lairs, by what it is worth: pearls, a goblet, a ring, a crown, a diamond; and the amulets, which scowl. */
const FINDS: { readonly [worth: number]: string } = {
  3: 'M3.500 4c.5 9 4 14 8.500 14s8-5 8.500-14M6 13.500a1.800 1.800 0 1 0 .01 0zM12 16.200a2 2 0 1 0 .01 0zM18 13.500a1.800 1.800 0 1 0 .01 0z',
  4: 'M7 3h10c0 6-1.500 9-5 9s-5-3-5-9zM12 12v6M7.500 21c0-2 2-3 4.500-3s4.500 1 4.500 3z',
  5: 'M12 9.500a5.800 5.800 0 1 0 .01 0zM8.500 3h7l2 2.800-5.500 4.200-5.500-4.200z',
  6: 'M4.500 17 3 7l5 4 4-7 4 7 5-4-1.500 10zM4.500 20.500h15',
  7: 'M12 21 3 9l4-5h10l4 5zM3 9h18M8.500 9 12 20.500 15.500 9 12 4z',
};
const AMULET =
  'M6 2c1 5 3 7 6 7s5-2 6-7M12 9a6.300 6.300 0 1 0 .01 0zM8.800 13.300l2 1M15.200 13.300l-2 1M9.500 18.300q2.500-2 5 0';

/** What a treasure is, for whoever knows what it is worth. */
export function Find({ worth }: { worth: number }) {
  if (worth === CREW_WORTH[YOUKOUNKOUN]) return <Idol />;
  return (
    <svg class="jam-power-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={worth < 0 ? AMULET : FINDS[worth]} />
    </svg>
  );
}

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
