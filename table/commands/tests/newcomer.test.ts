/** What is sent to whoever has the seat of somebody who has left: nothing that only the one who left was told. */
import type { State as DecryptoState } from '@havre/engine/games/decrypto/state.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Identity } from '../../model/events.ts';
import { gamesOnShelf } from '../../model/plan.ts';
import type { Room } from '../../room/room.ts';
import { begin, created, LobbyKit, must, Witness } from '../../tests/lobby-kit.ts';
import { commitmentOf, entropyOf, PEOPLE, Rehearsal } from '../../tests/rehearsal.ts';

let kit: LobbyKit;
beforeEach(() => {
  kit = new LobbyKit();
});
afterEach(() => kit.close());

const CLUES = { anne: ['first of white', 'second', 'third'], cleo: ['first of black', 'other', 'last'] };

/** Decrypto at four, up to the reading of White's clues: Anne and Cleo are the encryptors. */
async function decrypto(): Promise<Room> {
  const lobby = await kit.lobby({ games: gamesOnShelf });
  const room = await created(lobby, { game: 'decrypto', seats: 4, options: { white: 'first', language: 'en' } });
  await begin(room, 4);
  for (const who of ['anne', 'cleo']) await must(room, who, { type: 'play', action: { type: 'drawCode' } });
  for (const [who, clues] of Object.entries(CLUES)) {
    const action = { type: 'writeClues', clues };
    await must(room, who, { type: 'play', action });
    await must(room, who, { type: 'play', action: { type: 'confirmClues' } });
  }
  return room;
}

/** Somebody leaves, the other team admits a player, and Fred has the seat. */
async function replace(room: Room, who: Identity, others: readonly Identity[]): Promise<Witness> {
  await must(room, who, { type: 'stand' });
  for (const other of others) await must(room, other, { type: 'play', action: { type: 'admitPlayer' } });
  const fred = new Witness('fred');
  await room.watch(fred);
  await must(room, 'fred', { type: 'sit', seat: PEOPLE.indexOf(who), name: 'Fred' });
  return fred;
}

const cardOf = (room: Room, team: 0 | 1): Promise<number> =>
  room.read(({ match }) => {
    if (match === null) throw new Error('the game has not begun');
    return (match.state as unknown as DecryptoState).teams[team].card;
  });

describe('the seat of an encryptor who has left', () => {
  test('DEC-NET-02, DEC-NET-03: a newcomer is sent the words, and no trace of the code', async () => {
    for (const [who, others, team] of [
      ['anne', ['cleo', 'dora'], 0],
      ['cleo', ['anne', 'bert'], 1],
    ] as const) {
      const room = await decrypto();
      const fred = await replace(room, who, others);
      const code = await cardOf(room, team);
      expect(fred.last).toMatchObject({ eyes: `seat ${PEOPLE.indexOf(who)}`, view: { side: team, card: null } });
      const events = fred.heard.flatMap(({ items }) =>
        items.flatMap(item => (item.type === 'game' ? item.letter.events : [])),
      );
      const secrets = events.flatMap(event => (event.secret === undefined ? [] : [event.type]));
      expect(new Set(secrets)).toEqual(new Set(['joined']));
      expect(events.map(event => event.type)).not.toContain('wrote');
      expect(JSON.stringify(fred.heard)).not.toContain(`"code":${code}`);
      if (team === 1) expect(JSON.stringify(fred.heard)).not.toContain(CLUES.cleo[0]);
      // and when the page is loaded again, or the server is started anew
      const later = new Witness('fred');
      await (await kit.roomBeside(room.id, { box: gamesOnShelf })).watch(later);
      expect(JSON.stringify(later.last.items)).toBe(JSON.stringify(fred.last.items));
    }
  });

  test('DEC-NET-02: the host gives it to nobody, not even by a word from before', async () => {
    const room = await decrypto();
    const offer = { type: 'offerSeat', seat: 2, commitment: commitmentOf('a word') } as const;
    const claim = { type: 'claimSeat', seat: 2, word: entropyOf('a word') } as const;
    kit.now += 10 * 60_000;
    await must(room, 'anne', offer);
    await must(room, 'cleo', { type: 'stand' });
    expect(await room.command('fred', claim)).toEqual({ refused: 'wrong-word' });
    expect(await room.command('anne', offer)).toEqual({ refused: 'seat-left' });
  });

  test('a player who goes on with another device is the same player, and is sent what the seat was told', async () => {
    const room = await decrypto();
    kit.now += 10 * 60_000;
    await must(room, 'anne', { type: 'offerSeat', seat: 2, commitment: commitmentOf('a word') });
    await must(room, 'phone', { type: 'claimSeat', seat: 2, word: entropyOf('a word') });
    const phone = new Witness('phone');
    await room.watch(phone);
    expect(phone.last.view).toMatchObject({ card: await cardOf(room, 1) });
    expect(JSON.stringify(phone.last.items)).toContain('drewCode');
  });
});

test('whoever has their own seat again is sent all they have heard before', () => {
  const rehearsal = Rehearsal.begun({ game: 'revolving', seats: 5 });
  rehearsal.must('emil', { type: 'mute', seat: 1, muted: true });
  const before = rehearsal.events(4);
  rehearsal.must('emil', { type: 'stand' });
  rehearsal.must('emil', { type: 'sit', seat: 4, name: 'Emil' });
  expect(rehearsal.events(4).slice(0, before.length)).toEqual(before);
  rehearsal.must('emil', { type: 'stand' });
  rehearsal.must('fred', { type: 'sit', seat: 4, name: 'Fred' });
  expect(rehearsal.events(4).map(({ type }) => type)).not.toContain('muted');
});
