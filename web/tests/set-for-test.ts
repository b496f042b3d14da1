/** Settings of the page for one test alone: files share what they load, so none may leave a language or a motion behind. */
import { onTestFinished } from 'vitest';
import { type PageSettings, settings } from '../shell/settings.ts';

/**
 * Changes some settings until the test is over.
 * @example setForTest({ language: 'fr' })
 */
export function setForTest(some: Partial<PageSettings>): void {
  const before = settings.value;
  settings.value = { ...before, ...some };
  onTestFinished(() => {
    settings.value = before;
  });
}
