/**
 * A bot from outside: comes to a table with its code, sits down as anybody would, and plays over the protocol.
 *
 *   node examples/remote-player.ts http://localhost:4242 KLMNPQ Heron
 *
 * It needs Node 22.18 or newer (`node_modules/.bin/node` is one). It is known by a token of its own, which it prints: give it as
 * HAVRE_TOKEN next time, and it is the same player, in the same seat. It plays any game of the shelf: where there is a list of
 * answers it takes one, the highest card if they are cards. Put something better into `choose`.
 */
import { argv, env, exit } from 'node:process';
import type { Question } from '@havre/engine/kernel/question.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { Client } from '@havre/protocol/client/client.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';

const [url, code, name = 'Heron'] = argv.slice(2);
if (url === undefined || code === undefined) {
  console.error('Usage: node examples/remote-player.ts <address of the server> <code of the table> [name]');
  exit(2);
}

/** What it does when it is asked; `table.view` has what its seat sees, the same that a page shows. */
function choose({ legal, answers }: Question<AnyAction>): AnyAction | undefined {
  const cardOf = (action: AnyAction): number => ('card' in action && typeof action.card === 'number' ? action.card : 0);
  return legal.slice(0, answers).reduce((best, action) => (cardOf(action) > cardOf(best) ? action : best));
}

const client = new Client({ url, WebSocket, primitives, identity: { token: env['HAVRE_TOKEN'] ?? null } });
await client.identify();
console.log(`token ${client.token}`);
const table = await client.join(code);
await table.until(({ info }) => info !== null);

if (table.seat === null) {
  const seat = table.info?.sitters.indexOf(null) ?? -1;
  const refusal = seat < 0 ? { refused: 'no free seat' } : await table.do({ type: 'sit', seat, name, program: {} });
  if (refusal !== null) {
    console.error(`It could not sit down: ${refusal.refused}`);
    client.close();
    exit(1);
  }
  await table.until(() => table.seat !== null);
  await table.ready();
}
console.log(`seat ${table.seat}`);

for (let answered = -1; ; ) {
  await table.until(({ info, question }) => {
    const isAsked = question?.awaited === true && question.decision !== answered;
    return info?.phase === 'over' || info?.phase === 'closed' || isAsked;
  });
  const { question } = table;
  if (question === null) break;
  answered = question.decision;
  const action = choose(question);
  const refusal = action === undefined ? { refused: 'nothing to choose' } : await table.play(action);
  if (refusal !== null) console.error(`refused: ${refusal.refused}`);
}
console.log('over');
client.close();
