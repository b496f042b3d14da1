/** boardgame.io's own server, with the storage in memory that it has by default. */
import type { Host } from '../peer.ts';
import { startServer } from './boardgame-io-server.ts';

export const startHost = (): Promise<Host> => startServer();
