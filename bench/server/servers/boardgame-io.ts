/** boardgame.io's own server, with the storage in memory that it has by default. */
import type { ContenderServer } from '../contender.ts';
import { startServer } from './boardgame-io-server.ts';

export const startContender = (): Promise<ContenderServer> => startServer();
