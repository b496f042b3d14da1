/**
 * Everything `npm test` and `npm run test:all` do once the packages and the page are in place: one phase after the other,
 * because each keeps all cores busy by itself. Stops at the first that fails, names it last, and ends with its code.
 *
 *     node scripts/test.ts          what answers within minutes: to be run all the time
 *     node scripts/test.ts --rest   everything else: to be run before anything lands
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { asked } from './asked.mjs';

type Command = readonly string[];
/** The name of a phase and its command, which are those of package.json and of the packages; and what is fetched meanwhile. */
type Phase = readonly [name: string, command: Command, meanwhile?: Command];

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
      '--project=replacing',
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
  // Pure code and a download do not disturb each other.
  ['wrong rules', ['node', 'scripts/mutations.ts'], ['node', 'scripts/browsers.mjs']],
  ['browser tests', [...WEB, '--grep-invert', '@quick']],
];

const root = join(import.meta.dirname, '..');
/** What Node has compiled once, no later process compiles again, killed ones aside. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'havre') };

/** Runs a command; null when all went well, and else how it ended. */
async function failureOf([program = '', ...args]: Command): Promise<{ code: number; cause: string } | null> {
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  try {
    const [code, signal] = await once(child, 'exit');
    return code === 0 ? null : { code: code ?? 1, cause: signal ?? `it ended with ${code}` };
  } catch (error) {
    return { code: 1, cause: String(error) };
  }
}

const { values } = asked(import.meta.filename, { options: { rest: { type: 'boolean', default: false } } });
const phases = values.rest ? REST : QUICK;
const taken: string[] = [];
for (const [name, command, meanwhile] of phases) {
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const begun = Date.now();
  const fetched = meanwhile === undefined ? null : failureOf(meanwhile);
  const failure = (await failureOf(command)) ?? (await fetched);
  if (failure !== null) {
    const left = phases.slice(taken.length + 1).map(([later]) => later);
    console.error(`\nFAILED: ${name} (${failure.cause}).${left.length > 0 ? ` Not tried: ${left.join(', ')}.` : ''}`);
    process.exit(failure.code);
  }
  taken.push(`${name} ${Math.round((Date.now() - begun) / 1000)} s`);
}
console.log(`\nAll is well: ${taken.join(', ')}.`);
