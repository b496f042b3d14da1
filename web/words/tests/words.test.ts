import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { english } from '../en.ts';
import { french } from '../fr.ts';
import { gamesRoomWords } from '../games-room.ts';

/** Every message, by its path: 'box.ways.bots'. */
const paths = (catalogue: object, above = ''): string[] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? paths(value, `${above}${key}.`) : [`${above}${key}`],
  );

const web = join(import.meta.dirname, '..', '..');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/^(?:words\/(?:en|fr)|dist|tests|node_modules)\b|\.test\./.test(file))
  .map(file => readFileSync(join(web, file), 'utf8'))
  .join('\n');
const catalogue = readFileSync(join(web, 'words', 'en.ts'), 'utf8');

/** A message is used where its name is asked for, or where its group is asked for by a value. */
const isUsed = (path: string): boolean => {
  const keys = path.split('.');
  const asked = new RegExp(`\\.${keys.at(-1)}\\b`);
  return (
    asked.test(sources) ||
    asked.test(catalogue) ||
    keys.slice(0, -1).some(key => new RegExp(`\\.${key}\\[`).test(sources))
  );
};

describe('the words of the page', () => {
  test('are the same in both languages', () => {
    expect(paths(french)).toEqual(paths(english));
    expect(paths(english).length).toBeGreaterThan(100);
  });

  test('are all used', () => {
    expect(paths(english).filter(path => !isUsed(path))).toEqual([]);
  });

  test('are all there: no message is empty', () => {
    const texts = [...Object.values(english.common), ...Object.values(french.common)];
    for (const text of texts) expect(typeof text === 'function' ? text(2) : text).not.toBe('');
  });

  test('stand in the catalogues and nowhere else', () => {
    const written = sources.match(/>\s*(?!Havre<)[A-ZÀ-Ý][a-zà-ÿ’ ]+[.!?…]?\s*<\//g) ?? [];
    expect(written).toEqual([]);
  });

  test('differ between the languages, apart from what is the same in both', () => {
    const same = paths(english).filter(path => {
      const at = (words: object) =>
        path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], words);
      return typeof at(english) === 'string' && at(english) === at(french);
    });
    expect(same).toEqual([
      'common.guest',
      'colours.orange',
      'colours.olive',
      'gathering.code',
      'rules.marks.Q',
      'settings.languages.en',
      'settings.languages.fr',
      'settings.contrasts.normal',
    ]);
  });
});

test('games are counted as each language counts: none and one and a half are singular in French', () => {
  const { fr, en } = gamesRoomWords;
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect([0, 1, 1.5, 2].map(wins => plain(fr.wins(wins)))).toEqual(['0 gagnée', '1 gagnée', '1,5 gagnée', '2 gagnées']);
  expect([fr.score(1), fr.score(-8)].map(plain)).toEqual(['1 point', '−8 points']);
  expect([en.score(1), en.score(21), en.wins(0)]).toEqual(['1 point', '21 points', '0 won']);
});
