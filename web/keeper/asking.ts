/** What the keeper's page asks the server. The session is in a cookie that no script can read. */
import type { KeeperAnswer, KeeperDone, KeeperOrder, KeeperOverview } from '@havre/protocol/keeper.ts';

const PATH = '/api/v1/keeper';

/** What the server answers; or the code of why it does not, `other` where it cannot be reached. */
async function asked<T extends object>(method: string, path: string, body?: object): Promise<T | string> {
  try {
    const response = await fetch(`${PATH}${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { error?: string };
    return response.ok ? answer : (answer.error ?? 'other');
  } catch {
    return 'other';
  }
}

export const enter = (link: string): Promise<object | string> => asked('POST', '/session', { link });
export const leave = (): Promise<object | string> => asked('DELETE', '/session');
export const look = (): Promise<KeeperOverview | string> => asked('GET', '');
export const deedsDone = (): Promise<{ readonly deeds: readonly KeeperDone[] } | string> => asked('GET', '/deeds');

/** Gives an order: null once it is done, or the code of why it was refused. */
export async function order(wanted: KeeperOrder): Promise<string | null> {
  const answer = await asked<KeeperAnswer>('POST', '/orders', wanted);
  if (typeof answer === 'string') return answer;
  return answer.ok ? null : answer.refused;
}
