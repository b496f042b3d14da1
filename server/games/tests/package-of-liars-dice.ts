/** The game of docs/liars-dice.md as a package of its own: the same files, with the engine named as a package would name it, and a board. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const docs = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const TEXT = docs('liars-dice.md') + docs('adding-a-game.md');
const IN_TEXT = /^```\w+ (?:engine\/games\/liars-dice\/)?([\w.-]+)\n([\s\S]*?)^```$/gm;

const withEngine = (text: string): string =>
  text
    .replaceAll("'../../kernel/", "'@havre/engine/kernel/")
    .replace(/'\.\.\/([\w-]+\.ts)'/g, "'@havre/engine/games/$1'");

/** In `node_modules` there is no TypeScript. */
const asJavaScript = (text: string): string => stripTypeScriptTypes(text).replace(/'(\.\/[\w-]+)\.ts'/g, "'$1.js'");

export interface PackageSettings {
  /** As it would be installed: in JavaScript. */
  readonly isBuilt?: boolean;
  /** Files that are others than in the text; null for one that is missing. */
  readonly changed?: Readonly<Record<string, ((text: string) => string) | null>>;
  readonly packageJson?: object;
}

/** Writes the package into a folder. */
export function writeLiarsDice(folder: string, settings: PackageSettings = {}): string {
  const { isBuilt = false, changed = {}, packageJson } = settings;
  mkdirSync(folder, { recursive: true });
  for (const [, name = '', text = ''] of TEXT.matchAll(IN_TEXT)) {
    const change = changed[name];
    if (change === null) continue;
    const own = change?.(text) ?? text;
    const code = name.endsWith('.ts') ? withEngine(own) : own;
    if (isBuilt && name.endsWith('.ts')) writeFileSync(join(folder, name.replace(/ts$/, 'js')), asJavaScript(code));
    else writeFileSync(join(folder, name), code);
  }
  const kind = isBuilt ? 'js' : 'ts';
  const havre = { manifest: `./manifest.${kind}`, page: `./page.${kind}` };
  const usual = { name: 'havre-liars-dice', version: '1.0.0', type: 'module', havre };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packageJson ?? usual));
  return folder;
}
