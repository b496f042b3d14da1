/** Measurements at an address of their own, which no proxy leads strangers to. */
import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** How long a request may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Serves the measurements, and nothing else, to whoever reaches it. It does not listen yet.
 * @example const listener = metricsListener(metrics).listen(9464, '127.0.0.1');
 */
export function metricsListener(metrics: Metrics): Server {
  const server = createServer({ requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS, keepAliveTimeout: TIMEOUT_MS });
  server.timeout = TIMEOUT_MS;
  server.maxConnections = 32;
  server.on('request', ({ url, method }, answer) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      answer.writeHead(404).end();
      return;
    }
    metrics.text().then(
      text => answer.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => answer.writeHead(500).end(),
    );
  });
  return server;
}
