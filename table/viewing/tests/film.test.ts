/** What watchers see of a move on the way. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import type { Event } from '@havre/engine/games/fuji-flush/state.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gamesOnShelf } from '../../model/plan.ts';
import type { Room } from '../../room/room.ts';
import { asked, begin, created, LobbyKit, must, type Whole, Witness } from '../../tests/lobby-kit.ts';
import { PEOPLE } from '../../tests/rehearsal.ts';
import { filmOf } from '../update.ts';
import { patchedView, viewPatch } from '../view-patch.ts';

describe('a patch', () => {
  test.each<[string, object, object, object[]]>([
    ['of nothing', { a: 1, b: [1, { c: null }] }, { a: 1, b: [1, { c: null }] }, []],
    ['of a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b', 3]]],
    ['of a value deep inside', { a: [{ b: { c: 1 } }, 2] }, { a: [{ b: { c: 5 } }, 2] }, [['a', 0, 'b', 'c', 5]]],
    ['of a list that grew', { a: [1, 2, 3] }, { a: [1, 2, 3, 4] }, [['a', 3, 4]]],
    ['of a list that was empty', { a: [] }, { a: [7] }, [['a', [7]]]],
    ['of a list that shrank', { a: [1, 2] }, { a: [1] }, [['a', [1]]]],
    ['of a list that is another', { a: [1, 2, 3] }, { a: [2, 3, 4] }, [['a', [2, 3, 4]]]],
    ['of a record with another field', { a: { b: 1 } }, { a: { c: 1 } }, [['a', { c: 1 }]]],
    ['of null for a record', { a: { b: 1 } }, { a: null }, [['a', null]]],
    ['of a record for a list', { a: [] }, { a: {} }, [['a', {}]]],
  ])('%s', (_, before, now, patch) => {
    const kept = structuredClone(before);
    expect(viewPatch(before, now)).toEqual(patch);
    expect(patchedView(before, viewPatch(before, now))).toEqual(now);
    expect(before).toEqual(kept);
  });

  test('leaves what has not changed as it was', () => {
    const [same, changed] = [[1, 2], { b: 1 }];
    const after = patchedView({ same, changed }, [['changed', 'b', 2]]) as { same: unknown };
    expect(after.same).toBe(same);
  });
});

describe('the film of a move', () => {
  let kit: LobbyKit;
  beforeEach(() => {
    kit = new LobbyKit();
  });
  afterEach(() => kit.close());

  /** A table of Fuji Flush with everybody and a stranger around it. */
  async function watched(): Promise<{ room: Room; witnesses: Witness[] }> {
    const lobby = await kit.lobby({ games: gamesOnShelf });
    const room = await created(lobby, { game: fujiFlush.id, options: { first: 0, freeChat: false }, seats: 3 });
    await begin(room, 3);
    const witnesses = [...PEOPLE.slice(0, 3), 'stranger'].map(who => new Witness(who));
    for (const witness of witnesses) await room.watch(witness, { film: true });
    return { room, witnesses };
  }

  /** The latest events, each with what was seen after it. */
  function scenes({ heard }: Witness): { event: Event; view: View }[] {
    const [before, update] = heard.slice(-2) as [Whole, Whole];
    const events = update.items.flatMap(item =>
      item.type === 'game' ? (item.letter.events as unknown as Event[]) : [],
    );
    const views = filmOf(before.view, update) as View[];
    expect(views.at(-1)).toEqual(update.view);
    expect(views).toHaveLength(events.length);
    return events.map((event, i) => ({ event, view: views[i] as View }));
  }

  /** Plays until a move has pushed somebody out. */
  async function pushOut(room: Room, witnesses: readonly Witness[]): Promise<void> {
    for (;;) {
      const move = await asked(room);
      if (move === null) throw new Error('nobody was pushed out');
      await must(room, move.who, move.command);
      const { items = [] } = witnesses[0]?.last ?? {};
      if (items.some(item => item.type === 'game' && item.letter.events.length > 2)) return;
    }
  }

  test('shows a card in front once it is played, and gone once it is pushed out', async () => {
    const { room, witnesses } = await watched();
    await pushOut(room, witnesses);
    for (const witness of witnesses)
      for (const { event, view } of scenes(witness)) {
        if (event.type === 'played') expect(view.front[event.seat]).toBe(event.card);
        if (event.type === 'pushedOut') expect(view.front[event.seat]).toBe(0);
        if (event.type === 'pushedOut') expect(view.discard.at(-1)).toBe(event.card);
      }
  });

  test('shows nobody the hand of another', async () => {
    const { room, witnesses } = await watched();
    await pushOut(room, witnesses);
    const shown = witnesses.map(witness => scenes(witness).map(({ view }) => view));
    for (const { hand } of shown.at(-1) ?? []) expect(hand).toBeNull();
    const sizes = shown.map(views => views.map(({ handSizes }) => handSizes));
    for (const seen of sizes) expect(seen).toEqual(sizes[0]);
    for (const [seat, views] of shown.slice(0, 3).entries())
      for (const { hand, handSizes } of views) expect(hand).toHaveLength(handSizes[seat] ?? 0);
  });

  test('is there for whoever watches while it happens, not for whoever comes later', async () => {
    const { room, witnesses } = await watched();
    await pushOut(room, witnesses);
    expect(witnesses[0]?.last.film).not.toBeUndefined();
    const late = new Witness('late');
    await room.watch(late);
    expect(late.last.film).toBeUndefined();
  });

  test('is one patch for a move of one event', async () => {
    const { room, witnesses } = await watched();
    const move = await asked(room);
    if (move !== null) await must(room, move.who, move.command);
    const [item] = witnesses[0]?.last.items ?? [];
    expect(item?.type === 'game' && item.letter.events).toHaveLength(1);
    expect(witnesses[0]?.last.film).toHaveLength(1);
  });

  test('is not for those who have not asked for it: they see the same', async () => {
    const { room, witnesses } = await watched();
    const plain = new Witness(PEOPLE[0] ?? null);
    await room.watch(plain);
    await pushOut(room, witnesses);
    expect([plain.last.film, witnesses[0]?.last.viewChange]).toEqual([undefined, undefined]);
    expect(plain.last.viewChange).not.toBeUndefined();
    expect(plain.last.view).toEqual(witnesses[0]?.last.view);
  });
});
