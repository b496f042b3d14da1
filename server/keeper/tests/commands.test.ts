/** The commands of keepers, each in a process of its own, beside a server in another. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CLOSED } from '@havre/protocol/wire.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { RawSocket } from '../../tests/raw-socket.ts';
import { connectClient, seated, temporaryFolder } from '../../tests/test-server.ts';
import { enter, knock } from './at-the-desk.ts';

const HAVRE = fileURLToPath(new URL('../../cli/havre.ts', import.meta.url));

async function served() {
  const data = await temporaryFolder();
  const env = { ...process.env, HAVRE_DATA: data, HAVRE_LANG: 'en', HAVRE_LOG: 'silent', PORT: '0' };
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
  /** Beside everything else: connections of this process go on being looked after meanwhile. */
  const havre = (...args: string[]) =>
    new Promise<{ status: unknown; stdout: string; stderr: string }>(resolve =>
      execFile(process.execPath, [HAVRE, ...args], { env }, (error, stdout, stderr) =>
        resolve({ status: error?.code ?? 0, stdout, stderr }),
      ),
    );
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
  };
  return { url: `http://127.0.0.1:${/:(\d+) /.exec(said)?.[1]}`, havre, stop };
}

describe('the commands of keepers', () => {
  it('reach the server that runs: a link, a list, an end, a word, a ban, and what was done', {
    timeout: 120_000,
  }, async () => {
    const { url, havre, stop } = await served();
    const clients = await Promise.all([1, 2, 3].map(() => connectClient(url)));
    const tables = await seated(clients);
    const code = tables[0]?.info?.code ?? '';

    const link = /(http:\S+)\/keeper#([\w-]{43})/.exec((await havre('keeper')).stdout);
    expect(link?.[1]).toBe(url);
    const keeper = await enter(url, link?.[2] ?? '');
    expect((await knock(url, link?.[2] ?? '')).status).toBe(410);

    const listed = (await havre('tables')).stdout;
    expect(listed).toContain('1 playing, 0 gathering; 3 with a page open.');
    expect(listed).toContain('Anne, Ben, Cleo');
    expect(listed).not.toContain(code);

    const socket = await RawSocket.open(url, null);
    expect(await havre('notice', 'New puzzles', '--restart', '5')).toMatchObject({ status: 0, stderr: '' });
    expect((await socket.next('notice')).notice).toMatchObject({ text: { en: 'New puzzles' } });
    expect((await havre('notice', '--clear')).status).toBe(0);
    expect((await socket.next('notice')).notice).toBeNull();

    const banned = await RawSocket.open(url, clients[1]?.token ?? null);
    expect(await havre('ban', `${code}:2`)).toMatchObject({ status: 0, stderr: '' });
    expect(await banned.end()).toBe(CLOSED.shutOut);
    expect(await havre('ban', '0.0.0.0/0')).toMatchObject({ status: 1, stderr: expect.stringContaining('--force') });
    expect((await havre('ban')).stdout).toContain('(Ben)');

    expect(await havre('end', code)).toMatchObject({ status: 0, stderr: '' });
    await tables[0]?.until(({ info }) => info?.keeperDeed === 'ended');
    for (const nowhere of ['K7PQ2X', 'nix'])
      expect(await havre('close', nowhere)).toMatchObject({ status: 1, stderr: 'There is no such table.\n' });
    expect(await havre('ban', 'x'.repeat(201))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('too long'),
    });
    expect((await havre('limits', '--tables-per-person', '5')).stdout).toBe('Changed: tables-per-person 5.\n');
    expect((await keeper.look()).limits.tablesPerPerson).toBe(5);

    const audit = (await havre('audit')).stdout;
    for (const deed of ['changed limits', 'closed a table', 'ended a game', 'shut out', 'said to everybody'])
      expect(audit).toContain(deed);
    expect(audit).toContain('refused: There is no such table.');
    expect((await havre('audit', '--lang', 'fr')).stdout).toMatch(
      /commande \S+ +a fermé une table +refusé\s: Cette table/,
    );
    expect((await keeper.deeds()).length).toBe(8);

    // Without a server the folder itself is changed, and it holds at the next start.
    await stop();
    expect(await havre('ban', '203.0.113.0/24')).toMatchObject({ status: 0, stderr: '' });
    expect((await havre('ban')).stdout).toContain('203.0.113.0/24');
    expect(await havre('tables')).toMatchObject({ status: 1, stderr: expect.stringContaining('No server answers') });
  });
});
