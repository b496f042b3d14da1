/**
 * A new game in a checkout of the project: a folder that already plays, beside the rules and beside the boards, and its line on
 * both shelves. The templates are whole small files; `{{…}}` stands for what the game is called.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a new game is called, in all the ways that its files need. */
export interface GameNames {
  /** In addresses and commands, and as the name of its folders: `liars-dice`. */
  readonly id: string;
  readonly title: string;
  readonly frenchTitle: string;
  /** The first letters of the ids of its rules: `LIA`. */
  readonly PREFIX: string;
  /** In code: `liarsDice`. */
  readonly constant: string;
  /** The bundle of its types: `LiarsDice`. */
  readonly Type: string;
}

const TEMPLATES = join(import.meta.dirname, 'template');
const ENDING = '.template';
const ENGINE_SHELF = 'engine/games/index.ts';
const PAGE_SHELF = 'web/games/index.ts';

/** Where the files of each part of the templates go. */
const FOLDERS = { engine: 'engine/games', web: 'web/games' } as const;

const LONGEST_ID = 30;
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Whether a game can be called so: short words of small letters and digits.
 * @example isGameId('liars-dice') // true
 */
export const isGameId = (id: string): boolean => id.length <= LONGEST_ID && ID.test(id);

/**
 * The names of a new game.
 * @param taken the first letters that the rules of other games begin with
 * @example namesOf('liars-dice', ['FUJ']) // { id: 'liars-dice', title: 'Liars Dice', PREFIX: 'LIA', … }
 */
export function namesOf(id: string, taken: readonly string[], title?: string, frenchTitle?: string): GameNames {
  const capitalised = id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1));
  const Type = `${capitalised.join('')}Rules`;
  // With an ending of their own, names in code are never words of the language or of the templates.
  const constant = `${Type.charAt(0).toLowerCase()}${Type.slice(1, -'Rules'.length)}Game`;
  const printed = title ?? capitalised.join(' ');
  return { id, title: printed, frenchTitle: frenchTitle ?? printed, PREFIX: prefixOf(id, taken), constant, Type };
}

/** Three letters, or as many more as it takes to differ; an id of a row has letters alone there. */
function prefixOf(id: string, taken: readonly string[]): string {
  const letters = `${id.replace(/[^a-z]/g, '').toUpperCase()}GAME`;
  for (let length = 3; length <= letters.length; length++) {
    const prefix = letters.slice(0, length);
    if (!taken.includes(prefix)) return prefix;
  }
  return `${letters}X`;
}

/**
 * The first letters of the ids in the ledgers of all games there are.
 * @example takenPrefixes(root) // ['FUJ', 'JAM', 'CREW', …]
 */
export function takenPrefixes(root: string): string[] {
  const ledgers = globSync('engine/games/*/rules.md', { cwd: root });
  const ids = ledgers.flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(/^\| ([A-Z]+)-/gm)]);
  return [...new Set(ids.map(([, prefix]) => prefix ?? ''))];
}

/**
 * Whether a folder is a checkout of the project, and not what is installed of it.
 * @example isCheckout('/home/anne/havre')
 */
export const isCheckout = (root: string): boolean =>
  [ENGINE_SHELF, PAGE_SHELF].every(file => existsSync(join(root, file)));

/**
 * Writes the folders of a game and puts it on both shelves; gives the files it has written or changed. Nothing is written over.
 * @example writeGame(root, namesOf('liars-dice', takenPrefixes(root)))
 */
export function writeGame(root: string, names: GameNames): string[] {
  const shelves = new Map([
    [ENGINE_SHELF, onEngineShelf(readFileSync(join(root, ENGINE_SHELF), 'utf8'), names)],
    [PAGE_SHELF, onPageShelf(readFileSync(join(root, PAGE_SHELF), 'utf8'), names)],
  ]);
  const written = [];
  for (const [part, folder] of Object.entries(FOLDERS))
    for (const file of globSync(`**/*${ENDING}`, { cwd: join(TEMPLATES, part) }).sort()) {
      const target = join(folder, names.id, file.slice(0, -ENDING.length));
      const text = filledIn(readFileSync(join(TEMPLATES, part, file), 'utf8'), names);
      mkdirSync(dirname(join(root, target)), { recursive: true });
      writeFileSync(join(root, target), text, { flag: 'wx' });
      written.push(target);
    }
  for (const [file, text] of shelves) writeFileSync(join(root, file), text);
  return [...written, ...shelves.keys()];
}

/** Which folders of a game are there already. */
export const foldersThere = (root: string, id: string): string[] =>
  Object.values(FOLDERS)
    .map(folder => join(folder, id))
    .filter(folder => existsSync(join(root, folder)));

const filledIn = (template: string, names: GameNames): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.entries(names).find(([key]) => key === name)?.[1];
    if (value === undefined) throw new Error(`a template asks for '${name}'`);
    return value;
  });

/** A shelf does not look as this program knows it, so that no line can be put there. */
export class StrangeShelf extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} has no place for another game`);
    this.name = 'StrangeShelf';
    this.file = file;
  }
}

function onEngineShelf(text: string, { id, constant }: GameNames): string {
  const listed = text.replace(/(const SHELF = \[[^\]]*)\]/, `$1, ${constant}]`);
  if (listed === text) throw new StrangeShelf(ENGINE_SHELF);
  return imported(listed, `import { manifest as ${constant} } from './${id}/manifest.ts';`);
}

function onPageShelf(text: string, { id, constant }: GameNames): string {
  const key = id.includes('-') ? `'${id}'` : id;
  const listed = text.replace(/(const BOXES[^\n]*\n(?: {2}[^\n]*\n)*)\};/, `$1  ${key}: ${constant}Box,\n};`);
  if (listed === text) throw new StrangeShelf(PAGE_SHELF);
  return imported(listed, `import { ${constant}Box } from './${id}/box.tsx';`);
}

/** One more import, where the order of their paths wants it: among those of the same folder. */
function imported(text: string, line: string): string {
  const pathOf = (source: string) => / from '(\.[^']*)';$/.exec(source)?.[1];
  const path = pathOf(line) ?? '';
  const lines = text.split('\n');
  const local = lines.flatMap((other, at) => (pathOf(other) === undefined ? [] : [at]));
  const after = local.filter(at => (pathOf(lines[at] ?? '') ?? '') < path).at(-1) ?? (local[0] ?? 0) - 1;
  return lines.toSpliced(after + 1, 0, line).join('\n');
}
