/** Whatever comes over a socket: the server stands, and nothing happens at a table that nobody may do. */
import { fujiFlush } from '@havre/engine/games/fuji-flush/game.ts';
import { Stream, seededWords } from '@havre/engine/kernel/chance.ts';
import { verify } from '@havre/engine/kernel/replay.ts';
import { primitives } from '@havre/table/fair/primitives.ts';
import { describe, expect, it } from 'vitest';
import { chooser, guest, openHouse, playOn, seated } from './house.ts';
import { RawSocket } from './raw-socket.ts';

const MESSAGES = 4_000;
const HEX = '5e'.repeat(32);

const oneOf = <T>(dice: Stream, list: readonly T[]): T => list[dice.below(list.length)] as T;

/** Values that somebody might put where another was meant. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  99,
  '',
  'x',
  '\u0000',
  '💥'.repeat(50),
  [],
  [[[]]],
  {},
  { type: 'playCard' },
  '__proto__',
  '../../etc/passwd',
];

/** Everything a client may say, correct in form; nobody outside the table may do any of it. */
const commands = (dice: Stream): readonly object[] => [
  { type: 'sit', seat: dice.below(4), name: 'Mallory' },
  { type: 'swap', one: 0, other: 1 },
  { type: 'addBot', seat: 0, bot: 'random' },
  { type: 'ready', commitment: HEX },
  { type: 'unready' },
  { type: 'start' },
  { type: 'open', entropy: HEX },
  { type: 'stand' },
  { type: 'remove', seat: dice.below(4) },
  { type: 'play', action: { type: 'playCard', card: 2 + dice.below(19) }, decision: dice.below(5) },
  { type: 'resign' },
  { type: 'undo', acts: 1 },
  { type: 'propose', on: 'stop' },
  { type: 'answer', agrees: true },
  { type: 'takeOver', seat: dice.below(4), bot: 'random' },
  { type: 'handBack' },
  { type: 'offerSeat', seat: 0, commitment: HEX },
  { type: 'claimSeat', seat: dice.below(4), word: 'letmeinplease', name: 'Mallory' },
  { type: 'say', channel: 'table', message: { phrase: 'hello' } },
  { type: 'passHost', seat: dice.below(4) },
  { type: 'close' },
];

/** One message that must have no effect. */
function mischief(dice: Stream, table: string, id: string): string | Buffer {
  const foreign = { v: 1, id, table, do: oneOf(dice, commands(dice)) };
  const words = JSON.stringify(foreign);
  switch (dice.below(9)) {
    case 0: // foreign, out of order
      return words;
    case 1: // replayed: an id that was used before, for something else
      return JSON.stringify({ ...foreign, id: `f${dice.below(50)}` });
    case 2: // another version
      return JSON.stringify({ ...foreign, v: oneOf(dice, [0, 2, '1', null, 1.5]) });
    case 3: // cut off
      return words.slice(0, dice.below(words.length));
    case 4: {
      // a byte changed
      const bytes = Buffer.from(words);
      bytes[dice.below(bytes.length)] = dice.below(256);
      return bytes.toString('latin1');
    }
    case 5: // bytes that are no text
      return Buffer.from(Array.from({ length: dice.below(200) }, () => dice.below(256)));
    case 6: {
      // a value of another kind somewhere
      const command: Record<string, unknown> = { ...foreign.do };
      const bent: Record<string, unknown> = { ...foreign, do: command };
      const into = dice.below(2) === 0 ? bent : command;
      into[oneOf(dice, Object.keys(into))] = oneOf(dice, ODD);
      return JSON.stringify(bent);
    }
    case 7: // deep or wide
      return oneOf(dice, [
        '['.repeat(8_000),
        `{"v":1,"id":"x","table":"t","do":{"type":"play","action":{"type":"a","l":[${'1,'.repeat(5_000)}1]}}}`,
      ]);
    default: // looking where nothing is
      return JSON.stringify({
        v: 1,
        watch: oneOf(dice, ['nowhere', 'readiness trial', '', 'a'.repeat(64)]),
        heard: dice.below(1000),
      });
  }
}

describe('mischief', () => {
  it(`in ${MESSAGES} messages changes nothing, and the game goes on`, async () => {
    const { url } = await openHouse();
    const clients = await Promise.all([guest(url), guest(url), guest(url), guest(url)]);
    const tables = await seated(clients);
    const [first] = tables;
    const id = first?.table ?? '';
    const before = JSON.stringify([first?.info, first?.news, tables.map(table => table.view)]);
    const dice = new Stream(seededWords(11));
    const mallory = await guest(url);
    const open = () => Promise.all([RawSocket.open(url, mallory.token), RawSocket.open(url, null)]);
    let raws = await open();
    let answered = 0;
    for (let i = 0; i < MESSAGES; i++) {
      const raw = oneOf(dice, raws);
      raw.send(mischief(dice, id, `m${i}`));
      if (i % 100 !== 99) continue;
      for (const each of raws) {
        each.send({ v: 1, ping: i });
        await each.next('pong');
        answered += each.heard.length;
        expect(each.heard.filter(message => message.type === 'done')).toEqual([]);
      }
      if (i % 1000 !== 999) continue;
      for (const each of raws) each.send('x'.repeat(20_000)); // too long: it costs them their sockets
      await Promise.all(raws.map(each => each.end()));
      raws = await open();
    }
    expect(answered).toBeGreaterThan(MESSAGES);

    const idle = clients[tables.findIndex(table => table.question === null)];
    const impatient = await RawSocket.open(url, idle?.token ?? null);
    for (let card = 0; card < 25; card++)
      impatient.send({ v: 1, id: `i${card}`, table: id, do: { type: 'play', action: { type: 'playCard', card } } });
    impatient.send({ v: 1, ping: 'end' });
    await impatient.next('pong');
    expect(impatient.heard.filter(message => message.type === 'refused')).toHaveLength(25);

    expect(JSON.stringify([first?.info, first?.news, tables.map(table => table.view)])).toBe(before);
    await Promise.all(tables.map((table, seat) => playOn(table, chooser(seat + 1))));
    const replay = await clients[0]?.replay(id);
    expect(replay && verify(fujiFlush, replay, primitives)).toMatchObject({ sound: true, stream: 'proved' });
  });
});
