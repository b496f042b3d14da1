/** Why something was refused. Apart from the other words, because nothing is refused on home and there are many reasons. */
import type { Wordings } from '@havre/engine/games/language.ts';
import { refusalText } from '@havre/engine/games/telling.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import { settings } from '../shell/settings.ts';
import { words } from './index.ts';

/**
 * The reason of a refusal in words: that of the page, of a game, or of what all games have in common.
 * @example refusalIn(ui.wording, { refused: 'seats' })
 */
export function refusalIn(wording: Wordings, refusal: Refusal): string {
  const { language } = settings.value;
  return words().refused[refusal.refused] ?? refusalText(wording[language], language, refusal);
}
