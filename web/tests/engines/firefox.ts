/** Firefox, over WebDriver BiDi. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../../scripts/browsers.mjs';
import { Bidi } from './bidi.ts';
import type { Engine, Key, Size, Tab } from './engine.ts';
import { KEYS, keysOf, pressAt } from './gestures.ts';

/** At rest, in French, and quiet towards the network; the browser itself sees to the rest when it is driven. */
const PREFERENCES = {
  'intl.accept_languages': 'fr-FR, fr',
  'ui.prefersReducedMotion': 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

interface LogEntry {
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context?: string };
}

export async function startFirefox(): Promise<Engine> {
  const { firefox = '' } = findBrowser('firefox');
  const profile = mkdtempSync(join(tmpdir(), 'havre-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(firefox, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const gone = new Promise(resolve => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', words => {
      said += String(words);
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', code => reject(new Error(`Firefox has ended (${code}): ${said}`)));
  });
  const bidi = await Bidi.connect(`${url}/session`);
  const tabs = new Map<string, FirefoxTab>();
  bidi.onEvent = (_, params) => {
    const { level, text, source } = params as LogEntry;
    if (level === 'error') tabs.get(source.context ?? '')?.complaints.push(text);
  };
  await bidi.do('session.new', { capabilities: {} });
  await bidi.do('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: 'firefox',
    async tab(size) {
      const { userContext } = await bidi.do<{ userContext: string }>('browser.createUserContext');
      const { context } = await bidi.do<{ context: string }>('browsingContext.create', { type: 'window', userContext });
      const tab = new FirefoxTab(bidi, context);
      tabs.set(context, tab);
      await tab.resize(size);
      return tab;
    },
    async close() {
      await bidi.do('browser.close').catch(() => child.kill('SIGKILL'));
      await gone;
      bidi.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

class FirefoxTab implements Tab {
  readonly engine = 'firefox';
  readonly canBeTouched = false;
  readonly complaints: string[] = [];
  private readonly bidi: Bidi;
  private readonly context: string;

  constructor(bidi: Bidi, context: string) {
    this.bidi = bidi;
    this.context = context;
  }

  async open(url: string): Promise<void> {
    const navigate = () => this.bidi.do('browsingContext.navigate', { context: this.context, url, wait: 'none' });
    // A page that is just going elsewhere by itself ends what was asked for.
    await navigate().catch((error: unknown) => {
      if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
      return navigate();
    });
  }

  async evaluate<T>(expression: string): Promise<T> {
    const done = await this.bidi.do<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (done.type === 'exception') throw new Error(done.exceptionDetails.text);
    return JSON.parse(done.result.value ?? 'null') as T;
  }

  async tapAt(x: number, y: number): Promise<void> {
    await this.bidi.do('input.performActions', { context: this.context, actions: [pressAt(x, y)] });
  }

  async type(text: string): Promise<void> {
    await this.bidi.do('input.performActions', { context: this.context, actions: [keysOf(text)] });
  }

  async press(key: Key): Promise<void> {
    await this.bidi.do('input.performActions', { context: this.context, actions: [keysOf(KEYS[key])] });
  }

  async resize(viewport: Size): Promise<void> {
    const { width, height } = viewport;
    await this.bidi.do('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
  }

  async picture(path: string): Promise<void> {
    const { data } = await this.bidi.do<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.context,
    });
    writeFileSync(path, Buffer.from(data, 'base64'));
  }

  async close(): Promise<void> {
    await this.bidi.do('browsingContext.close', { context: this.context });
  }
}
