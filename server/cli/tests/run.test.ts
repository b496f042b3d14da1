import { readFileSync } from 'node:fs';
import { enumerated } from '@havre/engine/games/language.ts';
import { describe, expect, it } from 'vitest';
import { idsOfShelf } from '../arguments.ts';
import { EXIT } from '../command.ts';
import { run } from '../run.ts';
import { type Script, scriptedTerminal } from './scripted-terminal.ts';

async function ran(args: string[], script: Script = {}) {
  const terminal = scriptedTerminal(script);
  const code = await run(args, terminal);
  return { code, out: terminal.out, err: terminal.err };
}

describe('the command line', () => {
  it.each([[['--help']], [['-h']], [['help']]])('lists its commands: %j', async args => {
    const { code, out, err } = await ran(args);
    expect(code).toBe(EXIT.done);
    for (const name of ['menu', 'play', 'rules', 'simulate', 'replay', 'serve', 'backup', 'restore', 'check'])
      expect(out).toContain(`\n  ${name} `);
    expect(err).toBe('');
  });

  it.each([
    [['help', 'simulate']],
    [['simulate', '--help']],
    [['simulate', 'nothing', '-h']],
    [['--help', 'simulate']],
  ])('explains one command: %j', async args => {
    const { code, out } = await ran(args);
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(/^havre simulate <game>/);
  });

  it('has a version', async () => {
    const { code, out } = await ran(['--version']);
    const [version, changes = ''] = out.split('\n');
    expect([code, version]).toEqual([EXIT.done, 'havre 0.1.0']);
    expect(readFileSync(changes.replace('What has changed: ', ''), 'utf8')).toMatch(/^# Changes\n/);
  });

  it('opens the menu when it is called alone', async () => {
    const { code, out } = await ran([]);
    expect(code).toBe(EXIT.done);
    expect(out).toContain('Fuji Flush');
  });

  it.each([[['dance']], [['help', 'dance']]])('knows no other command: %j', async args => {
    const { code, out, err } = await ran(args);
    expect(code).toBe(EXIT.mistake);
    expect(out).toBe('');
    expect(err.split('\n')[0]).toBe(
      "There is no command 'dance'; the commands are menu, play, rules, simulate, arena, replay, notation, serve, backup, restore, check, move, keeper, tables, close, end, hide, ban, unban, notice, limits, audit and new-game.",
    );
  });

  it('says a mistake in one sentence and does nothing', async () => {
    expect(await ran(['simulate', 'chess'])).toEqual({
      code: EXIT.mistake,
      out: '',
      err: `There is no game 'chess'; the games are ${enumerated(idsOfShelf(), 'en')}.\n`,
    });
  });
});

describe('the language', () => {
  const FRENCH = `Le jeu «\u202fchess\u202f» n’existe pas\u202f; les jeux sont ${enumerated(idsOfShelf(), 'fr')}.\n`;

  it('is that of the terminal', async () => {
    expect((await ran(['simulate', 'chess'], { language: 'fr' })).err).toBe(FRENCH);
  });

  it.each([
    [['--lang', 'fr', 'simulate', 'chess']],
    [['simulate', '--lang=fr', 'chess']],
    [['simulate', 'chess', '--lang', 'fr']],
    [['--lang', 'en', 'simulate', 'chess', '--lang', 'fr']],
  ])('may be asked for anywhere: %j', async args => {
    expect((await ran(args)).err).toBe(FRENCH);
  });

  it('wins over that of the terminal', async () => {
    expect((await ran(['simulate', 'chess', '--lang', 'en'], { language: 'fr' })).err).toMatch(/^There is no game/);
  });

  it('is English or French', async () => {
    expect(await ran(['--lang', 'de', 'play'])).toEqual({
      code: EXIT.mistake,
      out: '',
      err: "--lang is en or fr, not 'de'.\n",
    });
    expect((await ran(['play', '--lang'])).err).toBe('--lang needs a language, en or fr.\n');
  });
});
