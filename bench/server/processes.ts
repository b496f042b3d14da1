/** The processes of the benchmark, as the one that leads it sees them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENDERS, type ContenderName } from './contender.ts';
import type { FromLoad, LoadLayout, LoadOrder, LoadResult, Survey, ToLoad } from './load-process.ts';
import type { FromServer, ProcessUsage, ToServer } from './server-process.ts';

const SERVER = fileURLToPath(new URL('./server-process.ts', import.meta.url));
const LOAD = fileURLToPath(new URL('./load-process.ts', import.meta.url));

/** A process that answers one question at a time. */
class Answering<Question, Answer extends object> {
  private readonly child: ChildProcess;
  private readonly name: string;

  constructor(name: string, file: string, args: readonly string[] = [], flags: readonly string[] = []) {
    this.name = name;
    this.child = fork(file, args, { execArgv: [...flags] });
  }

  answer(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error(`the process of ${this.name} has ended before it has answered`));
      this.child.once('exit', gone);
      this.child.once('message', (answer: Answer) => {
        this.child.off('exit', gone);
        resolve(answer);
      });
    });
  }

  async ask(question: Question): Promise<Answer> {
    if (!this.child.connected) throw new Error(`the process of ${this.name} has ended before it was asked`);
    const answer = this.answer();
    this.child.send(question as object);
    return answer;
  }

  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async end(): Promise<void> {
    if (this.hasEnded) return;
    const gone = once(this.child, 'exit');
    if (this.child.connected) this.child.disconnect();
    await gone;
  }
}

/** The server of a contender, with a folder that is gone when it is closed. */
export class ServerProcess {
  readonly contender: ContenderName;
  readonly url: string;
  private readonly process: Answering<ToServer, FromServer>;
  private readonly folder: string;

  private constructor(contender: ContenderName, url: string, process: Answering<ToServer, FromServer>, folder: string) {
    this.contender = contender;
    this.url = url;
    this.process = process;
    this.folder = folder;
  }

  /** Where it shares something with others, such as a database, it keeps there what it would else keep in its folder. */
  static async start(contender: ContenderName, shared?: string): Promise<ServerProcess> {
    const folder = await mkdtemp(join(tmpdir(), 'havre-bench-'));
    const args = [contender, join(folder, 'data'), ...(shared === undefined ? [] : [shared])];
    const process = new Answering<ToServer, FromServer>(contender, SERVER, args, CONTENDERS[contender].flags);
    const greeting = await process.answer();
    if (!('url' in greeting)) throw new Error(`the server of ${contender} has not said where it is`);
    return new ServerProcess(contender, greeting.url, process, folder);
  }

  async usage(): Promise<ProcessUsage> {
    const answer = await this.process.ask('usage');
    if (!('usage' in answer)) throw new Error('a server does not know what it uses');
    return answer.usage;
  }

  /** Bytes of the heap in use after everything that can be collected is. */
  async heap(): Promise<number> {
    const answer = await this.process.ask('heap');
    if (!('heap' in answer)) throw new Error('a server does not know its heap');
    return answer.heap;
  }

  /** Writes a profile of what the server does during some work into a folder. */
  async profiled<T>(folder: string, work: () => Promise<T>): Promise<T> {
    await this.process.ask('profile');
    const done = await work();
    await this.process.ask({ keepProfileIn: folder });
    return done;
  }

  /** Ends it at once, as when its machine loses its power. */
  async kill(): Promise<void> {
    await this.process.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await this.process.ask('close').catch(() => {});
    await this.process.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The load generator. */
export class LoadProcess {
  private readonly process = new Answering<ToLoad, FromLoad>('the clients', LOAD);

  /** Lays out tables, with four clients at each. */
  async lay(layout: LoadLayout): Promise<void> {
    await this.told({ lay: layout });
  }

  async play(play: LoadOrder): Promise<LoadResult> {
    const answer = await this.told({ play });
    if (!('played' in answer)) throw new Error('the load generator has not played');
    return answer.played;
  }

  /** What is known of all tables at another address by those who come back there. */
  async survey(url: string): Promise<Survey> {
    const answer = await this.told({ survey: url });
    if (!('surveyed' in answer)) throw new Error('the load generator has not looked');
    return answer.surveyed;
  }

  /** Leaves all tables. */
  async clear(): Promise<void> {
    await this.told({ clear: true });
  }

  end(): Promise<void> {
    return this.process.end();
  }

  private async told(question: ToLoad): Promise<FromLoad> {
    const answer = await this.process.ask(question);
    if ('failed' in answer) throw new Error(`the load generator has failed: ${answer.failed}`);
    return answer;
  }
}
