/** The judge of the crash test finds what is lost and what is made up: otherwise its silence would mean nothing. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from '@havre/protocol/client/client.ts';
import type { ServerMessage } from '@havre/protocol/messages.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FILE_NAME } from '../../storage/file-name.ts';
import { expectDone, openServer, temporaryFolder } from '../test-server.ts';
import { judge } from './judge.ts';
import { Witness } from './witness.ts';

const GREETINGS = ['hello', 'how are you', 'good night'];

interface Scene {
  readonly db: DatabaseSync;
  readonly witness: Witness;
  readonly table: string;
  /** The body of the last event: something that was said. */
  readonly last: { readonly seq: number };
}

/** Somebody has sat down and said three things at a table of a server that is no more; then somebody tampers with it. */
async function judged(tamper: (scene: Scene) => void): Promise<() => void> {
  const folder = await temporaryFolder();
  const server = await openServer({ dataFolder: folder });
  const witness = new Witness();
  const WebSocket = witness.socketsOf('Anne');
  const client = new Client({ url: server.url, WebSocket, primitives, identity: { token: null } });
  await client.identify();
  witness.tablesAskedFor++;
  const table = await client.create({ game: 'fuji-flush', seats: 3 });
  expectDone(await table.do({ type: 'sit', seat: 0, name: 'Anne' }));
  for (const text of GREETINGS) expectDone(await table.do({ type: 'say', channel: 'table', message: { text } }));
  client.close();
  await server.close();
  const db = new DatabaseSync(join(folder, FILE_NAME));
  onTestFinished(() => db.close());
  const { body } = db.prepare('SELECT body FROM facts ORDER BY seq DESC LIMIT 1').get() as { body: string };
  tamper({ db, witness, table: table.table, last: JSON.parse(body) as Scene['last'] });
  return () => judge(folder, witness);
}

function add({ db, table }: Scene, event: object): void {
  const { seq } = db.prepare('SELECT max(seq) + 1 AS seq FROM facts').get() as { seq: number };
  db.prepare('INSERT INTO facts VALUES (?, ?, ?)').run(table, seq, JSON.stringify({ at: 0, ...event, seq }));
}

const change = ({ db, last }: Scene, changes: object): void =>
  void db.prepare('UPDATE facts SET body = ? WHERE seq = ?').run(JSON.stringify({ ...last, ...changes }), last.seq);

describe('the judge of a dead server', () => {
  it('has nothing against an honest one', async () => {
    expect(await judged(() => {})).not.toThrow();
  });

  it.each<[string, RegExp, (scene: Scene) => void]>([
    [
      'something that was acknowledged is lost',
      /was acknowledged, and is lost/,
      ({ db, last }) => void db.prepare('DELETE FROM facts WHERE seq = ?').run(last.seq),
    ],
    ['something else was written', /was never sent/, scene => change(scene, { message: { text: 'good bye' } })],
    ['something was written by nobody', /comes from nobody/, scene => add(scene, { type: 'stood', seat: 0 })],
    [
      'a command was made up',
      /was never sent/,
      scene => add(scene, { ...scene.last, command: { who: 'x', id: 'mallory-1' } }),
    ],
    ['a command was done twice', /was done twice/, scene => add(scene, scene.last)],
    ['something was told in another way', /was told what is not on the disk/, scene => change(scene, { at: 1 })],
    [
      'something was refused and done',
      /was refused, and is there/,
      ({ witness }) => {
        for (const sent of witness.sent.values()) sent.answer = { refused: 'silenced' };
      },
    ],
    [
      'a table was deleted and is there',
      /was deleted, and is there/,
      ({ witness, table }) => void witness.deletions.set(table, true),
    ],
    [
      'a table was made by nobody',
      /more tables than were asked for/,
      ({ witness }) => {
        witness.tablesAskedFor = 0;
      },
    ],
    ['a card is of another time', /the card of table/, ({ db }) => db.exec(`UPDATE cards SET phase = 'over'`)],
    ['somebody has objected', /told two things/, ({ witness }) => void witness.objections.push('told two things')],
  ])('finds that %s', async (_, complaint, tamper) => {
    expect(await judged(tamper)).toThrow(complaint);
  });
});

describe('a witness', () => {
  const told = (from: number, ...texts: string[]) =>
    JSON.stringify({
      type: 'update',
      eyes: 'public',
      from,
      items: texts.map(text => ({ text })),
      table: { table: 't' },
    });

  it.each<[string, RegExp, readonly string[]]>([
    ['something is left out', /was told number 2 after 1/, [told(0, 'a'), told(2, 'c')]],
    ['something is taken back', /was told two things as number 0/, [told(0, 'a'), told(0, 'b')]],
    ['the server is in trouble', /the server says server-trouble/, ['{"type":"error","code":"server-trouble"}']],
  ])('objects when %s', (_, objection, messages) => {
    const witness = new Witness();
    for (const text of messages) witness.hear('Anne', JSON.parse(text) as ServerMessage);
    expect(witness.objections.join()).toMatch(objection);
  });

  it('objects when a command is answered twice and differently', () => {
    const witness = new Witness();
    witness.note('{"v":1,"id":"a","table":"t","do":{"type":"unready"}}');
    for (const type of ['done', 'refused'])
      witness.hear('Anne', { type, id: 'a', refusal: {} } as unknown as ServerMessage);
    expect(witness.objections).toHaveLength(1);
  });
});
