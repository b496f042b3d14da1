/** `--game-package NAME`, which any command takes: a game in a package of its own is put on the shelf before anything else is loaded. */
import { env } from 'node:process';
import { PACKAGES_VARIABLE } from '../games/game-packages.ts';
import { EXIT, type Terminal } from './command.ts';
import { words } from './words/game-packages.ts';

const FLAG = '--game-package';

/** Arguments without the packages that they name, and those. */
export interface SplitArguments {
  readonly args: readonly string[];
  readonly packages: readonly string[];
}

/**
 * Takes the packages out of the arguments: `--game-package NAME` or `--game-package=NAME`.
 * @example splitPackages(['serve', '--game-package', 'havre-nim']) // { args: ['serve'], packages: ['havre-nim'] }
 */
export function splitPackages(given: readonly string[]): SplitArguments {
  const args: string[] = [];
  const packages: string[] = [];
  for (let i = 0; i < given.length; i++) {
    const arg = given[i] ?? '';
    if (arg === FLAG) packages.push(given[++i] ?? '');
    else if (arg.startsWith(`${FLAG}=`)) packages.push(arg.slice(FLAG.length + 1));
    else args.push(arg);
  }
  return { args, packages };
}

/**
 * Puts the games of packages on the shelf, those of the environment and those that are named; null if all of them fit, else how the
 * program is to end.
 * @example const problem = await shelvePackages(['havre-nim'], terminal); if (problem !== null) exit(problem);
 */
export async function shelvePackages(packages: readonly string[], terminal: Terminal): Promise<number | null> {
  const say = words[terminal.language];
  if (packages.includes('')) {
    terminal.note(say.needsName);
    return EXIT.mistake;
  }
  // Threads are given the same.
  env[PACKAGES_VARIABLE] = [env[PACKAGES_VARIABLE] ?? '', ...packages].filter(name => name !== '').join(',');
  if (env[PACKAGES_VARIABLE] === '') return null;
  const { admitGamePackages } = await import('../games/admission.ts');
  const { UnfitPackage } = await import('../games/game-packages.ts');
  try {
    await admitGamePackages();
    return null;
  } catch (error) {
    if (!(error instanceof UnfitPackage)) throw error;
    terminal.note(say.unfit(error.source, say.flaws[error.flaw], error.detail));
    return EXIT.mistake;
  }
}
