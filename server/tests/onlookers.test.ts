/** A team of Decrypto lets somebody look on with it, over real sockets: every byte that the onlooker receives is looked at. */
import { type Decrypto, decrypto } from '@havre/engine/games/decrypto/game.ts';
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { BLACK, type Colour, WHITE } from '@havre/engine/games/decrypto/state.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import { toldTo } from '@havre/engine/kernel/journal.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import type { Replay } from '@havre/engine/kernel/replay.ts';
import { onlooker, PUBLIC } from '@havre/engine/kernel/seats.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { PlainMessages } from '@havre/protocol/tests/plain-messages.ts';
import { applyUpdate, type TableView } from '@havre/table/viewing/update.ts';
import { describe, expect, it } from 'vitest';
import { recordingSockets } from './recording-sockets.ts';
import { connectClient, expectDone, openServer, seated } from './test-server.ts';

const GUEST = onlooker(WHITE);
const EYES: Readonly<Record<string, number>> = { 'onlooker 0': GUEST, public: PUBLIC };

const shown = (table: ClientTable): View => table.view as View;
const play = async (table: ClientTable | undefined, action: { type: string; [field: string]: unknown }) =>
  expectDone((await table?.do({ type: 'play', action })) ?? null);
const letBots = (tables: readonly ClientTable[], play: (seat: number) => boolean) =>
  Promise.all(
    tables.map(async (table, seat) => {
      if (play(seat)) expectDone(await table.do({ type: 'takeOver', seat, bot: 'random' }));
    }),
  );
const NOTHING = [WHITE, BLACK].map(() => ({ words: null, own: null }));

/** Four people at Decrypto, Anne and Ben in White; an onlooker whom they let in, and a stranger whom nobody does. */
async function evening() {
  const { url } = await openServer();
  const players = await Promise.all([connectClient(url), connectClient(url), connectClient(url), connectClient(url)]);
  const tables = await seated(players, { game: 'decrypto', options: { white: 'first' }, botPace: 0 });
  const [received, overheard]: string[][][] = [[], []];
  const clients = [received, overheard].map(sockets => connectClient(url, { socket: recordingSockets(sockets ?? []) }));
  const [otto, stranger] = await Promise.all(clients);
  const id = tables[0]?.table ?? '';
  const [looking, outside] = [otto?.watch(id), stranger?.watch(id)];
  if (looking === undefined || outside === undefined) throw new Error('nobody looks on');
  await Promise.all([looking, outside].map(table => table.until(({ eyes }) => eyes === 'public')));
  const replayed = async () => {
    await looking.until(({ info }) => info?.phase === 'over');
    const replay = await players[0]?.replay(id);
    if (replay === undefined) throw new Error('there is no replay');
    return replay;
  };
  return {
    tables,
    looking,
    outside,
    received: () => received?.flat() ?? [],
    overheard: () => overheard?.flat() ?? [],
    replayed,
  };
}

/** The true game, entry by entry: what each of these viewers is shown, and told. */
function truthOf(replay: Replay) {
  type DecryptoEntry = MatchEntry<Decrypto['action'], Decrypto['event']>;
  const [start, ...line] = replay.entries as unknown as [DecryptoEntry, ...DecryptoEntry[]];
  const match = Match.again(decrypto, { options: replay.options as Decrypto['options'], seats: replay.seats }, start);
  const views = new Map([GUEST, PUBLIC].map(viewer => [viewer, new Set<string>()]));
  const look = () => {
    for (const [viewer, seen] of views) seen.add(JSON.stringify(decrypto.view(match.state, viewer)));
  };
  look();
  for (const entry of line) {
    match.repeat(entry);
    look();
  }
  const told = (viewer: number) =>
    new Set(
      [start, ...line].flatMap(({ events }) =>
        events.flatMap(event => toldTo(event, viewer)).map(event => JSON.stringify(event)),
      ),
    );
  return {
    views,
    told: new Map([GUEST, PUBLIC].map(viewer => [viewer, told(viewer)])),
    words: match.state.teams.map(({ words }) => words),
  };
}

/** Fields whose values are words of the protocol, some of which are words of the game as well. */
const VOCABULARY = ['type', 'phase', 'step', 'channel', 'id', 'eyes', 'game', 'language'];
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (VOCABULARY.includes(name) ? [] : textsIn(part)));
};

/** What is wrong in what somebody received before the end: words that are not for them, or anything the rules do not show. */
function leaksIn(bytes: readonly string[], replay: Replay): string[] {
  const { views, told, words } = truthOf(replay);
  const leaks: string[] = [];
  let seen: TableView | null = null;
  const plain = new PlainMessages();
  for (const message of bytes.map(text => plain.read(text))) {
    if (message.type !== 'update') continue;
    seen = applyUpdate(seen, message);
    const view = seen?.view as View | null | undefined;
    if (seen === null || view == null || view.over) continue;
    const viewer = EYES[message.eyes] ?? Number.NaN;
    if (views.get(viewer)?.has(JSON.stringify(view)) !== true) leaks.push(`${message.eyes} is shown something else`);
    for (const item of message.items)
      for (const event of item.type === 'game' ? item.letter.events : [])
        if (told.get(viewer)?.has(JSON.stringify(event)) !== true)
          leaks.push(`${message.eyes} is told '${event.type}'`);
    if (view.phase === 'words' || view.phase === 'verdict') continue; // then both teams name words, and may be right
    const texts = new Set(textsIn(message));
    const hidden: Colour[] = viewer === GUEST ? [BLACK] : [WHITE, BLACK];
    for (const team of hidden)
      for (const word of words[team] ?? []) if (texts.has(word)) leaks.push(`${message.eyes} has received '${word}'`);
  }
  return leaks;
}

describe('an onlooker of a team', () => {
  it('sees what the team sees, nothing of the other one and no code, until the team no longer wants it', async () => {
    const { tables, looking, outside, received, overheard, replayed } = await evening();
    const [anne, ben, cleo] = tables;
    await play(anne, { type: 'admitGuests', wish: true });
    await expect(anne?.onlookerCode()).rejects.toMatchObject({ refusal: { refused: 'no-onlookers' } });
    await play(ben, { type: 'admitGuests', wish: true });
    await expect(cleo?.onlookerCode()).rejects.toMatchObject({ refusal: { refused: 'no-onlookers' } });
    const code = (await anne?.onlookerCode()) ?? '';
    expect(await outside.lookOn('AAAABBBB')).toEqual({ refused: 'wrong-word' });
    expectDone(await looking.lookOn(code));
    await looking.until(({ eyes }) => eyes === 'onlooker 0');
    expect(shown(looking).teams.map(({ words }) => words)).toEqual([
      shown(anne as ClientTable).teams[WHITE].words,
      null,
    ]);
    expect(await outside.lookOn(code)).toEqual({ refused: 'wrong-word' });
    await cleo?.until(({ events }) => events.some(item => item.type === 'onlooker' && item.eyes === 'onlooker 0'));

    // DEC-CHAT-01: what the team says among itself is for the team alone
    expectDone((await ben?.do({ type: 'say', channel: 'white', message: { text: 'among ourselves' } })) ?? null);
    await anne?.until(({ events }) => events.some(({ type }) => type === 'said'));
    expect(looking.tableView?.channels.map(({ id }) => id)).toEqual(['table']);

    // White's encryptor draws, and bots go on for all but the other one: the game waits for that one to guess
    const encryptor = shown(looking).teams[WHITE].encryptor === 0 ? 0 : 1;
    const kept = 1 - encryptor;
    await play(tables[encryptor], { type: 'drawCode' });
    await letBots(tables, seat => seat !== kept);
    await looking.until(({ view }) => (view as View).phase === 'guess');
    await play(tables[kept], { type: 'draft', code: 123 });
    await looking.until(({ view }) => (view as View).teams[WHITE].own?.draft === 123);
    await play(tables[kept], { type: 'admitGuests', wish: false });
    await looking.until(({ eyes }) => eyes === 'public');
    expect(shown(looking).teams.map(({ words, own }) => ({ words, own }))).toEqual(NOTHING);
    await letBots(tables, seat => seat === kept);

    const replay = await replayed();
    for (const bytes of [received(), overheard()]) {
      expect(bytes.length).toBeGreaterThan(10);
      expect(leaksIn(bytes, replay)).toEqual([]);
      expect(bytes.join()).not.toContain('among ourselves');
    }
    // the check is awake: from the viewpoint of the public the same bytes would be full of leaks
    const asPublic = received().map(text => text.replace('"eyes":"onlooker 0"', '"eyes":"public"'));
    expect(leaksIn(asPublic, replay).join()).toContain('public has received');
  });
});
