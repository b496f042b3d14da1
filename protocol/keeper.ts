/**
 * What the keeper's page and the server have agreed on. A keeper is whoever looks after a server: told who plays and how the
 * machine is, never what anybody holds or says. Whoever is told of a public table is told as much.
 */

/** A table as a keeper sees it. It is named by a mark, as in the log: the key of a private table is nobody's but its people's. */
export interface KeeperTable {
  readonly mark: string;
  /** Six characters to join by, of public tables alone. */
  readonly code: string | null;
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over' | 'closed';
  /** Whether it is on the list of public tables. */
  readonly listed: boolean;
  /** Whether a keeper keeps it off that list. */
  readonly hidden: boolean;
  readonly seats: number;
  readonly taken: number;
  /** Who sits where; null for tables that nobody has looked at lately. */
  readonly sitters: readonly (KeeperSitter | null)[] | null;
  readonly createdAt: number;
  readonly touchedAt: number;
}

export interface KeeperSitter {
  readonly name: string;
  readonly bot: boolean;
  readonly here: boolean;
}

/** Somebody with an open page, or all strangers of one network. */
export interface KeeperPerson {
  /** Null for those whom the server does not know. */
  readonly mark: string | null;
  /** What they are called at the tables they sit at. */
  readonly names: readonly string[];
  readonly network: string;
  readonly sockets: number;
  /** The marks of the tables they look at. */
  readonly tables: readonly string[];
  readonly since: number;
}

export interface KeeperBan {
  readonly ban: string;
  /** The mark of a person, with all their devices; null where a network is meant. */
  readonly person: string | null;
  readonly network: string | null;
  /** What the person was called, if that was known. */
  readonly name: string | null;
  readonly why: string;
  readonly since: number;
  /** Null for good. */
  readonly until: number | null;
}

/** A word to everybody who has a page open. */
export interface KeeperNotice {
  readonly id: string;
  /** When the server is started anew; null where it is about something else. */
  readonly restartAt: number | null;
  /** What the keeper has written in each language; where one is missing the other is shown. */
  readonly text: { readonly en?: string; readonly fr?: string };
  readonly until: number;
}

/** How much may be kept, and for how long; 0 for without end. */
export interface KeeperLimits {
  readonly tablesPerPerson: number;
  readonly tablesPerNetwork: number;
  readonly megabytesPerPerson: number;
  readonly megabytesPerNetwork: number;
  /** After how many days tables that nobody finishes are deleted. */
  readonly clearAfterDays: number;
}

export interface KeeperOverview {
  readonly version: string;
  readonly now: number;
  readonly startedAt: number;
  /** How many servers there are over the database; people, load and errors are those of this one. */
  readonly servers: number;
  /** What is in the way of writing, as a code; null if nothing is. */
  readonly obstacle: string | null;
  readonly load: {
    readonly cores: number;
    /** Of the whole machine, over the last minute: how many of its cores would be busy. */
    readonly machine: number;
    /** Of the server since it was last asked, in cores. */
    readonly server: number;
    /** How long whatever comes in waits for its turn, in milliseconds: of a hundred, the slowest but one. */
    readonly delay: number;
  };
  /** In bytes. */
  readonly memory: {
    readonly server: number;
    readonly heap: number;
    readonly machine: number;
    readonly free: number;
  };
  /** In bytes; null where everything is kept in a database elsewhere. */
  readonly disk: { readonly store: number; readonly size: number; readonly free: number } | null;
  readonly sockets: number;
  readonly gathering: number;
  readonly playing: number;
  /** The moves that took longest lately, from the moment they came in until they were durable and told. */
  readonly slowest: readonly {
    readonly milliseconds: number;
    readonly mark: string;
    readonly game: string | null;
    readonly at: number;
  }[];
  /** What the server has complained of, in words of the log. */
  readonly errors: readonly { readonly what: string; readonly times: number; readonly at: number }[];
  /** Who was turned away before anything was done for them, by the reason. */
  readonly turnedAway: readonly { readonly reason: string; readonly times: number }[];
  readonly people: readonly KeeperPerson[];
  readonly tables: readonly KeeperTable[];
  readonly bans: readonly KeeperBan[];
  readonly notice: KeeperNotice | null;
  readonly limits: KeeperLimits;
}

/** Something that a keeper did. */
export interface KeeperDone {
  readonly at: number;
  /** From the page, or by a command and whose account. */
  readonly by: string;
  readonly did: string;
  readonly about: string;
  /** Why it was refused; null if it was done. */
  readonly refused: string | null;
}

export type KeeperOrder =
  | { readonly do: 'close' | 'end'; readonly table: string }
  | { readonly do: 'hide'; readonly table: string; readonly hidden: boolean }
  /** A network, the mark of a person, or a table and a seat of it, counted from 1, as in `K7PQ2X:2`. */
  | {
      readonly do: 'ban';
      readonly whom: string;
      readonly why?: string;
      readonly days?: number;
      /** Although it would shut out everybody, or whoever asks. */
      readonly force?: boolean;
    }
  | { readonly do: 'unban'; readonly ban: string }
  | {
      readonly do: 'notice';
      /** In how many minutes the server is started anew. */
      readonly restartIn?: number;
      readonly en?: string;
      readonly fr?: string;
      /** How long it is shown, in minutes. */
      readonly lasts?: number;
    }
  | { readonly do: 'withdraw' }
  /** What is null is again as the server was started with. */
  | ({ readonly do: 'limits' } & { readonly [L in keyof KeeperLimits]?: number | null })
  | { readonly do: 'backup' };

/** What an order has come to: done, with what it was about; or why not. */
export type KeeperAnswer =
  | { readonly ok: true; readonly about: string }
  | { readonly ok: false; readonly refused: string; readonly about: string };

/** The answer header by which pages without a socket hear of a notice: JSON, escaped as in an address. */
export const NOTICE_HEADER = 'havre-notice';
