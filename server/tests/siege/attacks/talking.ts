/** Talk and guessed words, over sockets that are opened anew: what one may do belongs to the person, not to a socket. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '@havre/protocol/messages.ts';
import type { WebSocket } from 'ws';
import type { Rate } from '../../../sessions/allowance.ts';
import { LIMITS } from '../../../sessions/limits.ts';
import type { Attack, Fate, Field } from '../attack.ts';
import { ask, counted, forSeconds, identities, speaker } from '../foes.ts';

/** A table of somebody's own; null if there was none for them. */
async function ownTable(field: Field, token: string, from: string, sits: boolean): Promise<string | null> {
  const body = JSON.stringify({ game: 'fuji-flush', seats: 3, options: { freeChat: true } });
  const answer = await ask(field.server, '/api/v1/tables', { from, method: 'POST', token, body });
  if (answer.status !== 201) return null;
  const { table } = JSON.parse(answer.body) as { table: string };
  if (!sits) return table;
  const socket = await greeted(field, from, token);
  if (socket === null) return null;
  await answersTo(field, socket, table, [{ type: 'sit', seat: 0, name: 'Mallory' }]);
  socket.terminate();
  return table;
}

async function greeted(field: Field, from: string, token: string): Promise<WebSocket | null> {
  const socket = speaker(field.server, from, token);
  const opened = once(socket, 'message').then(
    () => true,
    () => false,
  );
  const closed = once(socket, 'close').then(() => false);
  return (await Promise.race([opened, closed])) ? socket : null;
}

let commands = 0;

/** What the server says to each of some commands: `done`, why it was refused, or the error. */
function answersTo(field: Field, socket: WebSocket, table: string, all: readonly object[]): Promise<string[]> {
  const answers: string[] = [];
  return new Promise(resolve => {
    socket.on('close', () => resolve(answers));
    socket.on('message', text => {
      field.ears.hear(String(text));
      const message = JSON.parse(String(text)) as ServerMessage;
      if (message.type === 'done') answers.push('done');
      else if (message.type === 'refused') answers.push(message.refusal.refused);
      else if (message.type === 'error') answers.push(message.code);
      if (answers.length >= all.length) resolve(answers);
    });
    for (const command of all) socket.send(JSON.stringify({ v: 1, id: `s${commands++}`, table, do: command }));
  });
}

/** A new socket for every handful of commands; those that were not too fast must be as few as is said. */
const anew =
  (rate: Rate, sits: boolean, command: (round: number) => object) =>
  async (field: Field): Promise<Fate> => {
    const from = field.network();
    const [token = ''] = await identities(field, 1, from);
    const table = await ownTable(field, token, from, sits);
    if (table === null) return { became: 'no table', broken: ['an honest wish for a table was not granted'] };
    const answers: string[] = [];
    const begun = performance.now();
    const sockets = await forSeconds(field.seconds, async round => {
      const socket = await greeted(field, from, token);
      if (socket === null) return sleep(100);
      const handful = Array.from({ length: rate.burst }, (_, i) => command(round * rate.burst + i));
      answers.push(...(await answersTo(field, socket, table, handful)));
      const gone = socket.readyState === socket.CLOSED ? [] : once(socket, 'close'); // the server may be faster
      socket.close();
      return gone;
    });
    const accepted = answers.filter(answer => answer !== 'too-fast').length;
    const most = Math.ceil(rate.burst + ((performance.now() - begun) / 1000) * rate.perSecond) + 1;
    return {
      became: `${counted(answers)} over ${sockets} sockets; ${most} may pass`,
      broken: accepted > most ? [`${accepted} passed instead of ${most}`] : [],
    };
  };

export const talkingAttacks: readonly Attack[] = [
  {
    name: 'chat-anew',
    says: 'chat over a new socket for every five lines',
    ground: 'usual',
    run: anew(LIMITS.chat, true, () => ({ type: 'say', channel: 'table', message: { phrase: 'hello' } })),
  },
  {
    name: 'words-anew',
    says: 'words for a seat are guessed over a new socket for every five of them',
    ground: 'usual',
    run: anew(LIMITS.claims, false, round => ({ type: 'claimSeat', seat: 1, word: `GUESSED${round}` })),
  },
];
