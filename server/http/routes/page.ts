/** The page itself: the files that `npm run build` makes, and its one document for every address that is a room. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { networkAddresses } from '../../operation/addresses.ts';
import { CHANGES } from '../../operation/version.ts';
import { languageAsked, Previews, withPreview } from '../../pictures/previews.ts';
import { PAGE_FOLDER } from '../build-name.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { nothingThere } from '../problem.ts';

/** Files whose names change with what is in them may be kept for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Scripts and styles that only a document loads: to them nothing of this applies, while a worker goes by its own policy. */
const LOADED_BY_DOCUMENTS = /\/assets\/(?![^/]*worker)[^/]+\.(?:js|css)(?:\.br|\.gz)?$/;
/** They would be half a kilobyte with each of the thirty-five files that a table takes. */
const FOR_DOCUMENTS_ALONE = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The addresses that are rooms of the page; anything else that is not a file leads nowhere, and says so by its status. */
const ROOMS =
  /^\/(?:$|settings$|games$|clubs$|holidays$|devices$|calls(?:\/(?:confirm|stop)\/[^/]+)?$|club\/[^/]+(?:\/screen)?$|(?:box|lesson|join|table|here|screen)\/[^/]+$|rules\/[^/]+(?:\/rows)?$|scene\/[^/]+\/[^/]+$|replay\/(?:here\/)?[^/]+$|puzzles\/[^/]+(?:\/[^/]+)?$)/;

/** Whether the server listens at addresses that no other machine reaches. */
const isOnlyHere = (app: App): boolean =>
  app.addresses().every(at => typeof at === 'object' && /^(?:127\.|::1$)/.test(at.address));

export async function pageRoutes(
  app: App,
  deps: Pick<HttpDeps, 'keeper' | 'lobby' | 'version'>,
  folder: string = PAGE_FOLDER,
): Promise<void> {
  app.get(
    '/api/v1/addresses',
    {
      schema: {
        tags: ['page'],
        operationId: 'listAddresses',
        summary: 'Where other devices of the network reach this server',
        response: { 200: z.object({ addresses: z.array(z.string()) }) },
      },
    },
    async request => ({
      addresses: (isOnlyHere(app) ? [] : networkAddresses()).map(
        address => `${request.protocol}://${address}:${request.socket.localPort}`,
      ),
    }),
  );
  app.get(
    '/api/v1/version',
    {
      schema: {
        tags: ['page'],
        operationId: 'getVersion',
        summary: 'Which version of Havre this is, and in a release which build of it, behind a plus sign',
        response: { 200: z.object({ version: z.string() }) },
      },
    },
    async () => ({ version: deps.version }),
  );
  let changes: string | null = null; // they are the same as long as the server runs
  app.get(
    '/api/v1/changes',
    {
      schema: {
        tags: ['page'],
        operationId: 'getChanges',
        summary: 'What has changed in Havre, the newest first, as text in English',
        response: { 200: { description: 'The changes', content: { 'text/plain': { schema: z.string() } } } },
      },
    },
    async (_, reply) => {
      changes ??= await readFile(CHANGES, 'utf8');
      return reply.type('text/plain; charset=utf-8').send(changes);
    },
  );
  const previews = new Previews(deps.lobby, Date.now);
  await app.register(async part => pageFiles(part, folder, previews, () => deps.keeper.isOpen));
}

/** In a part of its own: whatever is registered there is a file of the page, and counted as one. */
async function pageFiles(
  app: FastifyInstance,
  folder: string,
  previews: Previews,
  isKept: () => boolean,
): Promise<void> {
  const isBuilt = existsSync(folder);
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!isBuilt || request.method !== 'GET' || path.startsWith('/api/') || path.startsWith('/assets/'))
      throw nothingThere();
    const isRoom = ROOMS.test(path) || (path === '/keeper' && isKept());
    // Whoever has the document already would be answered 404 without it, and shown nothing at all.
    if (!isRoom) for (const name of ['if-none-match', 'if-modified-since']) delete request.headers[name];
    reply.code(isRoom ? 200 : 404).header('cache-control', 'no-cache');
    const preview = await previews.of(path, languageAsked(request.headers['accept-language']));
    if (preview === null) return reply.sendFile('index.html');
    const document = await readFile(join(folder, 'index.html'), 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language')
      .send(withPreview(document, preview, `${request.protocol}://${request.host}`, path));
  });
  if (!isBuilt) return;
  app.addHook('onRoute', route => {
    route.config = { ...route.config, limit: 'pages' };
  });
  await app.register(statics, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/.*'],
    setHeaders(reply, path) {
      reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'no-cache');
      if (LOADED_BY_DOCUMENTS.test(path)) for (const name of FOR_DOCUMENTS_ALONE) reply.removeHeader(name);
    },
  });
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'));
}
