/** What a player types: cells by their names, as on the edge of the board. */
import type { Keys } from '../language.ts';
import { cellName, cellNamed, NO_CELL } from './board.ts';
import { KINDS, type Kind } from './pieces.ts';
import type { Action } from './state.ts';

/** What keys are called in one language. */
export interface KeyWords {
  /** A letter for each kind, by kind. */
  readonly letters: readonly [string, string, string, string];
  readonly fill: string;
  readonly confirm: string;
  readonly reconsider: string;
  readonly fish: string;
  readonly noFish: string;
}

export const keysIn = (words: KeyWords): Keys<Action> => ({
  of: action => keyOf(words, action),
  read: typed => reading(words, typed.trim()),
});

function keyOf(words: KeyWords, action: Action): string {
  switch (action.type) {
    case 'place':
      return `${words.letters[action.kind]}${cellName(action.at)}`;
    case 'pickUp':
      return `-${cellName(action.at)}`;
    case 'swap':
      return `${cellName(action.one)}/${cellName(action.other)}`;
    case 'claimFish':
      return action.ate ? words.fish : words.noFish;
    case 'move':
      return `${cellName(action.from)}-${cellName(action.to)}`;
    case 'carry':
      return `${cellName(action.from)}=${cellName(action.to)}`;
    default:
      return words[action.type];
  }
}

/** Two cells may be typed with a sign between them or with none: c3-d4, c3 d4, c3d4. */
function reading(words: KeyWords, typed: string): Action | null {
  const word = typed.toLowerCase();
  for (const type of ['fill', 'confirm', 'reconsider'] as const) if (word === words[type]) return { type };
  if (word === words.fish || word === words.noFish) return { type: 'claimFish', ate: word === words.fish };
  const [, sign = '', one = '', link = '', two = ''] = /^(\D?)([a-h]\d+) ?([-=/]?) ?([a-h]\d+)?$/.exec(word) ?? [];
  const [at, other] = [cellNamed(one), cellNamed(two)];
  if (at === NO_CELL) return null;
  if (two !== '') {
    if (sign !== '' || other === NO_CELL) return null;
    if (link === '/') return { type: 'swap', one: Math.min(at, other), other: Math.max(at, other) };
    return { type: link === '=' ? 'carry' : 'move', from: at, to: other };
  }
  if (sign === '-') return { type: 'pickUp', at };
  const kind = KINDS.find((one: Kind) => words.letters[one].toLowerCase() === sign);
  return kind === undefined ? null : { type: 'place', kind, at };
}
