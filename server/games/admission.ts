/**
 * Whether a game that comes in a package is one: its manifest is whole, its ledger is there in each language, so are its words, and
 * the laws hold at its tables. What does not fit is refused with the reason; nothing of it is on the shelf then.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '@havre/engine/games/index.ts';
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { ledgerFile, parseLedger } from '@havre/engine/games/ledger.ts';
import type { Manifest } from '@havre/engine/games/manifest.ts';
import { LawBroken } from '@havre/engine/kernel/laws/breach.ts';
import { laws } from '@havre/engine/kernel/laws/laws.ts';
import { tablesOf } from '@havre/engine/kernel/options.ts';
import { z } from 'zod';
import { type LoadedPackage, loadedPackage, moduleUrl, namedPackages, shelve, UnfitPackage } from './game-packages.ts';

/** So many tables are played at before a game is admitted, of all that its options allow. */
const MOST_TABLES = 8;
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const text = z.string().min(1).max(80);
const fn = z.custom<() => void>(value => typeof value === 'function', 'is a function');
const manifestSchema = z.looseObject({
  id: z.string().max(30).regex(ID, 'is small letters and digits, with hyphens'),
  title: z.looseObject({ en: text, fr: text }),
  minutes: z.number().positive(),
  seats: z.looseObject({ min: z.int().min(1), max: z.int().min(1), rule: z.string() }),
  complete: z.boolean(),
  wording: fn,
  game: z.looseObject({
    id: z.string(),
    version: z.int().min(1),
    options: z.looseObject({}),
    book: z.looseObject({ steps: z.array(z.unknown()) }),
    actions: z.looseObject({}),
    ...{ setup: fn, clone: fn, view: fn, determinise: fn, asSeen: fn, outcome: fn },
  }),
});

/**
 * Puts the games of all packages that are named on the shelf. Rejects with `UnfitPackage` at the first that does not fit.
 * @example await admitGamePackages();
 */
export async function admitGamePackages(): Promise<void> {
  for (const source of namedPackages()) {
    const loaded = await loadedPackage(source);
    await examine(loaded);
    shelve(loaded);
  }
}

/** Looks at all of a package. Rejects with `UnfitPackage`. */
async function examine({ source, folder, manifest, page }: LoadedPackage): Promise<void> {
  const read = manifestSchema.safeParse(manifest);
  if (!read.success) {
    const [first] = read.error.issues;
    throw new UnfitPackage(source, 'bad-manifest', `${first?.path.join('.') ?? ''} ${first?.message ?? ''}`.trim());
  }
  if (manifest.game.id !== manifest.id)
    throw new UnfitPackage(source, 'bad-manifest', `its game is called '${manifest.game.id}'`);
  if (manifestOf(manifest.id) !== undefined) throw new UnfitPackage(source, 'id-taken', manifest.id);
  const ledger = rowsOf(source, folder);
  await words(source, manifest);
  if (page !== undefined) await bringsBoard(source, moduleUrl(folder, page));
  try {
    laws(manifest.game, { games: 1, ledger, tables: someTables(manifest) });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UnfitPackage(source, 'breaks-laws', why, error instanceof LawBroken ? {} : { cause: error });
  }
}

/** The ids of its rules: both ledgers have the same. */
function rowsOf(source: string, folder: string): ReadonlySet<string> {
  const [first, ...others] = LANGUAGES.map(language => {
    const file = ledgerFile(language);
    try {
      return parseLedger(readFileSync(join(folder, file), 'utf8')).rows.map(({ id }) => id);
    } catch (cause) {
      throw new UnfitPackage(source, 'no-ledger', file, { cause });
    }
  });
  const rows = first ?? [];
  if (rows.length === 0 || others.some(other => other.join() !== rows.join()))
    throw new UnfitPackage(source, 'no-ledger', 'both have the same rows, and some');
  return new Set(rows);
}

async function words(source: string, manifest: Manifest): Promise<void> {
  const loaded = await manifest.wording?.().catch((cause: unknown) => {
    throw new UnfitPackage(source, 'cannot-load', 'its words', { cause });
  });
  for (const language of LANGUAGES)
    if (typeof loaded?.wording?.[language]?.table !== 'function') throw new UnfitPackage(source, 'no-words', language);
}

/** Its page module is one: a browser that cannot load it would show nobody anything. */
async function bringsBoard(source: string, module: string): Promise<void> {
  const { default: bring } = await import(module).catch((cause: unknown) => {
    throw new UnfitPackage(source, 'bad-page', cause instanceof Error ? cause.message : String(cause), { cause });
  });
  if (typeof bring !== 'function') throw new UnfitPackage(source, 'bad-page', 'it exports no function as default');
}

/** Some of the tables that the options allow, from the first to the last. */
function someTables({ game }: Manifest) {
  const all = [...tablesOf(game)];
  const step = Math.max(1, Math.floor(all.length / MOST_TABLES));
  return all.filter((_, at) => at % step === 0).slice(0, MOST_TABLES);
}
