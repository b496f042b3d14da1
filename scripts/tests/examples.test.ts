/** Examples in doc comments call what there is: a name that was changed is changed there as well. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const files = globSync('{engine,table,protocol,server,web,bench,examples,scripts}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**'],
});
const texts = new Map(files.map(file => [file, readFileSync(join(ROOT, file), 'utf8')]));

/** The examples of a file, each as one line of code without what is said or quoted in it. */
const examplesIn = (text: string): string[] =>
  [...text.matchAll(/@example ((?:(?!\*\/|\n\s*\* @|\n\s*\*\s*\n)[\s\S])*)/g)].map(([, code = '']) =>
    code
      .replaceAll(/\n\s*\* ?/g, '\n')
      .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "''")
      .replaceAll(/\/\/.*/g, ''),
  );

/** What is called by its own name, or made with `new`: not the methods of something. */
const calledIn = (example: string): string[] =>
  [...example.matchAll(/(?<![\w$.'])([a-zA-Z_$][\w$]*)(?:<[^>()]*>)?\(/g)].map(([, name = '']) => name);

/** What is defined in a text: functions, constants, classes, and the fields and parameters that may be called. */
const definedIn = (text: string): string[] => [
  ...[...text.matchAll(/\b(?:function\*?|const|let|class) (\w+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/(\w+)\??: (?:\([^()]*\)|\w+) =>/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/^ {2}(?:readonly |async )?(\w+)(?:<[^>\n]*>)?\(/gm)].map(([, name = '']) => name),
  ...[...text.matchAll(/^import (\w+)? ?(?:, )?(?:\{([^}]*)\})?/gm)].flatMap(([, name = '', list = '']) => [
    name,
    ...list.split(',').map(one => one.trim().replace(/^.* /, '')),
  ]),
];

/** What the language and its runtimes bring along, and what tests put into a page. */
const GIVEN = new Set([
  ...['if', 'for', 'while', 'switch', 'return', 'await', 'typeof', 'function', 'import', 'catch', 'async'],
  ...['postMessage', 'havreRuler'],
  ...Object.getOwnPropertyNames(globalThis),
]);

/** What the reader of an example is to write. */
const OF_THE_READER = new Set(['refuseTooFast', 'render', 'showBanner', 'lookWhoSitsWhere', 'watchAgain']);

test('examples call what is defined somewhere in the project', () => {
  const defined = new Set([...texts.values()].flatMap(definedIn));
  const examples = [...texts].flatMap(([file, text]) => examplesIn(text).map(example => ({ file, example })));
  expect(examples.length).toBeGreaterThan(500);
  const unknown = examples.flatMap(({ file, example }) =>
    calledIn(example)
      .filter(
        name => ![GIVEN, OF_THE_READER, defined].some(names => names.has(name)) && !definedIn(example).includes(name),
      )
      .map(name => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
