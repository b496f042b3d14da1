/** What one may point at, and the rule about it. */
import { type PieceRules, ruleAround } from '../kit/piece-rules.ts';

export const PIECE_RULES: PieceRules = [
  ['[data-deed="object"], .dec-flag-text', 'DEC-CLUE-19'],
  ['.dec-hourglass, .dec-glass-shape', 'DEC-TIME-01'],
  ['.dec-token-mark, .dec-token-dot, .dec-tokens', 'DEC-TOKEN-02'],
  ['.dec-card, .dec-waiting-card, .kit-peek-hold', 'DEC-ROUND-03'],
  ['.dec-given, .dec-given-clue, .dec-given-none', 'DEC-NOTE-02'],
  ['.dec-word.hidden', 'DEC-SETUP-05'],
  ['.dec-word, .dec-slot', 'DEC-SETUP-10'],
  ['.dec-clue, .dec-clue-input, .dec-writing', 'DEC-CLUE-10'],
  ['[data-drum], [data-key], .dec-guessing', 'DEC-GUESS-02'],
  ['.dec-reveal, .dec-reading', 'DEC-TOKEN-01'],
  ['.dec-members, .dec-plate', 'DEC-ROUND-01'],
  ['.dec-pane, .dec-panels', 'DEC-NOTE-03'],
];

export const ruleOf = (pointed: Element): string | null => ruleAround(pointed, PIECE_RULES);
