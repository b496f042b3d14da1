/** What one may point at in each game leads to rows that there are, and a sentence of the rulebook states each of them. */
import { readFileSync } from 'node:fs';
import { ledgerFile, parseLedger } from '@havre/engine/games/ledger.ts';
import { passagesOf, rulebookFile } from '@havre/engine/games/rulebook.ts';
import { parseRulebook } from '@havre/engine/games/rulebook-parser.ts';
import { describe, expect, test } from 'vitest';
import { PIECE_RULES as aquatika } from '../aquatika/piece-rules.ts';
import { PIECE_RULES as captainJack, OF_HALVES, OF_SAILORS } from '../captain-jack/piece-rules.ts';
import { PIECE_RULES as decrypto } from '../decrypto/piece-rules.ts';
import { PIECE_RULES as fujiFlush } from '../fuji-flush/piece-rules.ts';
import { ruleOfCharacter } from '../jamaica/crew/crew-rules.ts';
import { PIECE_RULES as jamaica } from '../jamaica/piece-rules.ts';

const rowsOf = (rules: readonly (readonly [string, string])[]): string[] => rules.map(([, rule]) => rule);

const POINTED: { readonly [game: string]: readonly string[] } = {
  jamaica: [...rowsOf(jamaica), ruleOfCharacter('king') ?? ''],
  'captain-jack': [...rowsOf(captainJack), ...Object.values(OF_HALVES), ...Object.values(OF_SAILORS)],
  aquatika: rowsOf(aquatika),
  decrypto: rowsOf(decrypto),
  'fuji-flush': rowsOf(fujiFlush),
};

describe.each(Object.keys(POINTED))('the pieces of %s', game => {
  const textOf = (file: string): string =>
    readFileSync(new URL(`../../../engine/games/${game}/${file}`, import.meta.url), 'utf8');

  test('lead to rows of its ledger', () => {
    const rows = new Set(parseLedger(textOf(ledgerFile('en'))).rows.map(({ id }) => id));
    expect(POINTED[game]?.filter(rule => !rows.has(rule))).toEqual([]);
  });

  test('lead to sentences of its rulebook', () => {
    const book = parseRulebook(textOf(rulebookFile('en')), 'en');
    const stated = new Set(
      book.chapters.flatMap(({ blocks }) => blocks.flatMap(passagesOf)).flatMap(({ rows }) => rows),
    );
    expect(POINTED[game]?.filter(rule => !stated.has(rule))).toEqual([]);
  });
});
