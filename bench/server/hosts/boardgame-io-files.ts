/** boardgame.io's own server with its own `FlatFile` storage, which does not wait for the disk. */
import type { Host } from '../peer.ts';
import { FlatFile, startServer } from './boardgame-io-server.ts';

export const startHost = (folder: string): Promise<Host> => startServer(new FlatFile({ dir: folder }));
