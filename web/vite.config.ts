import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseRulebook } from '@havre/engine/games/rulebook-parser.ts';
import { defineConfig, type Plugin } from 'vite';
import { chunkOf } from './chunks.config.ts';

const OUT = join(import.meta.dirname, 'dist');
const WORKER = 'service-worker.js';
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
/** What games know beside their scripts: large, and kept by whoever has asked for it. */
const DATA = /^assets\/data\//;
/** Old formats of fonts: browsers that keep pages know the new one. */
const NOT_KEPT = /\.woff$|index\.html$|service-worker\.js$|^lids\//;

const built = (): string[] =>
  readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(OUT.length + 1));

const addressOf = (file: string): string => `/${file}`;

/** Tells the service worker what the page consists of, and compresses every file once, so that the server never has to. */
const finished = (): Plugin => ({
  name: 'finished',
  apply: 'build',
  closeBundle: {
    order: 'post',
    handler() {
      const all = built().filter(file => !NOT_KEPT.test(file) && !DATA.test(file));
      const data = built().filter(file => DATA.test(file));
      const version = createHash('sha256')
        .update(all.join())
        .update(readFileSync(join(OUT, 'index.html')));
      const files = { version: version.digest('hex').slice(0, 12), all: all.map(addressOf), data: data.map(addressOf) };
      const worker = join(OUT, WORKER);
      writeFileSync(worker, `const FILES=${JSON.stringify(files)};${readFileSync(worker, 'utf8')}`);
      for (const file of built())
        if (COMPRESSIBLE.test(file))
          writeFileSync(join(OUT, `${file}.br`), brotliCompressSync(readFileSync(join(OUT, file))));
    },
  },
});

const RULEBOOK = /\/engine\/games\/[^/]+\/rulebook(?:\.(fr))?\.md$/;

/** A rulebook is read while the page is built: a browser gets chapters and passages, and no parser. */
const rulebooks = (): Plugin => ({
  name: 'rulebooks',
  transform(text, id) {
    const [found, language] = RULEBOOK.exec(id) ?? [];
    if (found === undefined) return null;
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(parseRulebook(text, language === 'fr' ? 'fr' : 'en')))});`;
  },
});

/** What home shares with every other room: in one file, because each file costs a slow network a kilobyte more. */
const SHARED =
  /vite\/preload-helper|\/node_modules\/@?preact\/|\/engine\/games\/(?:[^/]+\/label|language)\.ts$|\/engine\/kernel\/(?:refusal|seats|colours)\.ts$|\/web\/shell\/(?:keeper-notice|device-storage|settings)\.ts$/;

const MANIFEST = /\/engine\/games\/[^/]+\/manifest\.ts$/;

/**
 * Leaves out what no script of a bundle asks manifests for. A bundler cannot know it: it would build all parts of all games
 * into the page and once more into every worker, and the service worker would keep them all.
 */
const loadingOnly = (...parts: readonly string[]): Plugin => ({
  name: 'parts-of-manifests',
  apply: 'build',
  resolveDynamicImport(part, importer) {
    if (typeof part !== 'string' || !MANIFEST.test(importer ?? '') || parts.includes(part)) return null;
    return { id: part, external: true };
  },
});

/** Data of games lie apart, so that the service worker knows them by their address. */
const placeOf = ({ originalFileNames }: { readonly originalFileNames: readonly string[] }): string =>
  originalFileNames.some(name => name.includes('/bots/data/'))
    ? 'assets/data/[name]-[hash][extname]'
    : 'assets/[name]-[hash][extname]';

const GAMES = join(import.meta.dirname, 'games');

/** The lids of the boxes once more as files, from which the server makes pictures for links. */
const lids = (): Plugin => ({
  name: 'lids',
  apply: 'build',
  generateBundle() {
    for (const file of globSync('*/lid.svg', { cwd: GAMES }))
      this.emitFile({ type: 'asset', fileName: `lids/${dirname(file)}.svg`, source: readFileSync(join(GAMES, file)) });
  },
});

/** The page that shows the kit for boards, at `/kit`, while one develops: a build knows nothing of it. */
const showcase = (): Plugin => ({
  name: 'showcase',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (request.url === '/kit') request.url = '/games/kit/showcase/index.html';
      next();
    });
  },
});

/** The page is built into `dist/`, which the server serves. `npm run dev -w web` serves it with a server on port 4242. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [loadingOnly(), lids(), rulebooks(), finished(), showcase()], // the words of a game come with its user interface
  build: {
    target: 'es2023',
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'offline/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? WORKER : 'assets/[name]-[hash].js'),
        assetFileNames: placeOf,
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED, priority: 1 },
            { name: chunkOf, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [loadingOnly('./bots/knowledge.ts')],
    rolldownOptions: { output: { assetFileNames: placeOf } },
  },
  server: { proxy: { '/api': { target: 'http://localhost:4242', ws: true } } },
});
