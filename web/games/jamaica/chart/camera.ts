/** The arithmetic of the camera: which part of the sheet is seen in a window, and how it moves to what matters. */
import { SHEET } from './geography.ts';
import type { Point } from './points.ts';

/** A view of the sheet: how many pixels a unit has, and where the corner of the sheet lies in the window. */
export interface CameraView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A window onto the sheet, in pixels. */
export interface Pane {
  readonly width: number;
  readonly height: number;
}

/** A part of the sheet. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From here on the smallest space has 44 pixels, and prices can be read. */
export const READABLE = 0.56;
/** Who points with a mouse hits smaller spaces, and would rather have the whole sheet in sight. */
export const POINTABLE = 0.38;
/** Nearer than this the figures of the chart are as large as letters; */
const LEGIBLE = 0.482;
/** and nearer than this once they are enlarged (`marks.css`). */
const ENLARGED = 0.345;
/** How near the camera goes by itself. */
export const NEAR = 0.64;
/** How near a hand may take it. */
const NEAREST = 2.2;
/** Units of sheet that are kept in sight around what matters. */
const AROUND = 84;

/** How far away a sheet is: its figures can be read, or are enlarged for it, or would be specks. */
export const distanceAt = (scale: number): 'near' | 'far' | 'away' =>
  scale >= LEGIBLE ? 'near' : scale >= ENLARGED ? 'far' : 'away';

/** The whole sheet in the middle of the window. */
export function whole(pane: Pane): CameraView {
  const scale = Math.min(pane.width / SHEET.width, pane.height / SHEET.height);
  return inside({ scale, x: 0, y: 0 }, pane);
}

/** Whether the window shows the whole sheet as large as one needs it: then the camera stays. */
export const isRoomy = (pane: Pane, readable = READABLE): boolean => whole(pane).scale >= readable;

/** A view that shows no more emptiness than it must: not farther than the whole sheet, nor beyond its edges. */
export function inside({ scale, x, y }: CameraView, pane: Pane): CameraView {
  const least = Math.min(pane.width / SHEET.width, pane.height / SHEET.height);
  const kept = Math.min(Math.max(scale, least), Math.max(NEAREST, least));
  return {
    scale: kept,
    x: within(x, pane.width, SHEET.width * kept),
    y: within(y, pane.height, SHEET.height * kept),
  };
}

/** Smaller than the window: in its middle. Larger: covering it. */
const within = (start: number, room: number, size: number): number =>
  size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, start));

/**
 * Nearer or farther, with the sheet under a point of the window staying where it is.
 * @example zoomed(view, pane, 1.4, { x: 195, y: 200 })
 */
export function zoomed(view: CameraView, pane: Pane, factor: number, at: Point): CameraView {
  const { scale } = inside({ ...view, scale: view.scale * factor }, pane);
  const grown = scale / view.scale;
  return inside({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, pane);
}

export const moved = (view: CameraView, pane: Pane, by: Point): CameraView =>
  inside({ ...view, x: view.x + by.x, y: view.y + by.y }, pane);

/** What some points and what lies around them cover. */
export const extentOf = (points: readonly Point[], around = AROUND): Extent => ({
  left: Math.max(0, Math.min(...points.map(({ x }) => x)) - around),
  top: Math.max(0, Math.min(...points.map(({ y }) => y)) - around),
  right: Math.min(SHEET.width, Math.max(...points.map(({ x }) => x)) + around),
  bottom: Math.min(SHEET.height, Math.max(...points.map(({ y }) => y)) + around),
});

/** Whether a part of the sheet is wholly in the window. Half a pixel is nobody's loss. */
export const shows = ({ scale, x, y }: CameraView, pane: Pane, { left, top, right, bottom }: Extent): boolean =>
  left * scale + x >= -0.5 &&
  top * scale + y >= -0.5 &&
  right * scale + x <= pane.width + 0.5 &&
  bottom * scale + y <= pane.height + 0.5;

/** The view with a part of the sheet in its middle, as near as `scale` says if it fits. */
export function centred(pane: Pane, { left, top, right, bottom }: Extent, scale: number): CameraView {
  const fitting = Math.min(scale, pane.width / (right - left), pane.height / (bottom - top));
  const { scale: kept } = inside({ scale: fitting, x: 0, y: 0 }, pane);
  return inside(
    { scale: kept, x: pane.width / 2 - ((left + right) / 2) * kept, y: pane.height / 2 - ((top + bottom) / 2) * kept },
    pane,
  );
}

const isSameView = (one: CameraView, other: CameraView): boolean =>
  one.scale === other.scale && one.x === other.x && one.y === other.y;

/**
 * The view that has these points in sight. Where they are in sight already and large enough, it is the one there was.
 * A hand that has chosen how near the sheet is may be given its way (`isFree`): then being in sight is enough.
 * @example following(view, pane, focus.map(middle), { readable: READABLE })
 */
export function following(
  view: CameraView,
  pane: Pane,
  points: readonly Point[],
  { isFree = false, readable = READABLE } = {},
): CameraView {
  if (points.length === 0) return whole(pane);
  const extent = extentOf(points);
  const fits = centred(pane, extent, NEAR);
  const isLarge = isFree || view.scale >= Math.min(readable, fits.scale) - 1e-6;
  // whoever is asked while the sheet glides back from a scene that is gone must not stop it half way
  const settled = inside(view, pane);
  if (isLarge && shows(settled, pane, extent)) return isSameView(settled, view) ? view : settled;
  if (isRoomy(pane, readable)) return whole(pane);
  return isLarge ? centred(pane, extent, view.scale) : fits;
}
