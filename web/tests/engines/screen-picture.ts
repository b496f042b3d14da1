/** A picture of a screen in memory: what Xvfb keeps in a file (XWD), cut out and written as PNG. */
import { crc32, deflateSync } from 'node:zlib';

export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Places in the head of the file, in words of four bytes. */
const HEAD = { size: 0, bitsPerPixel: 11, bytesPerLine: 12, colours: 19 } as const;
const BYTES_PER_COLOUR = 12;

/** The pixels of a part of the screen, line by line, as red, green and blue. */
export function cutFrom(screen: Buffer, { x, y, width, height }: Cut): Buffer {
  const word = (place: number): number => screen.readUInt32BE(place * 4);
  if (word(HEAD.bitsPerPixel) !== 32) throw new Error('A screen has 32 bits for each pixel.');
  const start = word(HEAD.size) + word(HEAD.colours) * BYTES_PER_COLOUR;
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0, to = 0; row < height; row++)
    for (let column = 0; column < width; column++, to += 3) {
      const from = start + (y + row) * word(HEAD.bytesPerLine) + (x + column) * 4;
      pixels[to] = screen[from + 2] ?? 0;
      pixels[to + 1] = screen[from + 1] ?? 0;
      pixels[to + 2] = screen[from] ?? 0;
    }
  return pixels;
}

/** @example writeFileSync(path, pngOf(cutFrom(screen, cut), cut)) */
export function pngOf(pixels: Buffer, { width, height }: Pick<Cut, 'width' | 'height'>): Buffer {
  const lines = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(row * width * 3, (row + 1) * width * 3)]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // eight bits for each of three colours
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
