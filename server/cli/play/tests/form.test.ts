import { type Fields, listOf, text, truth, whole, word } from '@havre/engine/kernel/shapes.ts';
import { describe, expect, test } from 'vitest';
import { type Script, scriptedTerminal } from '../../tests/scripted-terminal.ts';
import { written } from '../form.ts';

const filledIn = async (fields: Fields, answers: string[], script: Script = {}) => {
  const terminal = scriptedTerminal({ ...script, answers });
  const labels = Object.fromEntries(Object.keys(fields).map(name => [name, name.toUpperCase()]));
  const act = await written(terminal, { type: 'do', form: { label: 'Do', fields: labels } }, fields, {});
  return { act, out: terminal.out };
};

test('every kind of field is asked for by its label, and read', async () => {
  const fields = {
    card: whole(2, 20),
    keep: truth,
    side: word('left', 'Right'),
    clue: text(10),
    guess: listOf(whole(1, 4), 3),
    names: listOf(text(5), 3),
  };
  const { act, out } = await filledIn(fields, ['7', 'YES', 'right', ' the sea ', '1, 3 4', 'one', 'two', '']);
  expect(act).toEqual({
    type: 'do',
    card: 7,
    keep: true,
    side: 'Right',
    clue: 'the sea',
    guess: [1, 3, 4],
    names: ['one', 'two'],
  });
  expect(out).toContain('  CARD (2 to 20; Enter goes back): 7\n');
  expect(out).toContain('  SIDE (left / Right; Enter goes back): right\n');
  expect(out).toContain('  NAMES 2 (at most 5 characters; Enter goes back): two\n');
});

test('a list that is full is not asked for more', async () => {
  expect((await filledIn({ names: listOf(text(5), 2) }, ['a', 'b', 'c'])).act).toEqual({
    type: 'do',
    names: ['a', 'b'],
  });
});

describe('what cannot be read', () => {
  test.each([
    [whole(1, 4), ['5', '0', 'x', '1.5', '1e0'], '4', 4],
    [truth, ['maybe', '1'], 'n', false],
    [word('left', 'right'), ['up'], 'left', 'left'],
    [text(3), ['abcd'], 'abc', 'abc'],
    [listOf(whole(1, 4), 2), ['1 2 3', '1 9', 'a'], '4;4', [4, 4]],
  ])('is named and asked for again (%j)', async (shape, wrong, right, value) => {
    const { act, out } = await filledIn({ field: shape }, [...wrong, right]);
    expect(act).toEqual({ type: 'do', field: value });
    expect(out.match(/That cannot be: it has to be /g)).toHaveLength(wrong.length);
  });
});

test('an empty line goes back, and the end of the input is its own answer', async () => {
  const fields = { card: whole(2, 20), names: listOf(text(5), 3) };
  expect((await filledIn(fields, [''])).act).toBe('back');
  expect((await filledIn(fields, ['7', ''])).act).toBe('back');
  expect((await filledIn(fields, [])).act).toBe('ended');
  expect((await filledIn(fields, ['7', 'a'])).act).toBe('ended');
});

test('in French one says oui and non', async () => {
  const { act, out } = await filledIn({ keep: truth, stay: truth }, ['yes', 'Oui', 'n'], { language: 'fr' });
  expect(act).toEqual({ type: 'do', keep: true, stay: false });
  expect(out).toContain('Ce n’est pas possible\u202f; il faut\u00a0: oui ou non.');
});
