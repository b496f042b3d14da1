/**
 * Answers that a seat has given once and for all, "always decline", "always take", so that a slow game does not wait for
 * somebody who would say the same every time.
 *
 * Such an answer is an ordinary act, played as soon as its question comes up and written down with what raised it. Only the
 * seat itself knows that it has given it.
 */
import type { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { listed, type Seat } from '@havre/engine/kernel/seats.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import type { Command } from './command.ts';
import type { Decision, Fact, Happening } from './facts.ts';
import { NEWCOMER, type Sitter } from './sitters.ts';
import type { Table } from './table.ts';

/** An answer that was given once and for all, as its seat sees it. */
export interface StandingAnswer {
  readonly step: string;
  readonly action: Act;
}

/** So many follow each other at most: two seats that always pass must not keep the table busy for ever. */
const MOST_IN_A_ROW = 64;

export function always({ match }: Table, seat: Seat, { step, action }: Extract<Command, { type: 'always' }>): Decision {
  if (match === null) return refuse('not-playing');
  if (!match.game.book.steps.some(({ name }) => name === step)) return refuse('no-such-step');
  if (!Object.hasOwn(match.game.actions, action.type)) return refuse('unknown-action');
  return [{ type: 'always', seat, step, action }];
}

export const askAgain = (table: Table, seat: Seat, { step }: Extract<Command, { type: 'askAgain' }>): Decision =>
  Object.hasOwn(table.at(seat)?.always ?? {}, step)
    ? [{ type: 'always', seat, step, action: null }]
    : refuse('no-standing-answer');

/**
 * The answers that somebody has given once and for all.
 * @example standingAnswersOf(sitter) // [{ step: 'offer', action: { type: 'decline' } }]
 */
export const standingAnswersOf = ({ always }: Sitter): readonly StandingAnswer[] =>
  always === NEWCOMER.always ? NONE : Object.entries(always).map(([step, action]) => ({ step, action }));

const NONE: readonly StandingAnswer[] = [];

/**
 * Gives all answers that were given once and for all, one after the other, and takes them in: the facts to be written with
 * those that raised the questions.
 * @example facts.push(...standingFacts(table, now));
 */
export function standingFacts(table: Table, at: number, most = MOST_IN_A_ROW): Fact[] {
  const facts: Fact[] = [];
  while (facts.length < most) {
    const played = playStanding(table);
    if (played === null) break;
    const fact: Fact = { ...played, seq: table.seq + 1, at };
    table.evolve(fact);
    facts.push(fact);
  }
  return facts;
}

function playStanding(table: Table): Happening | null {
  const { match, phase } = table;
  // On a floor nobody's answer is the last word: what to do there is for people to see.
  if (match === null || phase !== 'playing' || match.isFloor) return null;
  for (const seat of listed(match.awaited & ~table.sitters.bots)) {
    const action = wantedBy(table, match, seat);
    const entry = action === null ? null : match.play(seat, action);
    if (entry !== null && !isRefusal(entry)) return { type: 'entry', entry, standing: true };
  }
  return null;
}

/** The one legal action that a seat's standing answer means; null if there is none, or more than one. */
function wantedBy(table: Table, match: Match, seat: Seat): Act | null {
  const wanted = table.at(seat)?.always ?? {};
  const question = Object.keys(wanted).length === 0 ? null : match.asked(seat);
  const pattern = question === null ? undefined : wanted[question.step];
  if (question === null || pattern === undefined || hasTakenBack(match, seat)) return null;
  const [fitting, ...others] = question.legal.filter(action => fits(action, pattern));
  return fitting === undefined || others.length > 0 ? null : fitting;
}

/** Whoever takes an act back wants to decide anew: the question that comes up by that is theirs to answer. */
function hasTakenBack(match: Match, seat: Seat): boolean {
  const { cause } = match.log[match.askedSince(seat) - match.firstSeq] ?? {};
  return cause?.type === 'undo' && cause.seat === seat;
}

const fits = (action: Act, pattern: Act): boolean =>
  Object.entries(pattern).every(
    ([field, value]) => JSON.stringify((action as unknown as Record<string, unknown>)[field]) === JSON.stringify(value),
  );
