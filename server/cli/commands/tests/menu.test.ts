import { describe, expect, test } from 'vitest';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { type Script, scriptedTerminal } from '../../tests/scripted-terminal.ts';

const menu = async (answers: string[], script: Script = {}) => {
  const terminal = scriptedTerminal({ interactive: true, ...script, answers });
  expect(await run([], terminal)).toBe(EXIT.done);
  expect(terminal.err).toBe('');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: emphasis is made of control characters
  return terminal.out.replaceAll(/\u001b\[\d+m/g, '');
};

test('the shelf is shown with the number of players', async () => {
  expect(await menu([])).toMatch(/^Havre, a games table\n\n {2}1 {2}Fuji Flush {3,}3 to 8 players {3}fuji-flush\n/);
});

test('Enter all the way begins a game as usual', async () => {
  const out = await menu(['', '', '', '', '', 'q']);
  expect(out).toMatch(/ {2}Player 1 +you\n {2}Gull +bot matelot\n {2}Heron +bot matelot\n {2}Tern +bot matelot\n/);
  expect(out).toContain('The game ends here, unfinished');
});

test('everything can be chosen', async () => {
  const out = await menu(['1', '5', '2', 'Anne', 'Ben', 'random', '']);
  expect(out).toMatch(/ {2}Anne +at this keyboard\n {2}Ben +at this keyboard\n {2}Gull +bot random\n/);
  expect(out.match(/bot random\n/g)).toHaveLength(3);
  expect(out).toContain('Pass the keyboard to ');
});

test('without a seat for a bot, no bot is asked for', async () => {
  const out = await menu(['1', '3', '3', '', '', '']);
  expect(out).not.toContain('Which bots');
  expect(out.match(/at this keyboard\n/g)).toHaveLength(3);
});

test('the rules are shown on request', async () => {
  for (const request of ['r', 'r 1', 'R1']) {
    const out = await menu([request, 'q']);
    expect(out).toContain('FUJ-OUT-02');
    expect(out.trimEnd().endsWith('Goodbye.')).toBe(true);
  }
});

test.each([
  ['Which game?', [], ['99', '0', 'x', 'fuji', '-1', 'r 99', 'rr']],
  ['How many players', [''], ['2', '9', 'four', '3.5']],
  ['How many of them', ['', ''], ['0', '5']],
  ['Name of player 2', ['', '', '2', 'Anne'], ['Anne', 'x'.repeat(21), 'a\u0007']],
  ['Which bots', ['', '', '', ''], ['deep-blue', 'random,random']],
])('%s is asked again after an answer that cannot be', async (question, before, wrong) => {
  const out = await menu([...before, ...wrong]);
  expect(out.match(/is not possible here\.\n/g)).toHaveLength(wrong.length);
  expect(out.split(`\n${question}`)).toHaveLength(wrong.length + 2);
});

describe('leaving', () => {
  test.each([0, 1, 2, 3, 4])('q and the end of the input both leave at question %i', async known => {
    const answers = Array<string>(known).fill('');
    for (const out of [await menu([...answers, 'q']), await menu(answers)])
      expect(out.endsWith('Goodbye.\n')).toBe(true);
  });
});

test('where nobody watches, the list is printed with how to go on, and nothing is asked', async () => {
  const out = await menu(['', '', ''], { interactive: false });
  expect(out).toMatch(/Fuji Flush/);
  expect(out.endsWith('For everything else:  havre help\n')).toBe(true);
});

test('in French there is no English', async () => {
  const answers = ['x', '', '', '', '', 'deep-blue', 'random', 'q'];
  for (const interactive of [true, false]) {
    const out = (await menu(answers, { language: 'fr', interactive })).replaceAll(
      /FUJ-[A-Z]+-\d+|<jeu>|havre play/g,
      '',
    );
    expect(out).toMatch(/Havre, une table de jeux/);
    expect(out).not.toMatch(/\b(the|you|your|players?|which|game|how|type|for|of|to|goodbye)\b/i);
  }
});
