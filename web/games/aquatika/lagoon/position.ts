/** Where something lies on the sheet of the board, as styles: each is laid out by its cell. */
import { extentOf, MARGIN, type Place, type Sight } from './geometry.ts';

/** The proportions of the whole sheet, the margin included. */
export function sheetStyle(sight: Sight): Record<string, number> {
  const { across, down } = extentOf(sight);
  return { '--wide': across + 2 * MARGIN, '--high': down + 2 * MARGIN, '--margin': MARGIN };
}

export const cellStyle = ({ x, y }: Place): Record<string, number> => ({ '--x': x, '--y': y });
