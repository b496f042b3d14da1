/** `node bench/jamaica/statistics.ts [games]`: what random players make of Jamaica, as the table of docs/jamaica.md. */
import process from 'node:process';
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { next, play } from '@havre/engine/kernel/flow.ts';
import { Journal } from '@havre/engine/kernel/journal.ts';
import { tablesOf } from '@havre/engine/kernel/options.ts';
import { NOBODY } from '@havre/engine/kernel/seats.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';

const { steps } = jamaica.book;
const out = new Offer<Action>();

type Counts = Record<
  'games' | 'rounds' | 'scores' | 'best' | 'shortages' | 'combats' | 'won' | 'treasures' | 'home',
  number
>;

/** One game with random players; gives who shares the win, and counts what happened. */
function count(counts: Counts, table: (typeof tables)[number], dice: SeededDice, mind: SeededDice): number[] {
  const s = jamaica.setup(table.options, table.seats, dice);
  const journal = new Journal<Event>();
  s.journal = journal;
  for (let seat = next(steps, s, out); seat !== NOBODY; seat = next(steps, s, out))
    play(steps, s, seat, out.list[mind.below(out.length)] as Action);
  const scores: number[] = [];
  let winners: readonly number[] = [];
  for (const event of journal.events) {
    if (event.type === 'ranShort') counts.shortages++;
    else if (event.type === 'attacked') counts.combats++;
    else if (event.type === 'combatEnded' && event.winner === event.attacker) counts.won++;
    else if (event.type === 'tookTreasure') counts.treasures++;
    else if (event.type === 'finished') counts.home++;
    else if (event.type === 'scored') scores.push(event.total);
    else if (event.type === 'won') winners = event.ships;
  }
  counts.games++;
  counts.rounds += s.round;
  counts.scores += scores.reduce((sum, score) => sum + score, 0) / scores.length;
  counts.best += Math.max(...scores);
  return s.space.map((_, ship) => (winners.includes(ship) ? 1 / winners.length : 0));
}

const tables = tablesOf(jamaica).filter(({ seats, options }) => seats > 2 || !options.ghost);
const games = Number(process.argv[2] ?? 10_000);
console.log(
  '| table | rounds | mean score | best score | shortages | combats | attacker wins | treasures | ships home | wins by seat, ghost last |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const table of tables) {
  const counts: Counts = {
    games: 0,
    rounds: 0,
    scores: 0,
    best: 0,
    shortages: 0,
    combats: 0,
    won: 0,
    treasures: 0,
    home: 0,
  };
  const [dice, mind] = [new SeededDice(table.seats), new SeededDice(1000 + table.seats)];
  const wins: number[] = [];
  for (let i = 0; i < games; i++)
    count(counts, table, dice, mind).forEach((share, ship) => {
      wins[ship] = (wins[ship] ?? 0) + share;
    });
  const mean = (sum: number): string => (sum / games).toFixed(1);
  const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  const name = `${table.options.edition}, ${table.seats}${table.options.ghost || table.seats === 2 ? ' and ghost' : ''}`;
  const cells = [
    mean(counts.rounds),
    mean(counts.scores),
    mean(counts.best),
    mean(counts.shortages),
    mean(counts.combats),
    percent(counts.won, counts.combats),
    mean(counts.treasures),
    mean(counts.home),
    wins.map(won => percent(won, games).replace(' %', '')).join(' / '),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
