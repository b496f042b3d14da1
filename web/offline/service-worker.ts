/**
 * Keeps the page on the device, so that it opens without a network, and wakes it up when it is somebody's turn.
 *
 * Files whose names change with what is in them are kept for good; the document is asked for anew each time, and the kept
 * one is shown only where no answer comes. Nothing under /api is ever kept.
 */
/** Filled in when the page is built: its version, everything it consists of, and the data that some tables need beside it. */
declare const FILES: {
  readonly version: string;
  readonly all: readonly string[];
  readonly data: readonly string[];
};

const worker = self as unknown as ServiceWorkerGlobalScope;
const KEPT = `havre ${FILES.version}`;
/** Data that was asked for once: it outlives a version, as long as the next one has it too. */
const DATA = 'havre-data';
/** Rules and boards of games that the server has in packages: they change when it does, and not with the page. */
const MODULES = 'havre-modules';

worker.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then(kept => kept.addAll(['/', ...FILES.all]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', event => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name.startsWith('havre ') && name !== KEPT) await caches.delete(name);
    if (await caches.has(DATA)) await forgetOldData();
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

/** Data that this version does not have any more. */
async function forgetOldData(): Promise<void> {
  const data = await caches.open(DATA);
  for (const { url } of await data.keys()) if (!FILES.data.includes(new URL(url).pathname)) await data.delete(url);
}

worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptOr('/', request)));
  else if (pathname.startsWith('/modules/')) event.respondWith(newestOrKept(request));
  else event.respondWith(FILES.data.includes(pathname) ? keptFromNowOn(request) : keptOr(request, request));
});

async function keptFromNowOn(request: Request): Promise<Response> {
  const data = await caches.open(DATA);
  const kept = await data.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await data.put(request, answer.clone()).catch(() => {}); // a full device has it this once
  return answer;
}

async function newestOrKept(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    const modules = await caches.open(MODULES);
    if (answer.ok) await modules.put(request, answer.clone()).catch(() => {}); // a full device has it this once
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keptOr(key: Request | string, request: Request): Promise<Response> {
  return (await caches.match(key, { ignoreVary: true })) ?? fetch(request);
}

/** What the server sends when something waits for somebody: a title, a sentence, and where. Never anything of a game itself. */
interface Call {
  readonly title: string;
  readonly body: string;
  /** A table, an evening of a club, or home where there are several of them. */
  readonly path: string;
  /** Where: from servers of before, whose calls may be under way for a day. */
  readonly table: string;
}

worker.addEventListener('push', event => {
  const { title, body, table, path = table && `/table/${table}` } = (event.data?.json() ?? {}) as Partial<Call>;
  if (title === undefined || path === undefined) return;
  event.waitUntil(
    worker.registration.showNotification(title, {
      ...(body === undefined ? {} : { body }),
      tag: path,
      icon: '/icon.svg',
      data: { path },
    }),
  );
});

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  const { path = '/' } = event.notification.data as { path?: string };
  const show = async () => {
    const pages = await worker.clients.matchAll({ type: 'window' });
    const open = pages.find(page => new URL(page.url).pathname === path);
    if (open !== undefined) await open.focus();
    else await worker.clients.openWindow(path);
  };
  event.waitUntil(show());
});

export {};
