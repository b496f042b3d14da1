/** `npm run bench:moves -- <game>`: what a move at a table of the server costs, without the sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { manifestOf, shelf } from '@havre/engine/games/index.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { commitmentTo } from '@havre/engine/kernel/fair.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { BotPool } from '@havre/server/bots/bot-pool.ts';
import { UpdateMessages } from '@havre/server/sessions/update-messages.ts';
import { openStore } from '@havre/server/storage/sqlite.ts';
import type { Command } from '@havre/table/commands/command.ts';
import { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Room } from '@havre/table/room/room.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import { randomHex } from '@havre/table/runtime/runtime.ts';
import { help, readFlags, runCommand, table, WrongUsage, wholeNumber } from './command.ts';
import { quantilesOf } from './server/quantiles.ts';

const FLAGS = {
  seats: { says: 'how many players (4)', value: 'number' },
  moves: { says: 'how many moves to measure (2000)', value: 'number' },
  json: { says: 'print one JSON object' },
  help: { says: 'print this page' },
} as const;
const PURPOSE =
  'Plays random games at tables of the lobby with a real store and a watcher in every seat, and measures the CPU time of each move: deciding, writing down, and putting into words what everybody is told. All threads are counted.';

interface Figures {
  readonly game: string;
  readonly seats: number;
  readonly moves: number;
  /** Milliseconds of CPU for a move, the store's thread included. */
  readonly mean: number;
  /** Milliseconds by the clock from the command until it is durable and told. */
  readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number };
}

const silent = { info: () => {}, error: (about: object, sentence: string) => console.error(sentence, about) };

/** A table where somebody sits in every seat and looks on. */
async function laidOut(lobby: Lobby, game: string, seats: number): Promise<Room> {
  const settings = { visibility: 'private', clock: { type: 'none' }, hints: false, botPace: 0 } as const;
  const room = await lobby.create('seat 0', { game, seats, options: {}, ...settings });
  if (isRefusal(room)) throw new WrongUsage(`${room.detail ?? room.refused}.`);
  const people = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const entropies = people.map(() => randomHex(32));
  const must = async (who: string, command: Command) => {
    const refusal = await room.command(who, command);
    if (refusal !== null) throw new Error(`${command.type} is refused: ${refusal.refused}`);
  };
  for (const [seat, who] of people.entries()) {
    await must(who, { type: 'sit', seat, name: who });
    await must(who, { type: 'ready', commitment: commitmentTo(primitives, entropies[seat] ?? '') });
  }
  await must('seat 0', { type: 'start' });
  for (const [seat, who] of people.entries()) await must(who, { type: 'open', entropy: entropies[seat] ?? '' });
  const messages = new UpdateMessages();
  room.onChange(() => messages.forget());
  for (const who of people) await room.watch({ who, hear: update => void messages.of(update) }, { film: true });
  return room;
}

/** Somebody's random answer; null when the game is over. */
const answerAt = (room: Room, dice: SeededDice) =>
  room.read(({ match, plan }) => {
    for (let seat = 0; seat < plan.seats; seat++) {
      const question = match?.asked(seat) ?? null;
      if (question === null || !question.awaited || question.legal.length === 0) continue;
      const action = question.legal[dice.below(question.answers)] as (typeof question.legal)[number];
      return { who: `seat ${seat}`, command: { type: 'play', action, decision: question.decision } as const };
    }
    return null;
  });

async function measured(game: string, seats: number, moves: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'havre-moves-'));
  const store = await openStore(folder);
  const lobby = new Lobby({ store, now: Date.now, logger: silent, thinking: new BotPool() });
  const dice = new SeededDice(1);
  const times: number[] = [];
  let cpu = 0;
  let done = 0;
  let room = await laidOut(lobby, game, seats);
  // the first moves pay for compiling
  for (let warmUp = Math.ceil(moves / 4); done < moves; ) {
    const answer = await answerAt(room, dice);
    if (answer === null) {
      room = await laidOut(lobby, game, seats);
      continue;
    }
    const [before, began] = [process.cpuUsage(), performance.now()];
    await room.command(answer.who, answer.command);
    const { user, system } = process.cpuUsage(before);
    if (warmUp-- > 0) continue;
    times.push(performance.now() - began);
    cpu += (user + system) / 1000;
    done++;
  }
  await lobby.close();
  await store.close();
  rmSync(folder, { recursive: true });
  return { game, seats, moves, mean: cpu / moves, latency: quantilesOf(times) };
}

function report({ game, seats, moves, mean, latency }: Figures): string {
  const shown = (value: number): string => value.toFixed(2);
  return table(
    [
      ['', 'ms of CPU a move', 'p50 ms', 'p95 ms', 'p99 ms'],
      [`${game}, ${seats} seats, ${moves} moves`, ...[mean, latency.p50, latency.p95, latency.p99].map(shown)],
    ],
    ['left', 'right', 'right', 'right', 'right'],
  );
}

async function run([id, ...args]: readonly string[]): Promise<string> {
  if (id === undefined || id === '--help') return help('bench:moves', PURPOSE, FLAGS);
  const manifest = manifestOf(id);
  if (manifest === undefined)
    throw new WrongUsage(`There is no game '${id}'; there are ${shelf.map(({ game }) => game.id).join(', ')}.`);
  const given = readFlags(FLAGS, args);
  if (given.help === true) return help('bench:moves', PURPOSE, FLAGS);
  const seats = wholeNumber('seats', given.seats, Math.min(4, manifest.game.seats.max), manifest.game.seats.max);
  const figures = await measured(id, seats, wholeNumber('moves', given.moves, 2000, 1_000_000));
  return given.json === true ? JSON.stringify(figures) : report(figures);
}

await runCommand(run);
