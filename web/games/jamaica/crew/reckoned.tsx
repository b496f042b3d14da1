/** The crew at the end: everybody aboard with what they count, then what the Shipowner and the Bishop add, one by one. */
import { crewScore } from '@havre/engine/games/jamaica/crew/13-characters.ts';
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { asSeen } from '@havre/engine/games/jamaica/seen.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { signed } from '@havre/engine/games/language.ts';
import { NOBODY } from '@havre/engine/kernel/seats.ts';
import { headName } from './plan.tsx';
import { Portrait } from './portrait.tsx';
import './reckoned.css';

export interface CrewCount {
  readonly who: CharacterName;
  readonly worth: number;
}

/** Everybody who counts for a ship, in the order in which they are counted. */
export function crewCounts(view: View, ship: Ship): readonly CrewCount[] {
  const s = asSeen(view, NOBODY);
  if (s.crew === undefined) return [];
  const { characters, shipowner, bishop } = crewScore(s, s.crew, ship);
  return [
    ...characters.map(({ character, worth }) => ({ who: character, worth })),
    ...(shipowner > 0 ? [{ who: 'shipowner' as const, worth: shipowner }] : []),
    ...(bishop > 0 ? [{ who: 'bishop' as const, worth: bishop }] : []),
  ];
}

export const CrewFigure = ({ who, worth, style }: CrewCount & { readonly style: { readonly '--delay': string } }) => (
  <span class="jam-figure jam-crew-figure" style={style} title={headName(who)}>
    <span class="jam-crew-figure-face" role="img" aria-label={headName(who)}>
      <Portrait character={who} />
    </span>
    {signed(worth)}
  </span>
);
