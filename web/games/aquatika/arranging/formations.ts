/**
 * Ready-made camps for those who do not want to think of their own, on each board: each is among the dozen that won most in games
 * of bots (`docs/aquatika.md` has the figures). What it is good for is said in the words of the board. Rows are read as the player
 * sees them, the front row first.
 */
import type { BoardName } from '@havre/engine/games/aquatika/material.ts';
import { FISH, type Kind, NO_KIND, OCTOPUS, SHARK } from '@havre/engine/games/aquatika/pieces.ts';
import type { Camp } from './camp.ts';

export const FORMATION_NAMES = ['spearhead', 'guard', 'current', 'springboard', 'claws', 'wall'] as const;
export type FormationName = (typeof FORMATION_NAMES)[number];

type Rows = { readonly [N in FormationName]: readonly string[] };

/** Two rows of five; in the middle of the back row is the shell of the other side. */
const TWO_ROWS: Rows = {
  spearhead: ['FSFOO', 'OS SF'],
  guard: ['FOFOO', 'SS SF'],
  current: ['OOFFF', 'SO SS'],
  springboard: ['OOSSO', 'FS FF'],
  claws: ['SSFOO', 'OF SF'],
  wall: ['FOOFS', 'OS SF'],
};
/** Three rows of three. */
const THREE_ROWS: Rows = {
  spearhead: ['FSO', 'OFF', 'OSS'],
  guard: ['OFO', 'FOF', 'SSS'],
  current: ['FFO', 'OSS', 'OSF'],
  springboard: ['OOF', 'FSF', 'SOS'],
  claws: ['FOO', 'SSO', 'SFF'],
  wall: ['OOO', 'SFF', 'SFS'],
};

const KIND_OF: Readonly<Record<string, Kind>> = { O: OCTOPUS, S: SHARK, F: FISH };

/** How a camp is arranged: a camp of three rows has them on the reef and in the narrows. */
const rowsOn = (board: BoardName): Rows => (board === 'lagoon' ? TWO_ROWS : THREE_ROWS);

/**
 * The camp of a formation.
 * @example formation('lagoon', 'wall')[0] // FISH, on the corner nearest to the player
 */
export const formation = (board: BoardName, name: FormationName): Camp =>
  rowsOn(board)
    [name].toReversed()
    .flatMap(row => [...row].flatMap(sign => KIND_OF[sign] ?? []));

/** A camp as it is drawn: its rows from the front, with `null` where there is no start cell. */
export function drawnRows(board: BoardName, camp: Camp): (Kind | null)[][] {
  let next = camp.length;
  const shape = rowsOn(board).wall;
  return shape.map(row => {
    const cells = [...row].map(sign => sign !== ' ');
    next -= cells.filter(Boolean).length;
    let at = next;
    return cells.map(isCell => (isCell ? (camp[at++] ?? NO_KIND) : null));
  });
}
