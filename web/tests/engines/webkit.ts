/** WebKit: the browser of WebKitGTK on a screen that nobody sees, over plain WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../../scripts/browsers.mjs';
import type { Engine, Key, Size, Tab } from './engine.ts';
import { KEYS, keysOf, pressAt } from './gestures.ts';
import { cutFrom, pngOf } from './screen-picture.ts';

/** Larger than any window of ours, with what the browser puts around the page. */
const SCREEN = '3840x2160x24';
/** The bar above the page must not keep a window from being as narrow as a phone. */
const NARROW_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; font-size: 1px; -gtk-icon-size: 1px; }';
const POLL_MS = 40;
const TIMEOUT_MS = 60_000;

export async function startWebKit(): Promise<Engine> {
  const { driver = '', browser = '', screen = '' } = findBrowser('webkit');
  const folder = mkdtempSync(join(tmpdir(), 'havre-webkit-'));
  mkdirSync(join(folder, '.config/gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, '.config/gtk-3.0/gtk.css'), NARROW_BAR);
  // Its children keep what it writes to open long after it has ended: that must be a file.
  const said = openSync(join(folder, 'said'), 'w');
  const children: ChildProcess[] = [];
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(program, args, {
      stdio: ['ignore', said, said],
      env: { ...process.env, ...env },
      detached: true,
    });
    children.push(child);
    return child;
  };
  const killAll = () => children.forEach(kill);
  process.once('exit', killAll);
  const display = await startScreen(screen, folder, start);
  const port = await freePort();
  start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: display,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, '.config'),
    XDG_RUNTIME_DIR: folder,
    LANG: 'fr_FR.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    GTK_A11Y: 'none',
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_FORCE_SANDBOX: '0' } : {}),
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`);
  return {
    name: 'webkit',
    async tab(size) {
      const options = { binary: browser, args: ['--automation'] };
      const alwaysMatch = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
      const { sessionId } = await ask<{ sessionId: string }>('POST', `${url}/session`, {
        capabilities: { alwaysMatch },
      });
      const tab = new WebKitTab(`${url}/session/${sessionId}`, join(folder, 'Xvfb_screen0'));
      await tab.resize(size);
      return tab;
    },
    async close() {
      process.off('exit', killAll);
      for (const child of children.reverse()) await ended(child);
      closeSync(said);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Start = (program: string, args: string[], env: NodeJS.ProcessEnv) => ChildProcess;

/** A screen in memory; it chooses a number for itself that nobody else has. */
async function startScreen(program: string, folder: string, start: Start): Promise<string> {
  const file = join(folder, 'display');
  writeFileSync(file, '');
  const child = start(
    '/bin/sh',
    ['-c', `exec "$0" -displayfd 3 -screen 0 ${SCREEN} -fbdir "$2" -nolisten tcp 3> "$1"`, program, file, folder],
    {},
  );
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const number = readFileSync(file, 'utf8').trim();
    if (number !== '') return `:${number}`;
    await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
  throw new Error('There is no screen for WebKit: Xvfb does not start.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
  throw new Error('The driver of WebKit does not answer.');
}

/** Ends a process and whatever it has started. */
function kill(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
    process.kill(-child.pid, 'SIGKILL');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  kill(child);
  await gone;
}

/**
 * The answer to a question is lost if the page it was asked of goes meanwhile: that is an error, known soon enough for whoever waits for
 * something (`until`) to ask again.
 */
const LONGEST_ANSWER = 25_000;

async function ask<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(LONGEST_ANSWER),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

class WebKitTab implements Tab {
  readonly engine = 'webkit';
  readonly canBeTouched = false;
  /** Its driver does not tell. */
  readonly complaints: readonly string[] = [];
  private readonly session: string;
  /** The file in which the screen keeps what it shows. */
  private readonly screen: string;

  constructor(session: string, screen: string) {
    this.session = session;
    this.screen = screen;
  }

  async open(url: string): Promise<void> {
    await ask('POST', `${this.session}/url`, { url });
  }

  async evaluate<T>(expression: string): Promise<T> {
    const script = `return (async () => JSON.stringify((await (${expression})) ?? null))()`;
    return JSON.parse(await ask<string>('POST', `${this.session}/execute/sync`, { script, args: [] })) as T;
  }

  async tapAt(x: number, y: number): Promise<void> {
    await ask('POST', `${this.session}/actions`, { actions: [pressAt(x, y)] });
  }

  async type(text: string): Promise<void> {
    await ask('POST', `${this.session}/actions`, { actions: [keysOf(text)] });
  }

  async press(key: Key): Promise<void> {
    await ask('POST', `${this.session}/actions`, { actions: [keysOf(KEYS[key])] });
  }

  /** The driver knows the outside of a window: how much that is more than the inside is measured. */
  async resize({ width, height }: Size): Promise<void> {
    const inside = () => this.evaluate<Size>('({ width: innerWidth, height: innerHeight })');
    const deadline = Date.now() + TIMEOUT_MS;
    let outside = { width, height };
    while (Date.now() < deadline) {
      const now = await inside();
      if (now.width === width && now.height === height) return;
      const rect = await ask<Size>('GET', `${this.session}/window/rect`);
      outside = { width: rect.width + width - now.width, height: rect.height + height - now.height };
      await ask('POST', `${this.session}/window/rect`, { ...outside, x: 0, y: 0 });
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`A window of WebKit does not become ${width}×${height}.`);
  }

  /**
   * Taken from the screen, as soon as it stands still: asked for a picture after a window has changed its size, the driver never
   * answers. The window that was opened last is on top.
   */
  async picture(path: string): Promise<void> {
    const { width, height } = await this.evaluate<Size>('({ width: innerWidth, height: innerHeight })');
    const rect = await ask<Size>('GET', `${this.session}/window/rect`);
    const cut = { x: (rect.width - width) / 2, y: rect.height - height, width, height };
    const look = () => cutFrom(readFileSync(this.screen), cut);
    let before = look();
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; ) {
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
      const now = look();
      if (now.equals(before)) break;
      before = now;
    }
    writeFileSync(path, pngOf(before, cut));
  }

  async close(): Promise<void> {
    await ask('DELETE', this.session);
  }
}
