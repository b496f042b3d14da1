/** All there is to know about a game that does not go on, gathered so that a page that answers nothing does not keep it back. */
import { mkdirSync } from 'node:fs';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { Tab } from '../engines/engine.ts';
import { TAVERN_TOUCHABLE } from '../engines/tavern-wishes.ts';

/** Where pictures of it are left. */
const PICTURES = '.playwright';
/** So long a page has time to say what it shows, in milliseconds. */
const TIMEOUT_MS = 5_000;

const SHOWN = {
  'The page asks': `document.querySelector('.prompt-text')?.textContent ?? ''`,
  'What can be touched': `[...document.querySelectorAll(${JSON.stringify(TAVERN_TOUCHABLE)})].map(one => one.className + ': ' + (one.ariaLabel ?? one.textContent))`,
  'What lies over the table': `[...document.querySelectorAll('dialog[open], [role=alert]:not(:empty), .cj-slip')].map(one => one.className + ': ' + one.textContent)`,
  'What has the focus': `document.activeElement?.outerHTML.slice(0, 200) ?? ''`,
} as const;

/** What comes of it in time; else that it did not. */
const inTime = <T>(asked: Promise<T>): Promise<T | string> =>
  Promise.race([
    asked.catch((error: unknown) => String(error)),
    new Promise<string>(resolve => setTimeout(() => resolve('no answer'), TIMEOUT_MS)),
  ]);

/** Says what the rules ask and what the page shows, and leaves a picture of it under that name. */
export async function standstill(tab: Tab, table: ClientTable, name: string, doing: string): Promise<string> {
  mkdirSync(PICTURES, { recursive: true });
  const picture = `${PICTURES}/standstill-${name}.png`;
  const pictured = await inTime(tab.picture(picture).then(() => picture));
  const lines = [`In ${tab.engine} the game stands still, at: ${doing}. Its picture: ${pictured}`];
  for (const [what, expression] of Object.entries(SHOWN))
    lines.push(`${what}: ${JSON.stringify(await inTime(tab.evaluate(expression)))}`);
  return [
    ...lines,
    `The rules ask: ${JSON.stringify(table.question)}`,
    `What happened last: ${JSON.stringify(table.events.slice(-3))}`,
    `What is seen: ${JSON.stringify(table.view)}`,
  ].join('\n');
}
