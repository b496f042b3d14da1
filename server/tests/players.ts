/** People who play through real sockets, for tests and for scripts. */
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';

export const NAMES = ['Anne', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'];

/** Everybody sits down at a table of the first one's, and is ready; the game has begun. */
export async function seated(
  clients: readonly Client[],
  plan: Partial<Parameters<Client['create']>[0]> = {},
): Promise<ClientTable[]> {
  const [host] = clients;
  if (host === undefined) throw new Error('nobody is there');
  const laid = await host.create({ game: 'fuji-flush', seats: clients.length, ...plan });
  const tables = clients.map(client => client.watch(laid.table));
  for (const [seat, table] of tables.entries()) {
    expectDone(await table.do({ type: 'sit', seat, name: NAMES[seat] ?? `guest ${seat}` }));
    await table.until(() => table.seat === seat);
    expectDone(await table.ready());
  }
  expectDone(await laid.do({ type: 'start' }));
  await Promise.all(tables.map(table => table.until(({ info }) => info?.phase === 'playing')));
  return tables;
}

export function expectDone(refusal: { refused: string } | null): void {
  if (refusal !== null) throw new Error(`refused: ${refusal.refused}`);
}

/** Something that may be done now; which one depends on how often it was asked, so that games differ and are the same again. */
export function chooser(seed: number): (legal: readonly AnyAction[]) => AnyAction {
  let count = seed;
  return legal => {
    count = (count * 48271 + 1) % 2147483647;
    const action = legal[count % legal.length];
    if (action === undefined) throw new Error('there is nothing to choose from');
    return action;
  };
}

/** Plays one seat until the game is over. */
export async function playOn(table: ClientTable, choose: (legal: readonly AnyAction[]) => AnyAction): Promise<void> {
  for (;;) {
    await table.until(({ info, question }) => info?.phase === 'over' || question !== null);
    if (table.info?.phase === 'over') return;
    const { question } = table;
    if (question === null) continue;
    const refusal = await table.play(choose(question.legal));
    if (refusal !== null && refusal.refused !== 'stale') throw new Error(`refused: ${refusal.refused}`);
    await table.until(now => now.info?.phase === 'over' || now.question?.decision !== question.decision);
  }
}
