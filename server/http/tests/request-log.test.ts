/** What the log says of those who ask, with their addresses and without. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { jsonLogger } from '../../operation/log.ts';
import { openServer, temporaryFolder } from '../../tests/test-server.ts';

const FILTER = join(import.meta.dirname, '../../../scripts/release/files/share/havre/fail2ban/havre.filter');

/** The expression by which fail2ban finds an address. */
function failregex(): RegExp {
  const [, source = ''] = /^failregex = (.*)$/m.exec(readFileSync(FILTER, 'utf8')) ?? [];
  return new RegExp(source.replace('<HOST>', '(?<host>[0-9a-f.:]+)'));
}

async function loggedBy(logAddresses: boolean, requests: number): Promise<string[]> {
  const file = join(await temporaryFolder(), 'log');
  const server = await openServer({ logger: jsonLogger({ level: 'info', file }), logAddresses });
  await fetch(`${server.url}/api/v1/games`);
  for (let i = 0; i < requests; i++) {
    const { status } = await fetch(`${server.url}/api/v1/devices`, {
      method: 'POST',
      headers: { origin: 'https://other.example', 'x-forwarded-for': '203.0.113.7' },
    });
    expect(status).toBe(403);
  }
  await server.close();
  return readFileSync(file, 'utf8').trim().split('\n');
}

it('has no addresses, and nobody who was turned away, unless it is told to', async () => {
  const lines = await loggedBy(false, 3);
  expect(lines.join('')).not.toMatch(/address|turned away|203\.0/);
});

it('has them in a form that fail2ban reads, and not more than so many of one network', async () => {
  const lines = await loggedBy(true, 25);
  const found = lines.flatMap(line => failregex().exec(line)?.groups?.['host'] ?? []);
  expect(found).toEqual(Array.from({ length: 20 }, () => '203.0.113.7'));
  expect(lines.find(line => line.includes('"route":"/api/v1/games"'))).toContain('"address":"127.0.0.1"');
  const [, date = ''] = /^datepattern = (.*)$/m.exec(readFileSync(FILTER, 'utf8')) ?? [];
  const pattern = date.replaceAll(/%%[YmdHMS]/g, '\\d+');
  expect(lines.every(line => new RegExp(pattern).test(line))).toBe(true);
});
