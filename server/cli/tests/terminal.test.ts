import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../terminal.ts';

describe('the language of a person', () => {
  it.each([
    [{}, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr' }, 'fr'],
    [{ LANG: 'FR_CA' }, 'fr'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'en_GB' }, 'en'],
    [{ LANG: 'en_GB', LC_MESSAGES: 'fr_BE' }, 'fr'],
    [{ LC_MESSAGES: 'en_GB', LC_ALL: 'fr_CH' }, 'fr'],
    [{ LC_ALL: 'fr_CH', HAVRE_LANG: 'en' }, 'en'],
    [{ LC_ALL: '', LANG: 'fr_FR' }, 'fr'],
  ] as const)('is taken from %j', (environment, language) => {
    expect(languageOf(environment)).toBe(language);
  });
});

describe('standard input', () => {
  const TERMINAL = fileURLToPath(new URL('../terminal.ts', import.meta.url));
  /** A program that asks three times and tells what it was answered. */
  const ASKING = `
    import { realTerminal } from ${JSON.stringify(TERMINAL)};
    const terminal = realTerminal();
    const answers = [];
    for (const question of ['a? ', 'b? ', 'c? ']) answers.push(await terminal.ask(question));
    terminal.note(JSON.stringify(answers));
  `;

  async function answered(input: string, end: boolean): Promise<string> {
    const program = spawn(process.execPath, ['--input-type=module', '-e', ASKING]);
    let told = '';
    program.stderr.on('data', text => {
      told += text;
    });
    program.stdin.write(input);
    if (end) program.stdin.end();
    await once(program, 'close');
    return told;
  }

  it('gives its lines one by one, though they come all at once', async () => {
    expect(await answered('1\n2\n3\n', true)).toBe('["1","2","3"]\n');
  });

  it('gives null once it has ended', async () => {
    expect(await answered('1\nlast', true)).toBe('["1","last",null]\n');
  });

  it('does not keep the program waiting when nothing more is asked', async () => {
    expect(await answered('1\n2\n3\n4\n', false)).toBe('["1","2","3"]\n');
  });
});
