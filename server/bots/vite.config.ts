import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import type { MadeOf } from './thread-script.ts';

const OUT = join(import.meta.dirname, 'dist');

/** Writes down which files the thread was made of, so that nobody runs it once they have changed. */
const madeOf = (): Plugin => {
  const begun = Date.now();
  return {
    name: 'made-of',
    writeBundle() {
      const files = [...this.getModuleIds()].filter(id => id.startsWith('/') || /^\w:/.test(id));
      const made: MadeOf = { begun, files: files.map(file => relative(import.meta.dirname, file)).sort() };
      writeFileSync(join(OUT, 'made-of.json'), JSON.stringify(made));
    },
  };
};

/**
 * The thread in which bots think, with all of the engine in one module, as it is on the page: what a module imports is looked
 * up anew each time it is used, which is a ninth of a random game (docs/performance.md). `thread-script.ts` says when it is run.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [madeOf()],
  build: {
    ssr: join(import.meta.dirname, 'bot-worker.ts'),
    target: 'node20',
    outDir: OUT,
    emptyOutDir: true,
    minify: false,
  },
  ssr: { noExternal: [/^@havre\//] },
});
