/** How somebody is sent away who may not want to go. */
import type { WebSocket } from 'ws';

/** How long they may take to read why, in milliseconds. */
const LONGEST = 1_000;

/**
 * Says why, reads nothing more, and cuts the socket in a moment: to wait for a good-bye is to go on being written to.
 * @example hangUp(socket, CLOSED.tooFast, 'too fast');
 */
export function hangUp(socket: WebSocket, code: number, why: string): void {
  socket.close(code, why);
  socket.pause();
  setTimeout(() => socket.terminate(), LONGEST).unref();
}
