/** A server of our own for tests in browsers: a process with a data folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HAVRE = fileURLToPath(new URL('../../server/cli/havre.ts', import.meta.url));

/** A server process that can be killed and started again on the same port and data. */
export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'havre-page-'));
  private child: ChildProcess | null = null;
  private readonly environment: NodeJS.ProcessEnv;
  url = '';

  /** With settings beside the usual ones, if there are some. */
  constructor(environment: NodeJS.ProcessEnv = {}) {
    this.environment = environment;
  }

  async open(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const child = spawn(
      process.execPath,
      [HAVRE, 'serve', '--host', '127.0.0.1', '--port', port, '--data', this.folder],
      {
        env: { ...process.env, LANG: 'C', HAVRE_LOG: 'error', HAVRE_LIST_PROGRAMS: 'yes', ...this.environment },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.child = child;
    this.url = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', words => {
        said += String(words);
        const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
        if (url !== undefined) resolve(url);
      });
      child.once('exit', code => reject(new Error(`the server has ended (${code}): ${said}`)));
    });
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.child = null;
  }

  async pullDown(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
