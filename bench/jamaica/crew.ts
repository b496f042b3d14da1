/**
 * `node bench/jamaica/crew.ts [games] [tries] [table]`: what the one-ply bot makes of The Crew, as the tables of docs/jamaica.md:
 * how often each character is recruited, and how often whoever has recruited it wins.
 */
import process from 'node:process';
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { group } from '@havre/engine/games/jamaica/bots/grouping.ts';
import { NAMES } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { jamaica } from '@havre/engine/games/jamaica/game.ts';
import type { State } from '@havre/engine/games/jamaica/state.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { next, play } from '@havre/engine/kernel/flow.ts';
import { Journal } from '@havre/engine/kernel/journal.ts';
import { utility } from '@havre/engine/kernel/outcome.ts';
import { NOBODY } from '@havre/engine/kernel/seats.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';

const { steps } = jamaica.book;
const GAMES = Number(process.argv[2] ?? 2000);
/** How often the bot tries each action; the bot of the shelf does it 24 times. With 0 everybody plays at random. */
const TRIES = Number(process.argv[3] ?? 24);

const COMBINATIONS = [
  { name: '2007, 2 and ghost', seats: 2, options: { edition: '2007', ghost: false, crew: true } },
  { name: '2007, 4', seats: 4, options: { edition: '2007', ghost: false, crew: true } },
  { name: '2021, 4', seats: 4, options: { edition: '2021', ghost: false, crew: true } },
  { name: '2021, 4 and ghost', seats: 4, options: { edition: '2021', ghost: true, crew: true } },
] as const;

/** What a position is worth to a seat if everybody goes on at random. */
function playedOut(s: State, me: number, mind: SeededDice, out: Offer<Action>): number {
  for (let seat = next(steps, s, out); seat !== NOBODY; seat = next(steps, s, out))
    play(steps, s, seat, out.list[mind.below(out.length)] as Action);
  return utility(jamaica.outcome(s), me, s.seats);
}

/** The action that wins most in imagined positions; payments that nobody would tell apart are not tried one by one. */
function best(s: State, seat: number, offer: Offer<Action>, mind: SeededDice): Action {
  if (TRIES === 0) return offer.list[mind.below(offer.length)] as Action;
  group(s, seat, offer);
  const legal = offer.toArray();
  if (legal.length === 1) return legal[0] as Action;
  const wins = legal.map(() => 0);
  const out = new Offer<Action>();
  for (let i = 0; i < TRIES; i++) {
    const imagined = jamaica.clone(s, mind);
    jamaica.determinise(imagined, seat, mind);
    legal.forEach((action, candidate) => {
      const copy = jamaica.clone(imagined, mind);
      play(steps, copy, seat, action);
      wins[candidate] = (wins[candidate] ?? 0) + playedOut(copy, seat, mind, out);
    });
  }
  return legal[wins.indexOf(Math.max(...wins))] as Action;
}

/** One of the tables, counted from 1, so that they can be played side by side; all of them if none is named. */
const TABLE = process.argv[4];
const chosen = TABLE === undefined ? COMBINATIONS : COMBINATIONS.slice(Number(TABLE) - 1, Number(TABLE));

for (const { name, seats, options } of chosen) {
  const hired = NAMES.map(() => 0);
  const won = NAMES.map(() => 0);
  let all = 0;
  for (let game = 0; game < GAMES; game++) {
    const mind = new SeededDice(7000 + game);
    const s = jamaica.setup(options, seats, new SeededDice(game));
    const journal = new Journal<Event>();
    const out = new Offer<Action>();
    for (;;) {
      s.journal = journal;
      const seat = next(steps, s, out);
      if (seat === NOBODY) break;
      const action = best(s, seat, out, mind);
      play(steps, s, seat, action);
    }
    const outcome = jamaica.outcome(s);
    for (const event of journal.events) {
      if (event.type !== 'recruited') continue;
      const character = NAMES.indexOf(event.character);
      hired[character] = (hired[character] ?? 0) + 1;
      won[character] = (won[character] ?? 0) + utility(outcome, event.ship, seats);
      all++;
    }
  }
  console.log(`\n${name}: ${GAMES} games, ${TRIES} tries an action, ${(all / GAMES).toFixed(1)} recruits a game.\n`);
  console.log('| character | recruited in % of games | its owner wins | share of an average seat |\n|---|---|---|---|');
  NAMES.forEach((character, i) => {
    const times = hired[i] ?? 0;
    const rate = times === 0 ? 0 : (won[i] ?? 0) / times;
    const cells = [(100 * times) / GAMES, 100 * rate].map(value => value.toFixed(1));
    console.log(`| ${character} | ${cells[0]} | ${cells[1]} % | ×${(rate * seats).toFixed(2)} |`);
  });
}
