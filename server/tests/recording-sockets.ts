import type { SocketConstructor } from '@havre/protocol/client/environment.ts';
import { type ClientOptions, WebSocket } from 'ws';

/** Sockets that keep everything they receive, each by itself: the last words of one may come after the first of the next. */
export function recordingSockets(sockets: string[][]): SocketConstructor {
  return class extends WebSocket {
    constructor(url: string, protocols: string[], options?: ClientOptions) {
      super(url, protocols, options);
      const bytes: string[] = [];
      sockets.push(bytes);
      this.on('message', text => bytes.push(String(text)));
    }
  };
}
