import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import { replayOf, verify } from '@havre/engine/kernel/replay.ts';
import { describe, expect, test } from 'vitest';
import { startIsOff } from '../../commands/seating.ts';
import { primitives } from '../../runtime/crypto-primitives.ts';
import { commitmentOf, entropyOf, Rehearsal } from '../../tests/rehearsal.ts';
import { infoOf } from '../../viewing/table-info.ts';

const infoNow = ({ table }: Rehearsal) => infoOf(table, () => true);

describe('the provable start', () => {
  test('the commitment of the table is there from its creation, and nothing else of the dice', () => {
    const { proof } = infoNow(new Rehearsal());
    expect(proof).toEqual({ table: 't1', commitment: commitmentTo(primitives, 'ab'.repeat(32)), openings: [] });
  });

  test('it starts when every seat is taken and everybody is ready', () => {
    const rehearsal = new Rehearsal();
    rehearsal.must('anne', { type: 'sit', seat: 0, name: 'Anne' });
    rehearsal.must('anne', { type: 'addBot', seat: 1, bot: 'random' });
    expect(rehearsal.try('anne', { type: 'start' })).toEqual({ refused: 'seats-empty' });
    rehearsal.must('anne', { type: 'addBot', seat: 2, bot: 'random' });
    expect(rehearsal.try('anne', { type: 'start' })).toEqual({ refused: 'not-ready' });
    rehearsal.must('anne', { type: 'ready', commitment: commitmentOf('anne') });
    rehearsal.must('anne', { type: 'start' });
    expect(rehearsal.table.phase).toBe('opening');
  });

  test('what people bring is shown by all before the first card is dealt, and known to nobody until then', () => {
    const rehearsal = Rehearsal.ready();
    expect(infoNow(rehearsal).sitters.map(sitter => sitter?.commitment)).toEqual(
      ['anne', 'bert', 'cleo'].map(who => commitmentOf(who)),
    );
    rehearsal.must('anne', { type: 'start' });
    rehearsal.must('anne', { type: 'open', entropy: entropyOf('anne') });
    rehearsal.must('cleo', { type: 'open', entropy: entropyOf('cleo') });
    expect(rehearsal.table.match).toBeNull();
    expect(JSON.stringify([infoNow(rehearsal), rehearsal.events(1)])).not.toContain(entropyOf('anne'));
    rehearsal.must('bert', { type: 'open', entropy: entropyOf('bert') });
    expect(rehearsal.table.phase).toBe('playing');
    expect(infoNow(rehearsal).proof.openings).toEqual(
      ['anne', 'bert', 'cleo'].map((who, seat) => ({ seat, commitment: commitmentOf(who), entropy: entropyOf(who) })),
    );
  });

  test('a commitment is 32 bytes in hex, and what is shown must fit it', () => {
    const rehearsal = Rehearsal.ready();
    expect(rehearsal.try('anne', { type: 'ready', commitment: 'AB' })).toEqual({ refused: 'bad-commitment' });
    rehearsal.must('anne', { type: 'start' });
    expect(rehearsal.try('bert', { type: 'open', entropy: entropyOf('cleo') })).toEqual({ refused: 'wrong-entropy' });
    expect(rehearsal.try('bert', { type: 'open', entropy: 'é' })).toEqual({ refused: 'wrong-entropy' });
    rehearsal.must('bert', { type: 'open', entropy: entropyOf('bert') });
    expect(rehearsal.try('bert', { type: 'open', entropy: entropyOf('bert') })).toEqual({ refused: 'already-opened' });
  });

  test('bots bring nothing: with bots alone it begins at once', () => {
    const rehearsal = new Rehearsal();
    for (const seat of [0, 1, 2]) rehearsal.must('anne', { type: 'addBot', seat, bot: 'random' });
    rehearsal.must('anne', { type: 'start' });
    expect(rehearsal.table.phase).toBe('playing');
    expect(rehearsal.table.proof.openings).toEqual([]);
  });

  test('whoever does not show anything in time is not ready, and whoever has shown it brings something new', () => {
    const rehearsal = Rehearsal.ready();
    rehearsal.must('anne', { type: 'start' });
    rehearsal.must('anne', { type: 'open', entropy: entropyOf('anne') });
    expect(rehearsal.take(startIsOff(rehearsal.table))).toBeNull();
    expect(rehearsal.table.phase).toBe('gathering');
    expect(infoNow(rehearsal).sitters.map(sitter => sitter?.ready)).toEqual([false, false, false]);
    expect(rehearsal.take(startIsOff(rehearsal.table))).toEqual({ refused: 'not-opening' });
  });

  test('one who is late and one who is on time: only who has promised without showing stays ready', () => {
    const rehearsal = Rehearsal.ready();
    rehearsal.must('anne', { type: 'start' });
    rehearsal.must('anne', { type: 'open', entropy: entropyOf('anne') });
    rehearsal.must('bert', { type: 'unready' });
    expect(infoNow(rehearsal).sitters.map(sitter => sitter?.ready)).toEqual([false, false, true]);
    expect(rehearsal.try('anne', { type: 'start' })).toEqual({ refused: 'not-ready' });
  });

  test('standing up during the start calls it off too', () => {
    const rehearsal = Rehearsal.ready();
    rehearsal.must('anne', { type: 'start' });
    rehearsal.must('bert', { type: 'stand' });
    expect(rehearsal.table.phase).toBe('gathering');
  });

  test('other entropy gives other dice; the same gives the same', () => {
    const dealt = (round: number) => {
      const rehearsal = Rehearsal.ready();
      rehearsal.must('bert', { type: 'ready', commitment: commitmentOf('bert', round) });
      rehearsal.must('anne', { type: 'start' });
      for (const who of rehearsal.people)
        rehearsal.must(who, { type: 'open', entropy: entropyOf(who, who === 'bert' ? round : 0) });
      return rehearsal.table.match?.fingerprint;
    };
    expect(dealt(0)).toBe(dealt(0));
    expect(dealt(1)).not.toBe(dealt(0));
  });

  test('the secret is published at the end, not before, and proves every draw', () => {
    const rehearsal = Rehearsal.begun();
    expect(rehearsal.table.proof.secret).toBeUndefined();
    for (const who of ['bert', 'cleo']) rehearsal.must(who, { type: 'resign' });
    const { match, proof } = rehearsal.table;
    if (match === null) throw new Error('there is no match');
    expect(proof.secret).toBe('ab'.repeat(32));
    const players = rehearsal.people.map(name => ({ name }));
    expect(verify(fujiFlush, replayOf(match, { players, proof }), primitives)).toMatchObject({
      sound: true,
      stream: 'proved',
    });
  });
});
