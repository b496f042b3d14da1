/** The lines of the table: the cloth and its three waters, the island, waves. All follow from the plan. */
import type { TablePlan } from './plan.ts';

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The edge of the cloth: straight above, and drawn in towards the island below, where the letters lie. */
export function clothEdge({ width, height, island, waters }: TablePlan): string {
  const inset = Math.min(width, height) * 0.012;
  const shoulder = (waters[0]?.reach.height ?? 0) * 1.1;
  const foot = Math.min(height - inset, island.y + island.ry * 1.06);
  const right = width - inset;
  return `M${at(inset, inset * 1.6)}Q${at(width / 2, -inset)} ${at(right, inset * 1.6)}L${at(right, shoulder)}C${at(right * 0.93, shoulder * 1.12)} ${at(island.x + island.rx * 1.7, foot * 0.92)} ${at(island.x + island.rx * 1.05, foot)}Q${at(island.x, foot + inset * 2)} ${at(island.x - island.rx * 1.05, foot)}C${at(island.x - island.rx * 1.7, foot * 0.92)} ${at(width - right * 0.93, shoulder * 1.12)} ${at(inset, shoulder)}z`;
}

/** The three waters as areas: they meet in the island, and are cut off by the edge of the cloth. */
export function waterAreas({ width, height, island }: TablePlan): readonly string[] {
  const bend = (x: number, side: number) =>
    `M${at(island.x, island.y)}C${at(island.x + side * island.rx * 0.9, island.y - island.ry)} ${at(x - side * width * 0.03, height * 0.3)} ${at(x, -2)}`;
  const [left, right] = [width / 3, (2 * width) / 3];
  const back = `C${at(right - width * 0.03, height * 0.3)} ${at(island.x + island.rx * 0.9, island.y - island.ry)} ${at(island.x, island.y)}z`;
  return [
    `${bend(left, -1)}L${at(0, -2)}L${at(0, height)}L${at(island.x, height)}z`,
    `${bend(left, -1)}L${at(right, -2)}${back}`,
    `${bend(right, 1)}L${at(width, -2)}L${at(width, height)}L${at(island.x, height)}z`,
  ];
}

/** The shore of the island around its middle, in steps that a hand would make. */
const SHORE = [1, 0.93, 0.99, 0.9, 1.02, 0.95, 0.9, 1, 0.94, 1.03, 0.92, 0.98, 0.9, 0.97] as const;

/**
 * The shore, so many times as large as the island.
 * @example shoreline(plan, 1.1) // the shallows around it
 */
export function shoreline({ island }: TablePlan, scale = 1): string {
  const points = SHORE.map((far, i) => {
    const angle = (2 * Math.PI * i) / SHORE.length;
    return {
      x: island.x + Math.cos(angle) * island.rx * far * scale,
      y: island.y + Math.sin(angle) * island.ry * 0.94 * far * scale,
    };
  });
  const middle = (i: number) => {
    const [one, next] = [points[i % points.length], points[(i + 1) % points.length]];
    return one === undefined || next === undefined ? '' : at((one.x + next.x) / 2, (one.y + next.y) / 2);
  };
  return `M${middle(0)}${points
    .map((_, i) => {
      const corner = points[(i + 1) % points.length];
      return corner === undefined ? '' : `Q${at(corner.x, corner.y)} ${middle(i + 1)}`;
    })
    .join('')}z`;
}

/** How steep and how far apart the waves of a water are. */
const SEAS = [
  { length: 16, steep: 3, apart: 19 },
  { length: 26, steep: 6, apart: 26 },
  { length: 40, steep: 11, apart: 34 },
] as const;

/** A wave or three where nothing else lies, in rows that are shifted against each other. */
export function wavesOf(plan: TablePlan, area: number): string {
  const { width, height, island } = plan;
  const { length, steep, apart } = SEAS[area] ?? SEAS[0];
  const [from, to] = [(width / 3) * area, (width / 3) * (area + 1)];
  const lines: string[] = [];
  for (let y = apart, row = 0; y < height * 0.72; y += apart, row++)
    for (let x = from + (row % 3) * length * 1.4; x < to - length * 2; x += length * 4.3) {
      // a wave that would run over the beach is left out
      if (Math.hypot((x + length - island.x) / island.rx, (y - island.y) / island.ry) < 1.35) continue;
      lines.push(`M${at(x, y)}q${length / 2}-${steep} ${length} 0t${length} 0`);
    }
  return lines.join('');
}
