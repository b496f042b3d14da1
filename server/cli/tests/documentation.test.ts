/** What the pages for readers name is there: npm scripts, commands with their flags, files and links. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestOf } from '@havre/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../run.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
/** Files and folders of the project, but for what was installed or built. */
const known = globSync(['*', '{bench,docs,engine,examples,protocol,scripts,server,table,web}/**/*'], {
  cwd: ROOT,
  exclude: file => /(^|\/)(node_modules|dist|\.[^/]*)(\/|$)/.test(file),
});
/** Ledgers and rulebooks have a form of their own, and tests of their own. */
const isOfRules = (file: string): boolean => /\/(rules|rulebook)(\.fr)?\.md$/.test(file);
const PAGES = known.filter(file => file.endsWith('.md') && !isOfRules(file));

const pageText = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(found => found[1] ?? '');

/** The scripts of the root, where they are run. */
const { scripts } = JSON.parse(pageText('package.json')) as { scripts: Record<string, string> };

/** A path with a placeholder or a star in it means any name there. */
const asSource = (path: string): string => path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/<[^>]*>|\*+/g, '[^/]*');
const isKnown = (source: string): boolean => {
  const pattern = new RegExp(`^${source}$`);
  return known.some(file => pattern.test(file));
};
const trimmed = (path: string): string => path.replace(/^\.\//, '').replace(/\/$/, '');

/** Folders that a page speaks of, from the root or from the folder it lies in: its own, and those of paths it names. */
function foldersOf(page: string, text: string): string[] {
  const named = all(text, PATHS).map(path => (/\.\w+$/.test(path) ? dirname(path) : trimmed(path)));
  const folders = named.flatMap(path => [path, join(dirname(page), path)]);
  return [...new Set([dirname(page), ...folders])].filter(folder => folder === '.' || isKnown(asSource(folder)));
}

/**
 * Whether what a page names is there: from the root, or in a folder that the page speaks of, or right below one. A file of
 * the same name elsewhere is not what its reader looks for.
 */
function isThere(path: string, folders: readonly string[]): boolean {
  const end = asSource(trimmed(path));
  return (
    isKnown(end) || folders.some(folder => isKnown(`${folder === '.' ? '' : `${asSource(folder)}/`}(?:[^/]+/)?${end}`))
  );
}

/** Paths with a folder in them, in code marks or beside them. */
const PATHS = /((?:[\w<>*-]+\/)+[\w.<>*-]*)/g;
/** In code marks: names with an ending of ours, and names of folders of ours. */
const NAMED_FILES = /`((?:[\w.@<>*-]+\/)*[\w.<>*-]+\.(?:tsx?|mjs|md|css))`/g;
const NAMED_FOLDERS = /`((?:engine|table|protocol|server|web|bench|scripts|examples|docs)\/[\w./<>*-]*)`/g;
/** The files that a reader is to make. */
const OF_THE_READER: readonly string[] = ['verify-dice.mjs'];

describe.each(PAGES)('%s', page => {
  const text = pageText(page);

  test('names npm scripts that there are', () => {
    const named = [
      ...all(text, /\bnpm (?:run )?((?!run\b|ci\b|install\b)[a-z][\w:-]*)(?! -w)\b/g),
      ...all(text, /`(bench:[\w-]+|test:[\w-]+)`/g),
    ];
    expect(named.filter(name => !(name in scripts))).toEqual([]);
  });

  test('names commands that there are, with flags that they have', () => {
    const lines = [...all(text, /npx havre( [a-z]+[^\n`#]*)/g), ...all(text, /`havre( [a-z]+(?: [^`\n]*)?)`/g)].filter(
      line => !/^ (commitment|stream) 1$/.test(line), // labels of hashes, which begin like a command
    );
    const wrong = lines.flatMap(line => {
      const [name = '', ...words] = line.trim().split(/\s+/);
      if (name === '' || name === 'help') return [];
      const command = COMMANDS.find(candidate => candidate.name === name);
      if (command === undefined) return [`havre ${name}`];
      const help = command.help('en');
      const flags = words
        .filter(word => word.startsWith('--') && word !== '--lang')
        .map(word => word.split('=')[0] ?? '');
      return flags.filter(flag => !help.includes(flag)).map(flag => `havre ${name} ${flag}`);
    });
    expect(wrong).toEqual([]);
  });

  test('starts what is written in TypeScript with our Node: that of the machine may be older', () => {
    expect(all(text, /(?<!npx )\b(node (?:[\w.-]+\/)+[\w.-]+\.ts)\b/g)).toEqual([]);
  });

  test('names options that the games have, with values they take', () => {
    const lines = all(text, /havre( [a-z]+ [^\n`#]*--option [^\n`#]*)/g);
    const wrong = lines.flatMap(line => {
      const game = manifestOf(line.trim().split(/\s+/)[1] ?? '')?.game;
      return all(line, /--option (\S+)/g).filter(chosen => {
        const [key = '', value = ''] = chosen.split('=');
        const option = game?.options[key];
        return option === undefined || !(option.free !== undefined || option.values.map(String).includes(value));
      });
    });
    expect(wrong).toEqual([]);
  });

  test('names files and folders that there are', () => {
    const named = [...all(text, NAMED_FILES), ...all(text, NAMED_FOLDERS)];
    const folders = foldersOf(page, text);
    const missing = named.filter(path => !isThere(path, folders) && !OF_THE_READER.includes(path));
    expect(missing).toEqual([]);
  });

  test('leads to pages that there are, and to their headings', () => {
    const prose = text.replace(/^```[\s\S]*?^```$|`[^`\n]*`/gm, ''); // what stands in code shows how links are written
    const links = all(prose, /\]\(([^)\s]+)\)/g).filter(link => !/^[a-z]+:/.test(link));
    const wrong = links.filter(link => {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, target))) return true;
      return heading !== undefined && !headingsOf(pageText(target)).includes(heading);
    });
    expect(wrong).toEqual([]);
  });
});

const headingsOf = (text: string): string[] =>
  all(text, /^#+ (.*)$/gm).map(heading =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the pages of a checkout are found', () => {
  expect(PAGES).toContain('README.md');
  expect(PAGES.length).toBeGreaterThan(10);
});

/** The functions and methods that a file has, not those it calls. */
const definitionsIn = (text: string): string[] => [
  ...all(text, /\bfunction\*? (\w+)/g),
  ...all(text, /\bconst (\w+) = (?:async )?(?:<[^>]*>)?\(/g),
  ...all(text, /^ +(?:private |static |override |readonly |async )*(\w+)(?:<[^(]*>)?\([^;]*?\)(?:: [^;\n]+)? \{$/gm),
];

describe('the ways through the program', () => {
  const ways = all(pageText('docs/architecture.md'), /```way\n([\s\S]*?)```/g);
  const hops = ways.flatMap(way => way.trim().split('\n'));

  test.each(hops)('%s', hop => {
    const [, file = '', name = '', says = ''] = /^([\w./-]+\.tsx?): (\w+) {2,}(\S.*)$/.exec(hop) ?? [];
    expect(known).toContain(file);
    expect(definitionsIn(pageText(file))).toContain(name);
    expect(says).not.toBe('');
  });

  test('are those of a move, of a bot and of a reconnect', () => expect(ways).toHaveLength(3));
});

test('the glossary stays short enough to be read at once', () => {
  expect(pageText('docs/glossary.md').trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});
