/** What docs/hosting.md shows to be typed or copied, block by block. */
import { readFileSync } from 'node:fs';

export interface Block {
  /** `sh`, or what kind of file it is. */
  readonly kind: string;
  readonly text: string;
}

/**
 * The blocks of the page, in their order.
 * @example blocksOfPage().filter(({ kind }) => kind === 'sh')
 */
export function blocksOfPage(): Block[] {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({ kind, text }));
}
