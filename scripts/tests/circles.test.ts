import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

const files = globSync('{engine,table,protocol,server,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', '**/tests/**'],
}).map(file => file.replaceAll('\\', '/'));

/** The folders where files may need each other in a circle; why, is said at the top of `engine/games/jamaica/powers.ts`. */
const IN_A_CIRCLE = ['engine/games/jamaica/'];

/** The files that one loads; types are gone by then. */
function loadedBy(file: string): string[] {
  const imports = readFileSync(join(ROOT, file), 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)';/gm,
  );
  return [...imports].flatMap(([, names = '', path = '']) => {
    if (/^\{(\s*type \w[\w ]*,?)+\s*\}$/.test(names)) return [];
    if (path.startsWith('@havre/')) return [path.slice('@havre/'.length)];
    return path.startsWith('.') ? [posix.join(dirname(file), path)] : [];
  });
}

/** Each file with whatever is in a circle with it: what it loads, and what loads it, by whatever way. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = (from: string): Set<string> => {
    const found = new Set<string>();
    const open = [...(graph.get(from) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop())
      if (graph.has(file) && !found.has(file)) {
        found.add(file);
        open.push(...(graph.get(file) ?? []));
      }
    return found;
  };
  const all = new Map([...graph.keys()].map(file => [file, reached(file)]));
  const seen = new Set<string>();
  return [...graph.keys()].flatMap(file => {
    if (seen.has(file) || all.get(file)?.has(file) !== true) return [];
    const circle = [...(all.get(file) ?? [])].filter(other => all.get(other)?.has(file) === true);
    for (const other of circle) seen.add(other);
    return [circle];
  });
}

test('files load each other in a circle only where that is said and why', () => {
  const graph = new Map(files.map(file => [file, loadedBy(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(3_000);
  const unsaid = circles(graph).filter(circle => !circle.every(file => IN_A_CIRCLE.some(at => file.startsWith(at))));
  expect(unsaid).toEqual([]);
});
