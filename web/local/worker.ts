/**
 * The worker in which this device keeps its own tables: the same lobby as a server's, with the browser as its store. It
 * plays on without a network, and whoever watches a table hears what a server would tell them.
 */
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Command } from '@havre/table/command.ts';
import type { Identity } from '@havre/table/facts.ts';
import { primitives } from '@havre/table/fair/primitives.ts';
import { Lobby } from '@havre/table/lobby.ts';
import type { Room, Watcher } from '@havre/table/room.ts';
import { randomHex } from '@havre/table/runtime.ts';
import { BotWorker } from './bot-place.ts';
import { type Message, personIn, type Request, type Requests, type Sitting } from './messages.ts';
import { openStore } from './store.ts';

const ENTROPY_BYTES = 32;
const MOST_LISTED = 50;

const log = { info: () => {}, error: (about: object, sentence: string) => console.error(sentence, about) };
const say = (message: Message): void => postMessage(message);

const opened = openStore('havre tables').then(async store => {
  const lobby = new Lobby({ store, now: Date.now, log, thinking: new BotWorker() });
  await lobby.start();
  return { store, lobby };
});

/** Who watches what, by table. */
const watchers = new Map<string, Map<Identity | null, Watcher>>();

type Answers = { [K in keyof Requests]: (asked: Requests[K]['asked']) => Promise<Requests[K]['answer']> };

const answers: Answers = {
  async begin(sitting) {
    const { lobby } = await opened;
    const { game, options, seated, botPace } = sitting;
    const room = await lobby.create(personIn(firstPerson(sitting)), {
      game,
      options,
      seats: seated.length,
      visibility: 'private',
      clock: { type: 'none' },
      hints: true,
      botPace,
    });
    if (isRefusal(room)) return room;
    return (await seatEverybody(room, sitting)) ?? { table: room.id };
  },

  async watch({ table, who }) {
    const { lobby } = await opened;
    const room = await lobby.room(table);
    if (room === null) return { found: false };
    const there = watchers.get(table) ?? new Map<Identity | null, Watcher>();
    watchers.set(table, there);
    const before = there.get(who);
    if (before !== undefined) room.leave(before);
    const watcher: Watcher = { who, hear: update => say({ table, who, update }) };
    there.set(who, watcher);
    await room.watch(watcher);
    return { found: true };
  },

  async leave({ table }) {
    const { lobby } = await opened;
    const room = await lobby.room(table);
    for (const watcher of watchers.get(table)?.values() ?? []) room?.leave(watcher);
    watchers.delete(table);
    return null;
  },

  async command({ table, who, command }) {
    const { lobby } = await opened;
    const room = await lobby.room(table);
    return room === null ? { refused: 'no-such-table' } : room.command(who, command);
  },

  async tables() {
    const { store, lobby } = await opened;
    await lobby.start();
    const everybody = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map(seat => store.cardsOf(personIn(seat), MOST_LISTED)),
    );
    const cards = new Map(everybody.flat().map(card => [card.table, card]));
    return [...cards.values()].sort((one, other) => other.touchedAt - one.touchedAt);
  },

  async replay({ table }) {
    const { lobby } = await opened;
    const room = await lobby.room(table);
    return room === null ? { refused: 'no-such-table' } : room.replay();
  },

  async remove({ table }) {
    await answers.leave({ table });
    const { store } = await opened;
    await store.remove(table);
    return null;
  },
};

const firstPerson = ({ seated }: Sitting): number =>
  Math.max(
    0,
    seated.findIndex(sitter => 'name' in sitter),
  );

/** Everybody sits down, brings their part to the dice, and the game begins; or why it cannot. */
async function seatEverybody(room: Room, sitting: Sitting): Promise<Refusal | null> {
  const host = personIn(firstPerson(sitting));
  const entropies = new Map<number, string>();
  const steps: (readonly [Identity, Command])[] = sitting.seated.flatMap(
    (sitter, seat): (readonly [Identity, Command])[] => {
      if ('bot' in sitter) return [[host, { type: 'addBot', seat, bot: sitter.bot }]];
      const entropy = randomHex(ENTROPY_BYTES);
      entropies.set(seat, entropy);
      return [
        [personIn(seat), { type: 'sit', seat, name: sitter.name }],
        [personIn(seat), { type: 'ready', commitment: commitmentTo(primitives, entropy) }],
      ];
    },
  );
  const openings = [...entropies].map(([seat, entropy]) => [personIn(seat), { type: 'open', entropy }] as const);
  for (const [who, command] of [...steps, [host, { type: 'start' }] as const, ...openings]) {
    const refusal = await room.command(who, command);
    if (refusal !== null) return refusal;
  }
  return null;
}

async function answer<K extends keyof Requests>({
  id,
  type,
  asked,
}: {
  id: number;
  type: K;
  asked: Requests[K]['asked'];
}): Promise<void> {
  try {
    say({ id, answer: await answers[type](asked) });
  } catch (error) {
    say({ id, failed: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', (event: MessageEvent<Request>) => void answer(event.data));
