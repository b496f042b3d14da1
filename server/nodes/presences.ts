/** Who looks at which table, in this server and in each of the others. */

type Tables = Map<string, Set<string>>;

export class Presences {
  private readonly byServer = new Map<string, Tables>();

  /** Whether somebody looks at a table in any server but one. */
  isElsewhere(than: string, table: string, who: string): boolean {
    for (const [server, tables] of this.byServer)
      if (server !== than && tables.get(table)?.has(who) === true) return true;
    return false;
  }

  /** Whether anybody does. */
  isAttendedElsewhere(than: string, table: string): boolean {
    for (const [server, tables] of this.byServer) if (server !== than && tables.has(table)) return true;
    return false;
  }

  put(server: string, table: string, who: string, isHere: boolean): void {
    const tables = this.byServer.get(server) ?? new Map<string, Set<string>>();
    this.byServer.set(server, tables);
    const people = tables.get(table) ?? new Set<string>();
    if (isHere) {
      people.add(who);
      tables.set(table, people);
    } else if (people.delete(who) && people.size === 0) tables.delete(table);
  }

  /** Everybody in a server, by table. */
  *of(server: string): Generator<readonly [table: string, who: string]> {
    for (const [table, people] of this.byServer.get(server) ?? []) for (const who of people) yield [table, who];
  }

  /** Forgets a server; who was there is no longer, as far as is known. */
  forget(server: string): (readonly [table: string, who: string])[] {
    const gone = [...this.of(server)];
    this.byServer.delete(server);
    return gone;
  }

  get servers(): string[] {
    return [...this.byServer.keys()];
  }
}
