/**
 * How people who think little play any game of the shelf to its end, from what their own client shows them: they take any answer,
 * those first that get on, write down what no list can hold, and give up a game that random moves would never end.
 */
import type { Question } from '@havre/engine/kernel/question.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';

/** What a company plays, and how many they are. */
export interface Pastime {
  readonly game: string;
  readonly seats: number;
}

/** Each game of the shelf once. */
export const PASTIMES: readonly Pastime[] = [
  { game: 'fuji-flush', seats: 4 },
  { game: 'jamaica', seats: 3 },
  { game: 'captain-jack', seats: 2 },
  { game: 'aquatika', seats: 2 },
  { game: 'decrypto', seats: 4 },
];

/** Whoever may do one of these does it: everything else can be done for ever. */
const GETTING_ON: readonly string[] = ['drawCode', 'confirmClues', 'confirm', 'confirmWords', 'confirmVerdict'];
/** Liberties that others would have to answer, or that undo what was done. */
const DELAYING: readonly string[] = ['nominate', 'exchangeWords', 'turnHourglass', 'reconsider', 'object', 'giveUp'];
/** After so many moves of its own a seat resigns, where moves that mean nothing go on for long or for ever. */
const ENOUGH: Readonly<Record<string, number>> = { aquatika: 40, 'captain-jack': 60 };
/** So often in a row somebody may be refused: others may have been faster each time, and no more. */
const MOST_REFUSALS = 200;
const AFTER_A_REFUSAL = 20;

/** An answer that no list can hold; no two of them are the same. */
function written(open: readonly string[], count: number): AnyAction | null {
  const word = (i: number): string => `brume ${count.toString(36)}${i}`;
  if (open.includes('writeClues')) return { type: 'writeClues', clues: [word(0), word(1), word(2)] } as AnyAction;
  if (open.includes('draft')) return { type: 'draft', code: 123 } as AnyAction;
  return null;
}

function chosen({ legal, answers, open }: Question<AnyAction>, count: number): AnyAction {
  const some = legal.slice(0, answers);
  const best = legal.find(({ type }) => GETTING_ON.includes(type)) ?? written(open, count);
  if (best !== null) return best;
  const quick = some.filter(({ type }) => !DELAYING.includes(type));
  const among = quick.length > 0 ? quick : some;
  const action = among[count % among.length];
  if (action === undefined) throw new Error('there is nothing to choose from');
  return action;
}

/**
 * Plays one seat until the game is over; games with different seeds differ. Rejects if nothing is accepted any more.
 * @example await passTime(table, 'jamaica', 7);
 */
export async function passTime(table: ClientTable, game: string, seed: number): Promise<void> {
  let count = seed;
  let moves = 0;
  let refusals = 0;
  for (;;) {
    await table.until(({ info, question }) => info?.phase === 'over' || question?.awaited === true);
    if (table.info?.phase === 'over') return;
    const { question } = table;
    if (question === null) continue;
    count = (count * 48_271 + 1) % 2_147_483_647;
    const isEnough = moves >= (ENOUGH[game] ?? Number.POSITIVE_INFINITY);
    const refusal = await (isEnough ? table.do({ type: 'resign' }) : table.play(chosen(question, count)));
    if (refusal === null) {
      moves++;
      refusals = 0;
      await table.until(now => now.info?.phase === 'over' || now.question?.decision !== question.decision);
    } else {
      if (++refusals > MOST_REFUSALS) throw new Error(`refused at ${question.step}: ${refusal.refused}`);
      await new Promise(resolve => setTimeout(resolve, AFTER_A_REFUSAL));
    }
  }
}
