/**
 * A text message as the bytes that go over the wire (RFC 6455, section 5.2: one frame, no mask, no extension). It is made
 * once, however many sockets it goes to, and written with a single call.
 */

/** The last frame of a message, which is text. */
const WHOLE_TEXT = 0x81;
/** Lengths up to here stand in the second byte; 126 and 127 say that two or eight bytes with the length follow. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const LONGEST_IN_TWO = 0xffff;

/**
 * The frame of a text.
 * @example socket.write(frameOf('{"v":1,"type":"pong","ping":1}'));
 */
export function frameOf(words: string): Buffer {
  const length = Buffer.byteLength(words);
  if (length <= SHORT) return filled(2, length, length, words);
  if (length <= LONGEST_IN_TWO) {
    const frame = filled(4, length, IN_TWO_BYTES, words);
    frame.writeUInt16BE(length, 2);
    return frame;
  }
  const frame = filled(10, length, IN_EIGHT_BYTES, words);
  frame.writeBigUInt64BE(BigInt(length), 2);
  return frame;
}

function filled(head: number, length: number, second: number, words: string): Buffer {
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = second;
  frame.write(words, head);
  return frame;
}
