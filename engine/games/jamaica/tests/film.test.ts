/** What is seen of a move on the way: the rules tell of something once they have done it. */
import { expect, test } from 'vitest';
import { filmed } from '../../tests/films.ts';
import type { Event } from '../events.ts';
import { jamaica } from '../game.ts';
import type { View } from '../information.ts';
import { NOTHING, STAR } from '../material.ts';
import { holdAt } from '../state.ts';

const FOLDER = new URL('../playthroughs/', import.meta.url);

/** What must be seen once an event is told; true where there is nothing to look for. */
function isSeen(event: Event, view: View, before: View): boolean {
  const { ships, seats, fight } = view;
  switch (event.type) {
    case 'sailed':
    case 'retreated':
      return ships[event.ship].space === event.to && ships[event.ship].lap === event.lap;
    case 'cardTurnedUp':
      return seats[event.seat].discard.at(-1) === event.card && !seats[event.seat].hasChosen;
    case 'loaded':
      return view.tokens[holdAt(event.ship, event.hold)] === event.tokens;
    case 'thrownOverboard':
      return view.goods[holdAt(event.ship, event.hold)] === NOTHING;
    case 'drew':
      return seats[event.seat].hand === before.seats[event.seat].hand + event.count;
    case 'attacked':
      return fight?.attacker === event.ship && fight.defender === event.defender;
    case 'combatRolled': {
      const die = event.ship === fight?.attacker ? fight.attackDie : fight?.defenceDie;
      return die === (event.face === 'star' ? STAR : event.face);
    }
    case 'left':
      return view.gone.includes(event.seat) && seats[event.seat].hand === 0;
    case 'combatBrokenOff':
      return fight === null;
    case 'scored':
      return !view.over;
    case 'dieSet':
      return view.dice[event.half] === event.value;
    default:
      return true;
  }
}

test('what an event says is seen as soon as it is told, and nobody is asked meanwhile', () => {
  const shown = new Set<string>();
  for (const { event, view, before, isOnTheWay } of filmed(jamaica, FOLDER)) {
    if (!isOnTheWay) continue;
    shown.add(event.type);
    if (!isSeen(event, view, before)) throw new Error(`${JSON.stringify(event)} is not seen`);
    expect([view.now, view.asked]).toEqual([null, []]);
  }
  for (const type of ['sailed', 'retreated', 'loaded', 'attacked', 'combatRolled', 'left', 'thrownOverboard', 'scored'])
    expect(shown).toContain(type);
});
