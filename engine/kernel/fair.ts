/**
 * Provable chance: nobody at a table can choose the dice, and anybody can check them afterwards.
 *
 * The table publishes a commitment to its secret. Each human seat commits to some entropy of its own when it is ready,
 * and opens it at the start. The key of the table's stream is made from the secret and all openings; only then is the
 * first die thrown. At the end the secret is published, and whoever has the replay computes the same stream again.
 *
 * The kernel has no cryptography of its own: whoever runs it brings the two primitives along.
 */
import { type Draw, type RandomNumbers, Stream } from './chance.ts';
import type { Seat } from './seats.ts';

/** SHA-256 and the ChaCha20 block function, from a library the application trusts. */
export interface Primitives {
  sha256(message: Uint8Array): Uint8Array;
  /** The 64 bytes of one block of the key stream, with a nonce of zeros. */
  chacha20Block(key: Uint8Array, counter: number): Uint8Array;
}

/** One seat's part in the dice: what it committed to when ready, and what it showed at the start. All in hex. */
export interface Opening {
  readonly seat: Seat;
  readonly commitment: string;
  readonly entropy: string;
}

/** What everybody may know of the dice of a table; the secret only once the game is over. All in hex. */
export interface Proof {
  /** The id of the table, so that no two tables have the same dice. */
  readonly table: string;
  readonly commitment: string;
  readonly openings: readonly Opening[];
  readonly secret?: string;
  /**
   * The first entry whose dice are of this stream, for a game that had been played elsewhere until then: of the dice before
   * it nothing is proved. Absent where they all are.
   */
  readonly since?: number;
}

/** The proof of a game that is over. */
export type RevealedProof = Proof & Required<Pick<Proof, 'secret'>>;

/** A key, a commitment or an entropy that was not made by these rules. */
export class BadProof extends Error {
  override name = 'BadProof';
}

/**
 * The commitment to a secret or to a seat's entropy: it tells nothing, and fits nothing else.
 * @example const commitment = commitmentTo(primitives, secret); // published before the first die is thrown
 */
export const commitmentTo = (primitives: Primitives, secret: string): string =>
  toHex(primitives.sha256(joined(['havre commitment 1', secret])));

/**
 * The random numbers of a table's stream, from everything that went into its key.
 * @example const stream = new Stream(randomNumbersOf(primitives, { table, secret, openings }));
 */
export function randomNumbersOf(primitives: Primitives, proof: Omit<RevealedProof, 'commitment'>): RandomNumbers {
  const parts = proof.openings.flatMap(({ seat, entropy }) => [String(seat), entropy]);
  const key = primitives.sha256(joined(['havre stream 1', proof.table, proof.secret, ...parts]));
  let block: Uint8Array = new Uint8Array(0);
  let held = -1;
  return place => {
    const wanted = Math.floor(place / 16);
    if (wanted !== held) {
      block = primitives.chacha20Block(key, wanted);
      held = wanted;
    }
    const at = (place % 16) * 4;
    return (block[at] | (block[at + 1] << 8) | (block[at + 2] << 16) | (block[at + 3] << 24)) >>> 0;
  };
}

/**
 * The random numbers of a table whose secret is revealed, after checking that everybody kept to what they had committed to.
 * Throws `BadProof`; null while the secret is not revealed.
 * @example const numbers = provenNumbers(primitives, replay.proof);
 */
export function provenNumbers(primitives: Primitives, proof: Proof): RandomNumbers | null {
  for (const { seat, commitment, entropy } of proof.openings)
    if (commitmentTo(primitives, entropy) !== commitment)
      throw new BadProof(`the entropy of seat ${seat} is not what it had committed to`);
  const { secret } = proof;
  if (secret === undefined) return null;
  if (commitmentTo(primitives, secret) !== proof.commitment)
    throw new BadProof('the secret is not what the table had committed to');
  return randomNumbersOf(primitives, { ...proof, secret });
}

/**
 * The first draw that is not what a stream gives, by its number, or null.
 * @example firstWrongDraw(numbers, log.flatMap(entry => entry.draws))
 */
export function firstWrongDraw(numbers: RandomNumbers, draws: readonly Draw[]): number | null {
  const stream = new Stream(numbers);
  for (let i = 0; i < draws.length; i++) if (stream.below(draws[i][0]) !== draws[i][1]) return i;
  return null;
}

/** What a length of two bytes can say. */
const LONGEST_PART = 0xffff;

/** Strings as bytes, each with its length before it, so that no two lists of strings give the same bytes. */
function joined(parts: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + 2 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    if (part.length > LONGEST_PART) throw new BadProof('a part of the proof is too long');
    bytes[at++] = part.length >>> 8;
    bytes[at++] = part.length;
    for (let i = 0; i < part.length; i++) bytes[at++] = asciiOf(part, i);
  }
  return bytes;
}

function asciiOf(text: string, place: number): number {
  const code = text.charCodeAt(place);
  if (code < 0x20 || code > 0x7e) throw new BadProof('a part of the proof is not plain ASCII');
  return code;
}

/**
 * Bytes as lower-case hex.
 * @example toHex(Uint8Array.of(255, 1)) // 'ff01'
 */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
