/** What is seen of a move on the way: the rules tell of something once they have done it. */
import { expect, test } from 'vitest';
import { filmed } from '../../tests/films.ts';
import type { Event } from '../events.ts';
import { captainJack } from '../game.ts';
import type { View } from '../information.ts';

/** What must be seen once an event is told; true where there is nothing to look for. */
function isSeen(event: Event, view: View): boolean {
  switch (event.type) {
    case 'sailed':
      return view.ships[event.seat].place === event.area;
    case 'revealed':
      return view.revealed === event.card;
    case 'attacked':
      return view.fight?.value === event.value;
    case 'rolled':
      return view.fight === null || view.fight.roll === event.roll;
    case 'boarded':
      return view.boarding?.attacker === event.seat && view.boarding.defender === event.target;
    case 'fired': {
      const { attacker, attack = [], defence } = view.boarding ?? {};
      return (event.seat === attacker ? attack : defence)?.join() === event.dice.join();
    }
    case 'stole':
      return view.ships[event.seat].cards.some(({ card }) => card === event.card);
    case 'paid':
      return view.ships[event.seat].doubloons === event.total;
    case 'left':
      return view.ships[event.seat].gone && view.ships[event.seat].cards.length === 0;
    default:
      return true;
  }
}

test('what an event says is seen as soon as it is told, and nobody is asked meanwhile', () => {
  const shown = new Set<string>();
  for (const { event, view, isOnTheWay } of filmed(captainJack, new URL('../playthroughs/', import.meta.url))) {
    if (!isOnTheWay) continue;
    shown.add(event.type);
    if (!isSeen(event, view)) throw new Error(`${JSON.stringify(event)} is not seen in ${JSON.stringify(view)}`);
    expect([view.moment, view.asked]).toEqual([null, null]);
  }
  for (const type of ['sailed', 'revealed', 'attacked', 'rolled', 'boarded', 'fired', 'stole', 'paid', 'left'])
    expect(shown).toContain(type);
});
