/** A server that is told to stop does, whoever holds on to it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { head, RawConnection } from './raw-http.ts';
import { RawSocket } from './raw-socket.ts';
import { temporaryFolder } from './test-server.ts';

const HAVRE = fileURLToPath(new URL('../cli/havre.ts', import.meta.url));
/** Far more than it takes, and less than any connection would be left open for by itself. */
const SOON = 12_000;

async function served(): Promise<{ program: ReturnType<typeof spawn>; port: number; ended: Promise<unknown[]> }> {
  const env = { ...process.env, HAVRE_DATA: await temporaryFolder(), HAVRE_LANG: 'en', HAVRE_LOG: 'silent', PORT: '0' };
  const program = spawn(process.execPath, [HAVRE, 'serve', '--host', '127.0.0.1'], {
    env,
    stdio: ['ignore', 'pipe', 2],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  const ended = once(program, 'exit');
  let said = '';
  program.stdout?.setEncoding('utf8').on('data', text => {
    said += text;
  });
  while (!said.includes('Ctrl-C')) await Promise.race([once(program.stdout ?? program, 'data'), ended]);
  return { program, port: Number(/:(\d+) /.exec(said)?.[1]), ended };
}

/** One connection of every kind, and two sockets: one that answers a good-bye, and one that does not even read it. */
async function heldOnTo(port: number): Promise<RawSocket> {
  await RawConnection.open(port);
  (await RawConnection.open(port)).say('GET /health/live HTTP/1.1\r\nHost: 127');
  const body = ['Content-Type: application/json', 'Content-Length: 16'];
  (await RawConnection.open(port)).say(`${head('POST', '/api/v1/devices', body)}{"keep`);
  const chunks = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
  (await RawConnection.open(port)).say(`${head('POST', '/api/v1/devices', chunks)}2\r\n{"\r\n`);
  await (await RawConnection.open(port)).say(head('GET', '/health/live')).until(/"ok":true/);
  const url = `http://127.0.0.1:${port}`;
  const deaf = await RawSocket.open(url, null);
  deaf.socket.pause();
  return RawSocket.open(url, null);
}

describe('a server that is held on to', () => {
  it.each([[['SIGTERM']], [['SIGINT']], [['SIGTERM', 'SIGTERM']]] as const)('ends with 0 at %j', async signals => {
    const { program, port, ended } = await served();
    const socket = await heldOnTo(port);
    const askedAt = performance.now();
    for (const signal of signals) {
      program.kill(signal);
      if (signals.length > 1) await socket.end(); // the second comes while it is stopping
    }
    expect(await socket.end()).toBe(1012);
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - askedAt).toBeLessThan(SOON);
  });
});
