/** boardgame.io's own server with its own `FlatFile` storage, which does not wait for the disk. */
import type { PeerServer } from '../peer.ts';
import { FlatFile, startServer } from './boardgame-io-server.ts';

export const startPeer = (folder: string): Promise<PeerServer> => startServer(new FlatFile({ dir: folder }));
