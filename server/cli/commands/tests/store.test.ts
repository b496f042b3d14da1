/** Backup, restore and check, of a store that is in use. */
import {
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Language } from '@havre/engine/games/language.ts';
import { describe, expect, it } from 'vitest';
import { FILE_NAME } from '../../../storage/file-name.ts';
import { chooser, connectClient, openServer, playOn, seated, temporaryFolder } from '../../../tests/test-server.ts';
import { EXIT } from '../../command.ts';
import { run } from '../../run.ts';
import { scriptedTerminal } from '../../tests/scripted-terminal.ts';

async function havre(args: readonly string[], language: Language = 'en') {
  const terminal = scriptedTerminal({ language });
  const code = await run(args, terminal);
  return { code, out: terminal.out, err: terminal.err };
}

/** A server with one game that is over and one that goes on. */
async function busyHouse() {
  const data = await temporaryFolder();
  const server = await openServer({ dataFolder: data });
  const clients = await Promise.all([connectClient(server.url), connectClient(server.url), connectClient(server.url)]);
  const over = await seated(clients);
  await Promise.all(over.map((table, seat) => playOn(table, chooser(seat + 1))));
  const running = await seated(clients);
  const [acting = 0] = running[0]?.info?.acting ?? [];
  const [card] = running[acting]?.question?.legal ?? [];
  if (card !== undefined) await running[acting]?.play(card);
  return { data, server, clients, over: over[0]?.table ?? '' };
}

describe('havre backup, restore and check', () => {
  it('copy a store that is in use, look through it, and bring it back', async () => {
    const { data, server, clients, over } = await busyHouse();
    const folder = await temporaryFolder();
    const copy = join(folder, 'monday.db');
    const made = await havre(['backup', copy, '--data', data]);
    expect(made).toEqual({ code: EXIT.done, out: expect.any(String), err: '' });
    expect(made.out).toMatch(/monday\.db is a good copy: 2 tables, \d+ events, 3 devices\.\n$/);
    const same =
      /^.* is sound: 2 tables, .*\nPlayed again and the same: 1 finished games and 1 that go on, \d+ entries/;
    for (const args of [
      ['check', copy],
      ['check', '--data', data],
    ])
      expect(await havre(args)).toEqual({ code: EXIT.done, out: expect.stringMatching(same), err: '' });
    await server.close();

    const elsewhere = join(folder, 'restored');
    const back = await havre(['restore', copy, '--data', elsewhere]);
    expect(back).toMatchObject({ code: EXIT.done, out: expect.stringMatching(/^Restored into .*: 2 tables/) });
    const { url } = await openServer({ dataFolder: elsewhere });
    const again = await connectClient(url, { token: clients[0]?.token ?? null });
    expect((await again.replay(over)).entries.length).toBeGreaterThan(10);
    expect((await again.myTables()).map(({ phase }) => phase).sort()).toEqual(['over', 'playing']);
  });

  it('name a copy in a folder after the moment', async () => {
    const { data } = await busyHouse();
    const folder = await temporaryFolder();
    expect((await havre(['backup', folder, '--data', data])).code).toBe(EXIT.done);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^havre-\d{4}-\d\d-\d\d-\d{6}\.db$/)]);
  });

  it('make a folder that is missing, and keep as many copies there as they are told to', async () => {
    const { data } = await busyHouse();
    const folder = join(await temporaryFolder(), 'backups');
    expect((await havre(['backup', folder, '--data', data])).code).toBe(EXIT.done);
    const old = ['havre-2020-01-01-040000.db', 'havre-2021-01-01-040000.db', 'havre-2022-01-01-040000.db'];
    for (const name of [...old, 'mine.db', 'havre-2019.txt']) writeFileSync(join(folder, name), '');
    for (const name of readdirSync(folder)) if (name.startsWith('havre-2026')) rmSync(join(folder, name));
    const { code, out } = await havre(['backup', folder, '--data', data, '--keep-backups', '2']);
    expect({ code, out }).toEqual({
      code: EXIT.done,
      out: expect.stringMatching(/\n2 older copies were deleted\.\n$/),
    });
    const left = readdirSync(folder).sort();
    expect(left).toEqual(['havre-2019.txt', old[2], expect.stringMatching(/^havre-20(?!2[012])/), 'mine.db']);
  });

  it('bring the keys of the server along, unless the folder has some', async () => {
    const { data, server } = await busyHouse();
    await server.close();
    const folder = await temporaryFolder();
    const copy = join(folder, 'monday.db');
    await havre(['backup', copy, '--data', data]);
    const [back, other] = [join(folder, 'back'), join(folder, 'other')];
    await havre(['restore', copy, '--data', back]);
    const keysOf = (of: string) => readFileSync(join(of, 'push-keys.json'), 'utf8');
    expect(keysOf(back)).toBe(keysOf(data));
    expect(statSync(join(back, 'push-keys.json')).mode & 0o077).toBe(0);
    const store = new DatabaseSync(join(back, FILE_NAME), { readOnly: true });
    expect(store.prepare("SELECT name FROM sqlite_master WHERE name = 'copied_keys'").get()).toBeUndefined();
    store.close();
    mkdirSync(other);
    writeFileSync(join(other, 'push-keys.json'), '{"publicKey":"a","privateKey":"b"}');
    expect((await havre(['restore', copy, '--data', other])).code).toBe(EXIT.done);
    expect(keysOf(other)).toContain('"a"');
  });

  it.runIf(process.getuid?.() === 0)('give what root makes to the owner of the folder', async () => {
    const { data, server } = await busyHouse();
    await server.close();
    const folder = await temporaryFolder();
    const [copies, back] = [join(folder, 'copies'), join(folder, 'back')];
    mkdirSync(back);
    const [uid, gid] = [4321, 4322];
    for (const path of [folder, back]) chownSync(path, uid, gid);
    expect((await havre(['backup', copies, '--data', data])).code).toBe(EXIT.done);
    const [copy = ''] = readdirSync(copies);
    expect((await havre(['restore', join(copies, copy), '--data', back])).code).toBe(EXIT.done);
    const made = [copies, join(copies, copy), join(back, FILE_NAME), join(back, 'push-keys.json')];
    for (const path of made) expect(statSync(path), path).toMatchObject({ uid, gid });
  });

  it('name what is different under the rules of today', async () => {
    const { data, server, over } = await busyHouse();
    await server.close();
    const db = new DatabaseSync(join(data, FILE_NAME));
    db.prepare(`UPDATE facts SET body = replace(body, '"played"', '"lost"')
      WHERE table_id = ? AND body LIKE '%"entry":{"seq":3,%'`).run(over);
    db.close();
    const { code, out, err } = await havre(['check', '--data', data]);
    expect(code).toBe(EXIT.failed);
    expect(out).toContain('1 of 2 games are different under the rules of this program.');
    expect(err).toBe(`Table ${over} (fuji-flush), from entry 3 on: the rules tell other events there.\n`);
    const french = await havre(['check', '--data', data, '--lang', 'fr']);
    expect(french.err).toMatch(/^Table .*, dès l’entrée 3.: les règles/);
    const { out: json } = await havre(['check', '--data', data, '--json']);
    expect(JSON.parse(json)).toMatchObject({
      tables: 2,
      finished: 0,
      running: 1,
      differences: [{ table: over, game: 'fuji-flush', entry: 3, flaw: 'other-events' }],
    });
  });

  it('say what is in the way, and change nothing', async () => {
    const folder = await temporaryFolder();
    const [copy, text] = [join(folder, 'copy.db'), join(folder, 'text.db')];
    const store = join(folder, FILE_NAME);
    writeFileSync(text, 'hello');
    const sentences: [string[], string][] = [
      [['backup', copy, '--data', folder], `There is no ${store}.\n`],
      [['restore', copy, '--data', folder], `There is no ${copy}.\n`],
      [['restore', text, '--data', folder], `${text} is not a store of Havre.\n`],
      [['check', text], `${text} is not a store of Havre.\n`],
      [['check', '--data', folder], `There is no ${store}.\n`],
    ];
    for (const [args, err] of sentences) expect(await havre(args)).toEqual({ code: EXIT.failed, out: '', err });
    const server = await openServer({ dataFolder: folder });
    await server.close();
    const exists = (path: string) => `There is a file ${path} already, and nothing is overwritten.\n`;
    expect(await havre(['backup', text, '--data', folder])).toMatchObject({ code: EXIT.failed, err: exists(text) });
    copyFileSync(store, copy);
    expect(await havre(['restore', copy, '--data', folder])).toMatchObject({ code: EXIT.failed, err: exists(store) });
    expect(await havre(['backup'])).toMatchObject({
      code: EXIT.mistake,
      err: expect.stringContaining('needs the file'),
    });
    expect(await havre(['restore'])).toMatchObject({
      code: EXIT.mistake,
      err: expect.stringContaining('needs the copy'),
    });
  });
});
