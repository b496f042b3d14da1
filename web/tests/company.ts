/** People without a page, for tests that need somebody else at the table: they answer at once, over the same socket. */
import { Client } from '@havre/protocol/client/client.ts';
import type { ClientTable } from '@havre/protocol/client/client-table.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';

const MOST_TURNS = 2_000;

/** Somebody who is known to the server. */
export async function somebody(url: string): Promise<Client> {
  const client = new Client({ url, WebSocket, primitives, identity: { token: null } });
  await client.identify();
  return client;
}

/** Sits down at a table, and says that they are ready. */
export async function sitThere(client: Client, table: string, seat: number, name: string): Promise<ClientTable> {
  const there = client.watch(table);
  await there.do({ type: 'sit', seat, name });
  await there.ready();
  return there;
}

/** A table of Fuji Flush that one person has begun against bots, who answer at once. */
export async function begunTable(url: string, { seats = 3, name = 'Otto' } = {}): Promise<ClientTable> {
  const client = await somebody(url);
  const table = await client.create({ game: 'fuji-flush', seats, botPace: 0 });
  await table.do({ type: 'sit', seat: 0, name });
  for (let seat = 1; seat < seats; seat++) await table.do({ type: 'addBot', seat, bot: 'random' });
  await table.ready();
  await table.do({ type: 'start' });
  await table.until(({ info }) => info?.phase === 'playing');
  return table;
}

/** Plays whatever is allowed first, so often, or until the game is over. */
export async function playOn(table: ClientTable, turns = MOST_TURNS): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await table.until(({ question, info }) => question !== null || info?.phase === 'over');
    const { question: answered } = table;
    const [action] = answered?.legal ?? [];
    if (action === undefined) return;
    await table.play(action);
    await table.until(({ question, info }) => question?.decision !== answered?.decision || info?.phase === 'over');
  }
}

/** Answers at once whatever it is asked from now on, until what it returns is called. */
export function playAlong(table: ClientTable): () => void {
  let answered: number | null = null;
  const answer = () => {
    const { question } = table;
    const [action] = question?.legal ?? [];
    if (question === null || action === undefined || question.decision === answered) return;
    answered = question.decision;
    table.play(action).catch(() => {}); // somebody who has gone meanwhile plays no more
  };
  answer();
  return table.onUpdate(answer);
}

/** A game that has been played to its end: its table. */
export async function finishedTable(url: string, seats = 3): Promise<string> {
  const table = await begunTable(url, { seats });
  await playOn(table);
  await table.until(({ info }) => info?.phase === 'over');
  return table.table;
}
