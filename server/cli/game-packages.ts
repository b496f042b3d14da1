/** `--game-package NAME`, which any command takes: a game in a package of its own is put on the shelf before anything else is loaded. */
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { PACKAGES_VARIABLE } from '../games/packages-variable.ts';
import { EXIT, type Terminal } from './command.ts';
import { settingLines } from './settings/file.ts';
import { CONFIG_FLAG, CONFIG_VARIABLE, type SettingName } from './settings/table.ts';
import { words } from './words/game-packages.ts';

/** As often as needed; or once for several, with commas, as the setting of that name. */
const FLAGS = ['--game-package', '--game-packages'];
const SETTING: SettingName = 'game-packages';

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
    const flag = FLAGS.find(name => arg.startsWith(`${name}=`));
    if (flag !== undefined) packages.push(arg.slice(flag.length + 1));
    else if (FLAGS.includes(arg)) packages.push(given[++i] ?? '');
    else args.push(arg);
  }
  return { args, packages };
}

/** The packages that the file with settings names. What is wrong with that file is told by whoever reads all of it. */
function packagesInFile(args: readonly string[]): string {
  const flag = `--${CONFIG_FLAG}`;
  const typed = args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined;
  const path = typed ?? args.find(arg => arg.startsWith(`${flag}=`))?.slice(flag.length + 1) ?? env[CONFIG_VARIABLE];
  try {
    const { lines } = settingLines(readFileSync(path ?? '', 'utf8'));
    return lines.find(({ name }) => name === SETTING)?.value ?? '';
  } catch {
    return '';
  }
}

/**
 * Puts the games of packages on the shelf: those that are named, and those of the environment or else of the file with settings. Null
 * if all of them fit, else how the program is to end.
 * @example const problem = await shelvePackages({ args, packages: ['havre-nim'] }, terminal); if (problem !== null) exit(problem);
 */
export async function shelvePackages({ args, packages }: SplitArguments, terminal: Terminal): Promise<number | null> {
  const say = words[terminal.language];
  if (packages.includes('')) {
    terminal.note(say.needsName);
    return EXIT.mistake;
  }
  // Threads are given the same.
  env[PACKAGES_VARIABLE] = [env[PACKAGES_VARIABLE] || packagesInFile(args), ...packages].filter(Boolean).join(',');
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
