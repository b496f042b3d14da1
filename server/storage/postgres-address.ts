/** Where a database is, as somebody has written it down, and as it may be shown: without its password. */

/** What was given is no address of a database. */
export class NoDatabaseAddress extends Error {
  override name = 'NoDatabaseAddress';
}

const SCHEMES: readonly string[] = ['postgres:', 'postgresql:'];

/**
 * An address such as `postgres://havre:secret@db.example.org/havre`, checked. Throws `NoDatabaseAddress`.
 * @example const url = databaseAddress(process.env.DATABASE_URL ?? '');
 */
export function databaseAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || !SCHEMES.includes(url.protocol) || nameIn(url) === '')
    throw new NoDatabaseAddress('an address of a database is postgres://user:password@host/name');
  return text;
}

/**
 * The same for people to read: who else reads a log or a screen learns neither user nor password.
 * @example shownDatabase('postgres://havre:secret@db.example.org/havre') // 'db.example.org/havre'
 */
export function shownDatabase(address: string): string {
  const url = URL.parse(address);
  return url === null ? 'the database' : `${url.host || 'localhost'}/${nameIn(url)}`;
}

const nameIn = ({ pathname }: URL): string => pathname.replace(/^\//, '');
