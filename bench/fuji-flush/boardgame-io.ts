/**
 * Fuji Flush for random players on boardgame.io, as its documentation teaches: a game object with `setup`, `moves`, `turn`
 * and `endIf`, moves that change `G` in place (it keeps them pure with Immer), dice from its own `random` plugin.
 *
 * It is played in two ways. `playClient` is the documented one: its local client, with its defaults. `playReducer` gives it
 * every advantage: moves go straight to the reducer, without the client's store and log; undo is off, and so are the
 * checks it makes outside production.
 */
import { createRequire } from 'node:module';
import { env } from 'node:process';
import { type Card, DECK, handSize, NONE } from '@havre/engine/games/fuji-flush/material.ts';
import type { Dice } from '@havre/engine/kernel/chance.ts';

/** What lies on the table; the tops of both piles are their last cards. */
export interface Table {
  pile: Card[];
  discard: Card[];
  hands: Card[][];
  front: Card[];
  first: number;
  winners: number[];
}

/** What boardgame.io keeps of a game, as far as it is read here. */
export interface Position {
  readonly G: Table;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winners: number[] } };
  readonly transients?: { readonly error?: { readonly type: string } };
}

/** What boardgame.io hands to a move or a hook, as far as it is used here. */
interface Context {
  G: Table;
  ctx: { numPlayers: number; currentPlayer: string; playOrderPos: number };
  random: { Shuffle(cards: readonly Card[]): Card[]; Die(faces: number): number };
  playerID: string;
}

type Move = { type: 'MAKE_MOVE'; payload: { type: 'playCard'; args: [card: Card]; playerID: string } };

interface Internal {
  ProcessGameConfig(game: typeof documented & { disableUndo: boolean }): typeof documented;
  InitializeGame(start: { game: typeof documented; numPlayers: number }): Position;
  CreateGameReducer(made: { game: typeof documented }): (position: Position, move: Move) => Position;
}

interface LocalClient {
  start(): void;
  stop(): void;
  getState(): Position;
  readonly moves: { playCard(card: Card): void };
}

type MakeClient = (wanted: { game: object; numPlayers: number; debug: false }) => LocalClient;

const INVALID_MOVE = 'INVALID_MOVE';

const documented = {
  name: 'fuji-flush',
  seed: 0,

  setup({ ctx, random }: Context): Table {
    const pile = random.Shuffle(DECK);
    const size = handSize(ctx.numPlayers);
    return {
      hands: Array.from({ length: ctx.numPlayers }, () => pile.splice(-size)),
      front: Array<Card>(ctx.numPlayers).fill(NONE),
      pile,
      discard: [],
      first: random.Die(ctx.numPlayers) - 1,
      winners: [],
    };
  },

  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }: Context) => G.first,
      next: ({ ctx }: Context) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: goThrough,
  },

  moves: { playCard },

  endIf: ({ G }: Context) => (G.winners.length > 0 ? { winners: G.winners } : undefined),
};

/** A card that has survived leaves with every equal card; whoever then has nothing left has won. */
function goThrough({ G, ctx }: Context): void {
  const { front, discard, hands } = G;
  const card = front[Number(ctx.currentPlayer)];
  if (card === undefined || card === NONE) return;
  for (let seat = 0; seat < front.length; seat++) {
    if (front[seat] !== card) continue;
    front[seat] = NONE;
    discard.push(card);
    if (hands[seat]?.length === 0) G.winners.push(seat);
  }
}

function playCard({ G, random, playerID }: Context, card: Card): typeof INVALID_MOVE | undefined {
  const seat = Number(playerID);
  const { front } = G;
  const hand = G.hands[seat];
  const at = hand?.indexOf(card) ?? -1;
  if (hand === undefined || at === -1) return INVALID_MOVE;
  hand.splice(at, 1);
  front[seat] = card;
  const losers = weaker(front, seat, combined(front, card));
  for (const loser of losers) {
    G.discard.push(front[loser] as Card);
    front[loser] = NONE;
  }
  for (const loser of losers) {
    if (G.pile.length === 0) {
      G.pile = random.Shuffle(G.discard);
      G.discard = [];
    }
    G.hands[loser]?.push(G.pile.pop() as Card);
  }
  return undefined;
}

const combined = (front: readonly Card[], card: Card): number =>
  front.reduce((sum, other) => (other === card ? sum + card : sum), 0);

/** The seats that are pushed out, clockwise from the player's left. */
function weaker(front: readonly Card[], by: number, strength: number): number[] {
  const seats: number[] = [];
  for (let i = 1; i < front.length; i++) {
    const seat = (by + i) % front.length;
    const card = front[seat] as Card;
    if (card !== NONE && combined(front, card) < strength) seats.push(seat);
  }
  return seats;
}

type Mode = 'development' | 'production';

/** boardgame.io asks for the mode whenever it is used, the libraries below it once, when they are loaded. */
function use(mode: Mode): void {
  // biome-ignore lint/complexity/useLiteralKeys: the compiler wants names that may be missing in brackets
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
export const begin = (seats: number, seed: number): Position =>
  InitializeGame({ game: { ...tuned, seed }, numPlayers: seats });

/** The position after the current player has played a card. */
export function after(position: Position, card: Card): Position {
  const playerID = position.ctx.currentPlayer;
  const following = reduce(position, { type: 'MAKE_MOVE', payload: { type: 'playCard', args: [card], playerID } });
  const refused = following.transients?.error;
  if (refused !== undefined) throw new Error(`boardgame.io refused a card: ${refused.type}`);
  return following;
}

/** The different cards that the current player holds. */
export const choices = ({ G, ctx }: Position): Card[] => [...new Set(G.hands[Number(ctx.currentPlayer)])];

/** Plays one game with random players straight on the reducer; gives the number of moves. */
export function playReducer(seats: number, dice: Dice, mind: Dice): number {
  use('production');
  let position = begin(seats, dice.word());
  let moves = 0;
  for (; position.ctx.gameover === undefined; moves++) {
    const cards = choices(position);
    position = after(position, cards[mind.below(cards.length)] as Card);
  }
  return moves;
}

/** Plays one game with random players through the local client; gives the number of moves. */
export function playClient(seats: number, dice: Dice, mind: Dice): number {
  use('development');
  const client = Client({ game: { ...documented, seed: dice.word() }, numPlayers: seats, debug: false });
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
