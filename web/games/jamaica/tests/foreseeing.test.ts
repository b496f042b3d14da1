/** What is shown before something is done is what the rules then do. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { type Jamaica, jamaica } from '@havre/engine/games/jamaica/game.ts';
import { goodsNamed, HOLDS } from '@havre/engine/games/jamaica/material.ts';
import { SeededDice, Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { lowest, type Seat } from '@havre/engine/kernel/seats.ts';
import { expect, test } from 'vitest';
import { omensOf } from '../preview.ts';
import { amountOf } from '../reading.ts';
import { coursesOf, waysNow } from '../stops.ts';

type Asked = { readonly seat: Seat; readonly legal: readonly Action[] };

/** Plays a random game; `look` sees every question before it is answered, and gives what looks at the events after it. */
function playThrough(
  seed: number,
  options: { readonly edition: '2007' | '2021'; readonly crew?: boolean },
  look: (match: Match<Jamaica>, asked: Asked, action: Action) => ((events: readonly Event[]) => void) | undefined,
): void {
  const dice = new SeededDice(seed);
  const match: Match<Jamaica> = Match.start(jamaica, {
    seats: 3,
    options,
    chance: new Stream(seededNumbers(seed)),
  });
  for (let moves = 0; !match.over && moves < 3_000; moves++) {
    const seat = lowest(match.awaited);
    const { legal = [] } = match.asked(seat) ?? {};
    const action = legal[dice.below(legal.length)];
    if (action === undefined) throw new Error('somebody is asked who can answer nothing');
    const check = look(match, { seat, legal }, action);
    const entry = match.play(seat, action);
    if (isRefusal(entry)) throw new Error(entry.refused);
    check?.(match.viewerEntry(entry, seat)?.events ?? []);
  }
}

test.each(['2007', '2021'] as const)('every way on offer has the course that is then sailed (%s)', edition => {
  let seen = 0;
  playThrough(3, { edition }, (match, { seat, legal }, action) => {
    if (action.type !== 'sail' && action.type !== 'retreat') return undefined;
    const ways = waysNow(match.view(seat), legal);
    expect(ways.map(({ stop }) => stop.space)).toEqual(
      legal.flatMap(one => (one.type === 'sail' || one.type === 'retreat' ? [one.to] : [])),
    );
    const way = ways.find(({ stop }) => stop.space === action.to);
    return events => {
      const voyage = events.find(event => event.type === 'sailed' || event.type === 'retreated');
      expect(voyage).toMatchObject({ path: way?.path, to: action.to });
      seen++;
    };
  });
  expect(seen).toBeGreaterThan(3);
});

test.each(['2007', '2021'] as const)(
  'a way is marked as short exactly if nobody aboard can pay there (%s)',
  edition => {
    const seen = { short: 0, merchant: 0 };
    for (const seed of [1, 2, 3])
      playThrough(seed, { edition, crew: true }, (match, { seat, legal }, action) => {
        const view = match.view(seat);
        const stop = waysNow(view, legal).find(way => action.type === 'sail' && way.stop.space === action.to)?.stop;
        if (stop?.goods == null || stop.opponents.length > 0) return undefined;
        return events => {
          const settled = events.find(
            event => (event.type === 'paid' || event.type === 'ranShort') && event.ship === seat,
          );
          expect(settled?.type === 'ranShort').toBe(!stop.payable);
          if (!stop.payable) seen.short++;
          else if (stop.goods !== null && amountOf(view, seat, stop.goods) < stop.price) seen.merchant++;
        };
      });
    expect(seen.short).toBeGreaterThan(0);
    expect(seen.merchant).toBeGreaterThan(0);
  },
);

test('a card of the Captain, who plays first, does what was shown: its course, and what comes into the holds', () => {
  let [courses, loads] = [0, 0];
  playThrough(5, { edition: '2021' }, (match, { seat }, action) => {
    const view = match.view(seat);
    const isFirst = view.captain === seat && view.seats.filter(({ hasChosen }) => hasChosen).length === 2;
    if (action.type !== 'chooseCard' || !isFirst) return undefined;
    const [course, ...others] = coursesOf(view, seat, action.card);
    const omens = omensOf(view, seat, action.card);
    return events => {
      const own = events.filter(event => 'ship' in event && event.ship === seat);
      const [first] = own;
      if (first?.type === 'sailed' && others.length === 0 && course !== undefined) {
        expect(course.path).toEqual(first.path);
        courses++;
      }
      if (first?.type !== 'loaded') return;
      const omen = omens[first.hold];
      expect(omen).toMatchObject({ type: 'comes', stack: { goods: first.goods, tokens: first.tokens } });
      loads++;
    };
  });
  expect(courses).toBeGreaterThan(1);
  expect(loads).toBeGreaterThan(1);
});

test('a price is shown on the holds that pay it', () => {
  const view = Match.start(jamaica, { seats: 3, chance: new Stream(seededNumbers(1)) }).view(0);
  // forward / food, three spaces to a sea that costs two food
  const omens = omensOf({ ...view, dice: [3, 4] }, 0, 6);
  expect(omens[0]).toEqual({ type: 'goes', tokens: 2 });
  expect(omens.filter(omen => omen?.type === 'comes')).toEqual([
    { type: 'comes', stack: { goods: goodsNamed(2), tokens: 4 }, isSure: true },
  ]);
  expect(omens).toHaveLength(HOLDS);
});
