/** Which Havre this is: the version of its packages and, in a release, the build it was made from; and what has changed in it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MANIFEST = new URL('../package.json', import.meta.url);
/** Written by `npm run release` at the top of what it packs, and by nobody else. */
const BUILD = new URL('../../build.json', import.meta.url);

/** What has changed, the newest first; a release has it beside the code, too. */
export const CHANGES = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url));

const read = <T>(file: URL): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * As semantic versions write it, the build behind a plus sign.
 * @example programVersion() // '0.1.0+3fa9c21'
 */
export function programVersion(): string {
  const { version } = read<{ version: string }>(MANIFEST);
  return existsSync(BUILD) ? `${version}+${read<{ build: string }>(BUILD).build}` : version;
}
