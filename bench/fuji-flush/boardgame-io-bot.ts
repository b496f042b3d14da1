/** The bot that boardgame.io comes with: Monte-Carlo tree search over its reducer, with everything in sight. */
import { createRequire } from 'node:module';
import { env } from 'node:process';
import type { Card } from '@havre/engine/games/fuji-flush/material.ts';
import { begin, type ContenderPosition } from './boardgame-io.ts';
import { type ContenderTable, documented } from './boardgame-io-game.ts';

interface Choice {
  readonly move: 'playCard';
  readonly args: [card: Card];
}

interface Searcher {
  play(position: ContenderPosition, playerID: string): Promise<unknown>;
}

type MakeSearcher = new (wanted: {
  game: object;
  enumerate(G: ContenderTable, ctx: ContenderPosition['ctx'], playerID: string): Choice[];
  iterations: number;
  playoutDepth: number;
  seed: number;
}) => Searcher;

interface Modules {
  readonly MCTSBot: MakeSearcher;
  ProcessGameConfig(game: object): object;
}

env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as Modules;
const { ProcessGameConfig } = require('boardgame.io/internal') as Modules;
const game = ProcessGameConfig({ ...documented, disableUndo: true });

/** More moves than any game has: playouts go to the end. */
const TO_THE_END = 100_000;

/**
 * Lets it think about its first card for so many iterations. They are all done when this returns: its promise is for the
 * result, which nobody needs here.
 */
export function think(seats: number, seed: number, iterations: number): void {
  const position = begin(seats, seed);
  const bot = new MCTSBot({
    game,
    enumerate: (G, _ctx, playerID) =>
      [...new Set(G.hands[Number(playerID)])].map(card => ({ move: 'playCard', args: [card] })),
    iterations,
    playoutDepth: TO_THE_END,
    seed,
  });
  void bot.play(position, position.ctx.currentPlayer);
}
