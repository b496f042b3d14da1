/** Serves the page that shows the kit, as `npm run dev -w web` does, for a test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export interface KitServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveKit(): Promise<KitServer> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'havre-kit-'));
  const server = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    cacheDir,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return {
    url: `${url}kit`,
    async close() {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
