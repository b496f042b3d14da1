import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Language } from '@havre/engine/games/language.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FILE_NAME } from '../../../storage/file-name.ts';
import { lockFolder } from '../../../storage/folder-lock.ts';
import { openStore } from '../../../storage/sqlite.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const HAVRE = fileURLToPath(new URL('../../havre.ts', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'havre-serve-'));
  vi.stubEnv('HAVRE_LOG', 'silent');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

async function served(args: readonly string[], language: Language = 'en') {
  const terminal = scriptedTerminal({ language });
  const code = await run(['serve', ...args], terminal);
  return { code, out: terminal.out, err: terminal.err };
}

/** A port that somebody else has. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

describe('havre serve', () => {
  it('says where it is open, until it is stopped', async () => {
    const { code, out, err } = await served(['--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'a')]);
    expect({ code, err }).toEqual({ code: EXIT.done, err: '' });
    expect(out).toMatch(/^Havre is open:\n {2}http:\/\/127\.0\.0\.1:\d+ {2}on this machine\n\nEverything is kept in /);
    expect(out).toMatch(/Closing…\nClosed\. Nothing is lost\.\n$/);
  });

  it('says it in French', async () => {
    const { out } = await served(['--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'a')], 'fr');
    expect(out).toMatch(
      /^Havre est ouvert.:\n {2}http:\/\/127\.0\.0\.1:\d+ {2}sur cette machine\n\nTout est gardé dans /,
    );
    expect(out).toMatch(/Fermé\. Rien n’est perdu\.\n$/);
  });

  it.each([
    ['en', (port: number) => `Port ${port} is in use already; choose another one with --port.\n`],
    ['fr', (port: number) => `Le port ${port} est déjà pris\u202f; choisissez-en un autre avec --port.\n`],
  ] as const)('says that a port is in use (%s)', async (language, sentence) => {
    const port = await takenPort();
    const args = ['--port', String(port), '--host', '127.0.0.1', '--data', join(folder, 'b')];
    expect(await served(args, language)).toEqual({ code: EXIT.failed, out: '', err: sentence(port) });
  });

  it('says that an address is not one of this machine', async () => {
    const { code, err } = await served(['--port', '0', '--host', '192.0.2.1', '--data', join(folder, 'b')]);
    expect({ code, err }).toEqual({
      code: EXIT.failed,
      err: 'This machine does not have the address 192.0.2.1; choose another one with --host.\n',
    });
  });

  it('says that a folder cannot be written to', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'not a folder');
    const { code, err } = await served(['--port', '0', '--data', join(file, 'data')]);
    expect(code).toBe(EXIT.failed);
    expect(err).toBe(
      `The folder ${join(file, 'data')} cannot be made or written to; choose another one with --data.\n`,
    );
  });

  it.each([
    [
      'en',
      /^Another server has had the folder \S+ since .+ \(process \d+ on .+\); stop it, or choose another folder with --data\.\n$/,
    ],
    [
      'fr',
      /^Un autre serveur tient le dossier \S+ depuis le .+ \(processus \d+ sur .+\).; arrêtez-le, ou choisissez un autre dossier avec --data\.\n$/,
    ],
  ] as const)('says who has the folder already (%s)', async (language, sentence) => {
    const data = join(folder, `held ${language}`.replace(' ', '-'));
    const lock = await lockFolder(data);
    const { code, out, err } = await served(['--port', '0', '--host', '127.0.0.1', '--data', data], language);
    expect({ code, out }).toEqual({ code: EXIT.failed, out: '' });
    expect(err).toMatch(sentence);
    lock.release();
    expect((await served(['--port', '0', '--host', '127.0.0.1', '--data', data], language)).code).toBe(EXIT.done);
  });

  it('says what is wrong with a database before anything is opened', async () => {
    expect(await served(['--port', '0', '--database', 'db.example.org'])).toEqual({
      ...{ code: EXIT.mistake, out: '' },
      err: '--database is the address of a PostgreSQL database, such as postgres://user:password@host/name.\n',
    });
    expect(await served(['--port', '0', '--database', 'postgres://h:secret@127.0.0.1:1/havre'])).toEqual({
      ...{ code: EXIT.failed, out: '' },
      err: 'The database 127.0.0.1:1/havre cannot be reached; is it running, and is the address right?\n',
    });
    expect(await served(['--data', folder, '--database', 'postgres://h@127.0.0.1/havre'])).toEqual({
      ...{ code: EXIT.mistake, out: '' },
      err: 'Either --data or --database: everything is kept in one place.\n',
    });
  });

  it('takes how much may be kept from the environment', async () => {
    vi.stubEnv('HAVRE_TABLES_PER_PERSON', 'many');
    const { code, err } = await served(['--port', '0', '--data', join(folder, 'a')]);
    vi.stubEnv('HAVRE_TABLES_PER_PERSON', undefined);
    expect({ code, err }).toEqual({
      code: EXIT.mistake,
      err: "HAVRE_TABLES_PER_PERSON is a whole number from 0 to 1000000000, not 'many'.\n",
    });
  });

  it('says that the store is of a newer version', async () => {
    const data = join(folder, 'newer');
    await served(['--port', '0', '--host', '127.0.0.1', '--data', data]);
    const file = new DatabaseSync(join(data, FILE_NAME));
    file.exec('PRAGMA user_version = 9999');
    file.close();
    const { code, err } = await served(['--port', '0', '--host', '127.0.0.1', '--data', data]);
    expect(code).toBe(EXIT.failed);
    expect(err).toBe(
      `The store in ${data} was written by a newer version of Havre; run that version or a later one.\n`,
    );
  });

  it.each([
    [['--port', '70000'], "--port is a whole number from 0 to 65535, not '70000'."],
    [['--port', 'http'], "--port is a whole number from 0 to 65535, not 'http'."],
    [['--clear-after', '-1'], "--clear-after is a whole number from 0 to 36500, not '-1'."],
    [['here'], "'here' is one argument too many for 'serve' (havre help serve says how it is used)."],
  ])('does not begin with %j', async (args, sentence) => {
    expect(await served(args)).toEqual({ code: EXIT.mistake, out: '', err: `${sentence}\n` });
  });

  it.each([
    ['HAVRE_METRICS', 'here', "HAVRE_METRICS is a port, or an address with a port such as 10.0.0.1:9464, not 'here'."],
    [
      'HAVRE_METRICS',
      '70000',
      "HAVRE_METRICS is a port, or an address with a port such as 10.0.0.1:9464, not '70000'.",
    ],
    ['HAVRE_TRUST_PROXY', 'loopback, x', "HAVRE_TRUST_PROXY has addresses and networks, with commas; 'x' is neither."],
  ])('does not begin with %s=%s', async (name, value, sentence) => {
    vi.stubEnv(name, value);
    onTestFinished(() => void vi.stubEnv(name, undefined));
    expect(await served(['--port', '0'])).toEqual({ code: EXIT.mistake, out: '', err: `${sentence}\n` });
  });

  it('has measurements at an address of their own, if it is free', async () => {
    const args = ['--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'measured')];
    onTestFinished(() => void vi.stubEnv('HAVRE_METRICS', undefined));
    for (const free of ['0', '127.0.0.1:0']) {
      vi.stubEnv('HAVRE_METRICS', free);
      expect((await served(args)).code).toBe(EXIT.done);
    }
    vi.stubEnv('HAVRE_METRICS', String(await takenPort()));
    const err = 'The address for measurements cannot be opened; choose another one with HAVRE_METRICS.\n';
    expect(await served(args)).toEqual({ code: EXIT.failed, out: '', err });
  });

  it('clears away what was abandoned, unless it is told not to', async () => {
    const data = join(folder, 'abandoned');
    const args = ['--port', '0', '--host', '127.0.0.1', '--data', data];
    const plan = { game: 'fuji-flush', options: {}, seats: 3, visibility: 'private', clock: { type: 'none' } };
    const store = await openStore(data);
    for (const days of [10, 100, 1000]) {
      const table = `${days} days ago`;
      const at = Date.now() - days * 24 * 60 * 60 * 1000;
      const created = { type: 'created', table, code: table, plan, host: 'x', secret: '', commitment: '', seq: 0, at };
      const card = { table, code: table, game: plan.game, phase: 'gathering' as const, visible: false, seats: 3 };
      const lines = [{ table, seq: 0, body: JSON.stringify(created) }];
      await store.append(lines, { ...card, taken: 0, people: ['x'], createdAt: at, touchedAt: at, dueAt: null });
    }
    const left = async () => (await store.summariesOf('x', 9)).map(({ table }) => table).sort();
    await served([...args, '--clear-after', '0']);
    expect(await left()).toHaveLength(3);
    await served(args);
    expect(await left()).toEqual(['10 days ago']);
    await served([...args, '--clear-after', '5']);
    expect(await left()).toEqual([]);
    await store.close();
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'as a program, answers at its address and ends at %s with 0',
    async signal => {
      const args = [HAVRE, 'serve', '--host', '127.0.0.1'];
      const env = { ...process.env, PORT: '0', HAVRE_DATA: join(folder, signal), HAVRE_LANG: 'en', HAVRE_LOG: 'info' };
      const program = spawn(process.execPath, args, { env });
      let said = '';
      let logged = '';
      program.stdout.on('data', text => {
        said += text;
      });
      program.stderr.on('data', text => {
        logged += text;
      });
      const ended = once(program, 'exit');
      while (program.exitCode === null && !said.includes('Ctrl-C'))
        await new Promise(resolve => setTimeout(resolve, 20));
      const [url = ''] = /http:\/\/\S+/.exec(said) ?? [];
      expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({ ok: true });
      program.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(said).toMatch(/Closed\. Nothing is lost\.\n$/);
      const lines = logged
        .trim()
        .split('\n')
        .map(line => JSON.parse(line) as { msg: string });
      expect(lines.map(line => line.msg)).toEqual(
        expect.arrayContaining(['the server is open', 'request', 'the server is closed']),
      );
    },
  );

  it('is what npm start does, until Ctrl-C', { timeout: 300_000 }, async () => {
    const env = { ...process.env, PORT: '0', HAVRE_DATA: join(folder, 'npm'), HAVRE_LANG: 'en' };
    const npm = spawn('npm', ['start'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void npm.kill());
    let said = '';
    npm.stdout.on('data', text => {
      said += text;
    });
    const ended = once(npm, 'exit');
    while (npm.exitCode === null && !said.includes('Ctrl-C')) await new Promise(resolve => setTimeout(resolve, 20));
    const [url = ''] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    expect(await (await fetch(`${url}/health/live`)).json()).toMatchObject({ ok: true });
    process.kill(-(npm.pid ?? 0), 'SIGINT'); // as a terminal does: to everybody who runs in it
    await ended;
    expect(said).toMatch(/Closed\. Nothing is lost\.\n$/);
  });
});
