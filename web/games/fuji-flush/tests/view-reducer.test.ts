/** What is told is enough: whoever follows the events sees exactly what the table shows. */
import { type FujiFlush, fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import { DECK, NONE } from '@havre/engine/games/fuji-flush/material.ts';
import type { Event } from '@havre/engine/games/fuji-flush/state.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { ExternalEvent } from '@havre/engine/kernel/external-events.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest, type Viewer } from '@havre/engine/kernel/seats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reduceView } from '../view-reducer.ts';

/** The rules know no limit; a test that would never end has one. */
const LONGEST = 5_000;

/** A table before anything has been dealt. */
const bare = (seats: number, viewer: Viewer): View => ({
  turn: 0,
  front: Array.from({ length: seats }, () => NONE),
  hand: viewer >= 0 ? [] : null,
  handSizes: Array.from({ length: seats }, () => 0),
  pile: DECK.length,
  discard: [],
  gone: [],
  over: false,
  winners: [],
});

/** Everybody who looks on, with the view each has built from what they were told. */
class Witnesses {
  readonly seen: ReadonlySet<Event['type']>;
  private readonly types = new Set<Event['type']>();
  private readonly views: Map<Viewer, View>;
  private readonly match: Match<FujiFlush>;

  constructor(match: Match<FujiFlush>) {
    this.match = match;
    this.seen = this.types;
    this.views = new Map(match.viewers.map(viewer => [viewer, bare(match.seats, viewer)]));
  }

  /** The last entry is told to everybody, and everybody must then see what the table shows. */
  hear(): void {
    const entry = this.match.log.at(-1);
    if (entry === undefined) throw new Error('nothing has happened');
    for (const [viewer, before] of this.views) {
      const events = this.match.viewerEntry(entry, viewer)?.events ?? [];
      const after = events.reduce((view, event) => reduceView(view, event, viewer >= 0 ? viewer : null), before);
      expect(after).toEqual(this.match.view(viewer));
      this.views.set(viewer, after);
      for (const { type } of events) this.types.add(type);
    }
  }
}

interface Course {
  readonly seats: number;
  readonly seed: number;
  /** How many of a hundred moves are something at the table instead of a card. */
  readonly trouble: number;
}

/** Plays a random game to its end, with everybody listening; gives the events there were. */
function follow({ seats, seed, trouble }: Course): ReadonlySet<Event['type']> {
  const dice = new SeededDice(seed);
  const match = Match.start(fujiFlush, { seats, chance: new Stream(seededNumbers(seed)) });
  const witnesses = new Witnesses(match);
  witnesses.hear();
  for (let moves = 0; !match.over && moves < LONGEST; moves++) {
    const asked = lowest(match.awaited);
    const legal = match.asked(asked)?.legal ?? [];
    const action = legal[dice.below(legal.length)];
    if (action === undefined) throw new Error('somebody is asked who has no card');
    const done =
      dice.below(100) < trouble ? match.applyExternal(happening(asked, seats, dice)) : match.play(asked, action);
    if (!isRefusal(done)) witnesses.hear();
  }
  expect(match.over).toBe(true);
  return witnesses.seen;
}

const happening = (asked: number, seats: number, dice: SeededDice): ExternalEvent =>
  dice.below(3) === 0 ? { type: 'left', seat: dice.below(seats) } : { type: 'timeUp', seat: asked };

test('every seat and the public see after each letter what the table shows, whatever happens', () => {
  const course = fc.record({
    seats: fc.integer({ min: 3, max: 8 }),
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    trouble: fc.constantFrom(0, 0, 1, 5, 30),
  });
  fc.assert(
    fc.property(course, one => {
      follow(one);
    }),
    { numRuns: 40 },
  );
});

test('the games that are followed have every event there is', () => {
  const seen = new Set([0, 5].flatMap(trouble => [1, 2, 3].flatMap(seed => [...follow({ seats: 8, seed, trouble })])));
  const all: Record<Event['type'], true> = {
    dealt: true,
    began: true,
    wentThrough: true,
    played: true,
    pushedOut: true,
    drew: true,
    reshuffled: true,
    won: true,
    ranOutOfTime: true,
    left: true,
  };
  expect(seen).toEqual(new Set(Object.keys(all)));
});

test('a view that is given is left as it was', () => {
  const before = Object.freeze({ ...bare(3, 0), hand: Object.freeze([5, 7]) as unknown as number[] });
  const copy = structuredClone(before);
  const after = reduceView(before, { type: 'played', rule: 'FUJ-PLAY-01', seat: 0, card: 7, combined: 7, with: [] }, 0);
  expect(after).toMatchObject({ front: [7, 0, 0], hand: [5], turn: 1 });
  expect(before).toEqual(copy);
});
