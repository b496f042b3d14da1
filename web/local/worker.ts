/**
 * The worker in which this device keeps its own tables, with the browser as its store. It plays on without a network, and
 * whoever watches a table hears what a server would tell them.
 */
import { Lobby } from '@havre/table/lobby/lobby.ts';
import { gamesOnShelf } from '@havre/table/model/plan.ts';
import type { Table } from '@havre/table/model/table.ts';
import { BotWorker } from './bot-executor.ts';
import { DeviceHistory, openGameShelf } from './device-history.ts';
import { localHost } from './local-host.ts';
import type { Request, Requests, WorkerMessage } from './messages.ts';
import { shelvePackages } from './package-shelf.ts';
import { openStore } from './store.ts';

const logger = { info: () => {}, error: (about: object, sentence: string) => console.error(sentence, about) };
const say = (message: WorkerMessage): void => postMessage(message);

/** Each page of this device has a worker like this one, over the same store: what one of them writes the others read. */
const others = new BroadcastChannel('havre tables');

/** Where the rules of games are that come in packages, as the page has said last. */
let packages: readonly string[] = [];

async function open() {
  const store = await openStore('havre tables', table => others.postMessage(table));
  const history = new DeviceHistory(await openGameShelf('havre games'), store, gamesOnShelf);
  const onChange = (_: unknown, table: Table) => history.note(table);
  const lobby = new Lobby({
    store,
    now: Date.now,
    logger,
    thinking: new BotWorker(() => packages),
    isShared: true,
    onChange,
  });
  others.addEventListener('message', ({ data }: MessageEvent<string>) => void lobby.elsewhere.wrote(data));
  void lobby.start();
  return localHost({ store, lobby, history }, (table, who, update) => say({ table, who, update }));
}
let host: ReturnType<typeof open> | null = null;

async function answer<K extends keyof Requests>({
  id,
  type,
  asked,
  modules,
}: {
  id: number;
  type: K;
  asked: Requests[K]['asked'];
  modules: readonly string[];
}): Promise<void> {
  try {
    packages = modules;
    await shelvePackages(modules); // before anything looks at tables
    host ??= open();
    const answers = await host;
    say({ id, answer: await answers[type](asked) });
  } catch (error) {
    say({ id, failed: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', (event: MessageEvent<Request>) => void answer(event.data));
