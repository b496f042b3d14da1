/** Where the sources of a game cite the rows of its ledger. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from '../engine/games/ledger.ts';

export interface Citation {
  readonly id: string;
  /** The file it stands in, in the folder of the game. */
  readonly file: string;
}

/** Tests name rows in their titles, words repeat what the rules have said, and bots have no rules. */
const isRules = (file: string): boolean => !/(^|\/)(tests|bots)\/|(^|\/)wording[^/]*$/.test(file);

/**
 * Every row that the rules of a game cite, once for each file that does.
 * @example citationsIn('engine/games/fuji-flush')[0] // { id: 'FUJ-SETUP-07', file: '2-setup.ts' }
 */
export const citationsIn = (folder: string): Citation[] =>
  globSync('**/*.ts', { cwd: folder })
    .map(file => file.replaceAll('\\', '/'))
    .filter(isRules)
    .sort()
    .flatMap(file => idsIn(readFileSync(join(folder, file), 'utf8')).map(id => ({ id, file })));
