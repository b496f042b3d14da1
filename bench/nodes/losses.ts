/** What is lost when one of two processes that share what they keep is killed while people play there. */
import type { ContenderName } from '../server/contender.ts';
import type { Survey } from '../server/load-process.ts';
import { LoadProcess, type ServerProcess } from '../server/processes.ts';

const PACE = 100;

/**
 * Lets people play at the first, kills it, and has all of them come back at the second.
 * @example const { tablesLost } = await lossesOf('havre', [one, other], { tables: 20, seconds: 2 });
 */
export async function lossesOf(
  contender: ContenderName,
  [first, second]: readonly [ServerProcess, ServerProcess],
  { tables, seconds }: { tables: number; seconds: number },
): Promise<Survey> {
  const load = new LoadProcess(); // its own: whoever was cut off goes on trying
  try {
    await load.lay({ contender, url: first.url, tables, seed: 1 });
    await load.play({ atOnce: tables, seconds, pace: PACE });
    await first.kill();
    return await load.survey(second.url);
  } finally {
    await load.end();
  }
}
