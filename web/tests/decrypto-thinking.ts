/** How long bots of Decrypto take in a browser: until they know a language, and for each thing they decide. */
import { dataFiles } from '@havre/engine/bots/tests/data-files.ts';
import { loadLanguage } from '@havre/engine/games/decrypto/bots/language-data.ts';
import type { WordLanguage } from '@havre/engine/games/decrypto/pack.ts';
import type { Browser } from '@playwright/test';
import { english } from '../words/en.ts';
import { french } from '../words/fr.ts';
import { notedThoughts, type Thought } from './bot-thoughts.ts';
import { Evening } from './decrypto-moves.ts';
import { tabOf } from './engines/chromium.ts';
import { beginHere } from './engines/playing.ts';
import { median } from './frame-times.ts';
import { prepare } from './windows/opening.ts';

/** Every thought of three bots in a game with one person, played to its end. */
async function thoughtsInGame(browser: Browser, url: string, language: WordLanguage): Promise<readonly Thought[]> {
  await loadLanguage(language, dataFiles);
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const tab = await tabOf(page);
    await prepare(tab, url, { name: 'Anne', language, motion: 'none', light: 'day', sound: false, confirm: false });
    const begun = page.waitForEvent('worker');
    const game = beginHere(tab, url, 'decrypto', language === 'fr' ? french : english);
    const thoughts = await notedThoughts(await begun);
    await game;
    await new Evening([{ tab, team: 0 }], { language, misreads: () => false, isMeant: true }).play();
    return await thoughts();
  } finally {
    await context.close();
  }
}

/** A busy machine makes some of them longer: the least is what it takes on a core of one's own. */
const spread = (times: readonly number[]): string =>
  [Math.min(...times), median(times), Math.max(...times)].map(Math.round).join(', ');

/**
 * Some games, and what was slow in them.
 * @example console.log(await decryptoThinking(browser, url, 'fr', 3));
 */
export async function decryptoThinking(
  browser: Browser,
  url: string,
  language: WordLanguage,
  games: number,
): Promise<string> {
  const ready: number[] = [];
  const first: number[] = [];
  const clues: number[] = [];
  const others: number[] = [];
  for (let game = 0; game < games; game++) {
    // The first thought waits for what is known of the language, which comes from this very machine.
    const [begun, ...thoughts] = await thoughtsInGame(browser, url, language);
    ready.push(begun?.[1] ?? 0);
    const written = thoughts.filter(([type]) => type === 'writeClues').map(([, took]) => took);
    first.push(...written.slice(0, 1));
    clues.push(...written.slice(1));
    others.push(...thoughts.filter(([type]) => type !== 'writeClues').map(([, took]) => took));
  }
  return `ready ${spread(ready)}; the first three clues ${spread(first)}, later ones ${spread(clues)}, anything else ${spread(others)} (ms: least, middle, most; ${games} games)`;
}
