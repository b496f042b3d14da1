/**
 * A player from outside, in TypeScript, with nothing but the language: no package, nothing of Havre.
 *
 *   node examples/players/player.ts http://localhost:4242 KLMNPQ Heron
 *
 * It needs Node 22.18 or newer, which runs TypeScript as it is (`node_modules/.bin/node` is one). It comes to the table with that
 * code, sits down as the program it is, and plays any game of the shelf to its end. It is known by a token, which it prints; with HAVRE_TOKEN it is the
 * same player again, in the same seat. Put something better into `choose`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { argv, env, exit } from 'node:process';

interface Action {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Question {
  readonly decision: number;
  readonly legal: readonly Action[];
  readonly answers: number;
  readonly open: readonly string[];
  readonly awaited: boolean;
}

interface TableInfo {
  readonly phase: string;
  readonly sitters: readonly (object | null)[];
}

type Message = Readonly<Record<string, unknown>> & { readonly type: string };

const CLUES = 'anchor bread candle dust engine feather gravel harbour ink jewel kettle ladder mirror needle'.split(' ');
/** What settles things: where one of these is offered, it is taken. */
const SETTLING = ['confirm', 'confirmClues', 'confirmWords', 'confirmVerdict', 'fill', 'drawCode', 'letStand'];

const anyOf = <T>(things: readonly T[]): T | undefined => things[Math.floor(Math.random() * things.length)];

/** An action for a question; `legal` has everything the seat may do, free answers excepted. */
function choose({ legal, answers, open }: Question): Action | undefined {
  const offered = legal.slice(0, answers);
  for (const type of SETTLING) {
    const settled = offered.find(action => action.type === type);
    if (settled !== undefined) return settled;
  }
  if (open.includes('writeClues'))
    return { type: 'writeClues', clues: [0, 1, 2].map(() => `${anyOf(CLUES)} ${anyOf(CLUES)}`) };
  return anyOf(offered);
}

const [url, code, name = 'Heron'] = argv.slice(2);
if (url === undefined || code === undefined) {
  console.error('Usage: node player.ts <address of the server> <code of the table> [name]');
  exit(2);
}

async function ask<T>(path: string, token?: string, body?: object): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** SHA-256 over a list of strings, each after its length in two bytes: docs/replay.md. */
function commitment(entropy: string): string {
  const hash = createHash('sha256');
  for (const part of ['havre commitment 1', entropy]) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(part.length);
    hash.update(length).update(part, 'ascii');
  }
  return hash.digest('hex');
}

const token =
  env['HAVRE_TOKEN'] ?? (await ask<{ token: string }>('/api/v1/devices', undefined, { keep: 'token' })).token;
console.log(`token ${token}`);
const { table } = await ask<{ table: string }>(`/api/v1/join/${code}`, token);
const entropy = randomBytes(32).toString('hex');
// A WebSocket of Node cannot send headers: the token is offered as a subprotocol.
const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/v1/socket`, ['havre.v1', `bearer.${token}`]);
const send = (message: object): void => socket.send(JSON.stringify({ v: 1, ...message }));
let sent = 0;
const command = (asked: object): void => send({ id: `${entropy.slice(0, 8)}-${++sent}`, table, do: asked });

let info: TableInfo = { phase: '', sitters: [] };
let question: Question | null = null;
let eyes = 'public';
let phase = '';
let answered = -1;

function hear(message: Message): void {
  if (message.type === 'refused') {
    console.error(`refused ${JSON.stringify(message['refusal'])}`);
    const { refused } = message['refusal'] as { refused: string };
    if (refused !== 'stale') answered = -1; // nothing has happened: such as a clue that the rules do not take
    if (question !== null) answer(question);
  }
  if (message.type !== 'update') return;
  // What an update leaves out is as it was before.
  info = { ...info, ...(message['table'] as Partial<TableInfo>) };
  eyes = message['eyes'] as string;
  if ('question' in message) question = message['question'] as Question | null;
  if (eyes === 'public' && info.phase === 'gathering' && phase === '') {
    command({ type: 'sit', seat: info.sitters.indexOf(null), name, program: {} });
    command({ type: 'ready', commitment: commitment(entropy) });
  }
  if (info.phase === 'opening' && phase !== 'opening') command({ type: 'open', entropy });
  ({ phase } = info);
  if (phase === 'over' || phase === 'closed') {
    console.log('over');
    socket.close();
  } else if (question !== null) answer(question);
}

/** Only if it is awaited: after a confirmation the question stays, because one may take it back. */
function answer(asked: Question): void {
  if (!asked.awaited || asked.decision === answered) return;
  answered = asked.decision;
  const action = choose(asked);
  if (action !== undefined) command({ type: 'play', action, decision: answered });
}

socket.addEventListener('open', () => send({ watch: table }));
socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Message));
socket.addEventListener('close', ({ code: why }) => {
  if (phase !== 'over' && phase !== 'closed') {
    console.error(`closed with ${why}`);
    exit(1);
  }
});
