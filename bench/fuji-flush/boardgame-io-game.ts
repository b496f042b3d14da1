/**
 * Fuji Flush as the documentation of boardgame.io teaches to write a game: an object with `setup`, `moves`, `turn` and
 * `endIf`, moves that change `G` in place (it keeps them pure with Immer), dice from its own `random` plugin.
 */
import { type Card, DECK, handSize, NONE } from '@havre/engine/games/fuji-flush/material.ts';

/** What lies on the table; the tops of both piles are their last cards. */
export interface ContenderTable {
  pile: Card[];
  discard: Card[];
  hands: Card[][];
  front: Card[];
  first: number;
  winners: number[];
}

/** What boardgame.io hands to a move or a hook, as far as it is used here. */
interface Context {
  G: ContenderTable;
  ctx: { numPlayers: number; currentPlayer: string; playOrderPos: number };
  random: { Shuffle(cards: readonly Card[]): Card[]; Die(faces: number): number };
  playerID: string;
}

const INVALID_MOVE = 'INVALID_MOVE';

export const documented = {
  name: 'fuji-flush',
  seed: 0,

  setup({ ctx, random }: Context): ContenderTable {
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
