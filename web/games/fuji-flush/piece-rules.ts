/** What one may point at, and the rule about it. */
import { type PieceRules, ruleAround } from '../kit/piece-rules.ts';

export const PIECE_RULES: PieceRules = [
  ['[data-piece^="front "]', 'FUJ-THRU-01'],
  ['[data-piece^="held "]', 'FUJ-PLAY-01'],
  ['[data-piece^="back "], .fuji-backs, .fuji-count', 'FUJ-INFO-05'],
  ['[data-piece^="discard "], [data-place="discard"]', 'FUJ-PILE-02'],
  ['[data-place="pile"]', 'FUJ-PILE-03'],
  ['.fuji-sum, .fuji-link, .fuji-links', 'FUJ-PLAY-02'],
  ['.fuji-front', 'FUJ-TURN-04'],
  ['.fuji-hand, .fuji-mine', 'FUJ-PLAY-06'],
  ['.fuji-arena', 'FUJ-TURN-02'],
];

export const ruleOf = (pointed: Element): string | null => ruleAround(pointed, PIECE_RULES);
