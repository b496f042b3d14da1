/** What is said to machines about HTTP: a linter accepts it, and it leaves nothing out. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../tests/test-server.ts';

interface Operation {
  readonly operationId: string;
  readonly requestBody?: object;
  readonly parameters?: readonly object[];
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
}

async function described() {
  const { url } = await openServer();
  const text = await (await fetch(`${url}/api/v1/openapi.json`)).text();
  const { paths, components } = JSON.parse(text) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: object };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at: `${method} ${path}`, ...operation })),
  );
  return { text, operations, schemas: components.schemas };
}

/** Not mistakes: an address may be one of a list or a name, and an answer may be good news only. */
const ALLOWED = ['no-ambiguous-paths', 'operation-4xx-response'];

describe('the OpenAPI document', () => {
  it('is accepted by a linter', async () => {
    const { text } = await described();
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    const told = problems
      .filter(({ ruleId }) => !ALLOWED.includes(ruleId))
      .map(({ severity, ruleId, message, location }) => `${severity} ${ruleId}: ${message} ${location[0]?.pointer}`);
    expect(told).toEqual([]);
  });

  it('gives each operation an id of its own, who may ask, and what every answer means', async () => {
    const { operations } = await described();
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { at, security, responses } of operations) {
      expect(security, at).toBeDefined();
      for (const { description } of Object.values(responses)) expect(description, at).not.toBe('Default Response');
    }
  });

  it('says of each operation that it is counted, checked and bounded', async () => {
    const { operations } = await described();
    for (const { at, requestBody, parameters, responses } of operations) {
      if (requestBody !== undefined) expect(Object.keys(responses), at).toContain('413');
      if (requestBody !== undefined || parameters !== undefined) expect(Object.keys(responses), at).toContain('400');
      if (!at.startsWith('get /health/')) expect(Object.keys(responses), at).toContain('429');
      expect(responses['default'], at).toBeDefined();
    }
  });

  it('has shared components in the place of repetitions', async () => {
    const { operations, schemas } = await described();
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Problem', 'Table', 'PlanInput', 'Game']));
    for (const { at, responses } of operations)
      for (const [status, answer] of Object.entries(responses))
        if (Number(status) >= 400) expect(JSON.stringify(answer), at).toContain('#/components/schemas/Problem');
  });
});
