import { describe, expect, it } from 'vitest';
import { readMessage } from '../messages.ts';

const HEX = 'ab'.repeat(32);
const doing = (command: unknown, more: object = {}) =>
  JSON.stringify({ v: 1, id: 'c1', table: 't', do: command, ...more });

describe('a message', () => {
  it.each([
    { v: 1, id: 'c1', table: 't', do: { type: 'sit', seat: 0, name: 'Anne' } },
    { v: 1, id: 'c1', table: 't', do: { type: 'ready', commitment: HEX } },
    { v: 1, id: 'c1', table: 't', do: { type: 'play', action: { type: 'playCard', card: 7 } } },
    { v: 1, id: 'c1', table: 't', do: { type: 'play', action: { type: 'guess', code: [1, 2, 3] }, decision: 4 } },
    { v: 1, id: 'c1', table: 't', do: { type: 'say', channel: 'table', message: { phrase: 'hello' } } },
    { v: 1, id: 'c1', table: 't', do: { type: 'say', channel: 'table', message: { text: 'Où vas-tu ? 🌋' } } },
    { v: 1, watch: 't' },
    { v: 1, watch: 't', heard: 12, eyes: 'seat 2', publicly: true },
    { v: 1, leave: 't' },
    { v: 1, ping: 3 },
  ])('is read as it was sent: %j', message => {
    expect(readMessage(JSON.stringify(message))).toEqual({ ok: true, message });
  });

  it.each([
    ['nothing', ''],
    ['half of one', '{"v":1,'],
    ['no record', '[1]'],
    ['no kind that there is', '{"v":1}'],
    ['two kinds at once', '{"v":1,"leave":"t","ping":1}'],
    ['a field too many', doing({ type: 'start' }, { more: 1 })],
    ['a field too many in a command', doing({ type: 'start', seat: 1 })],
    ['an unknown command', doing({ type: 'cheat' })],
    ['a seat that is no whole number', doing({ type: 'sit', seat: 0.5, name: 'Anne' })],
    ['a seat below the first', doing({ type: 'remove', seat: -1 })],
    ['a seat no table has', doing({ type: 'remove', seat: 16 })],
    ['a long name', doing({ type: 'sit', seat: 0, name: 'A'.repeat(41) })],
    ['a name with a line break', doing({ type: 'sit', seat: 0, name: 'An\nne' })],
    ['a name that turns the text around', doing({ type: 'sit', seat: 0, name: 'An\u202ene' })],
    ['a long text', doing({ type: 'say', channel: 'table', message: { text: 'a'.repeat(501) } })],
    ['a phrase and a text', doing({ type: 'say', channel: 'table', message: { text: 'a', phrase: 'b' } })],
    ['a commitment that is no hash', doing({ type: 'ready', commitment: HEX.toUpperCase() })],
    ['an action without a type', doing({ type: 'play', action: { card: 7 } })],
    ['an action that is a list', doing({ type: 'play', action: [7] })],
    ['an action with a record in it', doing({ type: 'play', action: { type: 'a', card: { value: 7 } } })],
    [
      'an action with 21 fields',
      doing({
        type: 'play',
        action: { type: 'a', ...Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`f${i}`, 1])) },
      }),
    ],
    ['a decision that is no number', doing({ type: 'play', action: { type: 'a' }, decision: '1' })],
    ['an id that is too long', doing({ type: 'start' }, { id: 'a'.repeat(65) })],
    ['a table that is no id', doing({ type: 'start' }, { table: '../t' })],
    ['a count below nothing', '{"v":1,"watch":"t","heard":-1}'],
  ])('is not taken if it is %s', (_, json) => {
    expect(readMessage(json)).toMatchObject({
      ok: false,
      code: expect.stringMatching(/^(bad-message|wrong-version)$/),
    });
  });

  it.each(['{}', '{"v":2,"ping":1}', '{"v":"1","ping":1}', '[]', 'null', '7'])(
    'of another version, or of none, is named so: %s',
    json => {
      expect(readMessage(json)).toEqual({
        ok: false,
        code: 'wrong-version',
        detail: 'this server speaks version 1',
      });
    },
  );

  it('that is faulty is answered with its id and with what is wrong', () => {
    expect(readMessage(doing({ type: 'sit', seat: 99, name: 'Anne' }))).toEqual({
      ok: false,
      code: 'bad-message',
      detail: expect.stringContaining('do.seat'),
      id: 'c1',
    });
  });

  it('with a field that is every record’s own is a field too many', () => {
    const json = '{"v":1,"id":"c1","table":"t","do":{"type":"start","__proto__":{"a":1}}}';
    const reading = readMessage(json);
    expect(reading.ok && 'a' in (reading.message as { do: object }).do).toBe(false);
    expect(({} as { a?: unknown }).a).toBeUndefined();
  });
});
