/** What every game's knowledge must hold to, whatever it thinks: it names answers that are there, and chances that are chances. */
import { beforeAll, describe, expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { SeededDice } from '../../kernel/chance.ts';
import { next, play } from '../../kernel/flow.ts';
import { tablesOf } from '../../kernel/options.ts';
import { pending } from '../../kernel/pending.ts';
import { NOBODY } from '../../kernel/seats.ts';
import { Offer } from '../../kernel/steps.ts';
import { suggested } from '../../kernel/wander.ts';
import { knowledgeOf, loadKnowledge } from '../knowledge.ts';

/** Decisions of one game that are looked at, and tables of one game. */
const MOST = 600;
const TABLES = 7;

const known = shelf.filter(({ knowledge }) => knowledge !== undefined);
describe.each(known)('what is known of $id', ({ id, game }) => {
  beforeAll(() => loadKnowledge(id));

  const tables = tablesOf(game);
  const some = tables.filter((_, i) => i % Math.ceil(tables.length / TABLES) === 0);
  test.each(some)('fits the positions of $seats seats with $options', ({ seats, options }) => {
    const knowledge = knowledgeOf({ game });
    const { steps } = game.book;
    const out = new Offer<{ readonly type: string }>();
    for (let seed = 0; seed < 2; seed++) {
      const dice = new SeededDice(seed);
      const s = game.setup(options, seats, dice);
      const chances = new Float64Array(seats);
      for (let decisions = 0; decisions < MOST; decisions++) {
        const seat = next(steps, s, out);
        if (seat === NOBODY) break;
        const now = pending(steps, s);
        if (now?.step.ask.free !== undefined) {
          play(steps, s, seat, suggested(now, s, seat, dice));
          continue;
        }
        knowledge.judgement?.chances(s, chances);
        if (knowledge.judgement !== undefined) {
          const sum = chances.reduce((all, one) => all + one, 0);
          expect(sum).toBeGreaterThan(0);
          expect(sum).toBeLessThan(1 + 1e-9);
          expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
        }
        knowledge.group?.(s, seat, out);
        expect(out.length).toBeGreaterThan(0);
        for (const action of out.toArray()) {
          const promise = knowledge.promise?.(s, seat, action) ?? 0.5;
          expect(promise).toBeGreaterThanOrEqual(0);
          expect(promise).toBeLessThanOrEqual(1);
        }
        const which = knowledge.habit?.(s, seat, out, dice) ?? 0;
        expect(out.list[which]).toBe(out.toArray()[which]);
        play(steps, s, seat, out.list[which] as { readonly type: string });
      }
    }
  });
});
