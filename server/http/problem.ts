/** What goes wrong with a request, as the client hears of it: a code, a sentence, and the row of the rules if there is one. */
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { QUOTA_REFUSALS } from '@havre/table/lobby/quotas.ts';
import { StoreError } from '@havre/table/storage/store.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { shared } from './shared-schemas.ts';

export const problemSchema = shared(
  'Problem',
  z.object({
    error: z.string().describe('Short and stable, for programs'),
    detail: z.string().describe('What was wrong, for people who read logs'),
    rule: z.string().optional().describe('The row of the rules ledger, where a rule of the game is concerned'),
  }),
);

export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly statusCode: number;
  readonly code: string;
  readonly rule: string | undefined;

  constructor(statusCode: number, code: string, detail: string, rule?: string) {
    super(detail);
    this.statusCode = statusCode;
    this.code = code;
    this.rule = rule;
  }
}

/** Says when it may be asked again. */
export class TooFast extends HttpProblem {
  readonly seconds: number;

  constructor(seconds: number) {
    super(429, 'too-fast', `try again in ${seconds} seconds`);
    this.seconds = seconds;
  }
}

export const nothingThere = (): HttpProblem => new HttpProblem(404, 'not-found', 'there is nothing at this address');
export const noSuchTable = (): HttpProblem => new HttpProblem(404, 'no-such-table', 'there is no such table');
export const noIdentity = (): HttpProblem =>
  new HttpProblem(401, 'no-identity', 'ask for a device secret first: POST /api/v1/devices');

/** Nothing is wrong with what was asked, it only cannot be now. */
const NOT_NOW = 409;

/**
 * What was asked for, or the refusal as a problem.
 * @example const room = granted(await lobby.create(identity, plan));
 */
export function granted<T extends object>(answer: T | Refusal, statusCode = NOT_NOW): T {
  if (!isRefusal(answer)) return answer;
  const { refused, detail, rule } = answer;
  const isQuota = QUOTA_REFUSALS.includes(refused);
  throw new HttpProblem(isQuota ? NOT_NOW : statusCode, refused, detail ?? refused, rule);
}

/** The answers to those who are not let in, or ask too much. */
export const TURNED_AWAY: readonly number[] = [403, 421, 429];

/** Turns whatever was thrown into the one shape of errors. What is our own fault is logged, and not told. */
export function sendProblem(
  error: FastifyError | HttpProblem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode, code, message, rule } = problemOf(error);
  if (error instanceof TooFast) reply.header('retry-after', error.seconds);
  // Whoever is turned away comes back over a connection of their own, if at all: those are counted.
  if (TURNED_AWAY.includes(statusCode)) reply.header('connection', 'close');
  if (statusCode >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a request has failed');
  return reply.code(statusCode).send({ error: code, detail: message, ...(rule === undefined ? {} : { rule }) });
}

function problemOf(error: FastifyError | HttpProblem): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new HttpProblem(400, 'bad-request', flawIn(error.validation));
  if (error instanceof StoreError)
    return new HttpProblem(503, 'store-trouble', 'it cannot be written down at the moment; nothing has been done');
  const { statusCode = 500, message } = error;
  if (statusCode >= 500) return new HttpProblem(500, 'server-trouble', 'nothing has been done');
  return new HttpProblem(statusCode, CODES[statusCode] ?? 'bad-request', message);
}

const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  413: 'too-long',
  415: 'not-json',
  429: 'too-fast',
};

function flawIn(flaws: readonly { instancePath: string; message?: string | undefined }[]): string {
  const [first] = flaws;
  const where = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
  return `${where === '' ? '' : `${where}: `}${first?.message ?? 'not what is asked for'}`.slice(0, 200);
}
