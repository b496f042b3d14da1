/**
 * How many of those who play at a table look at it, in this server and in each of the others. The server where most of them are looks
 * after the table: it has it in memory anyway, and no other needs to read every move of it.
 */
import { ownerOf } from './rendezvous.ts';

export class Attendances {
  /** By table; a server where nobody is any more is missing. */
  private readonly byTable = new Map<string, Map<string, number>>();
  /** By server, those tables of which it has not said anything since it began to count anew. */
  private readonly uncounted = new Map<string, Set<string>>();

  /**
   * The one of these servers that looks after a table. All who know the same come to the same result.
   * @example attendances.ownerOf('k3J', new Set(['a1', 'b2']))
   */
  ownerOf(table: string, alive: ReadonlySet<string>): string | null {
    const people = this.byTable.get(table);
    if (people === undefined) return ownerOf(table, alive);
    let most = 0;
    let there: string[] = [];
    for (const [server, count] of people) {
      if (count < most || !alive.has(server)) continue;
      if (count > most) there = [];
      most = count;
      there.push(server);
    }
    return ownerOf(table, there.length === 0 ? alive : there);
  }

  put(server: string, table: string, people: number): void {
    this.uncounted.get(server)?.delete(table);
    const servers = this.byTable.get(table) ?? new Map<string, number>();
    if (people > 0) this.byTable.set(table, servers.set(server, people));
    else if (servers.delete(server) && servers.size === 0) this.byTable.delete(table);
  }

  /** Everything in a server, by table. */
  *of(server: string): Generator<readonly [table: string, people: number]> {
    for (const [table, servers] of this.byTable) {
      const people = servers.get(server);
      if (people !== undefined) yield [table, people];
    }
  }

  /** A server says anew what there is, table by table: until it has done so, what it has said before is still believed. */
  beginCount(server: string): void {
    this.uncounted.set(server, new Set([...this.of(server)].map(([table]) => table)));
  }

  /** It has said everything: the tables that it no longer has. */
  endCount(server: string): string[] {
    const gone = [...(this.uncounted.get(server) ?? [])];
    this.uncounted.delete(server);
    for (const table of gone) this.put(server, table, 0);
    return gone;
  }

  /** Forgets a server: the tables where its people were. */
  forget(server: string): string[] {
    this.beginCount(server);
    return this.endCount(server);
  }

  get servers(): Set<string> {
    return new Set([...this.byTable.values()].flatMap(servers => [...servers.keys()]));
  }
}
