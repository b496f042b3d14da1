/** Onlookers of a side see what it sees, by its own token, for as long as the game admits them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { begin, created, LobbyKit, must, Witness } from '../../tests/lobby-kit.ts';
import { commitmentOf, entropyOf, Rehearsal } from '../../tests/rehearsal.ts';

const WORD = entropyOf('a guest');
const COMMITMENT = commitmentOf('a guest');
const admitting = () => {
  const rehearsal = Rehearsal.begun({ game: 'whispers', seats: 5 });
  rehearsal.play(1, { type: 'admit', guest: true });
  return rehearsal;
};

describe('a guest', () => {
  test('is let in by the word of somebody of that side, once and not for long', () => {
    const rehearsal = admitting();
    const lookOn = (who: string) => rehearsal.try(who, { type: 'lookOn', word: WORD })?.refused ?? null;
    expect(lookOn('gina')).toBe('wrong-word');
    rehearsal.must('bert', { type: 'invite', commitment: COMMITMENT });
    rehearsal.now += 10 * 60_000;
    expect(lookOn('gina')).toBe('wrong-word');
    rehearsal.must('bert', { type: 'invite', commitment: COMMITMENT });
    expect(lookOn('dora')).toBe('already-seated');
    expect(lookOn('gina')).toBeNull();
    expect(lookOn('hugo')).toBe('wrong-word');
    expect(rehearsal.events(3).at(-1)).toMatchObject({ type: 'onlooker', eyes: 'onlooker 0' });
  });

  test('can be invited only where the game admits onlookers, and only by the side that does', () => {
    const closed = Rehearsal.begun({ game: 'whispers', seats: 5 });
    const invite = { type: 'invite', commitment: COMMITMENT } as const;
    expect(closed.try('bert', invite)).toEqual({ refused: 'no-onlookers' });
    expect(admitting().try('dora', invite)).toEqual({ refused: 'no-onlookers' });
    expect(admitting().try('bert', { type: 'invite', commitment: 'short' })).toEqual({ refused: 'bad-commitment' });
    expect(Rehearsal.begun().try('bert', invite)).toEqual({ refused: 'no-onlookers' });
  });

  test('knows too much to sit down later', () => {
    const rehearsal = admitting();
    rehearsal.must('bert', { type: 'invite', commitment: COMMITMENT });
    rehearsal.must('gina', { type: 'lookOn', word: WORD });
    expect(rehearsal.try('gina', { type: 'sit', seat: 5, name: 'Gina' })).toEqual({ refused: 'knows-secrets' });
    expect(rehearsal.reread().onlookers.get('gina')).toBe(-2);
  });

  test('takes no seat of the other side by a word, and may take one of the side it has looked on with', () => {
    const rehearsal = admitting();
    rehearsal.must('bert', { type: 'invite', commitment: COMMITMENT });
    rehearsal.must('gina', { type: 'lookOn', word: WORD });
    const claim = { type: 'claimSeat', word: entropyOf('a seat'), name: 'Gina' } as const;
    rehearsal.must('dora', { type: 'offerSeat', seat: 3, commitment: commitmentOf('a seat') });
    expect(rehearsal.try('gina', claim)).toEqual({ refused: 'knows-secrets' });
    expect(rehearsal.table.seatOf('dora')).toBe(3);
    rehearsal.must('bert', { type: 'offerSeat', seat: 1, commitment: commitmentOf('a seat') });
    rehearsal.must('gina', { ...claim, seat: 1 });
    expect(rehearsal.table.seatOf('gina')).toBe(1);
  });
});

describe('a guest of Decrypto', () => {
  const act = (rehearsal: Rehearsal, seat: number, wish: boolean) =>
    expect(rehearsal.play(seat, { type: 'admitGuests', wish })).toBeNull();
  const admit = (rehearsal: Rehearsal, seats: readonly number[]) => {
    for (const seat of seats) act(rehearsal, seat, true);
  };
  /** Anne and Bert are White, Cleo and Dora are Black. */
  const begun = () => Rehearsal.begun({ game: 'decrypto', seats: 4, options: { white: 'first' } });
  const invite = { type: 'invite', commitment: COMMITMENT } as const;

  test('is let in once all of the team agree, by anybody of it and by nobody else', () => {
    const rehearsal = begun();
    act(rehearsal, 0, true);
    expect(rehearsal.try('anne', invite)).toEqual({ refused: 'no-onlookers' });
    act(rehearsal, 1, true);
    expect(rehearsal.try('cleo', invite)).toEqual({ refused: 'no-onlookers' });
    rehearsal.must('bert', invite);
    rehearsal.must('gina', { type: 'lookOn', word: WORD });
    expect(rehearsal.table.onlookers.get('gina')).toBe(-2);
  });

  test('is not let in by a word after the team has thought better of it', () => {
    const rehearsal = begun();
    admit(rehearsal, [0, 1]);
    rehearsal.must('anne', invite);
    act(rehearsal, 1, false);
    expect(rehearsal.try('gina', { type: 'lookOn', word: WORD })).toEqual({ refused: 'no-onlookers' });
    expect(rehearsal.table.insiders.has('gina')).toBe(false);
  });

  test('never becomes the guest of the other team too', () => {
    const rehearsal = begun();
    admit(rehearsal, [0, 1, 2, 3]);
    rehearsal.must('anne', invite);
    rehearsal.must('gina', { type: 'lookOn', word: WORD });
    rehearsal.must('cleo', invite);
    expect(rehearsal.try('gina', { type: 'lookOn', word: WORD })).toEqual({ refused: 'knows-secrets' });
    rehearsal.must('hugo', { type: 'lookOn', word: WORD });
  });
});

describe('the viewpoint of an onlooker', () => {
  let kit: LobbyKit;
  beforeEach(() => {
    kit = new LobbyKit();
  });
  afterEach(() => kit.close());

  test('see what the side sees, as long as it lets them, and after a restart too', async () => {
    const lobby = await kit.lobby();
    const room = await created(lobby, { game: 'whispers', seats: 5 });
    await begin(room, 5);
    await must(room, 'anne', { type: 'play', action: { type: 'clue', text: 'few' } as { type: string } });
    const [gina, stranger] = [new Witness('gina'), new Witness('hugo')];
    for (const witness of [gina, stranger]) await room.watch(witness);
    const admit = (guest: boolean) =>
      must(room, 'bert', { type: 'play', action: { type: 'admit', guest } as { type: string } });
    await admit(true);
    expect(gina.last.eyes).toBe('public');
    await must(room, 'bert', { type: 'invite', commitment: COMMITMENT });
    await must(room, 'gina', { type: 'lookOn', word: WORD });
    expect(gina.last).toMatchObject({ eyes: 'onlooker 0', from: 0, view: { draft: 0, code: null }, question: null });
    expect(gina.last.channels?.map(({ id }) => id)).toContain('team');
    await must(room, 'bert', { type: 'play', action: { type: 'draft', digit: 3 } as { type: string } });
    await must(room, 'bert', { type: 'say', channel: 'team', message: { text: 'three it is' } });
    expect(gina.last).toMatchObject({ items: [{ type: 'said', message: { text: 'three it is' } }] });
    expect(JSON.stringify(stranger.heard)).not.toMatch(/"draft":3|three it is/);

    const again = await (await kit.lobby()).room(room.id);
    const back = new Witness('gina');
    await again?.watch(back);
    expect(back.last).toMatchObject({ eyes: 'onlooker 0', view: { draft: 3, code: null } });

    await admit(false);
    expect(gina.last).toMatchObject({ eyes: 'public', from: 0, view: { draft: null } });
    expect(JSON.stringify(gina.last.items)).not.toContain('three it is');
  });
});
