/** How the parts of a picture lie on a page: what is alike and follows on each other shares a block. */
import type { Cells, Columns, Part, Remark, Things } from '@havre/engine/games/picture.ts';

/** Lists lie beside each other; rows of short things have a line each, or half of one. */
export type Block =
  | { readonly kind: 'remarks'; readonly parts: readonly Remark[] }
  | { readonly kind: 'lists' | 'rows'; readonly parts: readonly Things[] }
  | { readonly kind: 'columns'; readonly part: Columns }
  | { readonly kind: 'cells'; readonly part: Cells };

/**
 * The blocks of a picture, in its order.
 * @example blocksOf([list, list, remark]).map(({ kind }) => kind) // ['lists', 'remarks']
 */
export function blocksOf(parts: readonly Part[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const block = blockOf(part);
    const before = blocks.at(-1);
    const joined = before === undefined ? null : joinedWith(before, block);
    if (joined === null) blocks.push(block);
    else blocks[blocks.length - 1] = joined;
  }
  return blocks;
}

function blockOf(part: Part): Block {
  switch (part.kind) {
    case 'remark':
      return { kind: 'remarks', parts: [part] };
    case 'things':
      return { kind: part.isShort === true ? 'rows' : 'lists', parts: [part] };
    case 'columns':
      return { kind: 'columns', part };
    case 'cells':
      return { kind: 'cells', part };
  }
}

function joinedWith(before: Block, after: Block): Block | null {
  if (before.kind === 'remarks' && after.kind === 'remarks')
    return { kind: 'remarks', parts: [...before.parts, ...after.parts] };
  if ((before.kind === 'lists' || before.kind === 'rows') && after.kind === before.kind)
    return { kind: before.kind, parts: [...before.parts, ...after.parts] };
  return null;
}

/**
 * Whether a column has nothing but figures, which stand below each other by their ends. Rows of fewer cells tell something else.
 * @example isOfFigures({ kind: 'columns', head: ['cards'], rows: [{ name: 'Anne', standing: null, cells: ['7/7'] }] }, 0) // true
 */
export const isOfFigures = ({ head, rows }: Columns, column: number): boolean =>
  rows.every(({ cells }) => cells.length < head.length || /^[\d\s/+−–%×]*$/.test(cells[column] ?? ''));
