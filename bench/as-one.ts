/**
 * Runs a benchmark as one module: `node bench/as-one.ts engine --quick`. That is how the page and the threads of bots have the
 * engine; from its sources it is slower, because what a module imports is looked up anew each time it is used.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const [, , name = '', ...args] = process.argv;
const here = import.meta.dirname;
const built = `${name}.built.js`; // beside its source, which finds its files from there

await build({
  configFile: false,
  logLevel: 'warn',
  root: join(here, '..'),
  build: {
    ssr: join(here, `${name}.ts`),
    target: 'node20',
    outDir: here,
    emptyOutDir: false,
    minify: false,
    rolldownOptions: { output: { entryFileNames: built, codeSplitting: false } },
  },
  ssr: { noExternal: [/^@havre\//] },
});

// In a process of its own: what was needed to build it would be in the way of what is measured.
const { status } = spawnSync(process.execPath, [join(here, built), ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
