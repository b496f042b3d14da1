/**
 * News between the servers of one database. They say only where something has happened, never what: whoever needs it reads
 * it. Losing one costs a moment and nothing else, because rooms in use are looked after by a slow round as well.
 */

export interface Bus {
  /** Whether others are heard at the moment. */
  readonly isUp: boolean;
  /** Tells all servers something, this one included; short enough, see `LARGEST_NEWS`. Rejects if it cannot be told. */
  publish(news: string): Promise<void>;
  close(): Promise<void>;
}

export interface BusListener {
  hear(news: string): void;
  /** Others can be heard from now on; what they have said before was missed. */
  begun(): void;
}

/** In bytes: PostgreSQL takes 8,000. */
export const LARGEST_NEWS = 7_900;
