/** Frames that are no messages: what is answered, kept or taken apart without anybody having asked for anything. */
import type { Attack, Fate, Field } from '../attack.ts';
import { bareSocket, flood, frame, partedWith } from '../foes.ts';

const CONTINUATION = 0x0;
const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;

/** One stranger who never reads, and writes one thing at some rate after something else. */
const written =
  (piece: Buffer, perSecond: number, first: Buffer = Buffer.alloc(0)) =>
  async (field: Field): Promise<Fate> => {
    const { server, seconds } = field;
    const socket = await bareSocket(server, field.network());
    if (socket === null) return { became: 'not let in', broken: ['a stranger was not let in'] };
    socket.write(first);
    const sent = await flood(socket, piece, { perSecond, seconds });
    const parted = await partedWith(socket);
    socket.destroy();
    const how = parted === null ? 'not cut' : parted === 'cut' ? 'cut' : `closed with ${parted}`;
    return { became: `${how}, ${sent} frames sent`, broken: parted === null ? ['it was never cut'] : [] };
  };

const BIG = 'x'.repeat(12_000);

export const frameAttacks: readonly Attack[] = [
  {
    name: 'pings',
    says: 'WebSocket pings of 125 bytes from a stranger who never reads the answers, 20,000 a second',
    ground: 'usual',
    run: written(frame(PING, 'x'.repeat(125)), 20_000),
  },
  {
    name: 'pongs',
    says: 'pongs that nobody asked for, 20,000 a second',
    ground: 'usual',
    run: written(frame(PONG, 'x'.repeat(125)), 20_000),
  },
  {
    name: 'empty-texts',
    says: 'empty text frames, 20,000 a second',
    ground: 'usual',
    run: written(frame(TEXT, ''), 20_000),
  },
  {
    name: 'empty-fragments',
    says: 'a message that never ends, of fragments without a byte, 20,000 a second',
    ground: 'usual',
    run: written(frame(CONTINUATION, '', { last: false }), 20_000, frame(TEXT, '', { last: false })),
  },
  {
    name: 'fragments',
    says: 'messages in two fragments of 6 kB with a ping between them, 500 a second',
    ground: 'usual',
    run: written(
      Buffer.concat([
        frame(TEXT, BIG.slice(6_000), { last: false }),
        frame(PING, 'x'.repeat(125)),
        frame(CONTINUATION, BIG.slice(6_000)),
      ]),
      500,
    ),
  },
];
