/** boardgame.io's own server, with the storage in memory that it has by default. */
import type { PeerServer } from '../peer.ts';
import { startServer } from './boardgame-io-server.ts';

export const startPeer = (): Promise<PeerServer> => startServer();
