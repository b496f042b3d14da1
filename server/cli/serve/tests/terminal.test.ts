/** What somebody reads who starts a server at a terminal. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooser, connectClient, playOn, seated } from '../../../tests/test-server.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { type Script, scriptedTerminal } from '../../tests/scripted-terminal.ts';
import { qrLines } from '../qr-lines.ts';
import { spokenLines, TROUBLES } from '../spoken-log.ts';
import { welcomeLines } from '../welcome.ts';

const folder = mkdtempSync(join(tmpdir(), 'havre-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void vi.stubEnv('NO_COLOR', '1'));

const ROOT = join(import.meta.dirname, '../../../..');
const HERE = { url: 'http://localhost:4242', port: 4242, kept: 'data' };

/** A server at a terminal, until the work with it is done. */
async function served(args: readonly string[], script: Script, work: (url: string) => Promise<void>) {
  let stop = () => {};
  const stopped = new Promise<void>(resolve => {
    stop = resolve;
  });
  const terminal = scriptedTerminal({ ...script, stopped });
  const code = run(['serve', '--port', '0', '--host', '127.0.0.1', ...args], terminal);
  await vi.waitUntil(() => terminal.out.includes('Ctrl-C'), { timeout: 30_000 });
  await work(/http:\/\/\S+/.exec(terminal.out)?.[0] ?? '');
  stop();
  expect(await code).toBe(EXIT.done);
  return terminal;
}

async function playedGame(url: string): Promise<void> {
  const clients = await Promise.all([connectClient(url), connectClient(url), connectClient(url)]);
  const tables = await seated(clients);
  await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 1))));
}

describe('at a terminal', () => {
  it('the welcome has a code for phones where phones can reach the server', () => {
    const terminal = scriptedTerminal({ interactive: true });
    const url = 'https://games.example.org';
    const lines = welcomeLines({ ...HERE, host: '127.0.0.1', publicUrl: url }, terminal);
    expect(lines).toContain(`With the camera of a phone, to ${url}:`);
    expect(lines.join('\n')).toContain(qrLines(url, { columns: 80, colours: false }).join('\n'));
    const quiet = scriptedTerminal({ interactive: false });
    expect(welcomeLines({ ...HERE, host: '127.0.0.1', publicUrl: url }, quiet).join('')).not.toContain('█');
    expect(welcomeLines({ ...HERE, host: '127.0.0.1' }, terminal).join('')).not.toContain('█');
    expect(qrLines(url, { columns: 20, colours: false })).toEqual([]);
  });

  it('people are told who has come and what is played, and see no JSON', async () => {
    const data = join(folder, 'spoken');
    const { out, err } = await served(['--data', data], { interactive: true }, playedGame);
    expect(err).toBe('');
    const news = out.split('\n').filter(line => /^\d\d:\d\d {2}/.test(line));
    const told = news.map(line => line.slice(7));
    expect(told).toContain('Somebody has come.');
    expect(told).toContain('Somebody has come: 3 are here now.');
    expect(told.filter(line => /^\S+ .*sits down at Fuji Flush \(\d of 3\)\.$|^\S+ sits down/.test(line))).toHaveLength(
      3,
    );
    expect(told.filter(line => line.startsWith('Fuji Flush begins: '))).toHaveLength(1);
    expect(told.filter(line => line.startsWith('Fuji Flush is over: '))).toHaveLength(1);
    const french = await served(['--data', data], { interactive: true, language: 'fr' }, playedGame);
    expect(french.out).toMatch(/\d\d:\d\d {2}Fuji Flush commence.: /);
  });

  it('a file gets the log as JSON, and nobody else has it', async () => {
    const log = join(folder, 'havre.log');
    const data = join(folder, 'filed');
    await served(['--data', data, '--log-file', log], { interactive: true }, playedGame);
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    const messages = lines.map(line => (JSON.parse(line) as { msg: string }).msg);
    expect(messages).toEqual(expect.arrayContaining(['the server is open', 'request', 'the server is closed']));
    expect(readFileSync(log, 'utf8')).not.toContain('"address"');
    const unwritable = scriptedTerminal();
    expect(await run(['serve', '--port', '0', '--log-file', join(log, 'x')], unwritable)).toBe(EXIT.failed);
    expect(unwritable.err).toMatch(/^The log cannot be written to .*; choose another file with --log-file\.\n$/);
  });
});

describe('what goes wrong', () => {
  it('is told in a sentence, with what to do and the reason', () => {
    const line = { level: 50, msg: 'a snapshot could not be written', err: { message: 'no space left on device' } };
    expect(spokenLines(line, { language: 'en', columns: 200 })).toEqual([
      'Something could not be written down. Look whether the disk is full or the folder may not be written to; whoever played has been told, and may try again.',
      '       (a snapshot could not be written: no space left on device)',
    ]);
    expect(spokenLines(line, { language: 'fr', columns: 200 })[0]).toMatch(/^Quelque chose n’a pas pu être écrit\./);
  });

  it('has words for every message of the log', () => {
    const files = globSync('{server,table}/**/*.ts', { cwd: ROOT, exclude: ['**/node_modules/**', '**/tests/**'] });
    const sources = files.map(file => readFileSync(join(ROOT, file), 'utf8'));
    const messages = sources.flatMap(source =>
      [...source.matchAll(/log(?:ger)?\.(?:error|warn)\(\s*[^']*?,\s*'([^']+)'/g)].map(([, message = '']) => message),
    );
    expect(messages.length).toBeGreaterThan(30);
    expect(messages.filter(message => TROUBLES[message] === undefined)).toEqual([]);
  });
});
