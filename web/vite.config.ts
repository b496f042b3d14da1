import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const OUT = join(import.meta.dirname, 'dist');
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Compresses every file once, when it is built, so that the server never has to. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  closeBundle() {
    for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' }))
      if (COMPRESSIBLE.test(file))
        writeFileSync(join(OUT, `${file}.br`), brotliCompressSync(readFileSync(join(OUT, file))));
  },
});

/** The page is built into `dist/`, which the server serves. `npm run dev -w web` serves it with a server on port 4242. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [compressed()],
  build: {
    target: 'es2023',
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://localhost:4242', ws: true } } },
});
