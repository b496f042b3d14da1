/**
 * One thought that nobody has asked for, as soon as a language is there: what every later thought needs is laid out by then, and
 * whoever plays first does not wait longer than those after them.
 */
import type { Chance } from '../../../kernel/chance.ts';
import type { WordLanguage, WordOptions } from '../pack.ts';
import { chooseClues } from './clue-choice.ts';
import { senseOf } from './language-data.ts';
import { ATTENTIVE, skillOf } from './skill.ts';

const rehearsed = new Set<WordLanguage>();
const NO_CHANCE: Chance = { below: () => 0 };

/**
 * Makes ready for the words of a table, and once for the language itself.
 * @example rehearse({ language: 'fr', words: '' });
 */
export function rehearse({ language, words = '' }: Partial<WordOptions> & Pick<WordOptions, 'language'>): void {
  if (!rehearsed.has(language)) {
    rehearsed.add(language);
    const sense = senseOf({ language, words: '' });
    const encrypting = {
      words: sense.pack.slice(0, 4),
      code: 314,
      given: [[], [], [], []],
      isListenedTo: true,
      isAllowed: () => true,
    };
    chooseClues(sense, encrypting, skillOf(0, ATTENTIVE), NO_CHANCE);
  }
  senseOf({ language, words });
}
