import { Rehearsal } from '@havre/table/tests/rehearsal.ts';
import { describe, expect, test } from 'vitest';
import { connectClient, openServer } from '../../tests/test-server.ts';
import { CARD, tableCard } from '../card.ts';
import { languageAsked, withPreview } from '../previews.ts';
import { scoreWords, sentenceOf, standingOf, type TableStanding } from '../standing.ts';
import { escaped, fitted } from '../svg-text.ts';

/** Width and height of a PNG, from its first chunk. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

async function picture(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await response.arrayBuffer());
}

const WON: TableStanding = {
  game: 'jamaica',
  seats: 2,
  phase: 'over',
  names: ['Anne', 'Bert'],
  sides: [
    { place: 1, name: 'Anne <&"', score: 34, isWinner: true, colours: ['red'], played: true },
    { place: 2, name: 'Bert', score: 12, isWinner: false, colours: ['blue'], played: true },
    { place: 3, name: 'ghost', score: 3, isWinner: false, colours: [], played: false },
  ],
};

describe('the picture of a result', () => {
  test('has the winner first, everybody’s place and score, and no text that breaks out of it', async () => {
    const svg = tableCard(WON, { lid: null, language: 'fr', scores: await scoreWords('jamaica', 'fr') });
    expect(svg).toContain('Anne &lt;&amp;&quot;');
    expect(svg).toContain('remporte la partie');
    expect(svg).not.toContain('ghost'); // it has a name in French
    for (const text of ['Bert', '34', '12']) expect(svg).toContain(text);
  });

  test('is a sentence too', () => {
    expect(sentenceOf(WON, 'en')).toBe('Anne <&" has won. Played by Anne and Bert.');
    expect(sentenceOf({ ...WON, sides: [] }, 'en')).toMatch(/^Nobody has won\./);
  });
});

describe('a served picture', () => {
  test('of a box and of a table is a PNG of the size that links are shown with', async () => {
    const { url } = await openServer();
    expect(sizeOf(await picture(`${url}/api/v1/games/jamaica/picture.png?language=fr`))).toEqual(CARD);
    const host = await connectClient(url);
    const table = await host.create({ game: 'fuji-flush', seats: 3 });
    expect(sizeOf(await picture(`${url}/api/v1/tables/${table.table}/picture.png`))).toEqual(CARD);
    expect((await fetch(`${url}/api/v1/tables/nowhere/picture.png`)).status).toBe(404);
    expect((await fetch(`${url}/api/v1/games/chess/picture.png`)).status).toBe(404);
  });
});

test('nobody’s name and nothing of the game is told before the end; then who played and who has won', () => {
  const told = (standing: TableStanding | null) => JSON.stringify(standing);
  const gathering = Rehearsal.ready();
  expect(standingOf(gathering.table)).toEqual({ game: 'fuji-flush', seats: 3, phase: 'gathering', taken: 3 });
  const playing = Rehearsal.begun();
  expect(standingOf(playing.table)).toEqual({ game: 'fuji-flush', seats: 3, phase: 'playing' });
  expect(told(standingOf(playing.table))).not.toContain('ANNE');
  for (const who of ['bert', 'cleo']) playing.must(who, { type: 'resign' });
  expect(standingOf(playing.table)).toMatchObject({
    phase: 'over',
    names: ['ANNE', 'BERT', 'CLEO'],
    sides: [{ place: 1, name: 'ANNE', isWinner: true, colours: ['orange'] }, {}, {}],
  });
  gathering.must('anne', { type: 'close' });
  expect(standingOf(gathering.table)).toBeNull();
});

test('a preview is put into the head, whatever names there are in it', () => {
  const preview = { title: 'Jamaica · Havre', description: '"><script>$&', picture: '/p.png' };
  const html = withPreview('<html><head></head></html>', preview, 'https://havre.example', '/table/x1');
  expect(html).toContain('<meta property="og:image" content="https://havre.example/p.png">');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;$&amp;"');
  expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'));
});

test('the language is the one asked for first, else English', () => {
  expect(languageAsked('fr-CH, en;q=0.8')).toBe('fr');
  expect(languageAsked('de')).toBe('en');
  expect(languageAsked(undefined)).toBe('en');
});

test('text is made smaller, then shorter; signs of several parts stay whole', () => {
  expect(fitted('Anne', { width: 400, size: 60, least: 30 })).toEqual({ text: 'Anne', size: 60 });
  expect(fitted('Anne-Charlotte Rochefoucauld', { width: 400, size: 60, least: 20 }).size).toBeLessThan(60);
  expect(fitted('👩‍👩‍👧‍👦'.repeat(80), { width: 400, size: 60, least: 30 }).text).toMatch(/^(👩‍👩‍👧‍👦)+…$/u);
  expect(escaped('a\u202eb\u0000')).toBe('ab');
});
