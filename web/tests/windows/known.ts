/**
 * What is known to be wrong with a game's table somewhere: kinds of violations, by game. Whatever is not in this list is a
 * failure wherever it is found; and whatever is in it and is found nowhere any more is one too, so that it only shrinks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from './measuring.ts';
import { KINDS, type Kind } from './ruler/kinds.ts';

const FILE = new URL('known-violations.json', import.meta.url);

type List = { [game: string]: readonly Kind[] };

const read = (): List => JSON.parse(readFileSync(FILE, 'utf8')) as List;
const kindsIn = (findings: readonly Finding[], game: string): Kind[] =>
  KINDS.filter(kind =>
    findings.some(finding => finding.game === game && finding.violations.some(each => each.kind === kind)),
  );

/** The kinds of violations that a game is known to have. */
export const knownIn = (game: string): readonly Kind[] => read()[game] ?? [];

/** Everything that is wrong and is not known to be. */
export function unknownIn(findings: readonly Finding[]): string[] {
  const list = read();
  return findings.flatMap(({ engine, game, scene, size, violations }) =>
    violations
      .filter(({ kind }) => list[game]?.includes(kind) !== true)
      .map(({ kind, what }) => `${engine}, ${game}, ${scene}, ${size}, ${kind}: ${what}`),
  );
}

/** What is in the list for some games and was found nowhere in them, in the form `game kind`. */
export function mendedIn(findings: readonly Finding[]): string[] {
  return Object.entries(read()).flatMap(([game, kinds]) =>
    findings.some(finding => finding.game === game)
      ? kinds.filter(kind => !kindsIn(findings, game).includes(kind)).map(kind => `${game} ${kind}`)
      : [],
  );
}

/** Writes down what was found of the games that were measured. */
export function renew(findings: readonly Finding[]): void {
  const games = new Set([...Object.keys(read()), ...findings.map(({ game }) => game)]);
  const list = [...games].sort().map(game => {
    const wasMeasured = findings.some(finding => finding.game === game);
    return [game, wasMeasured ? kindsIn(findings, game) : (read()[game] ?? [])] as const;
  });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(list), null, 2)}\n`);
}
