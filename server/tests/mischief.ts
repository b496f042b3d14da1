/** Messages that must have no effect: everything a client might send that is not for it to send. */
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';

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
  { type: 'always', step: 'turn', action: { type: 'playCard' } },
  { type: 'askAgain', step: 'turn' },
  { type: 'prepare', answers: [{ step: 'playCard', action: { type: 'playCard' } }] },
  { type: 'invite', commitment: HEX },
  { type: 'lookOn', word: 'letmeinplease' },
  { type: 'mute', seat: dice.below(4), muted: true },
  { type: 'silence', seat: dice.below(4), silenced: true },
  { type: 'claimSeat', word: 'letmeinplease' },
  { type: 'takeOver', seat: dice.below(4), bot: 'random' },
  { type: 'handBack' },
  { type: 'offerSeat', seat: 0, commitment: HEX },
  { type: 'claimSeat', seat: dice.below(4), word: 'letmeinplease', name: 'Mallory' },
  { type: 'say', channel: 'table', message: { phrase: 'hello' } },
  { type: 'passHost', seat: dice.below(4) },
  { type: 'close' },
];

/** One message that must have no effect. */
function oneMessage(dice: Stream, table: string, id: string, overheard: readonly string[]): string | Buffer {
  const foreign = { v: 1, id, table, do: oneOf(dice, commands(dice)) };
  const text = JSON.stringify(foreign);
  switch (dice.below(10)) {
    case 0: // foreign, out of order
      return text;
    case 1: // replayed: an id that was used before, for something else
      return JSON.stringify({ ...foreign, id: `f${dice.below(50)}` });
    case 2: // replayed: word for word what somebody else has sent
      return oneOf(dice, overheard);
    case 3: // another version
      return JSON.stringify({ ...foreign, v: oneOf(dice, [0, 2, '1', null, 1.5]) });
    case 4: // cut off
      return text.slice(0, dice.below(text.length));
    case 5: {
      // a byte changed
      const bytes = Buffer.from(text);
      bytes[dice.below(bytes.length)] = dice.below(256);
      return bytes.toString('latin1');
    }
    case 6: // bytes that are no text
      return Buffer.from(Array.from({ length: dice.below(200) }, () => dice.below(256)));
    case 7: {
      // a value of another kind somewhere
      const command: Record<string, unknown> = { ...foreign.do };
      const bent: Record<string, unknown> = { ...foreign, do: command };
      const into = dice.below(2) === 0 ? bent : command;
      into[oneOf(dice, Object.keys(into))] = oneOf(dice, ODD);
      return JSON.stringify(bent);
    }
    case 8: // deep or wide
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

/**
 * Mischief without end, the same again for the same seed.
 * @example const next = mischief(11, table, overheard); socket.send(next());
 */
export function mischief(seed: number, table: string, overheard: readonly string[]): () => string | Buffer {
  const dice = new Stream(seededNumbers(seed));
  let count = 0;
  return () => oneMessage(dice, table, `m${count++}`, overheard);
}
