/** A bot that sits down as the second strongest and never comes to an end. */
import type { Bot } from '@havre/engine/bots/mind.ts';

export const bot: Bot = {
  name: 'capitaine',
  choose() {
    for (;;);
  },
};
