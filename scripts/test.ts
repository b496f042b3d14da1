/**
 * Everything `npm test` does once the packages and the page are in place: one phase after the other, because each keeps
 * all cores busy by itself. Stops at the first that fails, names it last, and ends with its code.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The name of each phase and its command; the commands are those of package.json and of the packages. */
const PHASES: readonly (readonly [name: string, command: readonly string[]])[] = [
  ['format and lint', ['biome', 'check', '.']],
  ['types', ['tsc', '--build']],
  ['tests', ['vitest', 'run', '--reporter=default', '--reporter=./scripts/test-titles.ts']],
  ['rule coverage', ['node', 'scripts/rule-coverage.ts', '--recorded']],
  ['wrong rules', ['node', 'scripts/mutations.ts']],
  ['browser tests', ['playwright', 'test', '--config', 'web/playwright.config.ts']],
];

const root = join(import.meta.dirname, '..');
const taken: string[] = [];
for (const [name, [program = '', ...args]] of PHASES) {
  console.log(`\n── ${name}: ${[program, ...args].join(' ')}`);
  const begun = Date.now();
  const { status, signal, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const cause = error?.message ?? signal ?? `it ended with ${status}`;
    const left = PHASES.slice(taken.length + 1).map(([later]) => later);
    console.error(`\nFAILED: ${name} (${cause}).${left.length > 0 ? ` Not tried: ${left.join(', ')}.` : ''}`);
    process.exit(status ?? 1);
  }
  taken.push(`${name} ${Math.round((Date.now() - begun) / 1000)} s`);
}
console.log(`\nAll is well: ${taken.join(', ')}.`);
