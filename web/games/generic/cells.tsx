/** A board of cells: squares where its rows have numbers, else a sheet to be filled in. */
import type { Cells as CellsPart, Edge, PictureCell } from '@havre/engine/games/picture.ts';
import { StandingSign, Touchable, type Touching } from './touchable.tsx';
import './cells.css';

export function Cells({ part, touching }: { part: CellsPart; touching: Touching }) {
  const { title, columns, rows, above, below } = part;
  const isBoard = rows.every(({ label }) => /^\d+$/.test(label));
  return (
    <section
      class={isBoard ? 'cells board' : 'cells form'}
      style={{ '--rows': rows.length, '--columns': columns.length }}
    >
      {title === undefined ? null : <h2>{title}</h2>}
      {above === undefined ? null : <EdgeName {...above} />}
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column, i) => (
              <th key={i} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, place, cells }, y) => (
            <tr key={y}>
              <th scope="row">
                {place === undefined ? (
                  label
                ) : (
                  <Touchable place={place} touching={touching} class="cell-label">
                    {label}
                  </Touchable>
                )}
              </th>
              {cells.map((cell, x) => (
                <td key={x} class={cell?.isRecent ? 'recent' : ''}>
                  {cell === null ? null : (
                    <Touchable place={cell.place} touching={touching} class="cell" name={cell.name}>
                      <Piece {...cell} />
                    </Touchable>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {below === undefined ? null : <EdgeName {...below} />}
    </section>
  );
}

const EdgeName = ({ name, standing }: Edge) => (
  <p class="cells-edge">
    <StandingSign standing={standing} />
    {name}
  </p>
);

const Piece = ({ text, tone, under }: PictureCell) => (
  <>
    <span class={tone === undefined ? 'ground' : `piece ${tone}`}>{text}</span>
    {under === undefined ? null : <span class="under">{under}</span>}
  </>
);
