/** Where a request carries its device's secret: a cookie, a bearer token, or a subprotocol of a socket. Never an address. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { TOKEN_PREFIX } from '@havre/protocol/wire.ts';
import type { FastifyRequest } from 'fastify';

export const COOKIE = 'havre-device';

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * How the cookie is kept: out of the reach of scripts, and not sent along by other sites.
 * @example reply.setCookie(COOKIE, secret, cookieFor(request));
 */
export const cookieFor = (request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: request.protocol === 'https',
  maxAge: TWO_YEARS,
});

/**
 * The secret that came with a request, or null. A token is somebody's deliberate choice and goes before a cookie.
 * @example const identity = await devices.identityOf(secretIn(request));
 */
export function secretIn(request: FastifyRequest): string | null {
  const { 'sec-websocket-protocol': protocols = '' } = request.headers;
  const bearer = bearerIn(request);
  if (bearer !== undefined) return bearer;
  const offered = protocols.split(',').map(protocol => protocol.trim());
  const token = offered.find(protocol => protocol.startsWith(TOKEN_PREFIX));
  return token?.slice(TOKEN_PREFIX.length) ?? request.cookies[COOKIE] ?? null;
}

/**
 * Whether a request carries a token; how long that takes to say tells nothing of the token.
 * @example if (!isBearer(request, token)) return reply.code(404)…
 */
export const isBearer = ({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean =>
  timingSafeEqual(digestOf(bearerIn({ headers }) ?? ''), digestOf(token));

const bearerIn = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request may have been made by a page of another site: browsers say where a page comes from, programs do not.
 * @example if (isForeign(request, [])) return reply.code(403)…
 */
export function isForeign(request: FastifyRequest, trustedOrigins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined || trustedOrigins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
