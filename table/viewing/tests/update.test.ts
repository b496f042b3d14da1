/** What is left out of an update and what a watcher makes of it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gamesOnShelf } from '../../model/plan.ts';
import type { Room } from '../../room/room.ts';
import { asked, begin, created, LobbyKit, must, Witness } from '../../tests/lobby-kit.ts';
import { PEOPLE } from '../../tests/rehearsal.ts';
import type { Update } from '../update.ts';
import {
  applyUpdate,
  CommonChanges,
  changedFields,
  EMPTY_STATE,
  type TableView,
  viewerStateAfter,
  viewerStateChange,
} from '../update.ts';
import { type ViewerState, viewerStateOf } from '../viewer-state.ts';

describe('the fields that have changed', () => {
  test.each<[string, object, object, object]>([
    ['nothing', { a: 1, b: [1, { c: null }] }, { a: 1, b: [1, { c: null }] }, {}],
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['a list that grew', { a: [1] }, { a: [1, 2] }, { a: [1, 2] }],
    ['a list that shrank', { a: [1, 2] }, { a: [1] }, { a: [1] }],
    ['a field of a field', { a: { b: 1 } }, { a: { b: 1, c: 2 } }, { a: { b: 1, c: 2 } }],
    ['a field with another name', { a: { b: 1 } }, { a: { c: 1 } }, { a: { c: 1 } }],
    ['null for a record', { a: {} }, { a: null }, { a: null }],
    ['a record for a list', { a: [] }, { a: {} }, { a: {} }],
  ])('%s', (_, before, now, changed) => expect(changedFields(before, now)).toEqual(changed));
});

describe('what has changed of a viewer state', () => {
  const before: ViewerState = { ...EMPTY_STATE, view: { turn: 0, pile: 9 } };

  test.each<[string, Partial<ViewerState>, object]>([
    ['nothing', { view: { turn: 0, pile: 9 } }, {}],
    ['some fields of the view', { view: { turn: 1, pile: 9 } }, { viewChange: { turn: 1 } }],
    ['a view with a field more', { view: { turn: 0, pile: 9, won: 1 } }, { view: { turn: 0, pile: 9, won: 1 } }],
    ['a view with a field less', { view: { turn: 0 } }, { view: { turn: 0 } }],
    ['a view with another field', { view: { turn: 0, deck: 9 } }, { view: { turn: 0, deck: 9 } }],
    ['no view any more', { view: null }, { view: null }],
    ['what may be taken back', { undo: 'alone' }, { undo: 'alone' }],
    ['something else', { deadlines: [{ type: 'opening', until: 5 }] }, { deadlines: [{ type: 'opening', until: 5 }] }],
  ])('%s', (_, changes, expected) => {
    const now = { ...before, ...changes };
    expect(viewerStateChange(before, now)).toEqual(expected);
    expect(viewerStateAfter(before, expected)).toEqual(now);
  });

  test('what has not changed is kept as it was', () => {
    const deadlines: ViewerState['deadlines'] = [{ type: 'opening', until: 5 }];
    const change = viewerStateChange(
      { ...before, deadlines },
      { ...before, deadlines: [{ type: 'opening', until: 5 }] },
    );
    expect(viewerStateAfter({ ...before, deadlines }, change).deadlines).toBe(deadlines);
  });

  test('is one for all viewpoints that see the same of a view change, and their own for the others', () => {
    const common = new CommonChanges();
    const seen = (turn: number) => viewerStateChange(before, { ...before, view: { turn, pile: 9 } }, common).viewChange;
    const first = seen(1);
    expect(seen(2)).toEqual({ turn: 2 });
    expect(seen(1)).toBe(first);
  });

  test('a first view is whole', () =>
    expect(viewerStateChange({ ...before, view: null }, before)).toEqual({ view: before.view }));
});

describe('what a watcher sees', () => {
  let kit: LobbyKit;
  let room: Room;
  /** Each update as it was sent, and how things look if nothing is left out. */
  let sent: Update[];

  beforeEach(async () => {
    kit = new LobbyKit();
    room = await created(await kit.lobby());
    sent = [];
  });
  afterEach(() => kit.close());

  /** How the table looks to somebody who has just come. */
  async function freshly(who: string | null): Promise<TableView> {
    const newcomer = new Witness(who);
    await room.watch(newcomer);
    room.leave(newcomer);
    const { from: _, items: __, whole: ___, ...sight } = newcomer.last;
    return sight;
  }

  test('is at every moment what somebody sees who has just come', async () => {
    const witness = new Witness('bert');
    const hear = (update: Update) => {
      sent.push(update);
      witness.hear(update);
    };
    await room.watch({ who: 'bert', hear });
    for (const who of ['anne', 'cleo']) await room.watch(new Witness(who));
    const compare = async () => {
      const { from: _, items: __, whole: ___, viewChange: ____, film: _____, ...sight } = witness.last;
      expect(sight).toEqual(await freshly('bert'));
    };
    await compare();
    await begin(room, 3);
    await compare();
    await must(room, 'anne', { type: 'passHost', seat: 1 });
    await compare();
    for (let next = await asked(room), moves = 0; next !== null && moves < 8; next = await asked(room), moves++) {
      await must(room, next.who, next.command);
      await compare();
    }
    await must(room, 'cleo', { type: 'say', channel: 'table', message: { phrase: 'hello' } });
    await compare();
    await must(room, 'anne', { type: 'resign' });
    await must(room, 'cleo', { type: 'resign' });
    await compare();
    expect(witness.last.table).toMatchObject({ phase: 'over', host: 1 });
    expect(witness.last.isHost).toBe(true);
  });

  test('comes whole at first and for another viewpoint, and then without what has not changed', async () => {
    await room.watch({ who: 'bert', hear: update => sent.push(update) });
    await must(room, 'bert', { type: 'sit', seat: 1, name: 'Bert' });
    await must(room, 'bert', { type: 'say', channel: 'table', message: { text: 'hello' } });
    expect(sent.map(({ whole = false, eyes }) => ({ whole, eyes }))).toEqual([
      { whole: true, eyes: 'public' },
      { whole: true, eyes: 'seat 1' },
      { whole: false, eyes: 'seat 1' },
    ]);
    expect(sent[2]).toEqual({
      table: { table: room.id },
      eyes: 'seat 1',
      from: 1,
      items: [{ at: kit.now, type: 'said', seat: 1, channel: 'table', message: { text: 'hello' } }],
    });
  });

  test('cannot be made out of changes alone, or of changes for another viewpoint', async () => {
    await room.watch({ who: null, hear: update => sent.push(update) });
    await must(room, 'anne', { type: 'sit', seat: 0, name: 'Anne' });
    const [first, second] = sent as [Update, Update];
    const whole = applyUpdate(null, first);
    expect(applyUpdate(null, second)).toBeNull();
    expect(applyUpdate(whole, { ...second, eyes: 'seat 0' })).toBeNull();
    expect(applyUpdate(whole, second)?.table.sitters[0]).toMatchObject({ name: 'Anne' });
  });

  test('is complete for those who change places, and its events are counted on', async () => {
    const [anne, bert, zoe] = [new Witness('anne'), new Witness('bert'), new Witness(null)];
    for (const witness of [anne, bert, zoe]) await room.watch(witness);
    await must(room, 'anne', { type: 'sit', seat: 0, name: 'Anne' });
    await must(room, 'bert', { type: 'sit', seat: 1, name: 'Bert' });
    await must(room, 'anne', { type: 'swap', one: 0, other: 1 });
    for (const who of ['anne', 'bert'])
      await must(room, who, { type: 'say', channel: 'table', message: { text: who } });
    const all = ['sat', 'sat', 'swapped', 'said', 'said'];
    expect([anne.last.eyes, bert.last.eyes, zoe.last.eyes]).toEqual(['seat 1', 'seat 0', 'public']);
    for (const witness of [anne, bert, zoe]) {
      expect(witness.events).toEqual(all);
      expect(witness.last.from).toBe(all.length - 1);
    }
  });

  test('is the same object for all who look from the same viewpoint', async () => {
    const heard: Update[][] = [[], [], []];
    for (const updates of heard) await room.watch({ who: null, hear: update => updates.push(update) });
    await must(room, 'anne', { type: 'sit', seat: 0, name: 'Anne' });
    expect(new Set(heard.map(updates => updates.at(-1))).size).toBe(1);
  });
});

describe('whoever is asked', () => {
  let kit: LobbyKit;
  beforeEach(() => {
    kit = new LobbyKit();
  });
  afterEach(() => kit.close());

  test.each([
    { game: 'captain-jack', seats: 3, moves: 150 },
    { game: 'aquatika', seats: 2, moves: 60 },
    { game: 'jamaica', seats: 3, moves: 60 },
  ])('knows it at once, even if nothing is told of what led to it: $game', async ({ game, seats, moves }) => {
    const room = await created(await kit.lobby({ games: gamesOnShelf }), { game, seats });
    await begin(room, seats);
    const witnesses = PEOPLE.slice(0, seats).map(who => new Witness(who));
    for (const witness of witnesses) await room.watch(witness);
    let untold = 0;
    for (let move = 0; move < moves; move++) {
      const heard = witnesses.map(witness => witness.events.length);
      const seat = witnesses.findIndex(({ last }) => last.question?.awaited === true);
      const { question = null } = witnesses[seat]?.last ?? {};
      if (question === null) break;
      const action = question.legal[(move * 7) % question.answers] ?? question.legal[0];
      if (action === undefined) break;
      await must(room, PEOPLE[seat] ?? '', { type: 'play', action, decision: question.decision });
      if (witnesses.every((witness, i) => witness.events.length === heard[i])) untold++;
      await room.read(table => {
        for (const [i, { last }] of witnesses.entries()) {
          const { view, question: now } = JSON.parse(JSON.stringify(viewerStateOf(table, i)));
          expect({ view: last.view, question: last.question }).toEqual({ view, question: now });
        }
      });
    }
    if (game === 'captain-jack') expect(untold).toBeGreaterThan(0);
  });
});
