/** What on a page shuts somebody out: words that are hard to read, things without a name, keys that lead nowhere. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** A part of a page, and what in it is not looked at. */
interface Part {
  readonly within: string;
  readonly without: string;
}

/**
 * Each violation in one line: its rule, and the elements that break it. All rules are looked at. Our pages have no frames
 * of other origins, so the page looks at itself, without a second one to gather what its frames found; and what is in
 * order is not described element by element, which takes longer than finding out.
 * @example expect(await violationsOn(page)).toEqual([]);
 */
export async function violationsOn(page: Page, part?: Part): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (part !== undefined) builder.include(part.within).exclude(part.without);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
