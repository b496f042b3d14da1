/** Light on the sand: a net of bright lines, as the sun draws it through small waves, in two layers that drift apart. */
import { thrown } from './chance.ts';
import './light.css';

/** A tile of the net that fits itself on every side. */
const TILE = 280;
const ROWS = 6;
const COLUMNS = 5;

interface Knot {
  readonly x: number;
  readonly y: number;
}

/** The loops of a net: each lies around a mesh of a honeycomb whose knots are a little off their places. */
function loops(seed: number): string {
  const [wide, high] = [TILE / COLUMNS, TILE / ROWS];
  // A knot is moved by what its place in the tile throws: so it is the same knot beyond the edge.
  const off = Array.from({ length: COLUMNS * 2 * ROWS * 2 }, thrown(seed));
  const knot = (halfColumn: number, halfRow: number): Knot => {
    const at = ((halfRow + 4 * ROWS) % (2 * ROWS)) * 2 * COLUMNS + ((halfColumn + 4 * COLUMNS) % (2 * COLUMNS));
    const [dx, dy] = [off[at] ?? 0, off[(at * 7 + 3) % off.length] ?? 0];
    return { x: ((halfColumn + (dx - 0.5) * 1.1) * wide) / 2, y: ((halfRow + (dy - 0.5) * 1.1) * high) / 2 };
  };
  const around = (row: number, column: number): Knot[] => {
    const [x, y] = [2 * column + (row % 2), 2 * row];
    return [knot(x, y - 1), knot(x + 1, y), knot(x + 1, y + 1), knot(x, y + 2), knot(x - 1, y + 1), knot(x - 1, y)];
  };
  const meshes = Array.from({ length: (ROWS + 2) * (COLUMNS + 2) }, (_, i) =>
    around(Math.floor(i / (COLUMNS + 2)) - 1 + 2 * ROWS, (i % (COLUMNS + 2)) - 1).map(({ x, y }) => ({
      x,
      y: y - 2 * TILE,
    })),
  );
  return meshes.map(smooth).join('');
}

/** A closed line that passes between the knots. */
function smooth(knots: readonly Knot[]): string {
  const at = (i: number): Knot => knots[i % knots.length] ?? { x: 0, y: 0 };
  const halfway = (i: number): string =>
    `${Math.round((at(i).x + at(i + 1).x) / 2)} ${Math.round((at(i).y + at(i + 1).y) / 2)}`;
  return `M${halfway(0)}${knots.map((_, i) => `Q${Math.round(at(i + 1).x)} ${Math.round(at(i + 1).y)} ${halfway(i + 1)}`).join('')}z`;
}

const LAYERS = [
  { name: 'near', seed: 11 },
  { name: 'far', seed: 29 },
].map(layer => ({ ...layer, d: loops(layer.seed) }));

export const Light = () => (
  <div class="aqua-light" aria-hidden="true">
    {LAYERS.map(({ name, d }) => (
      <svg key={name} class={`aqua-net ${name}`} width="100%" height="100%" aria-hidden="true">
        <pattern id={`aqua-net-${name}`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path d={d} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#aqua-net-${name})`} />
      </svg>
    ))}
  </div>
);
