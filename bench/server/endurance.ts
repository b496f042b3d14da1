/** Many games one after the other on one server: what they leave behind on its heap, which should be nothing. */
import { CONTENDERS, type ContenderName } from './contender.ts';
import { LoadProcess, ServerProcess } from './processes.ts';

export interface EndurancePlan {
  readonly games: number;
  /** How many are played at the same time, each by four clients that leave when it is over. */
  readonly atOnce: number;
  readonly progress: (doing: string) => void;
}

export interface Endurance {
  readonly games: number;
  readonly moves: number;
  /** Bytes of the heap in use after so many games, with nobody at any table. */
  readonly heap: readonly { readonly games: number; readonly bytes: number }[];
}

const CONTENDER: ContenderName = 'havre';
const SAMPLES = 5;
/** Until the server has taken the last games out of its memory, in milliseconds. */
const SETTLING = 45_000;
const LONGEST = 3600;

/** Plays games to their end, a batch at a time, and looks at the heap now and then. */
export async function endure({ games, atOnce, progress }: EndurancePlan): Promise<Endurance> {
  const server = await ServerProcess.start(CONTENDER);
  let load = new LoadProcess();
  const heap: { games: number; bytes: number }[] = [];
  const play = async (count: number, seed: number): Promise<number> => {
    await load.lay({ contender: CONTENDER, url: server.url, tables: count, seed });
    const { moves } = await load.play({ atOnce: count, seconds: LONGEST, pace: 0, toTheEnd: true });
    await load.clear();
    return moves;
  };
  const sample = async (played: number) => {
    await load.end(); // meanwhile the server closes connections that nobody uses: whoever comes next opens new ones
    load = new LoadProcess();
    await new Promise(resolve => setTimeout(resolve, SETTLING));
    const bytes = await server.heap();
    heap.push({ games: played, bytes });
    progress(`${(bytes / 2 ** 20).toFixed(1)} MB in use after ${played} games`);
  };
  try {
    let moves = await play(atOnce, 0); // until everything is compiled and every buffer has its size
    await sample(0);
    const batches = Math.ceil(games / atOnce);
    for (let batch = 1; batch <= batches; batch++) {
      progress(`${CONTENDERS[CONTENDER].title}: ${(batch - 1) * atOnce} of ${games} games`);
      moves += await play(Math.min(atOnce, games - (batch - 1) * atOnce), batch);
      if (Math.floor((batch * SAMPLES) / batches) > heap.length - 1) await sample(Math.min(games, batch * atOnce));
    }
    return { games, moves, heap };
  } finally {
    await load.end();
    await server.close();
  }
}
