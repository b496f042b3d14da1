import { describe, expect, test } from 'vitest';
import { LARGEST_NEWS } from '../bus.ts';
import { type News, packedNews, unpackedNews } from '../news.ts';

const NEWS: readonly News[] = [
  { type: 'wrote', table: 'k3J', seq: 17 },
  { type: 'removed', table: 'k3J' },
  ...(['here', 'gone', 'seen'] as const).map(kind => ({ type: 'presence', table: 'k3J', who: 'anne', kind }) as const),
  ...(['anew', 'hello', 'bye'] as const).map(type => ({ type })),
];
/** What servers of the last version do not know. */
const LATER: readonly News[] = [
  { type: 'counting' },
  { type: 'attended', table: 'k3J', people: 2 },
  { type: 'counted' },
  { type: 'programOffered', listed: { program: 'pR4', name: 'Heron', games: ['fuji-flush'] }, who: 'heron' },
  { type: 'programOffered', listed: { program: 'pR5', name: 'Egret', level: 'strong' }, who: 'egret' },
  { type: 'programWithdrawn', program: 'pR5' },
  { type: 'programInvited', program: 'pR4', table: 'k3J', seat: 2 },
];

describe('news between servers', () => {
  test('come as they were told', () => {
    const [text = '', ...more] = packedNews('a1', NEWS);
    expect(more).toEqual([]);
    expect(unpackedNews(text)).toEqual({ server: 'a1', news: NEWS });
    expect(packedNews('a1', [])).toEqual([]);
  });

  test('are told apart from those that not every server knows, and what nobody knows is passed over', () => {
    const texts = packedNews('a1', [...LATER, ...NEWS]);
    expect(texts.map(text => unpackedNews(text)?.news)).toEqual([NEWS, LATER]);
    expect(unpackedNews('["a1",["w","t"],["mood",1],["hello"],7]')).toEqual({
      server: 'a1',
      news: [{ type: 'hello' }],
    });
  });

  test('are as many texts as are needed, each short enough, in order', () => {
    const many = Array.from({ length: 2_000 }, (_, seq): News => ({ type: 'wrote', table: `tàble ${seq}`, seq }));
    const texts = packedNews('a1', many);
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LARGEST_NEWS);
    expect(texts.flatMap(text => unpackedNews(text)?.news ?? [])).toEqual(many);
  });

  test('are not taken for what they are not', () => {
    for (const text of ['', '{}', '[]', '[1]', 'x']) expect(unpackedNews(text)).toBeNull();
    for (const text of ['["a1",["w"]]', '["a1",["w","t","x"]]', '["a1",["p","t","w",7]]', '["a1",["a","t",-1]]'])
      expect(unpackedNews(text)).toEqual({ server: 'a1', news: [] });
  });
});
