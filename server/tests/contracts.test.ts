/** What is said to machines about the socket and the games holds for everything that goes over the wire of whole games. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { manifestOf, shelf } from '@havre/engine/games/index.ts';
import { PlainMessages } from '@havre/protocol/tests/plain-messages.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { REMEDIES } from '../http/refusal-remedies.ts';
import { recordingSockets } from './recording-sockets.ts';
import { connectClient, expectDone, openServer } from './test-server.ts';

type Plain = Record<string, unknown>;

const read = async (address: string): Promise<Plain> => (await (await fetch(address)).json()) as Plain;

/** The same schema, but closed: what is not described would be noticed. Records of any fields stay open. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, additionalProperties, ...rest } = schema as Plain;
  const made = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, closed(value)]));
  const parts = properties as Plain | undefined;
  const isOpen = parts === undefined || OPEN.some(names => Object.keys(parts).join() === names.join());
  if (parts !== undefined)
    made['properties'] = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, closed(part)]));
  if (additionalProperties !== undefined)
    made['additionalProperties'] = isOpen
      ? additionalProperties
      : additionalProperties === false
        ? false
        : isEmpty(additionalProperties)
          ? false
          : closed(additionalProperties);
  return made;
}

/** Of these the game says more, or the box: actions, events, plans, and views. */
const OPEN = [['type'], ['type', 'rule'], ['game', 'seats', 'options'], [], ['name']];
const isEmpty = (value: unknown): boolean => typeof value === 'object' && Object.keys(value as object).length === 0;

/** A game that was just begun has no schema yet: `node scripts/game-schemas.ts` makes one. */
const GAMES = shelf
  .map(({ id }) => id)
  .filter(id => existsSync(new URL(`../../engine/games/${id}/schema.json`, import.meta.url)));

describe('what goes over the wire', () => {
  it.each(GAMES)('of %s is what is said of it', { timeout: 120_000 }, async game => {
    const { url } = await openServer();
    const sockets: string[][] = [];
    const client = await connectClient(url, { socket: recordingSockets(sockets) });
    const { min = 3, max = 3 } = manifestOf(game)?.game.seats ?? {};
    const seats = Math.min(max, Math.max(min, 3));
    const table = await client.create({ game, seats, botPace: 0 });
    expectDone(await table.do({ type: 'sit', seat: 0, name: 'Anne' }));
    for (let seat = 1; seat < seats; seat++) expectDone(await table.do({ type: 'addBot', seat, bot: 'mousse' }));
    await table.do({ type: 'sit', seat: 1, name: 'Anne' });
    await table.until(() => table.seat === 0);
    expectDone(await table.ready());
    expectDone(await table.do({ type: 'start' }));
    await table.until(({ info }) => info?.phase === 'playing');
    await table.play({ type: 'nonsense' });
    expectDone(await table.do({ type: 'takeOver', seat: 0, bot: 'mousse' }));
    await table.until(({ info }) => info?.phase === 'over');

    const messages = sockets.flatMap(socket => {
      const plain = new PlainMessages(); // our own client takes packed updates, which say the same
      return socket.map(text => JSON.parse(JSON.stringify(plain.read(text))) as Plain);
    });
    const { components } = await read(`${url}/api/v1/asyncapi.json`);
    const { schemas } = components as { schemas: Record<string, object> };
    const ajv = new Ajv({ strict: false });
    const checks = new Map(
      Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(closed(schema) as object)]),
    );
    const isPacked = checks.get('packedUpdate');
    for (const text of sockets.flat()) if (text.startsWith('[')) expect(isPacked?.(JSON.parse(text))).toBe(true);
    for (const message of messages) {
      const check = checks.get(String(message['type']));
      expect(check?.(message), `${JSON.stringify(check?.errors)} ${JSON.stringify(message).slice(0, 2_000)}`).toBe(
        true,
      );
    }
    expect(messages.map(({ type }) => type)).toEqual(expect.arrayContaining(['hello', 'update', 'done', 'refused']));

    const schema = await read(`${url}/api/v1/games/${game}/schema`);
    const { $defs, properties } = schema as { $defs: object; properties: Record<string, object> };
    const part = (name: string) => new Ajv2020({ strict: false }).compile({ ...properties[name], $defs });
    const [isView, isAction, isEvent] = ['view', 'action', 'event'].map(part);
    const told = { views: 0, actions: 0, events: 0 };
    for (const { type, view, question, items } of messages) {
      if (type !== 'update') continue;
      if (typeof view === 'object' && view !== null) {
        told.views++;
        expect(isView?.(view), JSON.stringify(isView?.errors)).toBe(true);
      }
      for (const action of ((question as Plain | null)?.['legal'] ?? []) as object[]) {
        told.actions++;
        expect(isAction?.(action), `${JSON.stringify(action)}`).toBe(true);
      }
      for (const item of items as Plain[])
        for (const event of ((item['letter'] as Plain | undefined)?.['events'] ?? []) as object[]) {
          told.events++;
          expect(isEvent?.(event), JSON.stringify(event)).toBe(true);
        }
    }
    expect(Math.min(...Object.values(told)), JSON.stringify(told)).toBeGreaterThan(0);
  });
});

describe('the AsyncAPI document', () => {
  it('is accepted by a linter', async () => {
    const { url } = await openServer();
    const source = JSON.stringify(await read(`${url}/api/v1/asyncapi.json`));
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, absoluteRef: 'asyncapi.json', config });
    expect(
      problems.map(
        ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${message} ${location[0]?.pointer}`,
      ),
    ).toEqual([]);
  });
});

describe('the refusals', () => {
  const files = globSync(['engine/kernel/**/*.ts', 'table/**/*.ts', 'server/**/*.ts'], {
    cwd: new URL('../..', import.meta.url).pathname,
  }).filter(path => !/node_modules|tests\/|\.d\.ts$/.test(path));
  const source = files
    .filter(path => !path.endsWith('refusal-remedies.ts'))
    .map(path => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
    .join('\n');

  it('are all listed with what to do', () => {
    const given = [...source.matchAll(/(?:refuse\(|HttpProblem\(\s*\d{3},\s*|refused: )'([a-z-]+)'/g)].map(
      ([, code = '']) => code,
    );
    expect(given.length).toBeGreaterThan(50);
    expect([...new Set(given)].filter(code => !Object.hasOwn(REMEDIES, code))).toEqual([]);
  });

  it('are all given somewhere', () => {
    expect(
      Object.keys(REMEDIES).filter(
        code => !source.includes(`'${code}'`) && !source.includes(` ${code}: `) && !source.includes(`"${code}"`),
      ),
    ).toEqual([]);
  });

  it('are served, those of the games with their words', async () => {
    const { url } = await openServer();
    const { refusals, games } = await read(`${url}/api/v1/refusals`);
    expect(refusals).toContainEqual({ code: 'stale', remedy: 'look-again', what: expect.any(String) });
    expect(Object.keys(games as object).sort()).toEqual(shelf.map(({ id }) => id).sort());
  });
});

describe('the components', () => {
  it('of a game say what its numbers stand for', async () => {
    const { url } = await openServer();
    const { numbers, parts } = await read(`${url}/api/v1/games/jamaica/components`);
    expect((numbers as Plain)['Goods']).toContain('4 powder');
    expect(Object.keys(parts as object)).toContain('actionDeck');
    expect((await fetch(`${url}/api/v1/games/chess/components`)).status).toBe(404);
  });
});
