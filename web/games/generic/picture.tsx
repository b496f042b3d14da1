/** A picture of the table on the page: tables, lists and boards, in which whatever leads to an action can be touched. */
import type { Columns, Part, Picture as Pictured, Remark, Thing, Things } from '@havre/engine/games/picture.ts';
import { useEffect, useRef } from 'preact/hooks';
import { Cells } from './cells.tsx';
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
          <Parts parts={now} touching={touching} />
        </div>
      )}
      <Parts parts={picture.filter(part => part.isNow !== true)} touching={touching} />
    </>
  );
}

const Parts = ({ parts, touching }: { parts: readonly Part[]; touching: Touching }) => (
  <>
    {parts.map((part, i) => (
      <AnyPart key={i} part={part} touching={touching} />
    ))}
  </>
);

function AnyPart({ part, touching }: { part: Part; touching: Touching }) {
  switch (part.kind) {
    case 'remark':
      return <RemarkPart {...part} />;
    case 'columns':
      return <ColumnsPart {...part} />;
    case 'things':
      return <ThingsPart part={part} touching={touching} />;
    case 'cells':
      return <Cells part={part} touching={touching} />;
  }
}

const RemarkPart = ({ text }: Remark) => <p class="picture-remark">{text}</p>;

/** More than these do not fit beside each other on a phone: each row is told by itself there. */
const FEW_COLUMNS = 3;

const ColumnsPart = ({ head, rows }: Columns) => (
  <div class={head.length > FEW_COLUMNS ? 'picture-columns many' : 'picture-columns'}>
    <table>
      <thead>
        <tr>
          <td />
          {head.map((heading, i) => (
            <th key={i} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, standing, cells }, i) => (
          <tr key={i} class={standing ?? ''}>
            <th scope="row">
              <StandingSign standing={standing} />
              {name}
            </th>
            {cells.map((cell, column) => (
              <td
                key={column}
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

function ThingsPart({ part: { title, things, none = '', isShort }, touching }: { part: Things; touching: Touching }) {
  return (
    <section class={isShort ? 'picture-things short' : 'picture-things'}>
      <h2>{title}</h2>
      {things.length === 0 ? (
        <p class="soft">{none}</p>
      ) : (
        <ul>
          {things.map((thing, i) => (
            <li key={thing.place ?? i}>
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
