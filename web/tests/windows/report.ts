/** What the ruler has found, as tables for whoever reads a terminal. */
import type { Finding } from './measuring.ts';
import { KINDS } from './ruler/kinds.ts';

/** Lines with columns, each as wide as its widest cell. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  return rows
    .map(row =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const unique = (all: readonly string[]): string[] => [...new Set(all)];
const rowName = ({ engine, table, scene }: Finding): string => `${table}, ${scene} (${engine})`;

/** One row for each moment and one column for each size. */
function bySize(findings: readonly Finding[], cell: (finding: Finding) => string): string {
  const sizes = unique(findings.map(({ size }) => size));
  const rows = unique(findings.map(rowName)).map(name => [
    name,
    ...sizes.map(size => {
      const found = findings.find(finding => rowName(finding) === name && finding.size === size);
      return found === undefined ? '' : cell(found);
    }),
  ]);
  return columns([['', ...sizes], ...rows]);
}

/** The share of the window that the board fills, in percent. */
export const shareTable = (findings: readonly Finding[]): string =>
  bySize(findings, ({ share }) => (share === null ? '–' : `${Math.round(share * 100)} %`));

/** How many violations there are, by their kinds: `scroll 1, type 12`. */
export const countTable = (findings: readonly Finding[]): string =>
  columns([
    ['', ...KINDS],
    ...unique(findings.map(rowName)).map(name => [
      name,
      ...KINDS.map(kind => {
        const own = findings.filter(finding => rowName(finding) === name);
        const count = own.filter(({ violations }) => violations.some(each => each.kind === kind)).length;
        return count === 0 ? '·' : `${count} of ${own.length}`;
      }),
    ]),
  ]);

/** What a violation is about, whatever is written there and however large it is. */
const elementIn = (what: string): string => what.replaceAll(/“[^”]*”|^[\d.×]+ (px:|% of)/g, '');

/** Every violation once for each kind of element, with one example, and below it where it is: the window, then its moments. */
export function violationLines(findings: readonly Finding[]): string[] {
  const groups = new Map<string, { readonly example: string; readonly places: Map<string, Set<string>> }>();
  for (const { engine, table, scene, size, violations } of findings)
    for (const { kind, what } of violations) {
      const key = `${engine} ${table} ${kind} ${elementIn(what)}`;
      const group = groups.get(key) ?? { example: `${engine}, ${table}, ${kind}: ${what}`, places: new Map() };
      groups.set(key, group);
      group.places.set(size, (group.places.get(size) ?? new Set()).add(scene));
    }
  return [...groups.values()].flatMap(({ example, places }) => [
    example,
    ...[...places].map(([size, scenes]) => `    ${size}: ${[...scenes].join(', ')}`),
  ]);
}
