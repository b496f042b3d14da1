/** `npm run bench:moves -- <game>`: what a move at a table of the server costs, without the sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { mindOf } from '@havre/engine/bots/mind.ts';
import { randomBot } from '@havre/engine/bots/random.ts';
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
  'Plays random games at tables of the lobby with a real store and a watcher in every seat, and measures the CPU time of each move: deciding, writing down, and putting into words what everybody is told. Two tables take turns: one is told with films, as boards ask for them, one without. All threads are counted.';

/** Whether those who look on ask for every event with its view. */
type Told = 'with films' | 'without films';
const BOTH: readonly Told[] = ['with films', 'without films'];

interface Figures {
  readonly game: string;
  readonly seats: number;
  readonly moves: number;
  readonly told: { readonly [T in Told]: MoveCost };
}

interface MoveCost {
  /** Milliseconds of CPU for a move, the store's thread included. */
  readonly mean: number;
  /** Milliseconds by the clock from the command until it is durable and told. */
  readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number };
}

const silent = { info: () => {}, error: (about: object, sentence: string) => console.error(sentence, about) };

interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly told: Told;
}

/** A table where somebody sits in every seat and looks on. */
async function laidOut(lobby: Lobby, { game, seats, told }: Wanted): Promise<Room> {
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
  const film = told === 'with films';
  for (const who of people) await room.watch({ who, hear: update => void messages.of(update) }, { film });
  return room;
}

/** Somebody's random answer; null when the game is over. */
const answerAt = (room: Room, dice: SeededDice) =>
  room.read(({ match, plan }) => {
    for (let seat = 0; match !== null && seat < plan.seats; seat++) {
      const question = match.asked(seat);
      if (question === null || !question.awaited) continue;
      const action = randomBot.choose(mindOf(match, seat), dice);
      return { who: `seat ${seat}`, command: { type: 'play', action, decision: question.decision } as const };
    }
    return null;
  });

/** Random games at tables of one kind, one move after the other. */
class Player {
  readonly times: number[] = [];
  cpu = 0;
  private readonly lobby: Lobby;
  private readonly wanted: Wanted;
  private readonly dice = new SeededDice(1);
  private room: Room | null = null;

  constructor(lobby: Lobby, wanted: Wanted) {
    this.lobby = lobby;
    this.wanted = wanted;
  }

  async move(counts: boolean): Promise<void> {
    this.room ??= await laidOut(this.lobby, this.wanted);
    const answer = await answerAt(this.room, this.dice);
    if (answer === null) {
      this.room = null;
      return this.move(counts);
    }
    const [before, began] = [process.cpuUsage(), performance.now()];
    await this.room.command(answer.who, answer.command);
    const { user, system } = process.cpuUsage(before);
    if (!counts) return;
    this.times.push(performance.now() - began);
    this.cpu += (user + system) / 1000;
  }

  get cost(): MoveCost {
    return { mean: this.cpu / this.times.length, latency: quantilesOf(this.times) };
  }
}

async function measured(game: string, seats: number, moves: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'havre-moves-'));
  const store = await openStore(folder);
  const lobby = new Lobby({ store, now: Date.now, logger: silent, thinking: new BotPool() });
  const filmed = new Player(lobby, { game, seats, told: 'with films' });
  const plain = new Player(lobby, { game, seats, told: 'without films' });
  const warmUp = Math.ceil(moves / 4); // the first moves pay for compiling
  for (let move = 0; move < warmUp + moves; move++) {
    await filmed.move(move >= warmUp);
    await plain.move(move >= warmUp);
  }
  await lobby.close();
  await store.close();
  rmSync(folder, { recursive: true });
  return { game, seats, moves, told: { 'with films': filmed.cost, 'without films': plain.cost } };
}

function report({ game, seats, moves, told }: Figures): string {
  const shown = (value: number): string => value.toFixed(2);
  const row = (kind: Told): string[] => {
    const { mean, latency } = told[kind];
    return [kind, ...[mean, latency.p50, latency.p95, latency.p99].map(shown)];
  };
  return table(
    [
      [`${game}, ${seats} seats, ${moves} moves each`, 'ms of CPU a move', 'p50 ms', 'p95 ms', 'p99 ms'],
      ...BOTH.map(row),
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
