import type { Listed } from '@havre/protocol/client/client.ts';

/**
 * A list of tables on the server; none where it cannot be asked.
 * @example const open = await listedTables('/api/v1/tables');
 */
export async function listedTables(path: string): Promise<readonly Listed[]> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as Listed[]) : [];
  } catch {
    return [];
  }
}
