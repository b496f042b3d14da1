/** A stranger who watches the honest people's short games all the time, and keeps every byte. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import type { WebSocket } from 'ws';
import { leaksIn } from '../eavesdropper.ts';
import type { Besieged } from './besieged.ts';
import { ask, speaker } from './foes.ts';
import type { Honesty } from './honesty.ts';

const GLANCE = 100;
const HERE = '127.32.0.1';

export class Spy {
  private readonly server: Besieged;
  private readonly honest: Honesty;
  private readonly heard = new Map<string, string[]>();
  private socket: WebSocket | null = null;
  private readonly looking: NodeJS.Timeout;

  constructor(server: Besieged, honest: Honesty) {
    this.server = server;
    this.honest = honest;
    this.looking = setInterval(() => this.look(), GLANCE).unref();
  }

  /** What was told at games that are over and should not have been. */
  async leaks(): Promise<string[]> {
    clearInterval(this.looking);
    this.socket?.terminate();
    const found: string[] = [];
    for (const [table, bytes] of this.heard) {
      const { status, body } = await ask(this.server, `/api/v1/tables/${table}/replay`, { from: HERE });
      if (status !== 200) continue; // the game is not over, or the server is
      const replay = JSON.parse(body) as Replay;
      found.push(...leaksIn({ seat: null, bytes, foreign: this.honest.tokens }, replay, fujiFlush));
    }
    return found;
  }

  /** Watches the table that is played at now, over one socket for each. */
  private look(): void {
    const table = this.honest.tableOf('fuji-flush');
    if (table === '' || this.heard.has(table)) return;
    const bytes: string[] = [];
    this.heard.set(table, bytes);
    this.socket?.terminate();
    const socket = speaker(this.server, HERE);
    this.socket = socket;
    socket.on('message', text => bytes.push(String(text)));
    socket.on('open', () => socket.send(JSON.stringify({ v: 1, watch: table })));
  }
}
