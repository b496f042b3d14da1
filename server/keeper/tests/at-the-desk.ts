/** A keeper for tests: with a link, a session, and a hand on everything. */
import type { KeeperAnswer, KeeperDone, KeeperOrder, KeeperOverview } from '@havre/protocol/keeper.ts';
import type { Records } from '../../storage/records.ts';
import { openRecordsFile } from '../../storage/sqlite-records-file.ts';
import { KeeperAccess } from '../access.ts';

/** A link as `havre keeper` makes it: in another connection to the same file. */
export async function newLink(dataFolder: string): Promise<string> {
  const records = openRecordsFile(`${dataFolder}/havre.db`);
  try {
    return (await new KeeperAccess(records as unknown as Records, Date.now).newLink()).secret;
  } finally {
    records.close();
  }
}

export const knock = (url: string, link: string): Promise<Response> =>
  fetch(`${url}/api/v1/keeper/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link }),
  });

/** Opens a link. */
export async function enter(url: string, link: string): Promise<TestKeeper> {
  const response = await knock(url, link);
  if (!response.ok) throw new Error(await response.text());
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return new TestKeeper(url, cookie);
}

export class TestKeeper {
  private readonly url: string;
  readonly cookie: string;

  constructor(url: string, cookie: string) {
    this.url = `${url}/api/v1/keeper`;
    this.cookie = cookie;
  }

  ask(method: string, path: string, body?: object): Promise<Response> {
    const { cookie } = this;
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return fetch(`${this.url}${path}`, {
      method,
      headers: { cookie, ...json },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async look(): Promise<KeeperOverview> {
    return (await (await this.ask('GET', '')).json()) as KeeperOverview;
  }

  async deeds(): Promise<KeeperDone[]> {
    return ((await (await this.ask('GET', '/deeds')).json()) as { deeds: KeeperDone[] }).deeds;
  }

  async order(order: KeeperOrder): Promise<KeeperAnswer> {
    return (await (await this.ask('POST', '/orders', order)).json()) as KeeperAnswer;
  }
}
