/** A real server as a process of its own: how soon it is ready, and what it takes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const HAVRE = fileURLToPath(new URL('../../server/cli/havre.ts', import.meta.url));
const PAUSE = 100;

export interface Start {
  /** Until it answers that it is ready, in seconds. */
  readonly ready: number;
  /** Memory at that moment and at the most, in megabytes. */
  readonly atReady: number;
  readonly most: number;
  /** The longest that anybody waited for the plainest answer while it looked after its tables, in milliseconds. */
  readonly longestWait: number;
}

/** With which the server shows its measurements. */
const TOKEN = 'nobody-else-is-here';

/**
 * Starts a server on a folder, watches it for some seconds, and stops it.
 * @example const { ready, most } = await started('/tmp/data', { seconds: 30, heap: 400 });
 */
export async function started(folder: string, { seconds, heap }: { seconds: number; heap: number }): Promise<Start> {
  const beganAt = performance.now();
  const node = ['--max-semi-space-size=8', `--max-old-space-size=${heap}`];
  const args = [...node, HAVRE, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', folder];
  const settings = { HAVRE_LOG: 'error', HAVRE_LANG: 'en', HAVRE_CLEAR_AFTER: '0', HAVRE_METRICS_TOKEN: TOKEN };
  const env = { ...process.env, ...settings };
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  try {
    const url = await addressIn(server.stdout);
    while (!(await fetch(`${url}/health/ready`)).ok) await pause();
    const ready = (performance.now() - beganAt) / 1000;
    const atReady = await memoryOf(url);
    let most = atReady;
    let longestWait = 0;
    for (const until = performance.now() + seconds * 1000; performance.now() < until; await pause()) {
      const askedAt = performance.now();
      await (await fetch(`${url}/health/live`)).text();
      longestWait = Math.max(longestWait, performance.now() - askedAt);
      most = Math.max(most, await memoryOf(url));
    }
    return { ready, atReady, most, longestWait };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const text of output) {
    said += text;
    const [url] = /http:\/\/\S+/.exec(said) ?? [];
    if (url !== undefined && said.includes('Ctrl-C')) {
      output.resume();
      return url;
    }
  }
  throw new Error(`the server has ended: ${said}`);
}

async function memoryOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, bytes] = /^havre_memory_bytes\{kind="resident"\} (\S+)$/m.exec(await answer.text()) ?? [];
  if (bytes === undefined) throw new Error('the server does not say how much memory it has');
  return Number(bytes) / 2 ** 20;
}

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, PAUSE));
