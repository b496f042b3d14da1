/** The bots that may be asked for. */
import { botOf, bots } from '@havre/engine/bots/index.ts';
import { type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';

/**
 * Refuses what is no bot.
 * @example noSuchBot('oracle') // { refused: 'unknown-bot', … }
 */
export const noSuchBot = (name: string): Refusal | null =>
  botOf(name) === undefined
    ? refuse('unknown-bot', undefined, `bots are ${bots.map(bot => bot.name).join(', ')}`)
    : null;
