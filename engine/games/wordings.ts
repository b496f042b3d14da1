/** The words of all games, for applications that speak of any of them: whoever imports this waits until they are loaded. */
import { shelf } from './index.ts';
import type { Wordings } from './language.ts';

const loaded = shelf.map(async ({ id, wording }) =>
  wording === undefined ? [] : [[id, (await wording()).wording] as const],
);

export const wordings: Readonly<Record<string, Wordings>> = Object.fromEntries((await Promise.all(loaded)).flat());
