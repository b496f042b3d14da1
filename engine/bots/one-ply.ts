/**
 * One move ahead: tries each legal action in imagined positions, plays on at random, and keeps the one that wins most.
 * Knows nothing of any game; where answers are free it asks those who know the game, if anybody does.
 */
import type { Chance } from '../kernel/chance.ts';
import { next, play } from '../kernel/flow.ts';
import type { Game, Rules } from '../kernel/game.ts';
import { utility } from '../kernel/outcome.ts';
import { Offer } from '../kernel/steps.ts';
import { wander } from '../kernel/wander.ts';
import { knowledgeOf, loadKnowledge } from './knowledge.ts';
import type { Bot, Mind } from './mind.ts';

/** How often each action is tried. */
const TRIES = 24;
/** A playout that goes on for longer counts as undecided. */
const LONGEST = 2000;

export const onePlyBot: Bot = {
  name: 'one-ply',
  prepare: loadKnowledge,
  choose<R extends Rules>(mind: Mind<R>, chance: Chance): R['action'] {
    if (mind.needsSuggestion) return knowledgeOf(mind).choose?.(mind, chance) ?? mind.suggest(chance);
    if (mind.legal.length === 1) return mind.legal[0];
    const wins = mind.legal.map(() => 0);
    for (let i = 0; i < TRIES; i++) {
      const imagined = mind.imagine(chance); // the same imagined position for all actions: a fair comparison
      mind.legal.forEach((action, candidate) => {
        const s = mind.game.clone(imagined, chance);
        play(mind.game.book.steps, s, mind.seat, action);
        wins[candidate] += playedOut(mind.game, s, mind.seat, mind.seats, chance);
      });
    }
    return mind.legal[wins.indexOf(Math.max(...wins))];
  },
};

/** What a game is worth to a seat if everybody goes on at random. */
function playedOut<R extends Rules>(game: Game<R>, s: R['state'], me: number, seats: number, chance: Chance): number {
  const { steps } = game.book;
  const out = new Offer<R['action']>(false);
  let seat = next(steps, s, out);
  for (let moves = 0; seat >= 0; moves++, seat = next(steps, s, out)) {
    if (moves === LONGEST) return 1 / seats;
    wander(steps, s, seat, out, chance);
  }
  return utility(game.outcome(s), me, seats);
}
