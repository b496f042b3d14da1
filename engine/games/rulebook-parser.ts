/** Reads the rulebook of a game. `docs/rulebooks.md` says how one is written. */
import type { Language } from './language.ts';
import { cellsOf, isUnderline } from './markdown-lines.ts';
import {
  type BookChapter,
  CHAPTERS,
  type ChapterId,
  OPTIONAL_CHAPTERS,
  passagesOf,
  type RulebookBlock,
  type RulebookText,
  type Scope,
  type Span,
} from './rulebook.ts';
import { known, passagesIn, RulebookError } from './rulebook-passages.ts';
import { spaced } from './typesetting.ts';

/** Lines that belong together, and where they begin. */
interface Chunk {
  readonly lines: readonly string[];
  readonly line: number;
}

/**
 * Reads a rulebook in a language.
 * @example parseRulebook(text, 'en').chapters.map(({ title }) => title)
 */
export function parseRulebook(text: string, language: Language): RulebookText {
  const chunks = chunksOf(language === 'fr' ? spaced(text) : text);
  const [head, ...rest] = chunks;
  const title = /^# (.+)$/.exec(head?.lines[0] ?? '')?.[1];
  if (title === undefined) throw new RulebookError('A rulebook begins with # and the name of its game', 1);
  const hasSwitches = rest[0]?.lines[0]?.startsWith('- {') === true;
  const switches = hasSwitches ? rest[0].lines.map((line, i) => scopesIn(line, (rest[0]?.line ?? 0) + i)) : [];
  const scopes = new Set(switches.flat().map(({ id }) => id));
  const chapters = chaptersOf(hasSwitches ? rest.slice(1) : rest, scopes);
  return { title, switches, chapters };
}

function chunksOf(text: string): Chunk[] {
  const chunks: { lines: string[]; line: number }[] = [];
  let isOpen = false;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const isHeading = line.startsWith('#');
    if (line.trim() === '') isOpen = false;
    else if (isOpen && !isHeading) chunks.at(-1)?.lines.push(line.trim());
    else {
      chunks.push({ lines: [line.trim()], line: index + 1 });
      isOpen = !isHeading;
    }
  }
  return chunks;
}

/** `- {07} 2007 | {21} 2021`: one switch, and what it chooses among. */
function scopesIn(line: string, number: number): Scope[] {
  return line
    .replace(/^- /, '')
    .split('|')
    .map(part => {
      const [, id, name] = /^\s*\{([\w-]+)\}\s+(.+?)\s*$/.exec(part) ?? [];
      if (id === undefined || name === undefined)
        throw new RulebookError(`'${part}' is not a scope and its name`, number);
      return { id, name };
    });
}

function chaptersOf(chunks: readonly Chunk[], scopes: ReadonlySet<string>): BookChapter[] {
  const chapters: { id: ChapterId; title: string; only: readonly string[]; blocks: RulebookBlock[] }[] = [];
  const anchors = new Set<string>();
  let only: readonly string[] = [];
  for (const { lines, line } of chunks) {
    const [first = ''] = lines;
    const chapter = chapters.at(-1);
    if (first.startsWith('#')) {
      const heading = headingIn(first, scopes, line);
      if (anchors.has(heading.id)) throw new RulebookError(`#${heading.id} is there twice`, line);
      anchors.add(heading.id);
      if (heading.isChapter) {
        only = heading.only;
        const id = chapterAfter(chapter?.id, heading.id, line);
        chapters.push({ id, title: heading.title, only, blocks: [] });
      } else if (chapter === undefined) throw new RulebookError('A section is in no chapter', line);
      else {
        only = [...new Set([...chapter.only, ...heading.only])];
        chapter.blocks.push({ type: 'heading', id: heading.id, title: heading.title, only });
      }
    } else if (chapter === undefined) throw new RulebookError('The text before the first chapter is in none', line);
    else chapter.blocks.push(blockOf(lines, { only, scopes, line }));
  }
  checkLinks(chapters, anchors);
  return chapters;
}

/** `## The aim {#aim}`, `### The tavern {#tavern} {crew}`. */
function headingIn(text: string, scopes: ReadonlySet<string>, line: number) {
  const [, level, title, id, scope] = /^(##|###) (.+?) \{#([a-z][\w-]*)\}(?: \{([\w-]+)\})?$/.exec(text) ?? [];
  if (title === undefined || id === undefined)
    throw new RulebookError('A heading is ## or ###, its words and its {#anchor}', line);
  return { isChapter: level === '##', title, id, only: scope === undefined ? [] : [known(scope, scopes, line)] };
}

/** A chapter that may follow the one before: only optional ones are left out. */
function chapterAfter(before: ChapterId | undefined, id: string, line: number): ChapterId {
  const next = before === undefined ? 0 : CHAPTERS.indexOf(before) + 1;
  const due = CHAPTERS.findIndex((one, at) => at >= next && !OPTIONAL_CHAPTERS.includes(one));
  const expected = CHAPTERS.slice(next, due + 1);
  const found = expected.find(one => one === id);
  if (found === undefined)
    throw new RulebookError(`#${id} is not the chapter that comes here (#${expected.join(' or #')})`, line);
  return found;
}

interface Place {
  readonly only: readonly string[];
  readonly scopes: ReadonlySet<string>;
  readonly line: number;
}

const ITEM = /^(?:- |\d+\. )/;
const FIGURE = /^(?:\{([\w-]+)\}\s)?!\[(.+)\]\((diagram|scene):([a-z][a-z0-9-]*)\)$/;

function blockOf(lines: readonly string[], place: Place): RulebookBlock {
  const [first = ''] = lines;
  if (first.includes('![')) return figureIn(lines.join(' '), place);
  if (first.startsWith('|')) return tableIn(lines, place);
  if (first.startsWith('>'))
    return { type: 'aside', passages: passagesIn(lines.map(line => line.replace(/^> ?/, '')).join(' '), place) };
  if (ITEM.test(first)) {
    const items = itemsOf(lines);
    return { type: 'list', isOrdered: !first.startsWith('-'), items: items.map(item => passagesIn(item, place)) };
  }
  return { type: 'paragraph', passages: passagesIn(lines.join(' '), place) };
}

/** The items of a list; a line that begins none goes on with the one before. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop()} ${line}`);
  }
  return items;
}

function figureIn(text: string, { only, scopes, line }: Place): RulebookBlock {
  const [, scope, caption, kind, name] = FIGURE.exec(text) ?? [];
  if (caption === undefined || name === undefined)
    throw new RulebookError(
      'A figure is ![its caption](diagram:name) or (scene:name), in a paragraph of its own',
      line,
    );
  return {
    type: 'figure',
    kind: kind === 'scene' ? 'scene' : 'diagram',
    name,
    caption,
    only: scope === undefined ? only : [...only, known(scope, scopes, line)],
  };
}

function tableIn(lines: readonly string[], place: Place): RulebookBlock {
  const [head = [], underline = [], ...rows] = lines.map(cellsOf);
  if (!isUnderline(underline) || rows.length === 0)
    throw new RulebookError('A table is a head, a line of dashes and rows', place.line);
  const cells = rows.map((row, i) => {
    const line = place.line + i + 2;
    if (row.length !== head.length) throw new RulebookError(`${row.length} cells under ${head.length} headings`, line);
    return row.map(cell => passagesIn(cell, { ...place, line }));
  });
  return { type: 'table', head, rows: cells };
}

/** Every link inside the book leads somewhere, and the book is whole. */
function checkLinks(chapters: readonly BookChapter[], anchors: ReadonlySet<string>): void {
  if (chapters.at(-1)?.id !== CHAPTERS.at(-1))
    throw new RulebookError(`The last chapter is #${CHAPTERS.at(-1)}, not #${chapters.at(-1)?.id}`, 1);
  const spans = chapters.flatMap(({ blocks }) => blocks.flatMap(passagesOf).flatMap(passage => passage.spans));
  const lost = spans.find(span => isLink(span) && span.to.startsWith('#') && !anchors.has(span.to.slice(1)));
  if (lost !== undefined) throw new RulebookError(`${isLink(lost) ? lost.to : ''} leads nowhere`, 1);
}

const isLink = (span: Span): span is Extract<Span, { type: 'link' }> =>
  typeof span !== 'string' && span.type === 'link';
