import { describe, expect, test } from 'vitest';
import { fujiFlush } from '../../games/fuji-flush/game.ts';
import { SeededDice, Stream, seededNumbers } from '../../kernel/chance.ts';
import { call } from '../../kernel/flow.ts';
import { flow, flowOf, random } from '../../kernel/flow-state.ts';
import type { Game } from '../../kernel/game.ts';
import { Match } from '../../kernel/match.ts';
import { ranked, seatSide, utility } from '../../kernel/outcome.ts';
import { lowest } from '../../kernel/seats.ts';
import { type Flow, rulebook } from '../../kernel/steps.ts';
import { shells } from '../../kernel/tests/miniatures/shells.ts';
import { mindOf } from '../mind.ts';
import { randomBot } from '../random.ts';
import { reviewOf } from '../review.ts';

const chance = () => new Stream(seededNumbers(5));

interface CoinState extends Flow {
  winner: number;
}

const book = rulebook<CoinState, { type: 'flip' }>();
const flip = book.choice('flip', {
  who: () => 0,
  always: true,
  legal: (_s, _v, _seat, out) => out.push({ type: 'flip' }),
  apply(s) {
    s.winner = random(s, 2);
    s.over = true;
  },
});

/** Luck and nothing else: a coin decides who has won. */
const coin: Game<{
  state: CoinState;
  action: { type: 'flip' };
  event: never;
  view: object;
  options: Record<never, never>;
  memory: undefined;
}> = {
  id: 'coin',
  version: 1,
  seats: { min: 2, max: 2, rule: 'COIN-0' },
  options: {},
  book,
  actions: { flip: {} },
  setup(_options, _seats, dice) {
    const s: CoinState = { ...flow(dice), winner: -1 };
    call(s, flip);
    return s;
  },
  clone: (s, dice) => ({ ...flowOf(s, dice), winner: s.winner }),
  view: () => ({}),
  determinise() {},
  outcome: s => ranked([0, 1].map(seat => ({ ...seatSide(seat), score: null, rank: [s.winner === seat ? 1 : 0] }))),
  undo: { never: 'COIN-1' },
};

describe('a review', () => {
  test('follows every seat to the end, and is the same for the same seed', () => {
    const match = Match.start(fujiFlush, { seats: 3, chance: chance() });
    const dice = new SeededDice(2);
    while (!match.over) {
      const seat = lowest(match.awaited);
      match.play(seat, randomBot.choose(mindOf(match, seat), dice));
    }
    const parts: number[] = [];
    const settings = { playouts: 12, most: 4, least: 0.05, onProgress: (part: number) => parts.push(part) };
    const played = { options: match.options, seats: 3, log: match.log };
    const { points, turningPoints } = reviewOf(fujiFlush, played, new SeededDice(1), settings);
    expect(points.map(point => point.seq)).toEqual(match.log.map(entry => entry.seq));
    for (const { chances } of points) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    const { outcome } = match;
    if (outcome === null) throw new Error('it is not over');
    expect(points.at(-1)?.chances.map(one => Number(one.toFixed(9)))).toEqual(
      [0, 1, 2].map(seat => utility(outcome, seat, 3)),
    );
    expect(turningPoints.length).toBeGreaterThan(0);
    expect(turningPoints.map(turn => Math.abs(turn.change))).toEqual(
      turningPoints.map(turn => Math.abs(turn.change)).sort((a, b) => b - a),
    );
    expect(parts.at(-1)).toBe(1);
    expect(reviewOf(fujiFlush, played, new SeededDice(1), settings)).toEqual({ points, turningPoints });
  });

  test('puts down to a decision what nobody drew', () => {
    const match = Match.start(shells, { seats: 2, chance: chance() });
    match.play(0, { type: 'hide', shell: 2 });
    match.play(0, { type: 'stop' });
    match.play(1, { type: 'point', shell: 2 });
    match.play(0, { type: 'point', shell: 2 });
    const played = { options: {}, seats: 2, log: match.log };
    const { turningPoints } = reviewOf(shells, played, new SeededDice(1), { playouts: 200, most: 1, least: 0.2 });
    expect(turningPoints).toMatchObject([{ seq: 3, seat: 1, cause: 'decision' }]);
  });

  test('puts down to luck what the same decision would have brought otherwise as often', () => {
    const match = Match.start(coin, { seats: 2, chance: chance() });
    match.play(0, { type: 'flip' }, { loaded: [1] });
    const played = { options: {}, seats: 2, log: match.log };
    const { turningPoints } = reviewOf(coin, played, new SeededDice(1), { playouts: 400, most: 9, least: 0.2 });
    expect(turningPoints).toMatchObject([{ seq: 1, seat: 0, cause: 'luck' }]);
    expect(Math.abs(turningPoints[0]?.change ?? 0)).toBeGreaterThan(0.4);
  });

  test('of a game that never began there is nothing to say', () => {
    const nothing = { options: {}, seats: 2, log: [] };
    expect(reviewOf(shells, nothing, new SeededDice(1), { playouts: 1, most: 1, least: 0 })).toEqual({
      points: [],
      turningPoints: [],
    });
  });
});
