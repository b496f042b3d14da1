/** Updates in few bytes: whoever is told by them knows what everybody else knows. */
import { shelf } from '@havre/engine/games/index.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../../commands/command.ts';
import type { Identity } from '../../model/events.ts';
import { gamesOnShelf } from '../../model/plan.ts';
import type { Room } from '../../room/room.ts';
import { begin, created, LobbyKit, must, Witness } from '../../tests/lobby-kit.ts';
import { PEOPLE } from '../../tests/rehearsal.ts';
import { type PackedUpdate, UpdateUnpacker } from '../packed-update.ts';
import { KnownShapes, ShapeReader, ShapeWriter } from '../record-shapes.ts';
import type { Update } from '../update.ts';
import { applyUpdate, EMPTY_STATE, type TableView } from '../update.ts';
import { patchedView, positionPatch, positionStep } from '../view-patch.ts';
import type { ViewerEvent } from '../viewer-events.ts';
import type { Watcher } from '../watchers.ts';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('records of one kind', () => {
  test('are a number and what is in them, once one was seen', () => {
    const shapes = new KnownShapes();
    const writer = new ShapeWriter(shapes);
    const packed = (value: object) => JSON.parse(writer.jsonOf(shapes.draftOf(value)));
    expect(packed({ type: 'drew', seat: 2, cards: [] })).toEqual([-1, { type: 'drew', seat: 2, cards: [] }]);
    expect(packed({ type: 'drew', seat: 3, cards: [7, 8] })).toEqual([0, 3, [[7, 8]]]);
    expect(packed({ type: 'drew', seat: 3 })).toEqual([-1, { type: 'drew', seat: 3 }]);
    expect(packed({ type: 'threw', seat: 3 })).toEqual([-1, { type: 'threw', seat: 3 }]);
    expect(writer.shapes).toEqual([
      [['type', 'drew'], 'seat', 'cards'],
      [['type', 'drew'], 'seat'],
      [['type', 'threw'], 'seat'],
    ]);
  });

  test('are read as they were written, whatever they are', () => {
    const field = fc.constantFrom('type', 'rule', 'step', 'seat', 'cards', '0', 'x');
    const { value } = fc.letrec(tie => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null), fc.constant('type')),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(field, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 12 }), values => {
        const shapes = new KnownShapes();
        const [writer, reader] = [new ShapeWriter(shapes), new ShapeReader()];
        for (const [i, one] of values.entries()) {
          expect(reader.unpack(JSON.parse(writer.jsonOf(shapes.draftOf(one))))).toEqual(one);
          if (i % 4 === 3)
            expect(new ShapeReader(sent(writer.shapes)).unpack(JSON.parse(writer.jsonOf(shapes.draftOf(one))))).toEqual(
              one,
            );
        }
      }),
    );
  });

  test('one that nobody has a number for is refused', () => {
    expect(() => new ShapeReader().unpack([3, 1])).toThrow(RangeError);
  });

  test('beyond a thousand kinds new ones are said in full', () => {
    const shapes = new KnownShapes();
    const [writer, reader] = [new ShapeWriter(shapes), new ShapeReader()];
    for (let i = 0; i < 1100; i++)
      for (const record of [
        { type: `kind ${i}`, i },
        { type: `kind ${i}`, i: i + 1 },
      ])
        expect(reader.unpack(JSON.parse(writer.jsonOf(shapes.draftOf(record))))).toEqual(record);
    expect(writer.shapes).toHaveLength(1000);
  });
});

test('a patch by positions leads from a view to any other', () => {
  const view = fc.dictionary(fc.constantFrom('a', 'b', 'c', '1'), fc.jsonValue({ maxDepth: 3 }), {
    maxKeys: 3,
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(view, view, (one, other) => {
      const [before, now] = sent([one, other]) as [object, object]; // JSON has no −0
      expect(patchedView(before, sent(positionPatch(before, now)))).toEqual(now);
    }),
  );
});

test('steps by positions keep both sides at the same view, with its fields in the same order', () => {
  const view = fc.dictionary(fc.constantFrom('a', 'b'), fc.jsonValue({ maxDepth: 3 }), {
    maxKeys: 2,
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(fc.array(fc.record({ left: view, right: view }), { minLength: 2, maxLength: 6 }), views => {
      const [first = {}, ...others] = sent(views) as object[];
      let [here, there] = [first, sent(first)];
      for (const now of others) {
        const { patch, after } = positionStep(here, now);
        here = after;
        there = patchedView(there, sent(patch));
        expect(here).toEqual(now);
        expect(JSON.stringify(here)).toBe(JSON.stringify(there));
      }
    }),
  );
});

test('a step by positions keeps the order of fields where nothing but that is another, beside something that has changed', () => {
  const before = { hand: { cards: { one: 1, two: 2 }, seat: 0 } };
  const now = { hand: { cards: { two: 2, one: 1 }, seat: 1 } };
  const { patch, after } = positionStep(before, now);
  expect(JSON.stringify(after)).toBe(JSON.stringify(patchedView(before, patch)));
});

/** Whoever is told packed, as a client puts it together. */
class PackedWitness implements Watcher {
  readonly who: Identity | null;
  readonly items: ViewerEvent[] = [];
  bytes = 0;
  seen: TableView | null = null;
  private unpacker: UpdateUnpacker | null = null;

  constructor(who: Identity | null) {
    this.who = who;
  }

  hear(update: Update): void {
    const message = update.packed ?? JSON.stringify(update);
    if (update.packed !== undefined) this.bytes += message.length;
    this.read(JSON.parse(message) as Update | PackedUpdate);
  }

  private read(message: Update | PackedUpdate): void {
    const told = Array.isArray(message) ? this.unpacked(message as unknown as PackedUpdate) : (message as Update);
    if (told.packing !== undefined) this.unpacker = new UpdateUnpacker(told.packing);
    if (told.eyes !== this.seen?.eyes) this.items.length = 0;
    this.seen = applyUpdate(this.seen, told);
    this.items.length = told.from;
    this.items.push(...told.items);
  }

  private unpacked(packed: PackedUpdate): Update {
    if (this.seen === null || this.unpacker === null) throw new Error('the first update is not whole');
    const { table, eyes } = this.seen;
    return this.unpacker.unpack(packed, { table, eyes, from: this.items.length });
  }
}

/** Somebody's answer by the dice, also where one is free to say anything; null when nobody is asked. */
const answerAt = (room: Room, dice: SeededDice): Promise<{ who: Identity; command: Command } | null> =>
  room.read(({ match, sitters }) => {
    for (const [seat, sitter] of sitters.all.entries()) {
      const question = match?.asked(seat) ?? null;
      if (match === null || question === null || !question.awaited || sitter?.who == null) continue;
      const frame = match.state.stack.at(-1);
      const free = frame === undefined ? undefined : match.game.book.steps[frame.step]?.ask.free;
      const action: AnyAction | undefined =
        free === undefined
          ? question.legal[dice.below(question.answers)]
          : free.sample(match.state, frame?.v as never, seat, dice);
      if (action !== undefined)
        return { who: sitter.who, command: { type: 'play', action, decision: question.decision } };
    }
    return null;
  });

describe('a table', () => {
  let kit: LobbyKit;
  beforeEach(() => {
    kit = new LobbyKit();
  });
  afterEach(() => kit.close());

  const FIELDS = [...Object.keys(EMPTY_STATE), 'table', 'eyes', 'isHost'] as (keyof TableView)[];
  const seen = (view: TableView) => FIELDS.map(field => [field, view[field]]);

  test.each(shelf.map(({ game }) => [game.id, game.seats] as const))(
    '%s looks packed as it looks to others, to newcomers too',
    async (game, { min, max }) => {
      const lobby = await kit.lobby({ games: gamesOnShelf });
      const seats = Math.min(max, Math.max(min, 4));
      const room = await created(lobby, { game, seats });
      await begin(room, seats);
      const viewers = [...PEOPLE.slice(0, seats), 'stranger'];
      const plain = viewers.map(who => new Witness(who));
      const plainOf = (one: PackedWitness) => plain.find(({ who }) => who === one.who) as Witness;
      const packed: PackedWitness[] = [];
      const join = async (film: boolean) => {
        for (const who of viewers) {
          const witness = new PackedWitness(who);
          packed.push(witness);
          await room.watch(witness, { film, packed: true });
        }
      };
      for (const witness of plain) await room.watch(witness);
      await join(false);
      await join(true);
      const dice = new SeededDice(11);
      for (let move = 0; move < 45; move++) {
        kit.now += 1234;
        const answer = await answerAt(room, dice);
        if (answer === null) break;
        await must(room, answer.who, answer.command);
        for (const one of packed) expect(one.items.at(-1)).toEqual(plainOf(one).last.items.at(-1) ?? one.items.at(-1));
        if (move === 20) await join(false);
        if (move === 25) await room.command('anne', { type: 'say', channel: 'table', message: { text: 'ahoy' } });
        if (move === 30) await must(room, 'anne', { type: 'passHost', seat: 1 });
        if (move === 35) room.leave(packed.shift() as PackedWitness);
        for (const one of packed) {
          const other = plainOf(one);
          expect(seen(one.seen as TableView)).toEqual(seen(other.last));
          expect(one.items.map(item => item.type)).toEqual(other.events);
        }
      }
      expect(kit.errors).toEqual([]);
    },
  );

  test('a move of Fuji Flush is told to all four in fewer than 900 bytes on average', async () => {
    const lobby = await kit.lobby({ games: gamesOnShelf });
    const room = await created(lobby, { game: 'fuji-flush', seats: 4 });
    await begin(room, 4);
    const people = PEOPLE.slice(0, 4).map(who => new PackedWitness(who));
    for (const witness of people) await room.watch(witness, { packed: true });
    const dice = new SeededDice(5);
    const MOVES = 60;
    for (let move = 0; move < MOVES; move++) {
      const answer = await answerAt(room, dice);
      if (answer === null) break;
      await must(room, answer.who, answer.command);
    }
    const bytes = people.reduce((sum, witness) => sum + witness.bytes, 0) / MOVES;
    expect(bytes).toBeLessThan(900);
  });
});
