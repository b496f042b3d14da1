/** What is seen of a move on the way: the rules tell of something once they have done it. */
import { expect, test } from 'vitest';
import { filmed } from '../../tests/films.ts';
import { fujiFlush } from '../game.ts';
import { NONE } from '../material.ts';

test('what an event says is seen as soon as it is told', () => {
  const shown = new Set<string>();
  for (const { event, view, before, viewer, isOnTheWay } of filmed(
    fujiFlush,
    new URL('../playthroughs/', import.meta.url),
  )) {
    if (isOnTheWay) shown.add(event.type);
    switch (event.type) {
      case 'played':
        if (!isOnTheWay) break; // whoever goes through then is seen at once
        expect(view.front[event.seat]).toBe(event.card);
        expect(view.handSizes[event.seat]).toBe(before.handSizes[event.seat] - 1);
        break;
      case 'pushedOut':
        expect(view.front[event.seat]).toBe(NONE);
        expect(view.discard.at(-1)).toBe(event.card);
        break;
      case 'wentThrough':
        for (const seat of event.seats) expect(view.front[seat]).toBe(NONE);
        expect(view.discard.slice(-event.seats.length)).toEqual(event.seats.map(() => event.card));
        break;
      case 'drew':
        expect(view.handSizes[event.seat]).toBe(before.handSizes[event.seat] + 1);
        if (event.seat === viewer) expect(view.hand).toContain(event.secret?.cards[0]);
        break;
      case 'reshuffled':
        expect([view.pile, view.discard]).toEqual([event.count, []]);
        break;
      case 'left':
        expect(view.gone).toContain(event.seat);
        expect(view.handSizes[event.seat]).toBe(0);
        break;
    }
  }
  for (const type of ['played', 'pushedOut', 'drew', 'reshuffled', 'wentThrough', 'left'])
    expect(shown).toContain(type);
});
