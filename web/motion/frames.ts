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

/**
 * A flight from spot to spot. The copy is laid out where it is larger, so that it is sharp all the way.
 * @example const { box, frames } = framesOf({ from, to, turns: false, vanishes: false });
 */
export function framesOf({ from, to, turns, vanishes }: Flight): Frames {
  const box = from.width > to.width ? from : to;
  const start = moved(box, from, 1, turns ? ' rotateY(88deg)' : '');
  const middle = moved(box, between(from, to), LIFT, '');
  const end = moved(box, to, 1, '');
  const arrived = vanishes
    ? [
        { transform: end, opacity: 1, offset: 0.86 },
        { transform: end, opacity: 0 },
      ]
    : [{ transform: end }];
  return { box, frames: [{ transform: start }, { transform: middle, offset: TURNED }, ...arrived] };
}

/**
 * A piece that lies elsewhere now glides there from where it was; null if it has not moved.
 * @example const frames = gliding(before, after); if (frames !== null) element.animate(frames, 300);
 */
export function gliding(before: StageSpot, after: StageSpot): Keyframe[] | null {
  const [x, y] = [middleX(before) - middleX(after), middleY(before) - middleY(after)];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return null;
  return [{ translate: `${rounded(x)}px ${rounded(y)}px` }, { translate: '0 0' }];
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

/** A little past half of the way, as large as there. */
function between(from: StageSpot, to: StageSpot): StageSpot {
  const part = (one: number, other: number): number => one + (other - one) * 0.7;
  return {
    x: part(from.x, to.x),
    y: part(from.y, to.y),
    width: part(from.width, to.width),
    height: part(from.height, to.height),
  };
}

/** How a box must be moved to lie at a spot. */
function moved(box: StageSpot, at: StageSpot, larger: number, turn: string): string {
  const scale = box.width === 0 ? 1 : (at.width / box.width) * larger;
  const [x, y] = [middleX(at) - middleX(box), middleY(at) - middleY(box)];
  return `perspective(900px) translate(${rounded(x)}px, ${rounded(y)}px) scale(${Math.round(scale * 1000) / 1000})${turn}`;
}
