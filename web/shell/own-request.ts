/** What one asks the server about oneself, for rooms that show and change what it keeps. */
import { identified } from './server.ts';

/**
 * What the server answers; or the code of why it does not, `other` where it cannot be reached.
 * @example const own = await ownRequest<Own>('GET', 'holidays'); if (typeof own === 'string') …
 */
export async function ownRequest<T extends object>(method: string, path: string, body?: object): Promise<T | string> {
  try {
    await identified();
    const response = await fetch(`/api/v1/me/${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { error?: string };
    return response.ok ? answer : (answer.error ?? 'other');
  } catch {
    return 'other';
  }
}
