/** Why something was refused. Apart from the other words, because nothing is refused on home and there are many reasons. */
import type { Wordings } from '@havre/engine/games/language.ts';
import { refusalText } from '@havre/engine/games/telling.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import { settings } from '../shell/settings.ts';
import { words } from './index.ts';

/**
 * The reason of a refusal in words: that of the page, of a game, or of what all games have in common. Where a row refuses, the game
 * has the word: a ship that is too fast is not somebody who asks too fast.
 * @example refusalIn(ui.wording, { refused: 'seats' })
 */
export function refusalIn(wording: Wordings, refusal: Refusal): string {
  const { language } = settings.value;
  const { refused, rule } = refusal;
  const byRow = rule === undefined ? undefined : wording[language].refusals[refused];
  return byRow ?? words().refused[refused] ?? refusalText(wording[language], language, refusal);
}
