import type { Proof } from '@havre/engine/kernel/fair.ts';
import type { ReplayVerdict } from '@havre/engine/kernel/replay.ts';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../tests/recorded.ts';
import { found, isProof } from '../finding.ts';

const replay = recorded();
const opening = { seat: 0, commitment: 'c', entropy: 'e' };
const proof: Proof = { table: 't', commitment: 'promise', openings: [opening], secret: 's' };
const sound = (stream: 'proved' | 'proved in part' | 'not revealed'): ReplayVerdict => ({
  sound: true,
  entries: 9,
  draws: 90,
  stream,
});

describe('of a game that was verified', () => {
  it('on a server the dice are proved', () => {
    const finding = found({ ...replay, proof }, sound('proved'), { source: 'server', promised: { fair: true } });
    expect(finding).toMatchObject({ dice: { type: 'proved' }, isGood: true, commitment: 'promise' });
  });

  it('to which nobody but the table gave anything, it is said', () => {
    const alone = { ...proof, openings: [] };
    expect(found({ ...replay, proof: alone }, sound('proved'), { source: 'server' }).dice).toEqual({ type: 'alone' });
  });

  it('that was carried to a server the dice are proved from there on', () => {
    const carried = { ...proof, since: 40 };
    const finding = found({ ...replay, proof: carried }, sound('proved in part'), { source: 'server' });
    expect(finding.dice).toEqual({ type: 'inPart', since: 40 });
  });

  it('of this device nothing can be proved to others, whatever fits', () => {
    const { dice, commitment } = found({ ...replay, proof }, sound('proved'), { source: 'here' });
    expect(dice).toEqual({ type: 'ownDevice' });
    expect(commitment).toBeNull();
    expect(isProof(dice)).toBe(false);
  });

  it('that was branched off nothing is claimed', () => {
    const finding = found({ ...replay, proof: null }, sound('not revealed'), { source: 'here' });
    expect(finding).toMatchObject({ dice: { type: 'branched' }, isGood: true, commitment: null });
  });

  it('from a file the dice fit, but nobody knows when they were promised', () => {
    expect(found({ ...replay, proof }, sound('proved'), { source: 'file' }).dice).toEqual({ type: 'fits' });
    expect(found({ ...replay, proof: null }, sound('not revealed'), { source: 'file' }).dice).toEqual({
      type: 'notCommitted',
    });
    expect(found({ ...replay, proof }, sound('not revealed'), { source: 'file' }).dice).toEqual({
      type: 'notRevealed',
    });
  });

  it('whose dice are not what was promised to this device, it is not good', () => {
    const promised = { fair: false, why: 'the table has changed what it had committed to' } as const;
    const finding = found({ ...replay, proof }, sound('proved'), { source: 'server', promised });
    expect(finding).toMatchObject({ dice: { type: 'broken' }, isGood: false, commitment: null });
  });

  it('that is wrong nothing is said of the dice', () => {
    const wrong: ReplayVerdict = { sound: false, entry: 3, flaw: 'other-position', why: '' };
    expect(found({ ...replay, proof }, wrong, { source: 'server' })).toMatchObject({ dice: null, isGood: false });
  });
});
