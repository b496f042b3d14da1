/** `node bench/captain-jack/statistics.ts [games]`: how Captain Jack's Gold plays, as the tables of docs/captain-jack.md. */
import process from 'node:process';
import { minded } from '@havre/engine/bots/mind.ts';
import { plannerBot } from '@havre/engine/bots/planner.ts';
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { Event } from '@havre/engine/games/captain-jack/events.ts';
import { type CaptainJack, captainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { State } from '@havre/engine/games/captain-jack/state.ts';
import { SeededDice } from '@havre/engine/kernel/chance.ts';
import { next, play } from '@havre/engine/kernel/flow.ts';
import { Journal } from '@havre/engine/kernel/journal.ts';
import { NOBODY, type Seat } from '@havre/engine/kernel/seats.ts';
import { Offer } from '@havre/engine/kernel/steps.ts';
import { wander } from '@havre/engine/kernel/wander.ts';

const { steps } = captainJack.book;
const out = new Offer<Action>();

type Player = (s: State, seat: Seat, mind: SeededDice) => void;

const PLAYERS: Readonly<Record<string, Player>> = {
  /** Looks at what everybody sees, so nothing has to be imagined. */
  planner(s, seat, mind) {
    const { answerCount, length, list } = out;
    const { journal } = s;
    // A view says what is asked only while no move is being carried out.
    s.journal = null;
    const parts = {
      game: captainJack,
      seat,
      seats: s.ships.length,
      legal: list.slice(0, length),
      answerCount,
      needsSuggestion: false,
      imagine: () => s,
    };
    const chosen = plannerBot.choose(minded<CaptainJack>(parts), mind);
    s.journal = journal;
    play(steps, s, seat, chosen);
  },
  random: (s, seat, mind) => wander(steps, s, seat, out, mind),
};

/** What happened in all games of a table. */
class Counts {
  readonly turns: number[] = [];
  readonly wins: number[] = [];
  readonly paid = new Map<string, number>();
  readonly told = new Map<string, number>();
  decisions = 0;
  actions = 0;
  most = 0;

  count(s: State, events: readonly Event[]): void {
    for (const event of events) {
      this.add(this.told, event.type, 1);
      if (event.type === 'paid') this.add(this.paid, event.rule, event.count);
      if (event.rule === 'CJG-END-09') this.add(this.told, 'short', 1);
      if (event.type === 'wonFight' && event.rule === 'CJG-ADV-SEA-08') this.add(this.told, 'narrow', 1);
      if (event.type === 'faced' && event.withstood) this.add(this.told, 'withstood', 1);
    }
    this.turns.push(events.filter(({ type }) => type === 'sailed' || type === 'docked').length / s.ships.length);
    this.wins[s.winner] = (this.wins[s.winner] ?? 0) + 1;
  }

  of(type: string): number {
    return this.told.get(type) ?? 0;
  }

  /** The share of all doubloons that came by a rule. */
  share(rule: string): string {
    return percent(this.paid.get(rule) ?? 0, [...this.paid.values()].reduce(plus, 0));
  }

  private add(counts: Map<string, number>, key: string, number: number): void {
    counts.set(key, (counts.get(key) ?? 0) + number);
  }
}

const plus = (sum: number, number: number): number => sum + number;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function played(rules: 'base' | 'advanced', seats: number, player: Player, games: number): Counts {
  const counts = new Counts();
  const [dice, mind] = [new SeededDice(seats), new SeededDice(1000 + seats)];
  for (let i = 0; i < games; i++) {
    const s = captainJack.setup({ rules, first: 0 }, seats, dice);
    const journal = new Journal<Event>();
    s.journal = journal;
    for (let seat = next(steps, s, out); seat !== NOBODY; seat = next(steps, s, out)) {
      counts.decisions++;
      counts.actions += out.length;
      counts.most = Math.max(counts.most, out.length);
      player(s, seat, mind);
    }
    counts.count(s, journal.events);
  }
  counts.turns.sort((a, b) => a - b);
  return counts;
}

const games = Number(process.argv[2] ?? 10_000);
await plannerBot.prepare?.(captainJack.id);
for (const [name, player] of Object.entries(PLAYERS))
  for (const rules of ['base', 'advanced'] as const)
    for (const seats of [2, 3, 4]) {
      const counts = played(rules, seats, player, games);
      const quantile = (part: number): string => (counts.turns[Math.floor(part * games)] as number).toFixed(1);
      const cells = [
        `${name}, ${rules}, ${seats}`,
        `turns ${quantile(0.5)} (${quantile(0.9)})`,
        `letters ${counts.share('CJG-PORT-10')}`,
        `doubloon ships ${counts.share('CJG-SHIP-14')}`,
        `treasures ${counts.share('CJG-MAP-01')}`,
        `passengers ${counts.share('CJG-ADV-PASSENGER-04')}`,
        `wins ${counts.wins.map(won => percent(won, games)).join(' ')}`,
        `fights won ${percent(counts.of('wonFight'), counts.of('attacked'))}`,
        `of these narrow ${percent(counts.of('narrow'), counts.of('wonFight'))}`,
        `boardings ${(counts.of('boarded') / games).toFixed(1)}`,
        `hazards withstood ${percent(counts.of('withstood'), counts.of('faced') || 1)}`,
        `sailors at work ${(counts.of('worked') / games).toFixed(1)}`,
        `short supplies ${counts.of('short')}`,
        `actions ${(counts.actions / counts.decisions).toFixed(1)} (${counts.most} at most)`,
        `decisions ${(counts.decisions / games).toFixed(0)}`,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
