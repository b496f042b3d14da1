/** Pages are forbidden to make code out of text, and the browser complains of whoever only tries: checking does without. */
import { z } from 'zod';

/**
 * Checks replays from now on without compiling anything: for pages, before they read their first file.
 * @example checkWithoutEval(); parseReplay(text);
 */
export function checkWithoutEval(): void {
  z.config({ jitless: true });
}
