/**
 * Violations that are known, because the table they are at is not yet on the stage: by engine, game, scene and kind, and in
 * which sizes. The list only shrinks: whatever is in it and is not found any more is a failure too. What is known in Chromium is
 * known in every engine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { EngineName } from '../engines/engine.ts';
import type { Finding } from './measuring.ts';
import { KINDS, type Kind } from './ruler/kinds.ts';
import { SIZES, sizeName } from './sizes.ts';

const FILE = new URL('known-violations.json', import.meta.url);

/** Sizes are one text, with a space between them; or 'all'. */
type Listed = { [game: string]: { [scene: string]: { readonly [kind in Kind]?: string } } };
type List = { [engine in EngineName]?: Listed };

const ALL = SIZES.map(sizeName).join(' ');
const read = (): List => JSON.parse(readFileSync(FILE, 'utf8')) as List;

export interface Judged {
  /** What is wrong and was not known. */
  readonly wrong: readonly string[];
  /** What is in the list and right by now. */
  readonly mended: readonly string[];
  /** How many of them were known. */
  readonly known: number;
}

/** Holds findings against the list. */
export function judged(findings: readonly Finding[]): Judged {
  const list = read();
  const wrong: string[] = [];
  const mended: string[] = [];
  let known = 0;
  for (const finding of findings) {
    const { engine, game, scene, size, violations } = finding;
    for (const kind of KINDS) {
      const found = violations.filter(violation => violation.kind === kind);
      const isOwn = sizesIn(list, finding, kind).includes(size);
      const isKnown = isOwn || sizesIn(list, { ...finding, engine: 'chromium' }, kind).includes(size);
      const at = `${engine}, ${game}, ${scene}, ${size}, ${kind}`;
      if (found.length > 0 && isKnown) known += found.length;
      else if (found.length > 0) wrong.push(...found.map(({ what }) => `${at}: ${what}`));
      else if (isOwn) mended.push(at);
    }
  }
  return { wrong, mended, known };
}

/** Writes down what was found, in the place of what was listed for the same engine, game, scene and size. */
export function renew(findings: readonly Finding[]): void {
  const list = read();
  for (const finding of findings)
    for (const kind of KINDS) {
      const sizes = new Set(sizesIn(list, finding, kind));
      if (finding.violations.some(violation => violation.kind === kind)) sizes.add(finding.size);
      else sizes.delete(finding.size);
      note(list, finding, kind, sizes);
    }
  writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`);
}

const sizesIn = (list: List, { engine, game, scene }: Finding, kind: Kind): string[] =>
  (list[engine]?.[game]?.[scene]?.[kind] ?? '').replace('all', ALL).split(' ').filter(Boolean);

function note(list: List, { engine, game, scene }: Finding, kind: Kind, sizes: ReadonlySet<string>): void {
  const games = list[engine] ?? {};
  const scenes = games[game] ?? {};
  const { [kind]: _, ...kinds } = scenes[scene] ?? {};
  const kept = ALL.split(' ')
    .filter(name => sizes.has(name))
    .join(' ');
  const noted = kept === '' ? kinds : { ...kinds, [kind]: kept === ALL ? 'all' : kept };
  list[engine] = { ...games, [game]: { ...scenes, [scene]: noted } };
}
