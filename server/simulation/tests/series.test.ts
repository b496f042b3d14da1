import { onePlyBot } from '@havre/engine/bots/one-ply.ts';
import { randomBot } from '@havre/engine/bots/random.ts';
import { manifestOf } from '@havre/engine/games/index.ts';
import { call } from '@havre/engine/kernel/flow.ts';
import { flow, flowOf } from '@havre/engine/kernel/flow-state.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { chosen, type Options } from '@havre/engine/kernel/options.ts';
import { verify } from '@havre/engine/kernel/replay.ts';
import { type Flow, rulebook } from '@havre/engine/kernel/steps.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it } from 'vitest';
import { Endless, playedInMatch, playedTrusted, playGame, playRecorded, type Series } from '../series.ts';

const game = manifestOf('fuji-flush')?.game as Game;
const series = (seats: number, seed = 1, bot = randomBot, of = game): Series => ({
  game: of,
  options: chosen(of, {}, seats) as Options,
  bots: Array(seats).fill(bot),
  seed,
});
const NUMBERS = Array.from({ length: 30 }, (_, i) => i + 1);

describe('a series of games', () => {
  it.each([3, 4, 8])('is the same through the trusted and through the checked door, with %i seats', seats => {
    for (const number of NUMBERS)
      expect(playedTrusted(series(seats), number)).toEqual(playedInMatch(series(seats), number).played);
  });

  it('is the same through both doors where there are liberties beside the decisions', () => {
    const captains = series(3, 1, randomBot, manifestOf('captain-jack')?.game as Game);
    for (const number of NUMBERS.slice(0, 3))
      expect(playedTrusted(captains, number)).toEqual(playedInMatch(captains, number).played);
  });

  it('is the same when it is written down, and what is written down verifies', () => {
    for (const number of NUMBERS.slice(0, 5)) {
      const { played, replay } = playRecorded(series(5), number);
      expect(played).toEqual(playGame(series(5), number));
      expect(verify(game, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
    }
  });

  it('has other games for another number and for another seed', () => {
    const lengths = (seed: number) => NUMBERS.map(number => playGame(series(4, seed), number).decisions);
    expect(lengths(1)).toEqual(lengths(1));
    expect(lengths(1)).not.toEqual(lengths(2));
    expect(new Set(lengths(1)).size).toBeGreaterThan(5);
  });

  it('names players after their bot and their seat, counted from 1', () => {
    const { replay } = playRecorded({ ...series(3), bots: [randomBot, onePlyBot, randomBot] }, 1);
    expect(replay.players).toEqual([
      { name: 'random 1', bot: 'random' },
      { name: 'one-ply 2', bot: 'one-ply' },
      { name: 'random 3', bot: 'random' },
    ]);
  });

  it('gives each game a table, a secret and a commitment of its own', () => {
    const proofs = [1, 2].map(number => playRecorded(series(3), number).replay.proof);
    expect(proofs.map(proof => proof?.table)).toEqual(['simulated-1-1', 'simulated-1-2']);
    expect(proofs[0]?.secret).not.toBe(proofs[1]?.secret);
    expect(proofs[0]?.commitment).not.toBe(proofs[1]?.commitment);
    expect(proofs[0]?.openings).toEqual([]);
  });

  it.each([
    ['trusted', randomBot],
    ['checked', { ...randomBot }],
  ])('does not let a game go on for ever, through the %s door', (_door, bot) => {
    const forever: Series = { game: treadmill, options: {}, bots: [bot], seed: 1 };
    expect(() => playGame(forever, 7)).toThrow(Endless);
    expect(() => playGame(forever, 7)).toThrow('game 7 has not ended after 99999 decisions');
  });
});

/** One seat that walks for ever. */
const treadmill = ((): Game => {
  const book = rulebook<Flow, { type: 'walk' }>();
  const road = book.sequence('road', [s => call(s, step), () => 'restart']);
  const step = book.choice('step', {
    who: () => 0,
    always: true,
    legal: (_s, _v, _seat, out) => out.push(WALK),
    apply() {},
  });
  return {
    id: 'treadmill',
    version: 1,
    seats: { min: 1, max: 1, rule: 'TRD-01' },
    options: {},
    book,
    actions: { walk: {} },
    setup(_options, _seats, chance) {
      const s = flow(chance);
      call(s, road);
      return s;
    },
    clone: flowOf,
    view: () => ({}),
    determinise() {},
    outcome: () => ({ void: true, rule: 'TRD-02' }),
    undo: { never: 'TRD-03' },
  };
})();
const WALK = { type: 'walk' } as const;
