import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@havre/engine/games/language.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';

let folder = '';
const at = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'havre-notation-'));
  for (const game of ['aquatika', 'fuji-flush'])
    await run(['simulate', game, '--games', '1', '--export', folder], scriptedTerminal());
});
afterAll(() => rmSync(folder, { recursive: true }));

async function noted(args: readonly string[], language: Language = 'en') {
  const terminal = scriptedTerminal({ language });
  const code = await run(['notation', ...args], terminal);
  return { code, out: terminal.out, err: terminal.err };
}

describe('havre notation', () => {
  it('writes a game down, reads it back, and it is the same game', async () => {
    const { code, out, err } = await noted([at('aquatika-1-1.json')]);
    expect([code, err]).toEqual([EXIT.done, '']);
    expect(out).toMatch(/^Aquatika\nboard lagoon\n[\s\S]*\n1\. \S+ \S+\n[\s\S]*\nresult \S+ \S+\n$/);
    writeFileSync(at('game.txt'), out);
    const back = await noted([at('game.txt'), '--export', at('again.json')]);
    expect([back.code, back.err]).toEqual([EXIT.done, '']);
    expect(back.out).toMatch(/again\.json: \d+ entries\.\n$/);
    expect((await noted([at('again.json')])).out).toBe(out);
    const verified = scriptedTerminal();
    expect(await run(['replay', '--verify', at('again.json')], verified)).toBe(EXIT.done);
    const { outcome } = JSON.parse(readFileSync(at('again.json'), 'utf8'));
    expect(outcome).toEqual(JSON.parse(readFileSync(at('aquatika-1-1.json'), 'utf8')).outcome);
  });

  it('does not write down what is still hidden', async () => {
    const replay = JSON.parse(readFileSync(at('aquatika-1-1.json'), 'utf8'));
    writeFileSync(
      at('running.json'),
      JSON.stringify({ ...replay, entries: replay.entries.slice(0, 12), outcome: null }),
    );
    expect(await noted([at('running.json')])).toEqual({
      code: EXIT.mistake,
      out: '',
      err: `${at('running.json')} is a game that is not over; its moves would give away what is still hidden.\n`,
    });
  });

  it.each([
    [[], "'notation' needs the file of a game, as in havre notation game.json."],
    [['FOLDER/none.json'], 'There is no file FOLDER/none.json.'],
    [['FOLDER/fuji-flush-1-1.json'], 'Games of fuji-flush are not written down as text; those of aquatika are.'],
    [['FOLDER/none.txt', '--export', 'FOLDER/z.json'], 'FOLDER/none.txt cannot be read.'],
    [
      ['FOLDER/aquatika-1-1.json', '--export', 'FOLDER/z.json'],
      'FOLDER/aquatika-1-1.json is not the text of a game; there are such texts of aquatika.',
    ],
    [
      ['FOLDER/bad.txt', '--export', 'FOLDER/z.json'],
      "FOLDER/bad.txt cannot be played, line 2: 'board' is one of lagoon, reef.",
    ],
    [
      ['FOLDER/bad.txt', '--export', 'FOLDER/fuji-flush-1-1.json'],
      'FOLDER/fuji-flush-1-1.json is already there; choose another name.',
    ],
  ])('given %j says what is wrong, and writes nothing', async (args, sentence) => {
    writeFileSync(at('bad.txt'), 'Aquatika\nboard pond\n');
    const here = (text: string): string => text.replaceAll('FOLDER', folder);
    expect(await noted(args.map(here))).toEqual({ code: EXIT.mistake, out: '', err: `${here(sentence)}\n` });
    expect(existsSync(at('z.json'))).toBe(false);
  });

  it('says that a file is wrong, and that one could not be written', async () => {
    const replay = JSON.parse(readFileSync(at('aquatika-1-1.json'), 'utf8'));
    writeFileSync(at('forged.json'), JSON.stringify({ ...replay, outcome: null }));
    expect(await noted([at('forged.json')])).toMatchObject({ code: EXIT.failed, out: '' });
    writeFileSync(at('whole.txt'), (await noted([at('aquatika-1-1.json')])).out);
    expect(await noted([at('whole.txt'), '--export', at('no/such/folder.json')])).toEqual({
      code: EXIT.failed,
      out: '',
      err: `${at('no/such/folder.json')} could not be written.\n`,
    });
  });

  it('speaks French', async () => {
    expect((await noted([at('fuji-flush-1-1.json')], 'fr')).err).toMatch(/^Les parties de fuji-flush ne se notent pas/);
    writeFileSync(at('bad.txt'), 'Aquatika\nboard pond\n');
    expect((await noted([at('bad.txt'), '--export', at('z.json')], 'fr')).err).toBe(
      `${at('bad.txt')} ne peut pas se jouer\u00a0: la ligne 2 est fausse.\n`,
    );
  });
});
