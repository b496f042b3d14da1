/** boardgame.io's own server with its own `FlatFile` storage, which does not wait for the disk. */
import type { ContenderServer } from '../contender.ts';
import { FlatFile, startServer } from './boardgame-io-server.ts';

export const startContender = (folder: string): Promise<ContenderServer> => startServer(new FlatFile({ dir: folder }));
