/** What on a page shuts somebody out: words that are hard to read, things without a name, keys that lead nowhere. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Runs in a page and may take its time, as `evaluate` of a page and of a tab do. */
type Evaluate = <T>(expression: string) => Promise<T>;

/**
 * Each violation in one line: its rule, and the elements that break it. All rules are looked at. How an element is written is asked
 * only where something is wrong: to read that of every element takes longer than finding out.
 * @example expect(await violationsOn(page)).toEqual([]);
 */
export const violationsOn = (page: Page): Promise<string[]> => violationsBy(expression => page.evaluate(expression));

/**
 * The same wherever something can be evaluated; some rules may be left out.
 * @example await violationsBy(expression => tab.evaluate(expression), ['heading-order'])
 */
export function violationsBy(evaluate: Evaluate, leftOut: readonly string[] = []): Promise<string[]> {
  const options = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(leftOut.map(id => [id, { enabled: false }])),
  };
  return evaluate<string[]>(`(async () => {
    if (globalThis.axe === undefined) { ${axe.source} }
    const run = async noHtml => {
      axe.configure({ noHtml });
      return (await axe.run(document, ${JSON.stringify(options)})).violations;
    };
    if ((await run(true)).length === 0) return [];
    return (await run(false)).map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' '));
  })()`);
}
