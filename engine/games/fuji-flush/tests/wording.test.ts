/** The words of Fuji Flush: complete, true to the table, and silent about secrets. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toldTo } from '../../../kernel/journal.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import { commonRefusals } from '../../common-wording.ts';
import { LANGUAGES, type Language } from '../../language.ts';
import { actionText, eventText, refusalText } from '../../telling.ts';
import { wordings } from '../../wordings.ts';
import { fujiFlush } from '../game.ts';
import { PHRASES } from '../information.ts';
import type { Event } from '../state.ts';
import { wording } from '../wording.ts';
import { A, B, begin, C, playOut, scene, type Table } from './kit.ts';

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gita', 'Hugo'];

/** Everything that can be told: whole games, a clock that runs out, players who leave, a pile that runs out. */
function everythingTold(): Event[] {
  const games = [3, 8].map(seats => playOut(begin(seats), seats));
  const deserted = begin(3, { options: { first: A } });
  deserted.enters({ type: 'timeUp', seat: A });
  deserted.enters({ type: 'left', seat: B });
  deserted.enters({ type: 'resigned', seat: C });
  const alone = scene({ front: '8 8 -', hands: '- | - | 3', turn: A });
  const empty = scene({ front: '- 4 -', hands: '9 2 | 3 | 2', turn: A, rest: 'discard' });
  empty.plays(A, 9);
  return [...games, deserted, alone, empty].flatMap((table: Table) => table.match.log.flatMap(entry => entry.events));
}

const told = everythingTold();

/** The codes that a folder of rules refuses with. */
function codesIn(folder: URL): string[] {
  const sources = readdirSync(folder).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const codes = sources.flatMap(name =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\brefuse\(\s*'([a-z-]+)'/g)].map(found => found[1] ?? ''),
  );
  return [...new Set(codes)];
}

describe.each(LANGUAGES)('the words in %s', language => {
  const words = wording[language];

  test('there is a sentence for every event the rules write down', () => {
    expect(new Set(told.map(event => event.type))).toEqual(new Set(Object.keys(words.events)));
    for (const event of told.flatMap(event => [event, ...toldTo(event, PUBLIC)])) {
      const sentence = eventText(words, event, NAMES);
      expect(sentence).toMatch(/^\S.*[.]$/);
      expect(sentence).not.toMatch(/undefined|\[object|NaN| {2}/);
    }
  });

  test('there is a text for every step that asks, every action, option and phrase', () => {
    const asking = fujiFlush.book.steps.filter(step => step.kind !== 0).map(step => step.name);
    expect(Object.keys(words.prompts)).toEqual(asking);
    expect(Object.keys(words.actions)).toEqual(Object.keys(fujiFlush.actions));
    expect(Object.keys(words.options)).toEqual(Object.keys(fujiFlush.options));
    expect(Object.keys(words.phrases)).toEqual([...PHRASES]);
    for (const [key, { values }] of Object.entries(fujiFlush.options))
      expect(Object.keys(words.options[key]?.values ?? {}).sort()).toEqual(values.map(String).sort());
  });

  test('there is a text for every refusal of the game and of the kernel', () => {
    const own = codesIn(new URL('../', import.meta.url));
    const kernel = codesIn(new URL('../../../kernel/', import.meta.url));
    expect(own).toContain('not-in-hand');
    expect(kernel).toContain('no-such-channel');
    for (const refused of [...own, ...kernel])
      expect(refusalText(words, language, { refused })).toMatch(/^\p{Lu}.*[.]$/u);
    for (const code of Object.keys(words.refusals)) expect(own).toContain(code);
    for (const code of Object.keys(commonRefusals[language])) expect(kernel).toContain(code);
  });
});

test('the two languages say nothing in the same words', () => {
  const [en, fr] = [wording.en, wording.fr];
  const texts = ({ summary, prompts, refusals, phrases }: typeof en) => [
    summary,
    ...[prompts, refusals, phrases].flatMap(texts => Object.values(texts)),
  ];
  const french = texts(fr);
  texts(en).forEach((text, i) => {
    expect(french[i]).not.toBe(text);
  });
  for (const event of told) expect(eventText(fr, event, NAMES)).not.toBe(eventText(en, event, NAMES));
  for (const code of Object.keys(commonRefusals.en)) expect(commonRefusals.fr[code]).not.toBe(commonRefusals.en[code]);
});

test('French has no ordinary space before a double sign, and no straight apostrophe', () => {
  const sentences = [
    ...told.map(event => eventText(wording.fr, event, NAMES)),
    ...Object.values(wording.fr.refusals),
    ...Object.values(wording.fr.phrases),
    ...Object.values(commonRefusals.fr),
    wording.fr.summary,
  ];
  expect(sentences.some(sentence => sentence.includes('\u00a0:'))).toBe(true);
  for (const sentence of sentences) expect(sentence).not.toMatch(/ [:;!?»]|« |'/);
});

describe('the story', () => {
  const [en, fr] = [wording.en, wording.fr];
  const story = (table: Table, viewer = PUBLIC, language: Language = 'en') =>
    table.told(viewer).map(event => eventText(wording[language], event, NAMES));

  test('FUJ-INFO-04: a card drawn is named to its drawer alone', () => {
    const table = scene({ front: '- 4 -', hands: '9 2 | 3 | 2', turn: A, pile: '18' });
    table.plays(A, 9);
    expect(story(table, B)).toContain('Ben draws an 18.');
    expect(story(table, B, 'fr')).toContain('Ben pioche un 18.');
    for (const viewer of [A, C, PUBLIC]) {
      expect(story(table, viewer)).toContain('Ben draws a card.');
      expect(story(table, viewer, 'fr')).toContain('Ben pioche une carte.');
      expect(story(table, viewer).join()).not.toContain('18');
    }
  });

  test('FUJ-INFO-02: a dealt hand is read out to its owner alone', () => {
    const table = begin(3);
    const hand = table.view(B).hand?.join(', ');
    expect(story(table, B)).toContain(`Ben is dealt 6 cards: ${hand}.`);
    expect(story(table, A)).toContain('Ben is dealt 6 cards.');
    expect(story(table, A).join()).not.toContain(`${hand}`);
  });

  test('FUJ-PLAY-02: a card that joins others is told with its partners and their combined value', () => {
    const table = scene({ front: '12 7 - -', hands: '2 | 2 | 7 2 | 2', turn: C });
    const [played, pushed] = table.plays(C, 7);
    expect([played, pushed].map(event => eventText(en, event as Event, NAMES))).toEqual([
      'Cleo plays a 7 with Ben: 14.',
      'Cleo pushes out Anne’s 12.',
    ]);
    expect([played, pushed].map(event => eventText(fr, event as Event, NAMES))).toEqual([
      'Cleo pose un 7 avec Ben\u00a0: 14.',
      'Cleo fait défausser à Anne son 12.',
    ]);
  });

  test('FUJ-END-04: joint winners are named together', () => {
    const table = scene({ front: '8 8 -', hands: '- | - | 3', turn: A });
    expect(story(table)).toEqual(['The 8s of Anne and Ben go through together.', 'Anne and Ben win together.']);
    expect(story(table, PUBLIC, 'fr')).toEqual([
      'Anne et Ben défaussent ensemble leurs 8 sans piocher.',
      'Anne et Ben gagnent ensemble.',
    ]);
  });
});

describe('what a card would do', () => {
  const table = scene({ front: '- 7 12 -', hands: '2 7 13 | 2 | 2 | 2', turn: A });
  const effect = (card: number, language: Language) =>
    wording[language].effect?.(table.view(A), A, { type: 'playCard', card }, NAMES);

  test('FUJ-PLAY-03: a lone card that beats nobody has no effect to tell', () => {
    expect(effect(2, 'en')).toBeNull();
    expect(effect(2, 'fr')).toBeNull();
  });

  test('FUJ-OUT-02: partners, the combined value and whom it pushes out are foretold', () => {
    expect(effect(7, 'en')).toBe('with Ben: 14; pushes out Cleo');
    expect(effect(13, 'en')).toBe('pushes out Ben and Cleo');
    expect(effect(7, 'fr')).toBe('avec Ben\u00a0: 14\u202f; fait défausser Cleo');
  });
});

test('FUJ-DATA-05: a card is typed by its value, and it reads back as the action it names', () => {
  const { keys } = wording.en;
  const action = { type: 'playCard', card: 12 } as const;
  expect(keys?.of(action)).toBe('12');
  expect(keys?.read('12')).toEqual(action);
  for (const typed of ['', 'x', '1.5', '-3', '1', '21', '100', '7 7']) expect(keys?.read(typed)).toBeNull();
  expect(actionText(wording.en, action, NAMES)).toBe('Play a 12');
  expect(actionText(wording.fr, action, NAMES)).toBe('Poser un 12');
});

describe('the table in text', () => {
  const table = scene({ front: '4 7 7 -', hands: '2 11 | 20 | 3 3 | 5', turn: A, discard: '6 8' });

  test('FUJ-INFO-03, FUJ-INFO-05: front cards, combined values and the number of cards in each hand', () => {
    expect(wording.en.table(table.view(B), B, NAMES)).toEqual([
      '             front card  combined  in hand',
      '▸ Anne                –         –        2',
      '  Ben (you)           7        14        1',
      '  Cleo                7        14        2',
      '  Dan                 –         –        1',
      '',
      '  Draw pile: 79 cards.  Discard pile: 3 cards, a 4 on top.',
      '  Your hand: 20',
    ]);
  });

  test('FUJ-INFO-11: an onlooker is shown no hand', () => {
    const lines = wording.fr.table(table.view(PUBLIC), PUBLIC, NAMES);
    expect(lines.at(-1)).toBe('  Pioche\u00a0: 79 cartes.  Défausse\u00a0: 3 cartes, avec un 4 dessus.');
    expect(lines.join()).not.toMatch(/main\u00a0:|vous|20|11/);
  });

  test('FUJ-NET-02: whoever has left is shown as gone, and the winner with a star', () => {
    const left = begin(3);
    left.enters({ type: 'left', seat: A });
    expect(wording.en.table(left.view(B), B, NAMES).find(line => line.includes('Anne'))).toMatch(/Anne +has left$/);
    left.enters({ type: 'left', seat: C });
    expect(wording.en.table(left.view(B), B, NAMES).find(line => line.includes('Ben'))).toMatch(/^★ Ben \(you\)/);
  });
});

test('the shelf of words has this game', () => {
  expect(wordings['fuji-flush']).toBe(wording);
});
