/** What bots know of a language, read from the files of `data/` when a table first needs it. */
import type { DataFiles } from '../../../bots/data-files.ts';
import { packOf, type WordLanguage, type WordOptions } from '../pack.ts';
import { Associations, spokenStem } from './associations.ts';
import { blockedFor, type LanguageData, Sense } from './sense.ts';
import { Vocabulary } from './vocabulary.ts';

const loading = new Map<WordLanguage, Promise<void>>();
const loaded = new Map<WordLanguage, LanguageData>();

/**
 * Makes a language ready, once.
 * @example await loadLanguage('fr', files);
 */
export function loadLanguage(name: WordLanguage, files: DataFiles): Promise<void> {
  const under = loading.get(name) ?? read(name, files).then(data => void loaded.set(name, data));
  loading.set(name, under);
  // What could not be read, for want of a network, is asked for again the next time.
  under.catch(() => loading.delete(name));
  return under;
}

async function read(name: WordLanguage, files: DataFiles): Promise<LanguageData> {
  const file = (what: string): string => `decrypto/bots/data/${name}/${what}`;
  const [words, vectors, clues, wide, blocked] = await Promise.all([
    files.text(file('vocabulary.txt')),
    files.bytes(file('vectors.gz')),
    files.text(file('clues.txt')),
    files.text(file('wide.txt')),
    files.text(file('blocked.txt')),
  ]);
  return {
    name,
    vocabulary: new Vocabulary(words.trimEnd().split('\n'), vectors),
    clues: new Associations(clues),
    wide: new Associations(wide),
    blocked: new Set(blocked.trimEnd().split('\n').map(blockedIn)),
  };
}

/** A line of what is blocked: a word, or one of the words of the game and what is not said of that one alone. */
function blockedIn(line: string): string {
  const [word, clue] = line.split('\t');
  return clue === undefined ? spokenStem(word) : blockedFor(word, clue);
}

/** Nothing is known of a language that was not made ready: everything is passed. */
const unknown = (name: WordLanguage): LanguageData => ({
  name,
  vocabulary: new Vocabulary([], new Uint8Array()),
  clues: new Associations(''),
  wide: new Associations(''),
  blocked: new Set(),
});

/** The last pack that was thought about: a bot's next question is mostly about the same. */
let latest: { readonly key: string; readonly sense: Sense } | null = null;

/**
 * What is known about the words of a table.
 * @example senseOf(view.options).fit('lave', 'volcan')
 */
export function senseOf(options: WordOptions): Sense {
  const { language, words } = options;
  const data = loaded.get(language);
  if (data === undefined) return new Sense(unknown(language), packOf(options));
  const key = `${language} ${words}`;
  if (latest?.key !== key) latest = { key, sense: new Sense(data, packOf(options)) };
  return latest.sense;
}
