/**
 * Which servers of one database are running. Each says every few seconds that it lives; whoever has not done so for a while is
 * gone. All moments are the database's, so that the clocks of machines may differ.
 */
import type { SteadyConnection } from '../storage/postgres-connection.ts';

/** How the servers stand, as the database sees it. */
export interface Roll {
  /** The servers that live, this one included. */
  readonly alive: readonly string[];
  /** By how much the clock of the database is ahead of ours, in milliseconds, and how sure that is. */
  readonly ahead: number;
  readonly within: number;
}

export interface Registry {
  /** Says that a server lives, and hears which others do. */
  beat(id: string): Promise<Roll>;
  /** A server goes. */
  leave(id: string): Promise<void>;
  /** The number of the last event of each of these tables; those that are no more are missing. */
  lastSeqs(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** Whoever has said nothing for so long is gone. */
const GONE_AFTER = '6 seconds';
/** What is left of those that were killed is cleared away. */
const FORGOTTEN_AFTER = '1 hour';

const BEAT = `
  WITH gone AS (DELETE FROM nodes WHERE seen_at < clock_timestamp() - interval '${FORGOTTEN_AFTER}'),
  here AS (
    INSERT INTO nodes (id, seen_at) VALUES ($1, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
  )
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
    ARRAY(SELECT id FROM nodes WHERE seen_at > clock_timestamp() - interval '${GONE_AFTER}') AS alive`;

export class PostgresRegistry implements Registry {
  private readonly connection: SteadyConnection;

  constructor(connection: SteadyConnection) {
    this.connection = connection;
  }

  beat(id: string): Promise<Roll> {
    return this.connection.use(async client => {
      const asked = Date.now();
      const { rows } = await client.query<{ now: number; alive: string[] }>({ name: 'beat', text: BEAT, values: [id] });
      const answered = Date.now();
      const [{ now, alive } = { now: answered, alive: [] }] = rows;
      return {
        alive: [...new Set([...alive, id])],
        ahead: now - (asked + answered) / 2,
        within: (answered - asked) / 2,
      };
    });
  }

  async leave(id: string): Promise<void> {
    await this.connection.use(client => client.query('DELETE FROM nodes WHERE id = $1', [id]));
  }

  lastSeqs(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.connection.use(async client => {
      const { rows } = await client.query<{ table: string; seq: number }>({
        name: 'last-seqs',
        text: 'SELECT table_id AS "table", last_seq AS seq FROM logs WHERE table_id = ANY($1::text[])',
        values: [tables],
      });
      return new Map(rows.map(({ table, seq }) => [table, seq]));
    });
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}
