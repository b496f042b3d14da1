/** Limbs that grow thinner towards their tip and curl: the arms of an octopus, drawn from a line. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const spot = (x: number, y: number): Spot => ({ x, y });

/**
 * A spot so far from the middle, at an angle from straight ahead, in degrees to the right.
 * @example polar(40, 90) // { x: 40, y: 0 }
 */
export function polar(radius: number, angle: number): Spot {
  const turned = (angle * Math.PI) / 180;
  return spot(radius * Math.sin(turned), -radius * Math.cos(turned));
}

/** Spots along a smooth line through some others (Catmull and Rom's). */
export function along(through: readonly Spot[], perStretch = 5): Spot[] {
  const at = (i: number): Spot => through[Math.min(through.length - 1, Math.max(0, i))] as Spot;
  const line: Spot[] = [];
  for (let i = 0; i < through.length - 1; i++)
    for (let step = 0; step < perStretch; step++)
      line.push(between([at(i - 1), at(i), at(i + 1), at(i + 2)], step / perStretch));
  return [...line, at(through.length - 1)];
}

function between([before, from, to, after]: readonly [Spot, Spot, Spot, Spot], t: number): Spot {
  const mixed = (a: number, b: number, c: number, d: number): number =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  return spot(mixed(before.x, from.x, to.x, after.x), mixed(before.y, from.y, to.y, after.y));
}

/**
 * The outline of a limb along a line, from so wide at its root to so wide at its tip.
 * @example <path d={limb(along([polar(8, 30), polar(30, 30), polar(42, 50)]), 12, 3)} />
 */
export function limb(line: readonly Spot[], root: number, tip: number): string {
  const sides = [1, -1].map(side =>
    line.map((here, i) => {
      const [before, after] = [line[Math.max(0, i - 1)] as Spot, line[Math.min(line.length - 1, i + 1)] as Spot];
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
      const half = ((root + (tip - root) * (i / (line.length - 1)) ** 0.8) / 2) * side;
      return spot(here.x - ((after.y - before.y) / length) * half, here.y + ((after.x - before.x) / length) * half);
    }),
  );
  const [right = [], left = []] = sides;
  const written = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join(' ');
  const end = left.at(-1) ?? spot(0, 0);
  return `M${written(right)} A${tip / 2} ${tip / 2} 0 0 0 ${rounded(end.x)} ${rounded(end.y)} L${written(left.toReversed())}z`;
}
