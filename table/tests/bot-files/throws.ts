/** A bot that sits down as the strongest and cannot think of anything. */
import type { Bot } from '@havre/engine/bots/mind.ts';

export const bot: Bot = {
  name: 'corsaire',
  choose() {
    throw new Error('the wind has dropped');
  },
};
