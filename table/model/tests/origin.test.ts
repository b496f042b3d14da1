import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { verify } from '@havre/engine/kernel/replay.ts';
import { PUBLIC } from '@havre/engine/kernel/seats.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lobby } from '../../lobby/lobby.ts';
import type { Room } from '../../room/room.ts';
import { primitives } from '../../runtime/crypto-primitives.ts';
import { asked, begin, created, LobbyKit, must, until, Witness } from '../../tests/lobby-kit.ts';
import { commitmentOf, entropyOf, games, Rehearsal } from '../../tests/rehearsal.ts';
import { viewerEventsSince } from '../../viewing/viewer-feed.ts';
import {
  MOST_PORTABLE_ENTRIES,
  type PortableEntry,
  type PortableGame,
  portableGameOf,
  replayPortableGame,
} from '../origin.ts';
import type { TableSettings } from '../plan.ts';

let kit: LobbyKit;
let lobby: Lobby;
beforeEach(async () => {
  kit = new LobbyKit();
  lobby = await kit.lobby();
});
afterEach(() => kit.close());

const MANNER: TableSettings = { visibility: 'private', clock: { type: 'none' }, hints: true, botPace: 0 };

const given = <T extends object>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(`${answer.refused}: ${answer.detail}`);
  return answer;
};

/** So many acts of people, at a table with no bots. */
async function play(room: Room, acts: number): Promise<void> {
  for (let i = 0; i < acts; i++) {
    const next = await asked(room);
    if (next === null) return;
    await must(room, next.who, next.command);
  }
}

const playToTheEnd = (room: Room): Promise<void> => play(room, 2_000);

/** A game of three people after some acts, as it is handed over. */
async function aPast(
  acts = 9,
  changes: { game?: string; seats?: number } = {},
): Promise<{ room: Room; past: PortableGame }> {
  const room = await created(lobby, changes);
  await begin(room, changes.seats ?? 3);
  await play(room, acts);
  return { room, past: given(await room.portableGame()) };
}

/** The others come, everybody brings their part to the dice, and the game goes on. */
async function goOn(room: Room, people: readonly string[]): Promise<void> {
  for (const [seat, who] of people.entries()) {
    if ((await room.read(table => table.at(seat))) === null)
      await must(room, who, { type: 'sit', seat, name: who.toUpperCase() });
    await must(room, who, { type: 'ready', commitment: commitmentOf(who, 1) });
  }
  await must(room, people[0] ?? '', { type: 'start' });
  for (const who of people) await must(room, who, { type: 'open', entropy: entropyOf(who, 1) });
}

const PEOPLE = ['anne', 'bert', 'cleo'];
const anne = { who: 'anne', seat: 0, name: 'Anne' };

describe('a game that is carried to another table', () => {
  test('has its carrier and its bots in their seats, and the others free', async () => {
    const { past } = await aPast();
    const players = past.players.with(2, { name: 'random', bot: 'random' });
    const room = given(await lobby.carry(anne, { ...past, players }, MANNER));
    const { sitters, origin, phase } = await room.info();
    expect(phase).toBe('gathering');
    expect(sitters.map(sitter => sitter?.name ?? null)).toEqual(['Anne', null, 'random']);
    expect(origin).toEqual({ type: 'carried', players });
  });

  test('goes on from the same position', async () => {
    const { room: before, past } = await aPast();
    const room = given(await lobby.carry(anne, past, MANNER));
    await goOn(room, PEOPLE);
    const stand = (at: Room) => at.read(({ match }) => [match?.fingerprint, match?.mayAct, match?.log]);
    expect(await stand(room)).toEqual(await stand(before));
    await playToTheEnd(room);
    expect((await room.info()).phase).toBe('over');
  });

  test('has provable dice from there on, and claims no more', async () => {
    const { past } = await aPast(1, { game: 'abacus', seats: 2 });
    const room = given(await lobby.carry(anne, past, MANNER));
    await goOn(room, ['anne', 'bert']);
    expect((await room.info()).proof).toMatchObject({ since: 2, openings: [{}, {}] });
    await playToTheEnd(room);
    const replay = given(await room.replay());
    expect(replay.entries.slice(2).some(({ draws }) => draws.length > 0)).toBe(true);
    const { game } = await room.read(table => table);
    expect(verify(game, replay, primitives)).toMatchObject({ sound: true, stream: 'proved in part' });
    const { since: _, ...whole } = replay.proof ?? { table: '', commitment: '', openings: [] };
    // At which entry is chance: a die or two may have fallen as these would have.
    expect(verify(game, { ...replay, proof: whole }, primitives)).toMatchObject({ flaw: 'other-stream' });
  });

  test('shows nobody anything of it before everybody has a seat for good', async () => {
    const { past } = await aPast();
    const room = given(await lobby.carry(anne, past, MANNER));
    const [bert, stranger] = [new Witness('bert'), new Witness(null)];
    await room.watch(bert);
    await room.watch(stranger);
    await must(room, 'bert', { type: 'sit', seat: 1, name: 'Bert' });
    await must(room, 'bert', { type: 'sit', seat: 2, name: 'Bert' });
    expect(JSON.stringify([bert.heard, stranger.heard])).not.toContain('FUJ-');
    expect(bert.last.view).toBeNull();
  });

  test('tells each seat its own story once it goes on', async () => {
    const { room: before, past } = await aPast();
    const room = given(await lobby.carry(anne, past, MANNER));
    const bert = new Witness('bert');
    await room.watch(bert);
    await goOn(room, PEOPLE);
    const heard = (at: Room, viewer: number) =>
      at.read(table =>
        viewerEventsSince(table, viewer, 0).flatMap(item => (item.type === 'game' ? [item.letter] : [])),
      );
    for (const viewer of [0, 1, 2, PUBLIC]) expect(await heard(room, viewer)).toEqual(await heard(before, viewer));
    expect(bert.events.slice(-11)).toEqual([...Array(10).fill('game'), 'resumed']);
    expect(bert.last.items.at(-1)).toMatchObject({ type: 'resumed', origin: 'carried' });
  });

  test('is the same after a restart, with and without a snapshot', async () => {
    const { past } = await aPast(12);
    const room = given(await lobby.carry(anne, past, MANNER));
    await goOn(room, PEOPLE);
    await play(room, 4);
    const replayAfter = async (other: Lobby) => {
      const again = await other.room(room.id);
      return again?.read(({ match, entries }) => ({ now: match?.fingerprint, entries, log: match?.log }));
    };
    const now = await replayAfter(lobby);
    expect(now?.log).toHaveLength(17);
    expect(await replayAfter(await kit.lobby())).toEqual(now);
    const store = await kit.store();
    const kept = await room.read(({ history: progress }) => progress.snapshot());
    await store.saveSnapshot({ table: room.id, seq: await room.read(({ seq }) => seq), body: JSON.stringify(kept) });
    expect(await replayAfter(await kit.lobby())).toEqual(now);
    await playToTheEnd(room);
    expect((await room.info()).phase).toBe('over');
  });

  test('leaves behind what was taken back', async () => {
    const room = await created(lobby, { game: 'abacus', seats: 2 });
    await begin(room, 2);
    const slide = (by: number) => must(room, 'anne', { type: 'play', action: { type: 'slide', by } as never });
    await slide(1);
    await slide(2);
    await must(room, 'anne', { type: 'undo', acts: 1 });
    await slide(1);
    const past = given(await room.portableGame());
    expect(past.deeds.map(({ cause }) => cause.type)).toEqual(['start', 'act', 'act']);
    const carried = given(await lobby.carry(anne, past, MANNER));
    await goOn(carried, ['anne', 'bert']);
    const position = (at: Room) => at.read(({ match }) => match?.fingerprint);
    expect(await position(carried)).toBe(await position(room));
    await must(carried, 'anne', { type: 'undo', acts: 1 });
    expect(await carried.read(({ match }) => match?.view(PUBLIC))).toMatchObject({ beads: [1, 0] });
  });

  test('does not tell again what has faded, before the end', async () => {
    const { past } = await aPast(3, { game: 'shells', seats: 2 });
    const { entries } = given(await replayPortableGame(past, games));
    const fading = entries.flatMap(({ events }) => events).filter(event => event.fades);
    expect(fading.length).toBeGreaterThan(0);
    const room = given(await lobby.carry(anne, past, MANNER));
    const seen = new Witness('anne');
    await room.watch(seen);
    await goOn(room, ['anne', 'bert']);
    expect(JSON.stringify(seen.heard)).not.toContain('"fades"');
  });
});

describe('a game that is branched off', () => {
  test('goes on against bots at once, and never claims that its dice are proved', async () => {
    const { past } = await aPast();
    const room = given(await lobby.branch('anne', past, MANNER));
    await begin(room, 1);
    await until(room, ({ match }) => match?.asked(0) != null || match?.over === true);
    for (;;) {
      const next = await asked(room);
      if (next === null) break;
      await must(room, next.who, next.command);
      await until(room, ({ match }) => match?.asked(0) != null || match?.over === true);
    }
    const { phase, proof, origin } = await room.info();
    expect([phase, origin?.type]).toEqual(['over', 'branched']);
    expect(proof.secret).toBeUndefined();
    const replay = given(await room.replay());
    expect(replay.proof).toBeNull();
    expect(verify(await room.read(({ game }) => game), replay, primitives)).toMatchObject({
      sound: true,
      stream: 'not revealed',
    });
  });
});

describe('a past that cannot have been is refused:', () => {
  const { table } = Rehearsal.begun();
  const act: PortableEntry = { cause: { type: 'act', seat: 0, action: { type: 'playCard' } }, draws: [] };
  const base = {
    game: 'fuji-flush',
    rules: 1,
    options: table.plan.options,
    seats: 3,
    players: PEOPLE.map(name => ({ name })),
    deeds: table.entries.map(({ cause, draws }) => ({ cause, draws })),
  };

  test.each<[string, Partial<PortableGame>, string]>([
    ['a game nobody has', { game: 'chess' }, 'unknown-game'],
    ['rules nobody has', { rules: 99 }, 'other-rules'],
    ['seats the game does not have', { seats: 1, players: [{ name: 'Anne' }] }, 'wrong-seats'],
    ['players without seats', { players: [{ name: 'Anne' }] }, 'wrong-past'],
    ['nothing at all', { deeds: [] }, 'wrong-past'],
    ['no start', { deeds: [act] }, 'wrong-past'],
    ['a second start', { deeds: [...base.deeds, ...base.deeds] }, 'wrong-past'],
    ['an act that is none', { deeds: [...base.deeds, act] }, 'wrong-past'],
    ['other dice', { deeds: base.deeds.map(deed => ({ ...deed, draws: [[6, 1]] })) }, 'wrong-past'],
    [
      'an undo',
      { deeds: [...base.deeds, { cause: { type: 'undo', seat: 0, to: 1, agreed: 0 }, draws: [] }] },
      'wrong-past',
    ],
    ['more than any game', { deeds: Array(MOST_PORTABLE_ENTRIES + 1).fill(act) }, 'long-past'],
  ])('%s', async (_, changes, refused) => {
    const refusal = await replayPortableGame({ ...base, ...changes }, games);
    expect(refusal).toMatchObject({ refused });
    expect(isRefusal(refusal) ? refusal.detail : '').not.toBe('');
  });

  test('a game that is over', async () => {
    const room = await created(lobby);
    await begin(room, 3);
    await playToTheEnd(room);
    expect(await room.portableGame()).toEqual({ refused: 'not-playing' });
    const { entries, ...head } = given(await room.replay());
    const past = { ...head, deeds: entries.map(({ cause, draws }) => ({ cause, draws })) };
    expect(await replayPortableGame(past, games)).toMatchObject({ isOver: true });
    expect(await lobby.branch('anne', past, MANNER)).toEqual({ refused: 'over' });
  });

  test('but it may be brought along to be shown: it is over there too, and everybody is called as they were', async () => {
    const room = await created(lobby);
    await begin(room, 3);
    await playToTheEnd(room);
    const replay = given(await room.replay());
    const brought = given(await lobby.carry({ ...anne, seat: 0 }, portableGameOf(replay), MANNER));
    expect((await brought.info()).phase).toBe('over');
    const shown = given(await brought.replay());
    expect(shown.outcome).toEqual(replay.outcome);
    expect(shown.players.slice(1)).toEqual(replay.players.slice(1));
    expect(verify(fujiFlush, shown, primitives)).toMatchObject({ sound: true });
  });

  test('a carrier without a name, without a seat, or in the seat of a bot', async () => {
    const { past } = await aPast(1);
    const withBot = { ...past, players: past.players.with(1, { name: 'random', bot: 'random' }) };
    for (const [carrier, refused] of [
      [{ ...anne, name: ' ' }, 'no-name'],
      [{ ...anne, seat: 7 }, 'no-such-seat'],
      [{ ...anne, seat: 1 }, 'seat-taken'],
    ] as const)
      expect(await lobby.carry(carrier, withBot, MANNER)).toMatchObject({ refused });
  });
});
