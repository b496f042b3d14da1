/**
 * Which modules of the page lie together in one file. Every file costs a slow network most of a kilobyte more, and a bundler
 * that is left alone makes one for each set of rooms that share something: more than ninety for a table. So what rooms have in
 * common is divided by who waits for it, into files that need nothing of those named after them.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** As much of a bundler as is asked here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Modules by who needs them: for each of some rooms or games whatever it cannot do without. */
type Needs = readonly ReadonlySet<string>[];

const at = (...path: readonly string[]): string => join(import.meta.dirname, ...path);
const room = (name: string): string => at('rooms', `${name}.tsx`);

const START = at('main.tsx');
/** Rooms without a table in them: whoever opens one waits for nothing that only tables need. */
const PLAIN_ROOMS = ['box', 'settings', 'join', 'nowhere'].map(room);
const TABLES = ['table', 'here'].map(room);
const GAMES = readdirSync(at('games')).map(game => at('games', game, 'ui.ts'));

/** A module and whatever it cannot do without. */
function neededBy(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const needed = new Set([start]);
  for (const id of needed) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(next);
  return needed;
}

const countIn = (needs: Needs, id: string): number => needs.filter(needed => needed.has(id)).length;

function divided(graph: ModuleGraph): (id: string) => string | null {
  const needsOf = (starts: readonly string[]): Needs => starts.map(start => neededBy(start, graph));
  const [start, plain] = [needsOf([START]), needsOf(PLAIN_ROOMS)];
  const [tables, games] = [needsOf(TABLES), needsOf(GAMES)];
  const rooms = [...plain, ...tables];
  return id => {
    if (countIn(start, id) > 0) return null;
    if (countIn(plain, id) > 0 && countIn(rooms, id) > 1) return 'rooms';
    if (countIn(tables, id) === tables.length) return 'tables';
    return countIn(games, id) > 1 ? 'boards' : null;
  };
}

/** A build asks about each module of one graph. */
const divisions = new WeakMap<ModuleGraph, (id: string) => string | null>();

/**
 * The name of the file in which a module lies with others; null where the bundler is to decide.
 * @example codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] }
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const found = divisions.get(graph) ?? divided(graph);
  divisions.set(graph, found);
  return found(id);
}
