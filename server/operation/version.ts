/** Which Havre this is: the version of its packages and, in a release, the build it was made from. */
import { existsSync, readFileSync } from 'node:fs';

const MANIFEST = new URL('../package.json', import.meta.url);
/** Written by `npm run release` at the top of what it packs, and by nobody else. */
const BUILD = new URL('../../build.json', import.meta.url);

const read = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * As semantic versions write it, the build behind a plus sign.
 * @example programVersion() // '0.1.0+3fa9c21'
 */
export function programVersion(): string {
  const { version } = read<{ version: string }>(MANIFEST);
  return existsSync(BUILD) ? `${version}+${read<{ build: string }>(BUILD).build}` : version;
}
