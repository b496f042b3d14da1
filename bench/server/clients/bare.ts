/** Four clients of the bare server. */
import { randomUUID } from 'node:crypto';
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import { WebSocket } from 'ws';
import { type ContenderNews, type Party, SEATS } from '../contender.ts';

export async function sitDown(url: string, hear: (heard: ContenderNews) => void): Promise<Party> {
  const table = randomUUID();
  const sockets: WebSocket[] = [];
  for (let i = 0; i < SEATS; i++) {
    const socket = new WebSocket(`${url}/${table}`);
    socket.on('message', words => {
      const { seat, moves, view } = JSON.parse(String(words)) as { seat: number; moves: number; view: View };
      hear({ seat, moves, cards: view.turn === seat && !view.over ? (view.hand ?? []) : null, over: view.over });
    });
    const isOpen = new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    sockets.push(socket);
    await isOpen; // seats are taken in the order of arrival
  }
  return {
    play: (seat, card) => sockets[seat]?.send(JSON.stringify({ card })),
    close: () => {
      for (const socket of sockets) socket.close();
    },
    movesKnownAt: async () => null, // nothing is kept anywhere else
  };
}
