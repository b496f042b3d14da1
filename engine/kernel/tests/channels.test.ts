import { describe, expect, test } from 'vitest';
import { type Channel, mayRead, whyNotSay } from '../channels.ts';
import { refuse } from '../refusal.ts';
import { audienceOf, onlooker, PUBLIC, seatsOf } from '../seats.ts';

const table: Channel = { id: 'table', readers: 'everybody', writers: seatsOf([0, 1]), rule: 'TALK-1' };
const team: Channel = {
  id: 'team',
  readers: seatsOf([0, 2]) | audienceOf(onlooker(0)),
  writers: seatsOf([2]),
  phrases: ['hello', 'wellPlayed'],
  rule: 'TALK-2',
};
const letterbox: Channel = { id: 'letterbox', readers: seatsOf([0]), writers: seatsOf([3]), rule: 'TALK-3' };
const channels = [table, team, letterbox];

describe('a channel is read', () => {
  test('by everybody, the public too, where it is for everybody', () => {
    for (const viewer of [0, 3, PUBLIC, onlooker(0)]) expect(mayRead(table, viewer)).toBe(true);
  });

  test('by its readers and by nobody else where it is for some', () => {
    expect([0, 1, 2, PUBLIC, onlooker(0), onlooker(1)].map(viewer => mayRead(team, viewer))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('a seat', () => {
  test('writes where it may', () => {
    expect(whyNotSay(channels, 0, 'table', { text: 'hello' })).toBeNull();
    expect(whyNotSay(channels, 2, 'team', { phrase: 'wellPlayed' })).toBeNull();
  });

  test('that reads but may not write is silenced by the rule that says so', () => {
    expect(whyNotSay(channels, 2, 'table', { text: 'hello' })).toEqual(refuse('silenced', 'TALK-1'));
    expect(whyNotSay(channels, 0, 'team', { phrase: 'hello' })).toEqual(refuse('silenced', 'TALK-2'));
  });

  test('may write where it does not read', () => {
    expect(whyNotSay(channels, 3, 'letterbox', { text: 'a secret' })).toBeNull();
  });

  test('cannot tell a channel that is not for it from one that does not exist', () => {
    const missing = whyNotSay(channels, 1, 'no such channel', { text: 'hello' });
    expect(missing).toMatchObject({ refused: 'no-such-channel' });
    expect(whyNotSay(channels, 1, 'team', { phrase: 'hello' })).toEqual(missing);
    expect(whyNotSay(channels, 1, 'letterbox', { text: 'hello' })).toEqual(missing);
  });

  test('says ready-made phrases and nothing else where only they are allowed', () => {
    expect(whyNotSay(channels, 2, 'team', { text: 'I have a twenty' })).toEqual(refuse('phrases-only', 'TALK-2'));
    expect(whyNotSay(channels, 2, 'team', { phrase: 'toString' })).toEqual(refuse('unknown-phrase', 'TALK-2'));
  });
});
