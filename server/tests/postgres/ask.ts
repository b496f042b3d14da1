import { Client } from 'pg';

/**
 * Asks a database something, over a connection for that alone.
 * @example await ask(url, 'SELECT 1');
 */
export async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
