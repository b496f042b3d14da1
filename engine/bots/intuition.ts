/**
 * What a game offers to those who want to play it well: an intuition, beside its rules and never part of them.
 *
 * Where answers are free, or a meeting is to be brought to an end, a bot cannot try everything; a game that is all words
 * may know better. What an intuition knows may be large, so it is loaded when it is first wanted, by whoever runs the bot.
 */
import type { Chance } from '../kernel/chance.ts';
import type { Rules } from '../kernel/game.ts';
import type { Mind } from './mind.ts';

/** Like a bot it gets a mind and nothing else, so it cannot know what its seat does not. */
export interface Intuition<R extends Rules = Rules> {
  /** A good answer, or null where it has none. */
  choose(mind: Mind<R>, chance: Chance): R['action'] | null;
}

/** The games that have one. */
const LOADERS: { readonly [game: string]: () => Promise<Intuition> } = {
  decrypto: async () => (await import('../games/decrypto/bots/intuition.ts')).intuition,
};

const loaded = new Map<string, Intuition>();

/**
 * Makes the intuition of a game ready, if it has one.
 * @example await loadIntuition('decrypto');
 */
export async function loadIntuition(game: string): Promise<void> {
  if (!Object.hasOwn(LOADERS, game) || loaded.has(game)) return;
  loaded.set(game, await LOADERS[game]());
}

/**
 * What the intuition of a mind's game says; null where it has none, says nothing, or has not been loaded.
 * @example intuition(mind, chance) ?? mind.suggest(chance)
 */
export const intuition = <R extends Rules>(mind: Mind<R>, chance: Chance): R['action'] | null =>
  loaded.get(mind.game.id)?.choose(mind as unknown as Mind, chance) ?? null;
