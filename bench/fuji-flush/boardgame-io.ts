/**
 * Fuji Flush for random players on boardgame.io.
 *
 * It is played in two ways. `playClient` is the documented one: its local client, with its defaults. `playReducer` gives it
 * every advantage: moves go straight to the reducer, without the client's store and log; undo is off, and so are the
 * checks it makes outside production.
 */
import { createRequire } from 'node:module';
import { env } from 'node:process';
import type { Card } from '@havre/engine/games/fuji-flush/material.ts';
import type { SeededDice } from '@havre/engine/kernel/chance.ts';
import { type ContenderTable, documented } from './boardgame-io-game.ts';

/** What boardgame.io keeps of a game, as far as it is read here. */
export interface ContenderPosition {
  readonly G: ContenderTable;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winners: number[] } };
  readonly transients?: { readonly error?: { readonly type: string } };
}

type Move = { type: 'MAKE_MOVE'; payload: { type: 'playCard'; args: [card: Card]; playerID: string } };

interface Internal {
  ProcessGameConfig(game: typeof documented & { disableUndo: boolean }): typeof documented;
  InitializeGame(start: { game: typeof documented; numPlayers: number }): ContenderPosition;
  CreateGameReducer(made: { game: typeof documented }): (position: ContenderPosition, move: Move) => ContenderPosition;
}

interface LocalClient {
  start(): void;
  stop(): void;
  getState(): ContenderPosition;
  readonly moves: { playCard(card: Card): void };
}

type MakeClient = (wanted: { game: object; numPlayers: number; debug: false }) => LocalClient;

type Mode = 'development' | 'production';

/** boardgame.io asks for the mode whenever it is used, the libraries below it once, when they are loaded. */
function use(mode: Mode): void {
  env['NODE_ENV'] = mode;
}

/** One of its modules, loaded anew for a mode. Its folders name a file for `require` only, so `import` finds nothing. */
function load(name: string, mode: Mode): unknown {
  use(mode);
  const require = createRequire(import.meta.url);
  for (const path of Object.keys(require.cache)) delete require.cache[path];
  return require(`boardgame.io/${name}`);
}

const { Client } = load('client', 'development') as { Client: MakeClient };
const { ProcessGameConfig, InitializeGame, CreateGameReducer } = load('internal', 'production') as Internal;

const tuned = ProcessGameConfig({ ...documented, disableUndo: true });
const reduce = CreateGameReducer({ game: tuned });

/** A table after the deal, with the first player to play. */
export const begin = (seats: number, seed: number): ContenderPosition =>
  InitializeGame({ game: { ...tuned, seed }, numPlayers: seats });

/** The position after the current player has played a card. */
export function after(position: ContenderPosition, card: Card): ContenderPosition {
  const playerID = position.ctx.currentPlayer;
  const following = reduce(position, { type: 'MAKE_MOVE', payload: { type: 'playCard', args: [card], playerID } });
  const refused = following.transients?.error;
  if (refused !== undefined) throw new Error(`boardgame.io refused a card: ${refused.type}`);
  return following;
}

/** The different cards that the current player holds. */
export const choices = ({ G, ctx }: ContenderPosition): Card[] => [...new Set(G.hands[Number(ctx.currentPlayer)])];

/** Plays one game with random players straight on the reducer; gives the number of moves. */
export function playReducer(seats: number, dice: SeededDice, mind: SeededDice): number {
  use('production');
  let position = begin(seats, dice.uint32());
  let moves = 0;
  for (; position.ctx.gameover === undefined; moves++) {
    const cards = choices(position);
    position = after(position, cards[mind.below(cards.length)] as Card);
  }
  return moves;
}

/** Plays one game with random players through the local client; gives the number of moves. */
export function playClient(seats: number, dice: SeededDice, mind: SeededDice): number {
  use('development');
  const client = Client({ game: { ...documented, seed: dice.uint32() }, numPlayers: seats, debug: false });
  client.start();
  let moves = 0;
  for (let position = client.getState(); position.ctx.gameover === undefined; position = client.getState()) {
    const cards = choices(position);
    client.moves.playCard(cards[mind.below(cards.length)] as Card);
    moves++;
  }
  client.stop();
  return moves;
}
