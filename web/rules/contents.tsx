/** The contents of a rulebook: its chapters and their sections, each a link. */
import type { BookChapter } from '@havre/engine/games/rulebook.ts';
import { words } from '../words/index.ts';
import { isShown, type RulebookReader } from './reader.ts';

/** Whether they stand beside the text (`rules.css`); above it they would be in the way. */
const isBeside = (): boolean => matchMedia('(min-width: 60rem)').matches;

export function Contents({ reader }: { readonly reader: RulebookReader }) {
  return (
    <nav class="book-contents" aria-label={words().rules.contents}>
      <details open={isBeside()}>
        <summary>{words().rules.contents}</summary>
        <ol>
          {reader.book.chapters
            .filter(({ only }) => isShown(only, reader))
            .map(chapter => (
              <li key={chapter.id}>
                <a href={`/rules/${reader.game}#${chapter.id}`}>{chapter.title}</a>
                <Sections chapter={chapter} reader={reader} />
              </li>
            ))}
        </ol>
      </details>
    </nav>
  );
}

function Sections({ chapter, reader }: { readonly chapter: BookChapter; readonly reader: RulebookReader }) {
  const sections = chapter.blocks.flatMap(block =>
    block.type === 'heading' && isShown(block.only, reader) ? [block] : [],
  );
  return sections.length === 0 ? null : (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`/rules/${reader.game}#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}
