/** Tests of the words of any game: complete in both languages, and French to the last space. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game, Rules } from '../../kernel/game.ts';
import { toldTo } from '../../kernel/journal.ts';
import { PUBLIC } from '../../kernel/seats.ts';
import { SEQUENCE } from '../../kernel/steps.ts';
import { commonRefusals } from '../common-wording.ts';
import { LANGUAGES, type Wordings } from '../language.ts';
import { eventText, refusalText } from '../telling.ts';

export interface Worded<R extends Rules> {
  readonly game: Game<R>;
  readonly wording: Wordings<R>;
  /** Everything that can be told, each type of event at least once. */
  readonly told: readonly R['event'][];
  readonly names: readonly string[];
  readonly phrases: readonly string[];
  /** The folder of the rules. */
  readonly folder: URL;
}

/** The tables that games are played at refuse in their own name. */
const TABLES = new URL('../../../table/', import.meta.url);

/** The codes that a folder of rules refuses with. */
function codesIn(folder: URL): string[] {
  const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/tests/**'] });
  const code = /\brefuse\(\s*(?:[^'()]*\? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g;
  const codes = sources.flatMap(name => {
    const rules = readFileSync(new URL(name, folder), 'utf8').replace(/^ *\*.*$/gm, ''); // examples are no rules
    return [...rules.matchAll(code)].flatMap(([, one, other]) => [one, other]);
  });
  return [...new Set(codes)].filter(found => found !== undefined);
}

/**
 * Tests the words of a game against its rules.
 * @example testWording({ game: fujiFlush, wording, told, names, phrases: PHRASES, folder: new URL('../', import.meta.url) });
 */
export function testWording<R extends Rules>({ game, wording, told, names, phrases, folder }: Worded<R>): void {
  describe.each(LANGUAGES)('the words in %s', language => {
    const words = wording[language];

    test('there is a sentence for every event the rules write down', () => {
      expect(new Set(told.map(event => event.type))).toEqual(new Set(Object.keys(words.events)));
      for (const event of told.flatMap(event => [event, ...toldTo(event, PUBLIC)])) {
        const sentence = eventText(words, event, names);
        expect(sentence).toMatch(/^\S.*[.]$/);
        expect(sentence).not.toMatch(/undefined|\[object|NaN| {2}/);
      }
    });

    test('there is a text for every step that asks, every action, option and phrase', () => {
      const asking = game.book.steps.filter(step => step.kind !== SEQUENCE).map(step => step.name);
      expect(Object.keys(words.prompts).sort()).toEqual(asking.sort());
      expect(Object.keys(words.actions)).toEqual(Object.keys(game.actions));
      expect(Object.keys(words.options)).toEqual(Object.keys(game.options));
      expect(Object.keys(words.phrases)).toEqual([...phrases]);
      for (const [key, { values }] of Object.entries(game.options))
        expect(Object.keys(words.options[key]?.values ?? {}).sort()).toEqual(values.map(String).sort());
    });

    test('there is a text for every refusal of the game, of the kernel and of the table', () => {
      const own = codesIn(folder);
      const common = [...codesIn(new URL('../../kernel/', import.meta.url)), ...codesIn(TABLES)];
      expect(common).toEqual(expect.arrayContaining(['no-such-channel', 'seat-taken']));
      for (const refused of [...own, ...common])
        expect(refusalText(words, language, { refused })).toMatch(/^\p{Lu}.*[.]$/u);
      for (const code of Object.keys(words.refusals)) expect(own).toContain(code);
      for (const code of Object.keys(commonRefusals[language])) expect(common).toContain(code);
    });
  });

  test('the two languages say nothing in the same words', () => {
    const texts = ({ summary, prompts, refusals, phrases }: (typeof wording)['en']) => [
      summary,
      ...[prompts, refusals, phrases].flatMap(some => Object.values(some)),
    ];
    const french = texts(wording.fr);
    texts(wording.en).forEach((text, i) => {
      expect(french[i]).not.toBe(text);
    });
    for (const event of told) expect(eventText(wording.fr, event, names)).not.toBe(eventText(wording.en, event, names));
    for (const code of Object.keys(commonRefusals.en))
      expect(commonRefusals.fr[code]).not.toBe(commonRefusals.en[code]);
  });

  test('French has no ordinary space before a double sign, and no straight apostrophe', () => {
    const sentences = [
      ...told.map(event => eventText(wording.fr, event, names)),
      ...Object.values(wording.fr.refusals),
      ...Object.values(wording.fr.phrases),
      ...Object.values(commonRefusals.fr),
      wording.fr.summary,
    ];
    expect(sentences.some(sentence => sentence.includes('\u00a0:'))).toBe(true);
    for (const sentence of sentences) expect(sentence).not.toMatch(/ [:;!?»]|« |'/);
  });
}
