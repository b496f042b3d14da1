/** A bot that sits down as the strongest and thinks for as long as it is let. */
import type { Bot } from '@havre/engine/bots/mind.ts';

export const bot: Bot = {
  name: 'corsaire',
  choose(mind, _chance, isEnough) {
    while (isEnough?.() === false);
    return mind.legal[0] ?? mind.suggest(_chance);
  },
};
