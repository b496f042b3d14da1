import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system gives to whoever connects somewhere: nobody takes it while its server is started anew. */
const [FIRST, LAST] = [10_000, 32_000];

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
