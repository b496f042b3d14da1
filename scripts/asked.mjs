/**
 * What a script is asked for. How it is used stands at its head: whoever asks for help is told that, and so is, after what was wrong,
 * whoever asks for something that it does not know.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * What stands at the head of a script, without the marks of a comment.
 * @param {string} script
 */
function useOf(script) {
  const [head = ''] = /\/\*\*[\s\S]*?\*\//.exec(readFileSync(script, 'utf8')) ?? [];
  return head
    .replaceAll(/^\/\*\*\s?|\s*\*\/$/g, '')
    .replaceAll(/^ \* ?/gm, '')
    .trim();
}

/**
 * Ends a script that was asked wrongly: with what is wrong, how it is used, and 2.
 * @param {string} script
 * @param {string} sentence
 * @returns {never}
 */
export function askedWrongly(script, sentence) {
  console.error(`${sentence}\n\n${useOf(script)}`);
  process.exit(2);
}

/**
 * The flags and words that a script was started with, as `parseArgs` of Node reads them.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} script The file of the script, `import.meta.filename`.
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 * @example const { values } = asked(import.meta.filename, { options: { arch: { type: 'string' } } });
 */
export function asked(script, config) {
  if (process.argv.slice(2).some(word => word === '--help' || word === '-h')) {
    console.log(useOf(script));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (mistake) {
    if (!(mistake instanceof TypeError) || !('code' in mistake)) throw mistake;
    // "Unknown option '--x'. To specify a positional argument …": the rest is of no use to somebody at a terminal.
    return askedWrongly(script, `${mistake.message.split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}

/**
 * A number that was asked for; what is none, or too small, is a mistake.
 * @param {string} script
 * @param {string | undefined} word
 * @param {number} usual
 */
export function numberAsked(script, word, usual) {
  if (word === undefined) return usual;
  const number = Number(word);
  return Number.isInteger(number) && number > 0 ? number : askedWrongly(script, `'${word}' is no number of this kind.`);
}

/**
 * Those of some names that were asked for, all if none was.
 * @template {string} T
 * @param {string} script
 * @param {readonly T[]} known
 * @param {readonly string[] | undefined} wanted
 * @returns {readonly T[]}
 */
export function namesAsked(script, known, wanted = []) {
  const unknown = wanted.find(name => !known.some(one => one === name));
  if (unknown !== undefined) askedWrongly(script, `'${unknown}' is none of ${known.join(', ')}.`);
  return wanted.length === 0 ? known : known.filter(name => wanted.includes(name));
}
