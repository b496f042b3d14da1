/** The commands for people, through the real program. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HAVRE = fileURLToPath(new URL('../../havre.ts', import.meta.url));

const havre = (args: string[], input = '', environment: Record<string, string> = { LANG: 'C' }) => {
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [HAVRE, ...args], {
    input,
    encoding: 'utf8',
    env: { PATH, ...environment },
  });
  return { status, stdout, stderr };
};

test('havre alone prints the shelf where nobody can answer', () => {
  const { status, stdout, stderr } = havre([]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('To play:              havre play <game>');
});

test('havre play is played from a pipe, and ends politely with it', () => {
  const { status, stdout, stderr } = havre(['play', 'fuji-flush', '--seed', '3', '--name', 'Anne'], 'foo\n7\n12\n');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain("'foo' is not one of the choices");
  expect(stdout).toContain('That card is not in your hand (FUJ-PLAY-01).');
  expect(stdout).toContain('Anne plays a 12.');
  expect(stdout.endsWith('\nThe game ends here, unfinished; nothing of it is kept.\n')).toBe(true);
  expect(stdout).not.toContain('\u001b');
});

test('havre play speaks the language of its user', () => {
  const { stdout } = havre(['play', 'fuji-flush'], '', { LANG: 'fr_FR.UTF-8' });
  expect(stdout).toContain('Posez une carte.');
  expect(havre(['play', 'fuji-flush', '--lang', 'en'], '', { LANG: 'fr_FR.UTF-8' }).stdout).toContain('Play a card.');
});

test('havre play refuses a table that cannot be', () => {
  const { status, stdout, stderr } = havre(['play', 'fuji-flush', '--seats', '99']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe("--seats is a whole number from 3 to 8, not '99'.\n");
});

test('havre rules shows a row, and refuses one that does not exist', () => {
  expect(havre(['rules', 'fuji-flush', 'fuj-end-02'])).toEqual({
    status: 0,
    stdout: 'FUJ-END-02  stated · 004 Fin du jeu\n  The win takes effect at once.\n',
    stderr: '',
  });
  const { status, stdout, stderr } = havre(['rules', 'fuji-flush', 'fuj-end-99']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^There is no row 'fuj-end-99'; the nearest are FUJ-END-/);
});
