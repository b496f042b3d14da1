/**
 * What is known to be wrong with a table somewhere: kinds of violations, by table. Whatever is not in this list is a
 * failure wherever it is found; and whatever is in it and is found nowhere any more is one too, so that it only shrinks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from './measuring.ts';
import { KINDS, type Kind } from './ruler/kinds.ts';

const FILE = new URL('known-violations.json', import.meta.url);

type List = { [table: string]: readonly Kind[] };

const read = (): List => JSON.parse(readFileSync(FILE, 'utf8')) as List;
const kindsIn = (findings: readonly Finding[], table: string): Kind[] =>
  KINDS.filter(kind =>
    findings.some(finding => finding.table === table && finding.violations.some(each => each.kind === kind)),
  );

/** The kinds of violations that a table is known to have. */
export const knownIn = (table: string): readonly Kind[] => read()[table] ?? [];

/** Everything that is wrong and is not known to be. */
export function unknownIn(findings: readonly Finding[]): string[] {
  const list = read();
  return findings.flatMap(({ engine, table, scene, size, violations }) =>
    violations
      .filter(({ kind }) => list[table]?.includes(kind) !== true)
      .map(({ kind, what }) => `${engine}, ${table}, ${scene}, ${size}, ${kind}: ${what}`),
  );
}

/** What is in the list for some tables and was found nowhere at them, in the form `table kind`. */
export function mendedIn(findings: readonly Finding[]): string[] {
  return Object.entries(read()).flatMap(([table, kinds]) =>
    findings.some(finding => finding.table === table)
      ? kinds.filter(kind => !kindsIn(findings, table).includes(kind)).map(kind => `${table} ${kind}`)
      : [],
  );
}

/** Writes down what was found of the tables that were measured. */
export function renew(findings: readonly Finding[]): void {
  const tables = new Set([...Object.keys(read()), ...findings.map(({ table }) => table)]);
  const list = [...tables].sort().map(table => {
    const wasMeasured = findings.some(finding => finding.table === table);
    return [table, wasMeasured ? kindsIn(findings, table) : (read()[table] ?? [])] as const;
  });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`);
}
