/** What one may point at, and the rule about it. */
import type { PrintedHalf, Role } from '@havre/engine/games/captain-jack/card-list.ts';
import { CARDS } from '@havre/engine/games/captain-jack/material.ts';
import { type PieceRules, ruleAround } from '../kit/piece-rules.ts';

export const OF_SAILORS: { readonly [R in Role]: string } = {
  helmsman: 'CJG-ADV-SAILOR-10',
  cook: 'CJG-ADV-SAILOR-20',
  steward: 'CJG-ADV-SAILOR-30',
  lookout: 'CJG-ADV-SAILOR-40',
  quartermaster: 'CJG-ADV-SAILOR-50',
  carpenter: 'CJG-ADV-SAILOR-60',
  sailmaker: 'CJG-ADV-SAILOR-70',
  gunner: 'CJG-ADV-SAILOR-80',
};

export const OF_HALVES: { readonly [T in Exclude<PrintedHalf['type'], 'sailor'>]: string } = {
  sail: 'CJG-TURN-13',
  cannon: 'CJG-SHIP-07',
  goods: 'CJG-PORT-05',
  map: 'CJG-MAP-01',
  ship: 'CJG-SHIP-06',
  loot: 'CJG-SHIP-12',
  sandbank: 'CJG-ADV-HAZARD-05',
  storm: 'CJG-ADV-HAZARD-06',
  monster: 'CJG-ADV-HAZARD-07',
  passenger: 'CJG-ADV-PASSENGER-04',
};

export const PIECE_RULES: PieceRules = [
  ['.cj-letter, [data-piece^="letter "]', 'CJG-PORT-05'],
  ['.cj-letter-pile, .cj-letters', 'CJG-PORT-11'],
  ['[data-place^="discards "]', 'CJG-TURN-22'],
  ['[data-place^="pile "]', 'CJG-TURN-08'],
  ['.cj-bottles', 'CJG-ADV-RUM-04'],
  ['.cj-purse, .cj-coins, [data-piece^="coin "]', 'CJG-END-01'],
  ['.cj-dice, .cj-die, .cj-island-die, .cj-fight-dice', 'CJG-SHIP-07'],
  ['[data-piece^="ship "]', 'CJG-TURN-07'],
  ['.cj-water-touch', 'CJG-TURN-05'],
  ['[data-place^="plan "], .cj-plan', 'CJG-HOLD-05'],
  ['[data-part="mine"]', 'CJG-HOLD-05'],
  ['[data-part="board"]', 'CJG-TURN-04'],
];

/** A card stands for the half that counts, and for the calm or the sabres of one that has just been turned up. */
export function ruleOf(pointed: Element): string | null {
  const element = pointed.closest('[data-piece^="card "], [data-card]');
  const card =
    CARDS[Number(element?.getAttribute('data-card') ?? element?.getAttribute('data-piece')?.slice('card '.length))];
  if (element === null || card === undefined) return ruleAround(pointed, PIECE_RULES);
  const isTurned = element.matches('.turned') || element.querySelector('.cj-face.turned') !== null;
  const half = isTurned ? card.bottom : card.top;
  const isAboard = element.closest('[data-part="mine"], [data-part="others"]') !== null;
  if (!isAboard && half.type !== 'ship' && card.calm) return 'CJG-TURN-14';
  if (!isAboard && half.type !== 'ship' && card.boarding) return 'CJG-BOARD-01';
  if (half.type === 'loot' && half.flag === 'pirate') return 'CJG-ADV-PIRATE-01';
  return half.type === 'sailor' ? OF_SAILORS[half.role] : OF_HALVES[half.type];
}
