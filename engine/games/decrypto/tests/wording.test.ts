/** The words of Decrypto: complete, true to the table, and silent about secrets. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toldTo } from '../../../kernel/journal.ts';
import { PUBLIC } from '../../../kernel/seats.ts';
import { LANGUAGES } from '../../language.ts';
import { actionText, eventText, refusalText } from '../../telling.ts';
import { wordings } from '../../wordings.ts';
import type { Event } from '../events.ts';
import { decrypto } from '../game.ts';
import { wording } from '../wording.ts';
import { KEPT } from './kept.ts';
import { A, B, begin, C, D, playOut, scene } from './kit.ts';

const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gita', 'Hugo'];

/** Everything that is told in the games that are kept. */
const told: Event[] = KEPT.flatMap(({ entries }) => entries.flatMap(entry => entry.events));

/** The codes that the rules refuse with. */
function refusalCodes(): string[] {
  const folder = new URL('../', import.meta.url);
  const sources = readdirSync(folder).filter(name => name.endsWith('.ts'));
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
      expect(sentence).toMatch(/^\S.*[.]$/u);
      expect(sentence).not.toMatch(/undefined|\[object|NaN| {2}/);
    }
  });

  test('there is a text for every step that asks, every action, form and option', () => {
    const asking = decrypto.book.steps.filter(step => step.kind !== 0).map(step => step.name);
    expect(Object.keys(words.prompts).toSorted()).toEqual(asking.toSorted());
    expect(Object.keys(words.actions)).toEqual(Object.keys(decrypto.actions));
    expect(Object.keys(words.options)).toEqual(Object.keys(decrypto.options));
    for (const [key, { values }] of Object.entries(decrypto.options))
      expect(Object.keys(words.options[key]?.values ?? {}).sort()).toEqual(values.map(String).sort());
    for (const step of decrypto.book.steps)
      for (const type of step.ask.open?.types ?? []) {
        const form = words.forms?.[step.name]?.[type];
        expect(Object.keys(form?.fields ?? {})).toEqual(Object.keys(decrypto.actions[type as 'draft']));
      }
  });

  test('there is a text for every refusal of the rules, and for none they do not have', () => {
    const codes = refusalCodes();
    expect(codes.length).toBeGreaterThan(40);
    for (const refused of codes) expect(words.refusals[refused] ?? '').toMatch(/^\p{Lu}.*[.]$/u);
    expect(Object.keys(words.refusals).toSorted()).toEqual(codes.toSorted());
    expect(refusalText(words, language, { refused: 'names-own-word' })).toBe(words.refusals['names-own-word']);
  });

  test('every action that was played has a name', () => {
    for (const { entries } of KEPT)
      for (const { cause } of entries)
        if (cause.type === 'act') expect(actionText(words, cause.action, NAMES)).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('the two languages say nothing in the same words', () => {
  const [en, fr] = [wording.en, wording.fr];
  for (const [key, text] of Object.entries(en.refusals)) expect(fr.refusals[key]).not.toBe(text);
  for (const [key, text] of Object.entries(en.prompts)) expect(fr.prompts[key]).not.toBe(text);
  for (const event of told) expect(eventText(fr, event, NAMES)).not.toBe(eventText(en, event, NAMES));
});

test('French has no ordinary space before a double sign, and no straight apostrophe of its own', () => {
  const sentences = [...told.map(event => eventText(wording.fr, event, NAMES)), ...Object.values(wording.fr.refusals)];
  expect(sentences.some(sentence => sentence.includes('\u00a0:'))).toBe(true);
  for (const sentence of sentences) expect(sentence).not.toMatch(/ [:;!?»]|« |'/);
});

describe('the table in text', () => {
  const lines = (table: ReturnType<typeof scene>, viewer: number, language: 'en' | 'fr' = 'en') =>
    wording[language].table(table.view(viewer), viewer, NAMES).join('\n');

  test('a team sees its words, its encryptor the code, and nobody else', () => {
    const table = scene();
    table.draw(314, 243);
    expect(lines(table, A)).toContain('Your words: 1 phare  2 citron  3 horloge  4 volcan');
    expect(lines(table, A)).toContain('Your code: 3-1-4');
    expect(lines(table, B)).not.toContain('3-1-4');
    for (const viewer of [C, D, PUBLIC]) expect(lines(table, viewer)).not.toMatch(/phare|3-1-4/);
    expect(lines(table, D, 'fr')).toContain('Vos mots\u00a0: 1 forêt');
  });

  test('clues stand beside the draft, and afterwards under their numbers', () => {
    const table = scene().toGuess({ code: 314, clues: ['coucou', 'Bretagne', 'Pompéi'] });
    table.does(B, { type: 'draft', code: 310 });
    expect(lines(table, B)).toMatch(/1\. coucou +→ 3\n.*2\. Bretagne +→ 1\n.*3\. Pompéi/);
    expect(lines(table, D)).not.toContain('→');
    table.resolves();
    expect(lines(table, D)).toContain('Clues of White so far, by number:\n    1: Bretagne\n    2: \n    3: coucou');
  });

  test('a whole game is shown without nonsense', () => {
    for (const seats of [3, 6])
      playOut(begin(seats), 4, table => {
        for (const viewer of [A, C, PUBLIC]) expect(lines(table, viewer)).not.toMatch(/undefined|null|NaN/);
      });
  });
});

test('the shelf of words has this game', () => {
  const { decrypto: shelved } = wordings;
  expect(shelved).toBe(wording);
});
