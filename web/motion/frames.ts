/** The frames of a flight: where a piece is on its way, as the browser's animations want it. */

/** Where something lies on the stage, in pixels. */
export interface StageSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Flight {
  readonly from: StageSpot;
  readonly to: StageSpot;
  /** Whether it turns over on its way. */
  readonly turns: boolean;
  /** Whether it is gone where it arrives. */
  readonly vanishes: boolean;
  /** How high it flies over the straight way, as a part of its length; 0 for straight on. */
  readonly arc?: number;
}

export interface Frames {
  /** Where the flying copy is laid out. */
  readonly box: StageSpot;
  readonly frames: Keyframe[];
}

/** How high a piece is lifted in the middle of its way: it comes towards the eye by so much. */
const LIFT = 1.12;
/** When it has turned over, as a part of its way. */
const TURNED = 0.6;
/** When a piece that vanishes has arrived. */
const ARRIVED = 0.86;

/**
 * A flight from spot to spot. The copy is laid out where it is larger, so that it is sharp all the way.
 * @example const { box, frames } = framesOf({ from, to, turns: false, vanishes: false });
 */
export function framesOf({ from, to, turns, vanishes, arc = 0 }: Flight): Frames {
  const box = from.width > to.width ? from : to;
  const start = moved(box, from, 1, turns ? ' rotateY(88deg)' : '');
  const end = moved(box, to, 1, '');
  const arrived = vanishes
    ? [
        { transform: end, opacity: 1, offset: ARRIVED },
        { transform: end, opacity: 0 },
      ]
    : [{ transform: end }];
  const high = arc * distanceOf(from, to);
  const way =
    arc === 0
      ? [{ transform: moved(box, between(from, to, 0.7), LIFT, ''), offset: TURNED }]
      : ARC_STEPS.map(part => ({
          transform: moved(box, raised(between(from, to, part), high * bow(part)), 1 + (LIFT - 1) * bow(part), ''),
          offset: part * (vanishes ? ARRIVED : 1),
        }));
  return { box, frames: [{ transform: start }, ...way, ...arrived] };
}

/** Where an arc is drawn from point to point, as parts of the way. */
const ARC_STEPS: readonly number[] = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
/** How high an arc is at a part of its way: 1 in the middle, 0 at both ends. */
const bow = (part: number): number => 4 * part * (1 - part);

/**
 * A piece that lies elsewhere now glides there from where it was; null if it has not moved.
 * @example const frames = gliding(before, after); if (frames !== null) element.animate(frames, 300);
 */
export function gliding(before: StageSpot, after: StageSpot, arc = 0): Keyframe[] | null {
  const [x, y] = [middleX(before) - middleX(after), middleY(before) - middleY(after)];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return null;
  const at = (part: number, up: number): Keyframe => ({
    translate: `${rounded(x * (1 - part))}px ${rounded(y * (1 - part) - up)}px`,
  });
  const high = arc * Math.hypot(x, y);
  const steps = arc === 0 ? [] : ARC_STEPS.map(part => ({ ...at(part, high * bow(part)), offset: part }));
  return [at(0, 0), ...steps, { translate: '0 0' }];
}

/**
 * Where a piece lies at a place: in its middle, in its own proportions, as large as the place allows.
 * @example inside(place, piece)
 */
export function inside(place: StageSpot, { width, height }: StageSpot): StageSpot {
  const scale = Math.min(place.width / width, place.height / height);
  const size = { width: width * scale, height: height * scale };
  return { x: middleX(place) - size.width / 2, y: middleY(place) - size.height / 2, ...size };
}

const middleX = ({ x, width }: StageSpot): number => x + width / 2;
const middleY = ({ y, height }: StageSpot): number => y + height / 2;

const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;

const distanceOf = (one: StageSpot, other: StageSpot): number =>
  Math.hypot(middleX(one) - middleX(other), middleY(one) - middleY(other));

const raised = (spot: StageSpot, up: number): StageSpot => ({ ...spot, y: spot.y - up });

/** At a part of the way, as large as there. */
function between(from: StageSpot, to: StageSpot, part: number): StageSpot {
  const at = (one: number, other: number): number => one + (other - one) * part;
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    width: at(from.width, to.width),
    height: at(from.height, to.height),
  };
}

/** How a box must be moved to lie at a spot. */
function moved(box: StageSpot, at: StageSpot, larger: number, turn: string): string {
  const scale = box.width === 0 ? 1 : (at.width / box.width) * larger;
  const [x, y] = [middleX(at) - middleX(box), middleY(at) - middleY(box)];
  return `perspective(900px) translate(${rounded(x)}px, ${rounded(y)}px) scale(${Math.round(scale * 1000) / 1000})${turn}`;
}
