/** Decrypto at one keyboard: whole games in both languages, by people who read the screen and type. */
import { describe, expect, test } from 'vitest';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { person, type Sight } from './person.ts';

/** What a person would rather do, the first of it that is on the screen. */
const WISHES = [
  /Draw the code card|Piocher la carte Code/,
  /Confirm the clues|Confirmer les indices/,
  /Write the clues|Écrire les indices/,
  /(Confirm|Confirmer) \d-\d-\d/,
  /(Write|Noter) \d-\d-\d/,
  /Hand in|Valider la liste/,
  /Confirm this verdict|Confirmer ce jugement/,
];

/** Reads the choices on the screen, and writes clues that were never used before. */
function player(): (sight: Sight) => string | null {
  let written = 0;
  return ({ prompt, printed }) => {
    if (/^ +(Clue for|Indice pour) \d, \S/.test(prompt)) return `mot numéro ${++written}`;
    if (!/choice|choix/i.test(prompt)) return '';
    const choices = [...printed.matchAll(/^ +(\d+) {2}(\S.*)$/gm)].map(([, key = '', label = '']) => ({ key, label }));
    const wish = WISHES.flatMap(wanted => choices.find(({ label }) => wanted.test(label)) ?? [])[0];
    return wish?.key ?? '';
  };
}

describe.each([
  ['fr', 6, 'Équipe blanche'],
  ['en', 3, 'Interceptor'],
] as const)('in %s, with %i people', (language, people, told) => {
  test('a game is played to its end, and no secret of one is on the screen of another', async () => {
    const args = ['play', 'decrypto', '--seats', String(people), '--people', String(people), '--seed', '3'];
    const somebody = person(player(), { language });
    expect(await run([...args, '--option', `language=${language}`], somebody.terminal)).toBe(EXIT.done);
    expect(somebody.all).toContain(told);
    expect(somebody.all).toMatch(/(wins|gagne) .*DEC-(END|TIE|TRIO)-\d\d|DEC-TIE-14/s);
    expect(somebody.all).not.toMatch(/undefined|NaN|\[object/);
    for (const screen of somebody.screens) {
      const words = new Set([...screen.matchAll(/(?:Your words:|Vos mots\u00a0:) (.*)/g)].map(([, list]) => list));
      expect(words.size).toBeLessThanOrEqual(1);
    }
  });
});
