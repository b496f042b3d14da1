/** What one may point at, and the rule about it. */
import { KIND } from '@havre/engine/games/jamaica/board.ts';
import { type PieceRules, ruleAround } from '../kit/piece-rules.ts';
import { ruleOfCharacter } from './crew/crew-rules.ts';

const OF_SPACES: { readonly [kind: string]: string } = {
  port: 'JAM-PRICE-01',
  sea: 'JAM-PRICE-02',
  lair: 'JAM-PRICE-04',
};

export const PIECE_RULES: PieceRules = [
  ['[data-piece="power morganMap"]', 'JAM-TREASURE-09'],
  ['[data-piece="power saranSabre"]', 'JAM-COMBAT-41'],
  ['[data-piece="power ladyBeth"]', 'JAM-COMBAT-39'],
  ['[data-piece="power sixthHold"], .jam-hold-place.sixth', 'JAM-TREASURE-12'],
  ['[data-piece="youkounkoun"]', 'CREW-TREASURE-04'],
  ['[data-piece^="treasure "], .jam-treasures, .jam-treasure-list', 'JAM-TREASURE-04'],
  ['[data-place="treasure pile"]', 'JAM-TREASURE-01'],
  ['.jam-heap-place, .jam-bank', 'JAM-SETUP-09'],
  ['.jam-hold, .jam-hold-place', 'JAM-LOAD-03'],
  ['.jam-combat-die, .jam-black-die, .jam-firepower', 'JAM-COMBAT-07'],
  ['.jam-dice', 'JAM-ROUND-04'],
  ['.jam-compass-place', 'JAM-ROUND-17'],
  ['.jam-pile, .jam-piles, .jam-discards', 'JAM-ROUND-14'],
  ['.jam-card, [data-piece^="held "], [data-piece^="chosen "]', 'JAM-ROUND-11'],
  ['.jam-bottle, .jam-tavern', 'CREW-RECRUIT-04'],
  ['.jam-rival', 'JAM-INFO-01'],
  ['[data-ship], .ship-drawing', 'JAM-COMBAT-01'],
  ['.jam-navigation', 'JAM-ROUND-01'],
  ['[data-part="board"]', 'JAM-MOVE-03'],
];

export function ruleOf(pointed: Element): string | null {
  const character = pointed.closest('[data-piece^="crew "]')?.getAttribute('data-piece')?.slice('crew '.length);
  const space = pointed.closest('[data-space]')?.getAttribute('data-space') ?? null;
  const ofSpace = space === null ? undefined : (OF_SPACES[KIND[Number(space)] ?? ''] ?? 'JAM-PRICE-13');
  return ruleOfCharacter(character) ?? ofSpace ?? ruleAround(pointed, PIECE_RULES);
}
