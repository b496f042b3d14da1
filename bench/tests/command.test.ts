import { expect, test } from 'vitest';
import { help, readFlags, table, WrongUsage, wholeNumber } from '../command.ts';

const FLAGS = { json: { says: 'print JSON' }, rounds: { says: 'how many', value: 'number' } } as const;

test('flags are read with what follows them', () => {
  expect(readFlags(FLAGS, [])).toEqual({});
  expect(readFlags(FLAGS, ['--rounds', '7', '--json'])).toEqual({ rounds: '7', json: true });
});

test.each([[['--jsn']], [['json']], [['--']], [['--toString']], [['--json', '3']], [['--rounds']]])(
  '%j is refused in one sentence',
  args => {
    expect(() => readFlags(FLAGS, args)).toThrow(WrongUsage);
    expect(() => readFlags(FLAGS, args)).toThrow(/^[^.]+\.$/);
  },
);

test('a number is whole and positive, or was not given', () => {
  expect(wholeNumber('rounds', '12', 15, 12)).toBe(12);
  expect(wholeNumber('rounds', undefined, 15, 12)).toBe(15);
  for (const text of ['0', '13', '-1', '1.5', '', 'many', '1e1'])
    expect(() => wholeNumber('rounds', text, 15, 12)).toThrow(WrongUsage);
});

test('help names the command and every flag', () => {
  expect(help('bench:some', 'Measures something.', FLAGS)).toBe(
    'Measures something.\n\nnpm run bench:some -- [flags]\n\n  --json             print JSON\n  --rounds <number>  how many',
  );
});

test('columns of a table are as wide as their widest cell', () => {
  const rows = [
    ['plain', '9'],
    ['x', '300'],
  ];
  expect(table(rows, ['left', 'right'])).toBe('plain    9\nx      300');
});
