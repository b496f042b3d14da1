/**
 * Everything `npm test` and `npm run test:all` do once the packages and the page are in place: one phase after the other,
 * because each keeps all cores busy by itself. Stops at the first that fails, names it last, and ends with its code.
 *
 *     node scripts/test.ts          what answers within minutes: to be run all the time
 *     node scripts/test.ts --rest   everything else: to be run before anything lands
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The name of a phase and its command; the commands are those of package.json and of the packages. */
type Phase = readonly [name: string, command: readonly string[]];

const WEB = ['playwright', 'test', '--config', 'web/playwright.config.ts'];

/** What is quick, and whatever a mistake is most likely to be seen by. */
const QUICK: readonly Phase[] = [
  ['format and lint', ['biome', 'check', '.']],
  ['types', ['tsc', '--build']],
  [
    'tests',
    [
      'vitest',
      'run',
      '--project=alone',
      '--project=together',
      '--reporter=default',
      '--reporter=./scripts/test-titles.ts',
    ],
  ],
  ['rule coverage', ['node', 'scripts/rule-coverage.ts', '--recorded']],
  ['a game of each box and the way into each room', [...WEB, '--grep', '@quick']],
];

const REST: readonly Phase[] = [
  ['slow tests', ['vitest', 'run', '--project=slow']],
  ['a siege', ['vitest', 'run', '--project=siege']],
  ['wrong rules', ['node', 'scripts/mutations.ts']],
  ['browsers', ['node', 'scripts/browsers.mjs']],
  ['browser tests', [...WEB, '--grep-invert', '@quick']],
];

const root = join(import.meta.dirname, '..');
const phases = process.argv.includes('--rest') ? REST : QUICK;
const taken: string[] = [];
for (const [name, [program = '', ...args]] of phases) {
  console.log(`\n── ${name}: ${[program, ...args].join(' ')}`);
  const begun = Date.now();
  const { status, signal, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const cause = error?.message ?? signal ?? `it ended with ${status}`;
    const left = phases.slice(taken.length + 1).map(([later]) => later);
    console.error(`\nFAILED: ${name} (${cause}).${left.length > 0 ? ` Not tried: ${left.join(', ')}.` : ''}`);
    process.exit(status ?? 1);
  }
  taken.push(`${name} ${Math.round((Date.now() - begun) / 1000)} s`);
}
console.log(`\nAll is well: ${taken.join(', ')}.`);
