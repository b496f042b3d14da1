/** Where bots come from: the house's own by their names, anybody's from a file that exports one as `bot`. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { botOf, type Roster } from '@havre/engine/bots/index.ts';
import type { Bot } from '@havre/engine/bots/mind.ts';

/** No bot has that name, or the file has none. The message says which. */
export class NoSuchBot extends Error {
  override name = 'NoSuchBot';
  readonly source: string;

  constructor(source: string, why: string) {
    super(`there is no bot '${source}': ${why}`);
    this.source = source;
  }
}

/**
 * Whether a bot is given by its file rather than by its name.
 * @example isFile('./cautious.ts') // true
 */
export const isFile = (source: string): boolean => /\.[cm]?[jt]s$/.test(source);

/**
 * A bot by its name or its file.
 * @example (await botFrom('examples/bots/cautious.ts')).name // 'cautious'
 */
export async function botFrom(source: string): Promise<Bot> {
  const bot = isFile(source) ? await botInFile(source) : botOf(source);
  if (bot === undefined) throw new NoSuchBot(source, 'nobody has that name');
  return bot;
}

async function botInFile(source: string): Promise<Bot> {
  let found: { readonly bot?: Partial<Bot> };
  try {
    found = (await import(pathToFileURL(resolve(source)).href)) as typeof found;
  } catch (error) {
    throw new NoSuchBot(source, `the file cannot be loaded (${error instanceof Error ? error.message : error})`);
  }
  const { bot } = found;
  if (typeof bot?.name !== 'string' || typeof bot.choose !== 'function')
    throw new NoSuchBot(source, "the file exports no 'bot' with a name and a choice");
  return bot as Bot;
}

/**
 * The house's bots and some from files; a file's bot takes the place of one of the house that has its name.
 * @example const roster = await rosterWith(['./cautious.ts']); roster('cautious')
 */
export async function rosterWith(files: readonly string[]): Promise<Roster> {
  const inFiles = await Promise.all(files.map(botInFile));
  return name => inFiles.find(bot => bot.name === name) ?? botOf(name);
}
