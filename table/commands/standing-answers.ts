/**
 * Answers that a seat has given once and for all, "always decline", "always take", so that a slow game does not wait for
 * somebody who would say the same every time.
 *
 * Such an answer is an ordinary act, played a moment after its question has come up, as somebody who is there might
 * (`standing-players.ts`). Only the seat itself knows that it has given it.
 */
import type { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { includes, listed, type Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { EventsOrRefusal } from '../model/events.ts';
import { NEWCOMER, type Sitter } from '../model/sitters.ts';
import type { Table } from '../model/table.ts';
import type { CommandOf } from './command.ts';

/** An answer that was given once and for all, as its seat sees it. */
export interface StandingAnswer {
  readonly step: string;
  readonly action: AnyAction;
}

/** So many follow each other at most. */
const MOST_IN_A_ROW = 64;

export function always({ match }: Table, seat: Seat, { step, action }: CommandOf<'always'>): EventsOrRefusal {
  if (match === null) return refuse('not-playing');
  if (!match.game.book.steps.some(({ name }) => name === step)) return refuse('no-such-step');
  if (!Object.hasOwn(match.game.actions, action.type)) return refuse('unknown-action');
  return [{ type: 'always', seat, step, action }];
}

export const askAgain = (table: Table, seat: Seat, { step }: CommandOf<'askAgain'>): EventsOrRefusal =>
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

/** A question to which a seat has given its answer once and for all. */
export interface StandingTask {
  readonly seat: Seat;
  readonly decision: number;
  readonly action: AnyAction;
}

/**
 * What is to be answered now by an answer that was given once and for all: of several, that of the lowest seat.
 * @example const task = standingTaskAt(table);
 */
export function standingTaskAt(table: Table, most = MOST_IN_A_ROW): StandingTask | null {
  const { match, phase } = table;
  // On a floor nobody's answer is the last word: what to do there is for people to see.
  if (match === null || phase !== 'playing' || !table.sitters.all.some(answersAlways) || match.isFloor) return null;
  for (const seat of listed(match.awaited & ~table.sitters.bots)) {
    const task = taskOf(table, match, seat);
    if (task !== null) return hasGoneOnFor(table, most) ? null : task;
  }
  return null;
}

const answersAlways = (sitter: Sitter | null): boolean => sitter !== null && sitter.always !== NEWCOMER.always;

/**
 * The events that such an answer leads to, if its question is still the same and so is the answer; none otherwise.
 * @example await room.change(table => standingPlays(table, task));
 */
export function standingPlays(table: Table, { seat, decision }: StandingTask): EventsOrRefusal {
  const { match } = table;
  const task = match === null || match.isFloor ? null : taskOf(table, match, seat);
  if (match === null || task?.decision !== decision || includes(table.sitters.bots, seat)) return [];
  const entry = match.play(seat, task.action, { decision });
  return isRefusal(entry) ? entry : [{ type: 'entry', entry, standing: true }];
}

/** Two seats that always pass must not keep the table busy for ever: after so many in a row somebody has to do something. */
const hasGoneOnFor = ({ events }: Table, most: number): boolean =>
  events.slice(-most).every(event => event.type === 'entry' && event.standing === true);

/** The one legal action that a seat's standing answer means; null if there is none, or more than one. */
function taskOf(table: Table, match: Match, seat: Seat): StandingTask | null {
  const wanted = table.at(seat)?.always ?? {};
  const question = Object.keys(wanted).length === 0 ? null : match.asked(seat);
  const pattern = question === null ? undefined : wanted[question.step];
  if (question === null || pattern === undefined || hasTakenBack(match, seat)) return null;
  const [fitting, ...others] = question.legal.filter(action => fits(action, pattern));
  if (fitting === undefined || others.length > 0) return null;
  return { seat, decision: question.decision, action: fitting };
}

/** Whoever takes an act back wants to decide anew: the question that comes up by that is theirs to answer. */
function hasTakenBack(match: Match, seat: Seat): boolean {
  const { cause } = match.log[match.askedSince(seat) - match.firstSeq] ?? {};
  return cause?.type === 'undo' && cause.seat === seat;
}

const fits = (action: AnyAction, pattern: AnyAction): boolean =>
  Object.entries(pattern).every(
    ([field, value]) => JSON.stringify((action as unknown as Record<string, unknown>)[field]) === JSON.stringify(value),
  );
