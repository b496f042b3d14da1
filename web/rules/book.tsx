/** A rulebook as one reads it: chapters under headings, sentences with their marks, and what belongs to one edition said so. */
import {
  type BookChapter,
  type Figure as FigureBlock,
  passagesOf,
  type RulebookBlock,
} from '@havre/engine/games/rulebook.ts';
import { Examples } from './examples.tsx';
import { Figure } from './figure.tsx';
import { Passages, Scopes } from './passages.tsx';
import { isShown, ReaderContext, type RulebookReader, useReader } from './reader.ts';
import './book.css';

export function Book({ reader }: { readonly reader: RulebookReader }) {
  return (
    <ReaderContext.Provider value={reader}>
      <div class="book">
        {reader.book.chapters
          .filter(({ only }) => isShown(only, reader))
          .map(chapter => (
            <Chapter key={chapter.id} chapter={chapter} />
          ))}
      </div>
    </ReaderContext.Provider>
  );
}

function Chapter({ chapter }: { readonly chapter: BookChapter }) {
  const { id, title, only, blocks } = chapter;
  return (
    <section class="book-chapter" aria-labelledby={id} data-chapter={id}>
      <h2 id={id} tabIndex={-1}>
        <Scopes only={only} said={[]} />
        {title}
      </h2>
      {blocks.map((block, i) => {
        const around = block.type === 'heading' ? only : (scopesAround(blocks, i) ?? only);
        if (id !== 'examples' || block.type !== 'figure') return <BlockOf key={i} block={block} around={around} />;
        // A run of examples is one list, drawn where its first one stands.
        return blocks[i - 1]?.type === 'figure' ? null : (
          <Examples key={i} examples={runFrom(blocks, i)} around={around} />
        );
      })}
    </section>
  );
}

/** The figures from a place on, up to whatever else follows. */
function runFrom(blocks: readonly RulebookBlock[], at: number): FigureBlock[] {
  const rest = blocks.slice(at);
  const end = rest.findIndex(({ type }) => type !== 'figure');
  return rest.slice(0, end < 0 ? rest.length : end).filter(block => block.type === 'figure');
}

/** The scopes of the section that a block stands in; undefined before the first. */
function scopesAround(blocks: readonly RulebookBlock[], at: number): readonly string[] | undefined {
  const heading = blocks.slice(0, at).findLast(({ type }) => type === 'heading');
  return heading?.type === 'heading' ? heading.only : undefined;
}

function BlockOf({ block, around }: { readonly block: RulebookBlock; readonly around: readonly string[] }) {
  const reader = useReader();
  const passages = passagesOf(block);
  // Words of an edition that is not shown leave no empty frame behind, such as the head of a table.
  if (passages.length > 0 && !passages.some(({ only }) => isShown(only, reader))) return null;
  switch (block.type) {
    case 'heading':
      return isShown(block.only, reader) ? (
        <h3 id={block.id} tabIndex={-1}>
          <Scopes only={block.only} said={around} />
          {block.title}
        </h3>
      ) : null;
    case 'paragraph':
      return <Passages passages={block.passages} around={around} />;
    case 'aside':
      return (
        <aside class="book-aside">
          <Passages passages={block.passages} around={around} />
        </aside>
      );
    case 'list': {
      const items = block.items
        .filter(passages => passages.some(({ only }) => isShown(only, reader)))
        .map((passages, i) => (
          <li key={i}>
            <Passages passages={passages} around={around} />
          </li>
        ));
      return block.isOrdered ? <ol class="book-list">{items}</ol> : <ul class="book-list">{items}</ul>;
    }
    case 'table':
      return <Table block={block} around={around} />;
    case 'figure':
      return <Figure figure={block} around={around} />;
  }
}

type TableBlock = Extract<RulebookBlock, { type: 'table' }>;

/** A table whose first column names the rows; a head without words is left out. */
function Table({ block: { head, rows }, around }: { readonly block: TableBlock; readonly around: readonly string[] }) {
  const reader = useReader();
  const shown = rows.filter(cells => cells.flat().some(({ only }) => isShown(only, reader)));
  return (
    // A wide table moves in its own frame, which the keyboard has to reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="book-table" tabIndex={0}>
      <table>
        {head.some(cell => cell !== '') ? (
          <thead>
            <tr>
              {head.map((cell, i) => (
                <th key={i} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {shown.map((cells, i) => (
            <tr key={i}>
              {cells.map((passages, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    <Passages passages={passages} around={around} />
                  </th>
                ) : (
                  <td key={at}>
                    <Passages passages={passages} around={[...around, ...(cells[0]?.[0]?.only ?? [])]} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
