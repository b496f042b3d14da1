/** docs/protocol.md says what is so: its examples are messages, and nothing is left out of its tables. */
import { readFileSync } from 'node:fs';
import type { ErrorCode, ServerMessage } from '@havre/protocol/messages.ts';
import { CLOSED } from '@havre/protocol/wire.ts';
import { MOST_PORTABLE_ENTRIES } from '@havre/table/model/origin.ts';
import { describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS } from '../../http/connections.ts';
import { REQUEST_LIMITS } from '../../http/dependencies.ts';
import { carriedSchema, LONGEST_PAST } from '../../http/portable-game-schema.ts';
import { planSchema } from '../../http/schemas.ts';
import { LIMITS } from '../limits.ts';
import { commandSchema, readMessage } from '../messages.ts';

const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const HOSTING = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
const examples = (kind: string): string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`json ${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, json = '']) => json);

const ERROR_CODES: Readonly<Record<ErrorCode, true>> = {
  'bad-message': true,
  'wrong-version': true,
  'too-fast': true,
  'no-such-table': true,
  'no-identity': true,
  'too-many-tables': true,
  'too-many-watchers': true,
  'no-programs': true,
  'bad-offer': true,
  'too-many-programs': true,
  'server-trouble': true,
};
const SERVER_TYPES: Readonly<Record<ServerMessage['type'], true>> = {
  hello: true,
  update: true,
  page: true,
  done: true,
  refused: true,
  error: true,
  notice: true,
  offered: true,
  invitation: true,
  pong: true,
};

describe('docs/protocol.md', () => {
  it('has client messages that are read', () => {
    expect(examples('client').length).toBeGreaterThan(5);
    for (const json of examples('client')) expect(readMessage(json)).toMatchObject({ ok: true });
  });

  it('has an example of every message of the server', () => {
    const types = examples('server').map(json => (JSON.parse(json) as ServerMessage).type);
    expect([...new Set(types)].sort()).toEqual(Object.keys(SERVER_TYPES).sort());
  });

  it('has a plan that a table can be laid out with', () => {
    const [plan = ''] = examples('plan');
    expect(planSchema.safeParse(JSON.parse(plan))).toMatchObject({ success: true });
  });

  it('has a game that can be brought along', () => {
    const [carried = ''] = examples('carried');
    expect(carriedSchema.safeParse(JSON.parse(carried))).toMatchObject({ success: true });
  });

  it('names every command, every error and every code of closing', () => {
    const commands = commandSchema.options.map(option => option.shape.type.value);
    for (const name of [...commands, ...Object.keys(ERROR_CODES)]) expect(PAGE).toContain(`| \`${name}\` |`);
    for (const code of Object.values(CLOSED)) expect(PAGE).toContain(`| ${code} |`);
  });

  it('has the limits that are kept', () => {
    const { messages, telling, network, networkSockets, watchers, tables, sockets, buffered, behind, heartbeat } =
      LIMITS;
    const text = PAGE.replace(/\s+/g, ' ');
    expect(text).toContain(`may send ${messages.burst} messages at once and then ${messages.perSecond} a second`);
    expect(text).toContain(`watches at most ${tables} tables`);
    expect(text).toContain(`more than ${sockets} sockets`);
    expect(text).toContain(`or ${networkSockets} in all`);
    expect(text).toContain(`at most ${watchers} watch one table`);
    expect(text).toContain(
      `${telling.burst / 1024 ** 2} MB of whole tables at once and then ${telling.perSecond / 1024} kB a second`,
    );
    const { messages: all, chat, claims, telling: told } = network;
    expect(text).toContain(`${all.burst} messages at once and then ${all.perSecond} a second`);
    expect(text).toContain(`${chat.burst} lines of chat and then ${chat.perSecond} a second`);
    expect(text).toContain(`${claims.burst} words and then one in ${1 / claims.perSecond} seconds`);
    expect(text).toContain(`${told.burst / 1024 ** 2} MB of tables and then ${told.perSecond / 1024 ** 2} MB a second`);
    expect(text).toContain(`more than ${buffered / 1024} kB are on their way`);
    expect(text).toContain(`behind for ${behind / 1000} seconds`);
    expect(text).toContain(`every ${heartbeat / 1000} seconds`);
    const { requests, pages, devices, tables: laid, carries, joins, advice, invitations } = REQUEST_LIMITS;
    const { sockets: opened } = REQUEST_LIMITS;
    expect(text).toContain(`counted by themselves, ${pages.toLocaleString('en')} a minute`);
    expect(text).toContain(
      `${requests} a minute, of which ${devices} for new devices, ${laid} for new tables, ${carries} for games brought along, ${joins} for codes, ${advice} for advice, ${invitations} for invitations of programs and ${opened} for sockets`,
    );
    expect(text).toContain(
      `At most ${LONGEST_PAST / 1024 ** 2} MB and ${MOST_PORTABLE_ENTRIES.toLocaleString('en')} deeds`,
    );
  });
});

describe('docs/hosting.md', () => {
  it('has the limits of connections that are kept', () => {
    const { ofNetwork, inTotal, head, request, pause } = CONNECTION_LIMITS;
    const text = HOSTING.replace(/\s+/g, ' ');
    expect(text).toContain(
      `at most ${ofNetwork} connections open, proxies excepted, and all together ${inTotal.toLocaleString('en')}`,
    );
    expect(text).toContain(
      `${head / 1000} seconds to say what it wants, ${request / 1000} until all of it is there, and ${pause / 1000}`,
    );
  });

  it('names everything that is measured', () => {
    const code = readFileSync(new URL('../../operation/metrics.ts', import.meta.url), 'utf8');
    const names = [...code.matchAll(/'(havre_\w+)'/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(HOSTING).toContain(`\`${name}\``);
  });
});
