/**
 * Games that come in packages of their own: named in HAVRE_GAME_PACKAGES, with commas, each by its name in `node_modules` or by the
 * folder it is in. Its `package.json` says which module has the manifest, `"havre": { "manifest": "./manifest.js" }`, and if it has a
 * board of its own which module brings that to the page, `"page": "./page.js"`. Its ledgers, `rules.md` and `rules.fr.md`, lie beside
 * `package.json`. What it imports of `@havre/engine` is this program's own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { cwd, env } from 'node:process';
import { pathToFileURL } from 'node:url';
import { putOnShelf } from '@havre/engine/games/index.ts';
import type { Manifest } from '@havre/engine/games/manifest.ts';
import { addLedgerFolder } from '../ledgers.ts';
import { PACKAGES_VARIABLE } from './packages-variable.ts';

/** What can be wrong with a package. */
export type PackageFlaw =
  | 'not-found'
  | 'no-such-file'
  | 'not-a-game'
  | 'cannot-load'
  | 'bad-manifest'
  | 'id-taken'
  | 'no-ledger'
  | 'no-words'
  | 'bad-page'
  | 'breaks-laws';

/** A package that is not put on the shelf, and why. */
export class UnfitPackage extends Error {
  override name = 'UnfitPackage';
  readonly source: string;
  readonly flaw: PackageFlaw;
  /** What exactly, for whoever writes the package; nothing where the flaw says it all. */
  readonly detail: string;

  constructor(source: string, flaw: PackageFlaw, detail = '', options?: ErrorOptions) {
    super(`${source}: ${flaw}${detail === '' ? '' : ` (${detail})`}`, options);
    this.source = source;
    this.flaw = flaw;
    this.detail = detail;
  }
}

/** A package that has been loaded, and not been looked at. */
export interface LoadedPackage extends ShelvedPackage {
  readonly source: string;
}

/** A package whose game is on the shelf. */
export interface ShelvedPackage {
  readonly folder: string;
  /** The module of the manifest, as seen from the folder. */
  readonly file: string;
  /** The module that brings its board to the page, if it has one. */
  readonly page?: string;
  readonly manifest: Manifest;
}

const shelved: ShelvedPackage[] = [];

/**
 * The packages whose games are on the shelf.
 * @example shelvedPackages().map(({ manifest }) => manifest.id)
 */
export const shelvedPackages = (): readonly ShelvedPackage[] => shelved;

/** The packages that are asked for. */
export const namedPackages = (): string[] =>
  (env[PACKAGES_VARIABLE] ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');

/**
 * Puts the games of all packages on the shelf, without looking at them: for threads of a program that has.
 * @example await loadGamePackages();
 */
export async function loadGamePackages(): Promise<void> {
  for (const source of namedPackages()) shelve(await loadedPackage(source));
}

/** Puts a game on the shelf, and its ledger within reach. */
export function shelve({ source: _, ...shelving }: LoadedPackage): void {
  const { folder, manifest } = shelving;
  addLedgerFolder(manifest.id, pathToFileURL(`${folder}/`));
  putOnShelf(manifest);
  shelved.push(shelving);
}

/**
 * A package by its name or folder. Rejects with `UnfitPackage`.
 * @example const { manifest } = await loadedPackage('havre-liars-dice');
 */
export async function loadedPackage(source: string): Promise<LoadedPackage> {
  const folder = folderOf(source);
  const { manifest: file, page } = modulesOf(source, folder);
  shareEngine();
  try {
    const { manifest } = (await import(moduleUrl(folder, file))) as { readonly manifest?: Manifest };
    if (typeof manifest !== 'object' || manifest === null)
      throw new UnfitPackage(source, 'bad-manifest', 'the module exports no manifest');
    return { source, folder, file, ...(page === undefined ? {} : { page }), manifest };
  } catch (error) {
    if (error instanceof UnfitPackage) throw error;
    throw new UnfitPackage(source, 'cannot-load', error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}

/** A folder as it stands there, or one of the packages that are installed here or beside the program. */
function folderOf(source: string): string {
  if (/^[./]/.test(source)) {
    const folder = resolve(source);
    if (existsSync(join(folder, 'package.json'))) return folder;
    throw new UnfitPackage(source, 'not-found');
  }
  for (const start of [cwd(), import.meta.dirname])
    for (let folder = start; ; folder = dirname(folder)) {
      const found = join(folder, 'node_modules', source);
      if (existsSync(join(found, 'package.json'))) return found;
      if (dirname(folder) === folder) break;
    }
  throw new UnfitPackage(source, 'not-found');
}

/**
 * Where a module of a package is loaded from.
 * @example await import(moduleUrl(folder, './page.js'))
 */
export const moduleUrl = (folder: string, file: string): string => pathToFileURL(join(folder, file)).href;

/** The modules that `package.json` names, as seen from the folder. */
function modulesOf(source: string, folder: string): { readonly manifest: string; readonly page?: string } {
  let havre: { readonly manifest?: unknown; readonly page?: unknown } | undefined;
  try {
    ({ havre } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  } catch (cause) {
    throw new UnfitPackage(source, 'cannot-load', 'package.json is not JSON', { cause });
  }
  const { manifest, page } = havre ?? {};
  if (typeof manifest !== 'string') throw new UnfitPackage(source, 'not-a-game');
  if (page !== undefined && typeof page !== 'string') throw new UnfitPackage(source, 'bad-page');
  return {
    manifest: inside(source, folder, manifest),
    ...(page === undefined ? {} : { page: inside(source, folder, page) }),
  };
}

/** A file of the package, and none elsewhere, as seen from its folder. */
function inside(source: string, folder: string, named: string): string {
  const file = relative(folder, resolve(folder, named)).replaceAll('\\', '/');
  if (file.startsWith('..') || !existsSync(join(folder, file)))
    throw new UnfitPackage(source, 'no-such-file', named.slice(0, 200));
  return file;
}

let isShared = false;

/** Rules and words of a package use the engine of this program, wherever the package lies and whatever it has installed. */
function shareEngine(): void {
  if (isShared) return;
  isShared = true;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('@havre/engine/')
        ? next(specifier, { ...context, parentURL: import.meta.url })
        : next(specifier, context),
  });
}
