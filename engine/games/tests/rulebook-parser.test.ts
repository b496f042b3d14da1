/** Reading a rulebook: what its lines become, and what is said of lines that cannot be read. */
import { describe, expect, test } from 'vitest';
import { CHAPTERS, passagesOf, plainText, type RulebookBlock, type RulebookText } from '../rulebook.ts';
import { parseRulebook } from '../rulebook-parser.ts';

const SWITCHES = ['- {07} 2007 | {21} 2021', '- {crew} The Crew'];

/** A whole book with something in its first chapter; the first line of that something is line 8. */
const bookWith = (...lines: readonly string[]): string =>
  [
    '# A game',
    '',
    ...SWITCHES,
    '',
    '## The aim {#aim}',
    '',
    ...lines,
    '',
    ...CHAPTERS.slice(1).flatMap(id => [`## About ${id} {#${id}}`, '', 'Words.', '']),
  ].join('\n');

const read = (...lines: readonly string[]): RulebookText => parseRulebook(bookWith(...lines), 'en');
const blocksOf = (...lines: readonly string[]): readonly RulebookBlock[] => read(...lines).chapters[0]?.blocks ?? [];
const passages = (...lines: readonly string[]) =>
  blocksOf(...lines)
    .flatMap(passagesOf)
    .map(passage => ({ text: plainText(passage), rows: passage.rows, only: passage.only }));

describe('a rulebook', () => {
  test('has a title, switches and chapters', () => {
    const { title, switches, chapters } = read('Win. [FUJ-END-01]');
    expect(title).toBe('A game');
    expect(switches).toEqual([
      [
        { id: '07', name: '2007' },
        { id: '21', name: '2021' },
      ],
      [{ id: 'crew', name: 'The Crew' }],
    ]);
    expect(chapters.map(({ id }) => id)).toEqual(CHAPTERS);
    expect(chapters[0]?.title).toBe('The aim');
  });

  test('may do without switches, without variants and without examples', () => {
    const text = bookWith('Win.')
      .replace(SWITCHES.join('\n'), '')
      .replace('## About variants {#variants}\n\nWords.\n', '')
      .replace('## About examples {#examples}\n\nWords.\n', '');
    const { switches, chapters } = parseRulebook(text, 'en');
    expect(switches).toEqual([]);
    expect(chapters).toHaveLength(CHAPTERS.length - 2);
  });

  test('has the rows of a sentence behind it, also of several, and over the ends of lines', () => {
    expect(passages('One thing. [FUJ-OUT-01] Another', 'thing. [FUJ-OUT-02 FUJ-OUT-03] Chatter.')).toEqual([
      { text: 'One thing.', rows: ['FUJ-OUT-01'], only: [] },
      { text: 'Another thing.', rows: ['FUJ-OUT-02', 'FUJ-OUT-03'], only: [] },
      { text: 'Chatter.', rows: [], only: [] },
    ]);
  });

  test('keeps in what words people ask for a sentence, without showing them', () => {
    const [paragraph] = blocksOf('A tie wins nothing. [FUJ-OUT-05](asked: same sum, is it even) See [there](#aim).');
    const [tie, link] = passagesOf(paragraph as RulebookBlock);
    expect(tie).toEqual({
      spans: ['A tie wins nothing.'],
      rows: ['FUJ-OUT-05'],
      asked: 'same sum, is it even',
      only: [],
    });
    expect(link).not.toHaveProperty('asked');
  });

  test('says before a sentence which edition it belongs to, until the next braces or the end of the paragraph', () => {
    expect(passages('{07} Old. [JAM-A-01] Still old. {21} New. {both} Both.', '', 'All.')).toEqual([
      { text: 'Old.', rows: ['JAM-A-01'], only: ['07'] },
      { text: 'Still old.', rows: [], only: ['07'] },
      { text: 'New.', rows: [], only: ['21'] },
      { text: 'Both.', rows: [], only: [] },
      { text: 'All.', rows: [], only: [] },
    ]);
  });

  test('has sections, which may belong to an edition as a whole', () => {
    expect(blocksOf('### Rum {#rum} {crew}', '', '{21} Drink.', '', '### Sea {#sea}', '', 'Sail.')).toMatchObject([
      { type: 'heading', id: 'rum', title: 'Rum', only: ['crew'] },
      { type: 'paragraph', passages: [{ only: ['crew', '21'] }] },
      { type: 'heading', id: 'sea', only: [] },
      { type: 'paragraph', passages: [{ only: [] }] },
    ]);
  });

  test('has lists, tables and words apart', () => {
    expect(blocksOf('- one', '- {crew} two,', '  still two', '', '1. first', '', '> For example.')).toMatchObject([
      {
        type: 'list',
        isOrdered: false,
        items: [[{ spans: ['one'] }], [{ spans: ['two, still two'], only: ['crew'] }]],
      },
      { type: 'list', isOrdered: true, items: [[{ spans: ['first'] }]] },
      { type: 'aside', passages: [{ spans: ['For example.'] }] },
    ]);
    expect(blocksOf('| a | b |', '|---|---|', '| 1 | two [FUJ-A-01] |')).toMatchObject([
      { type: 'table', head: ['a', 'b'], rows: [[[{ spans: ['1'] }], [{ spans: ['two'], rows: ['FUJ-A-01'] }]]] },
    ]);
  });

  test('has figures, with a caption', () => {
    expect(blocksOf('![A fight.](diagram:fight)', '', '{21} ![Try it.](scene:hold-full)')).toEqual([
      { type: 'figure', kind: 'diagram', name: 'fight', caption: 'A fight.', only: [] },
      { type: 'figure', kind: 'scene', name: 'hold-full', caption: 'Try it.', only: ['21'] },
    ]);
  });

  test('has emphasis and links', () => {
    const [paragraph] = blocksOf('**May I?** *No*: see [setting up](#setup), or [choose](option:first).');
    expect(paragraph).toMatchObject({
      passages: [
        {
          spans: [
            { type: 'strong', text: 'May I?' },
            ' ',
            { type: 'emphasis', text: 'No' },
            ': see ',
            { type: 'link', text: 'setting up', to: '#setup' },
            ', or ',
            { type: 'link', text: 'choose', to: 'option:first' },
            '.',
          ],
        },
      ],
    });
  });

  test('is typeset in French', () => {
    const { chapters } = parseRulebook(bookWith('Gagné !', '', '{21} ![Combat !](scene:fight)'), 'fr');
    expect(chapters[0]?.blocks[1]).toMatchObject({ type: 'figure', caption: 'Combat\u202f!', only: ['21'] });
    expect(chapters[0]?.blocks.flatMap(passagesOf).map(plainText)).toEqual(['Gagné\u202f!']);
  });

  test.each([
    ['a row that is none', ['Win. [FUJ-OUT]'], "'FUJ-OUT' is not the id of a row (line 8)"],
    ['a row without words', ['[FUJ-OUT-01]'], 'FUJ-OUT-01 has no words before it (line 8)'],
    ['a row in the text', ['By FUJ-OUT-01.'], 'FUJ-OUT-01 stands in the text without being a mark (line 8)'],
    ['a bracket that is never closed', ['Win [a lot.'], '[ stands in the text without being a mark (line 8)'],
    ['an edition that nobody knows', ['{99} Win.'], '{99} is not declared at the head of the book (line 8)'],
    ['a heading without anchor', ['### Rum'], 'A heading is ## or ###, its words and its {#anchor} (line 8)'],
    ['the same anchor twice', ['### Rum {#aim}'], '#aim is there twice (line 8)'],
    ['a chapter out of turn', ['## End {#end}'], '#end is not the chapter that comes here (#pieces) (line 8)'],
    ['a link to nowhere', ['[Rum](#rum)'], '#rum leads nowhere (line 1)'],
    [
      'a link to elsewhere',
      ['[Rum](https://rum)'],
      'a link leads to #a-section or option:name, not to https://rum (line 8)',
    ],
    ['a ragged table', ['| a | b |', '|---|---|', '| 1 |'], '1 cells under 2 headings (line 10)'],
    ['a figure in the text', ['See ![a](diagram:b).'], /^A figure is .* \(line 8\)$/],
  ])('is not read with %s', (_, lines, problem) => {
    expect(() => read(...lines)).toThrow(problem);
  });

  test('is not read without its title or its last chapter', () => {
    expect(() => parseRulebook('Words.', 'en')).toThrow('A rulebook begins with # and the name of its game (line 1)');
    expect(() => parseRulebook('# A game\n\n## The aim {#aim}\n\nWin.', 'en')).toThrow(
      'The last chapter is #aid, not #aim (line 1)',
    );
  });
});
