/** What every server of the game must offer to be measured, and what plays at its tables. */

export const SEATS = 4;

/** A server of the game, in a process of its own. */
export interface ContenderServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server; whatever it keeps, it keeps in the folder, or in what it shares with others if that is named. */
export type StartServer = (folder: string, shared?: string) => Promise<ContenderServer>;

/** What a client has just heard of its table. */
export interface ContenderNews {
  readonly seat: number;
  /** How many moves it knows of. */
  readonly moves: number;
  /** The cards it may play, if it is its turn. */
  readonly cards: readonly number[] | null;
  readonly over: boolean;
}

/** Four clients at a table where the game has begun, each with a socket of its own. */
export interface Party {
  /** Sends the move of a seat. */
  play(seat: number, card: number): void;
  /** Closes all sockets. */
  close(): void;
  /** How many moves of the table somebody of it is told of who comes back at another address; null if there is no such table. */
  movesKnownAt(url: string): Promise<number | null>;
}

/** Lays out a table and sits four clients down, at several addresses in turn if there are any, with commas; what they hear goes to `hear` from the first moment on. */
export type SitDown = (url: string, hear: (heard: ContenderNews) => void) => Promise<Party>;

interface Contender {
  readonly title: string;
  /** With which flags its node is started. */
  readonly flags: readonly string[];
  readonly server: () => Promise<{ readonly startContender: StartServer }>;
  readonly clients: () => Promise<{ readonly sitDown: SitDown }>;
  /** What several of them share, and cannot do without. */
  readonly shares?: 'PostgreSQL' | 'Redis';
}

/** Everybody who is compared. Loaded only where it runs: no contender is in the process of another. */
export const CONTENDERS = {
  havre: {
    title: 'Havre, durable',
    flags: ['--max-semi-space-size=8'], // as `npm start` does
    server: () => import('./servers/havre.ts'),
    clients: () => import('./clients/havre.ts'),
  },
  bare: {
    title: 'bare ws, memory',
    flags: [],
    server: () => import('./servers/bare.ts'),
    clients: () => import('./clients/bare.ts'),
  },
  colyseus: {
    title: 'Colyseus, memory',
    flags: [],
    server: () => import('./servers/colyseus.ts'),
    clients: () => import('./clients/colyseus.ts'),
  },
  'boardgame.io': {
    title: 'boardgame.io, memory',
    flags: [],
    server: () => import('./servers/boardgame-io.ts'),
    clients: () => import('./clients/boardgame-io.ts'),
  },
  'boardgame.io-files': {
    title: 'boardgame.io, files',
    flags: [],
    server: () => import('./servers/boardgame-io-files.ts'),
    clients: () => import('./clients/boardgame-io.ts'),
  },
  'colyseus-redis': {
    title: 'Colyseus, Redis',
    flags: [],
    server: () => import('./servers/colyseus.ts'),
    clients: () => import('./clients/colyseus.ts'),
    shares: 'Redis',
  },
  'boardgame.io-postgres': {
    title: 'boardgame.io, PostgreSQL',
    flags: [],
    server: () => import('./servers/boardgame-io-postgres.ts'),
    clients: () => import('./clients/boardgame-io.ts'),
    shares: 'PostgreSQL',
  },
} as const satisfies Record<string, Contender>;

export type ContenderName = keyof typeof CONTENDERS;

/** Those that are one process and need nothing beside it. */
export const CONTENDER_NAMES = (Object.keys(CONTENDERS) as readonly ContenderName[]).filter(
  name => !('shares' in CONTENDERS[name]),
);
