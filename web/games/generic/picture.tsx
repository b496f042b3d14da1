/** A picture of the table on the page: tables, lists and boards, in which whatever leads to an action can be touched. */
import type { Columns, Part, Picture as Pictured, Thing, Things } from '@havre/engine/games/picture.ts';
import { useEffect, useRef } from 'preact/hooks';
import { Cells } from './cells.tsx';
import { type Block, blocksOf, isOfFigures } from './picture-blocks.ts';
import { StandingSign, Touchable, type Touching } from './touchable.tsx';
import './picture.css';

export function Picture({ picture, touching }: { picture: Pictured; touching: Touching }) {
  const now = picture.filter(part => part.isNow === true);
  const place = useRef<HTMLDivElement>(null);
  const told = JSON.stringify(now);
  // Whoever has scrolled down to what is aboard sees what has come up since; whoever is writing is left in peace.
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea, select'))
      place.current?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  return (
    <>
      {now.length === 0 ? null : (
        <div class="picture-now" ref={place}>
          <Blocks parts={now} touching={touching} />
        </div>
      )}
      <Blocks parts={picture.filter(part => part.isNow !== true)} touching={touching} />
    </>
  );
}

const Blocks = ({ parts, touching }: { parts: readonly Part[]; touching: Touching }) => (
  <>
    {blocksOf(parts).map((block, i) => (
      <AnyBlock key={i} block={block} touching={touching} />
    ))}
  </>
);

function AnyBlock({ block, touching }: { block: Block; touching: Touching }) {
  switch (block.kind) {
    case 'remarks':
      return (
        <div class="picture-remarks">
          {block.parts.map(({ text }, i) => (
            <p key={i}>{text}</p>
          ))}
        </div>
      );
    case 'lists':
    case 'rows':
      return (
        <div class={`picture-${block.kind}`}>
          {block.parts.map((part, i) => (
            <ThingsPart key={i} part={part} touching={touching} />
          ))}
        </div>
      );
    case 'columns':
      return <ColumnsPart part={block.part} touching={touching} />;
    case 'cells':
      return <Cells part={block.part} touching={touching} />;
  }
}

/** More than these do not fit beside each other on a phone: each row is told by itself there. */
const FEW_COLUMNS = 3;

function ColumnsPart({ part, touching }: { part: Columns; touching: Touching }) {
  const { head, rows } = part;
  const looks = head.map((_, column) => (isOfFigures(part, column) ? 'figure' : ''));
  return (
    <div class={head.length > FEW_COLUMNS ? 'picture-columns many' : 'picture-columns'}>
      <table>
        <thead>
          <tr>
            <td />
            {head.map((heading, column) => (
              <th key={column} scope="col" class={looks[column]}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, standing, cells, place }, i) => (
            <tr key={i} class={standing ?? ''}>
              <th scope="row">
                <Touchable place={place} touching={touching} class="row-name">
                  <StandingSign standing={standing} />
                  {name}
                </Touchable>
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  class={looks[column]}
                  data-head={cells.length === head.length ? head[column] : ''}
                  colSpan={column === cells.length - 1 ? head.length - column : 1}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ThingsPart({ part: { title, things, none = '' }, touching }: { part: Things; touching: Touching }) {
  return (
    <section class="picture-things">
      <h2>{title}</h2>
      {things.length === 0 ? (
        <p class="soft">{none}</p>
      ) : (
        <ul>
          {things.map((thing, i) => (
            <li key={i}>
              <Touchable place={thing.place} touching={touching} class="thing">
                <ThingText {...thing} />
              </Touchable>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ThingText = ({ term, text, notes = [] }: Thing) => (
  <>
    {term === undefined ? null : <span class="thing-term">{term}</span>}
    <span>{text}</span>
    {notes.map(note => (
      <span class="thing-note" key={note}>
        {note}
      </span>
    ))}
  </>
);
