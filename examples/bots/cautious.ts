/**
 * A bot for the arena, in thirty lines: tries every answer in a few positions that fit what its seat knows, lets everybody
 * play on at random, and takes the answer that was never bad.
 *
 *   havre arena fuji-flush --bots examples/bots/cautious.ts,random --seats 3
 */
import type { Bot } from '@havre/engine/bots/mind.ts';
import { next, play } from '@havre/engine/kernel/flow.ts';
import { utility } from '@havre/engine/kernel/outcome.ts';
import { NOBODY } from '@havre/engine/kernel/seats.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';
import { anyOf } from '@havre/engine/kernel/wander.ts';

const TRIES = 10;

export const bot: Bot = {
  name: 'cautious',
  choose(mind, chance) {
    if (mind.needsSuggestion) return mind.suggest(chance); // free text, or a meeting: the rules have a sensible answer
    const { steps } = mind.game.book;
    const out = new Offer<(typeof mind.legal)[number]>();
    const lost = mind.legal.map(() => 0);
    for (let i = 0; i < TRIES; i++) {
      const imagined = mind.imagine(chance); // never the true position: a bot is not given that
      mind.legal.forEach((action, which) => {
        const s = mind.game.clone(imagined, chance);
        play(steps, s, mind.seat, action);
        for (let seat = next(steps, s, out); seat !== NOBODY; seat = next(steps, s, out))
          play(steps, s, seat, anyOf(out, chance));
        if (utility(mind.game.outcome(s), mind.seat, mind.seats) === 0) lost[which] = (lost[which] ?? 0) + 1;
      });
    }
    return mind.legal[lost.indexOf(Math.min(...lost))] as (typeof mind.legal)[number];
  },
};
