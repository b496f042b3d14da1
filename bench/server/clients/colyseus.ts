/** Four clients of the room, with the SDK of Colyseus. */
import { Client, type Room } from '@colyseus/sdk';
import { type ContenderNews, type Party, SEATS } from '../contender.ts';

interface TableState {
  readonly moves: number;
  readonly turn: number;
  readonly over: boolean;
}

interface Hand {
  readonly seat: number;
  readonly cards: readonly number[];
}

export async function sitDown(url: string, hear: (heard: ContenderNews) => void): Promise<Party> {
  const client = new Client(url);
  const rooms: Room[] = [];
  const join = async (room: Promise<Room>) => {
    const joined = await room;
    rooms.push(joined);
    listen(joined, hear);
    return joined;
  };
  const first = await join(client.create('fuji-flush'));
  for (let i = 1; i < SEATS; i++) await join(client.joinById(first.roomId)); // seats are taken in the order of arrival
  return {
    play: (seat, card) => rooms[seat]?.send('play', card),
    close: () => {
      for (const room of rooms) void room.leave();
    },
    async movesKnownAt(elsewhere) {
      const room = await new Client(elsewhere).joinById<TableState>(first.roomId).catch(() => null);
      const moves = room?.state.moves ?? null;
      void room?.leave();
      return moves;
    },
  };
}

function listen(room: Room, hear: (heard: ContenderNews) => void): void {
  let hand: Hand | null = null;
  room.onMessage('hand', (told: Hand) => {
    hand = told;
  });
  room.onStateChange((state: TableState) => {
    if (hand === null) return;
    const { moves, turn, over } = state;
    const { seat, cards } = hand;
    hear({ seat, moves, cards: turn === seat && !over ? cards : null, over });
  });
  room.send('here');
}
