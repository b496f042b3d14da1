/** How a client wants to be answered: what it can unpack, and what it has already. */

/**
 * Whether a client takes an answer that is compressed by gzip. One that says nothing gets it plain.
 * @example takesGzip(request.headers['accept-encoding'])
 */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  const weights = new Map(
    String(accepted ?? '')
      .split(',')
      .map(weighed),
  );
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0;
}

/** `gzip;q=0.5`, taken apart; what has no weight has all of it. */
function weighed(coding: string): [string, number] {
  const [name = '', ...parameters] = coding.split(';').map(part => part.trim().toLowerCase());
  const weight = parameters.find(parameter => parameter.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}

/**
 * Whether a client has something already: its `If-None-Match` names it, in whatever coding it was sent.
 * @example if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
 */
export function hasAlready(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  return named.split(',').some(one => one.trim() === '*' || one.trim().replace(/^W\//, '') === `"${etag}"`);
}
