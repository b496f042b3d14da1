/**
 * A text message as the bytes that go over the wire (RFC 6455, section 5.2: one frame, no mask, no extension). It is made
 * once, however many sockets it goes to, and written with a single call.
 */

/**
 * Bytes, each of them one character of a string: to be written as `latin1`. The system takes them straight from the string,
 * where a buffer would have to be made, filled and let go again for every message.
 */
export type Bytes = string;

/** A whole message, in such bytes. */
export type WireFrame = Bytes;

/** The last frame of a message, which is text. */
const WHOLE_TEXT = 0x81;
/** Lengths up to here stand in the second byte; 126 and 127 say that two or eight bytes with the length follow. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const LONGEST_IN_TWO = 0xffff;

/**
 * The frame of a text.
 * @example socket.write(frameOf('{"v":1,"type":"pong","ping":1}'), 'latin1');
 */
export const frameOf = (words: string): WireFrame => framed(bytesOf(words));

/**
 * The frame of a text that is already in bytes.
 * @example framed(`{"items":${bytesOf(items)}}`)
 */
export const framed = (bytes: Bytes): WireFrame => headOf(bytes.length) + bytes;

/**
 * The bytes of a text, or of a part of one.
 * @example bytesOf('Où ?').length // 5
 */
export const bytesOf = (words: string): Bytes =>
  // as many bytes as characters: nothing but ASCII, which is its own bytes
  Buffer.byteLength(words) === words.length ? words : Buffer.from(words).toString('latin1');

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= LONGEST_IN_TWO) return String.fromCharCode(WHOLE_TEXT, IN_TWO_BYTES, length >>> 8, length & 0xff);
  const [low, high] = [length >>> 0, Math.floor(length / 2 ** 32)];
  const inBytes = [high, low].flatMap(word => [word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff]);
  return String.fromCharCode(WHOLE_TEXT, IN_EIGHT_BYTES, ...inBytes);
}
