/** Every decision of the games that are kept of a game, as whoever decides sees it. */
import { readdirSync, readFileSync } from 'node:fs';
import { manifestOf } from '@havre/engine/games/index.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import type { Options } from '@havre/engine/kernel/options.ts';
import type { Question } from '@havre/engine/kernel/question.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { perSeat, type Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { SELDOM } from '@havre/engine/kernel/wander.ts';

/** Games without a plan may never end. */
const LONGEST = 2_000;

export interface Decision {
  readonly game: string;
  /** The kept game, and after which of its entries: to find it again. */
  readonly where: string;
  readonly options: Options;
  readonly seats: number;
  readonly seat: Seat;
  readonly view: object;
  readonly question: Question<AnyAction>;
  readonly asides: readonly AnyAction[];
}

/**
 * The decisions of the kept games of a box that were played by its rules of today, with certain options where some are given.
 * @example [...decisionsOf('jamaica', { crew: true })].length
 */
export function* decisionsOf(id: string, wanted: Options = {}): Generator<Decision> {
  const { game } = manifestOf(id) ?? {};
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const folder = new URL(`../../../engine/games/${id}/playthroughs/`, import.meta.url);
  for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
    const { options, seats, entries } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      options: Options;
      seats: number;
      entries: MatchEntry[];
    };
    const [start, ...rest] = entries;
    if (start === undefined) continue;
    const match = Match.again(game, { options, seats }, start);
    if (Object.entries(wanted).some(([option, value]) => match.options[option] !== value)) continue;
    for (const [at, next] of [...rest, null].entries()) {
      for (const seat of perSeat(seats, each => each)) {
        const question = match.asked(seat);
        const seen = {
          game: id,
          where: `${file} ${at}`,
          options: match.options,
          seats,
          seat,
          asides: match.asides(seat),
        };
        if (question !== null) yield { ...seen, view: match.view(seat), question };
      }
      if (next !== null && isRefusal(match.repeat(next))) throw new Error(`${file} cannot be played again.`);
    }
  }
}

/**
 * The decisions of a game that nobody plays with a plan, the same for the same seed: what people with a plan seldom come to is
 * met there, too.
 * @example [...wanderingDecisions('captain-jack', { rules: 'advanced' }, 4, 1)]
 */
export function* wanderingDecisions(id: string, options: Options, seats: number, seed: number): Generator<Decision> {
  const { game } = manifestOf(id) ?? {};
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const chance = new Stream(seededNumbers(seed));
  const match = Match.start(game, { seats, options, chance });
  for (let at = 0; at < LONGEST && !match.over; at++) {
    const asked = perSeat(seats, seat => seat).filter(seat => match.asked(seat)?.awaited === true);
    const seat = asked[chance.below(asked.length)];
    const question = seat === undefined ? null : match.asked(seat);
    if (seat === undefined || question === null) return;
    const where = `seed ${seed}, move ${at}`;
    const seen = { game: id, where, options: match.options, seats, seat, asides: match.asides(seat) };
    yield { ...seen, view: match.view(seat), question };
    const { legal, answers } = question;
    const isAnswer = answers > 0 && chance.below(SELDOM) > 0;
    const action = legal[chance.below(isAnswer ? answers : legal.length)];
    if (action === undefined || isRefusal(match.play(seat, action))) return;
  }
}

/**
 * One of each kind of question, by the step and by what can be answered; a kind of which another one at the same step has all
 * answers is left out. It is the one with the most answers, but no more than `most` where there is one with so few.
 */
export function oneOfEachKind(decisions: Iterable<Decision>, most = Number.POSITIVE_INFINITY): Decision[] {
  const met = new Map<string, Decision>();
  const worth = ({ question: { legal } }: Decision): number => (legal.length > most ? -legal.length : legal.length);
  for (const decision of decisions) {
    const kind = [decision.question.step, ...[...typesIn(decision)].sort()].join();
    const other = met.get(kind);
    if (other === undefined || worth(decision) > worth(other)) met.set(kind, decision);
  }
  const all = [...met.values()];
  return all.filter(one => !all.some(other => other !== one && hasAllOf(other, one)));
}

const typesIn = ({ question: { legal } }: Decision): ReadonlySet<string> => new Set(legal.map(({ type }) => type));
function hasAllOf(one: Decision, other: Decision): boolean {
  const types = typesIn(one);
  return one.question.step === other.question.step && [...typesIn(other)].every(type => types.has(type));
}
