/**
 * Answers that a seat prepares while others think: each for a question that may come, some only if something particular happens right
 * before. When the question comes, the first that fits is played, a moment later, as somebody who is there might
 * (`standing-players.ts`); if none fits, all are dropped and their seat is told. Only the seat itself ever knows of them.
 *
 * They are for the next time: whatever the seat does itself makes them void.
 */
import { alike } from '@havre/engine/kernel/alike.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import { type EventPattern, fitsPattern, isPreparable } from '@havre/engine/kernel/preparable.ts';
import type { Question } from '@havre/engine/kernel/question.ts';
import { isRefusal, type Refusal, refuse } from '@havre/engine/kernel/refusal.ts';
import { includes, listed, type Seat } from '@havre/engine/kernel/seats.ts';
import { misshapen } from '@havre/engine/kernel/shapes.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { EventsOrRefusal, TableEvent } from '../model/events.ts';
import type { Sitter } from '../model/sitters.ts';
import type { Table } from '../model/table.ts';
import type { CommandOf } from './command.ts';

/** An answer to a question that may come. */
export interface PreparedAnswer {
  /** The step that asks. */
  readonly step: string;
  readonly action: AnyAction;
  /** Only if the last thing before the question is told with these fields; whatever happens, if nothing is said. */
  readonly after?: EventPattern;
}

/** So many a seat prepares at most: one for every move of the other in a game of two. */
export const MOST_PREPARED = 64;

/** Lays answers aside for the next question, in place of those before; with none, takes them back. */
export function prepare(table: Table, seat: Seat, { answers }: CommandOf<'prepare'>): EventsOrRefusal {
  const { match } = table;
  if (match === null) return refuse('not-playing');
  const before = table.at(seat)?.prepared ?? [];
  if (answers.length === 0)
    return before.length === 0 ? refuse('nothing-prepared') : [{ type: 'prepared', seat, answers }];
  if (table.at(seat)?.bot != null) return refuse('bot-plays');
  const flaw = answers.reduce<Refusal | null>((found, answer) => found ?? whyNotPrepared(match, answer), null);
  if (flaw !== null) return flaw;
  // Whoever sends it did not yet see what has led to the question: they shall.
  if (match.asked(seat)?.awaited === true) return refuse('asked-already');
  return [{ type: 'prepared', seat, answers }];
}

function whyNotPrepared({ game }: Match, { step: name, action }: PreparedAnswer): Refusal | null {
  const step = game.book.steps.find(one => one.name === name);
  if (step === undefined) return refuse('no-such-step');
  return isPreparable(step) ? misshapen(game.actions, action) : refuse('cannot-prepare');
}

/** A question for which a seat has prepared something. */
export interface PreparedTask {
  readonly seat: Seat;
  readonly decision: number;
  /** What is to be played; null if nothing that was prepared fits. */
  readonly action: AnyAction | null;
}

/**
 * What is to be done now about prepared answers: of several seats, that of the lowest.
 * @example const task = preparedTaskAt(table);
 */
export function preparedTaskAt({ match, phase, sitters }: Table): PreparedTask | null {
  if (match === null || phase !== 'playing' || !sitters.all.some(hasPrepared) || match.isFloor) return null;
  for (const seat of listed(match.awaited & ~sitters.bots)) {
    const task = taskOf(match, seat, sitters.at(seat)?.prepared ?? []);
    if (task !== null) return task;
  }
  return null;
}

const hasPrepared = (sitter: Sitter | null): boolean => sitter !== null && sitter.prepared.length > 0;

/**
 * The events that a prepared answer leads to, if its question is still the same and so is the answer; none otherwise.
 * @example await room.change(table => preparedPlays(table, task));
 */
export function preparedPlays({ match, sitters }: Table, { seat, decision }: PreparedTask): EventsOrRefusal {
  const task = match === null || match.isFloor ? null : taskOf(match, seat, sitters.at(seat)?.prepared ?? []);
  if (match === null || task?.decision !== decision || includes(sitters.bots, seat)) return [];
  const entry = task.action === null ? null : match.play(seat, task.action, { decision });
  if (entry !== null && !isRefusal(entry)) return [{ type: 'entry', entry, prepared: true }];
  const dropped: TableEvent = { type: 'prepared', seat, answers: [], dropped: true };
  return [dropped];
}

/** The first prepared answer that fits what is asked and what has led to it; none is waited with until the same question again. */
function taskOf(match: Match, seat: Seat, prepared: readonly PreparedAnswer[]): PreparedTask | null {
  const question = prepared.length === 0 ? null : match.asked(seat);
  const meant = prepared.filter(({ step }) => step === question?.step);
  if (question === null || meant.length === 0) return null;
  const fitting = meant.find(answer => isLegal(question, answer) && hasHappened(match, seat, answer));
  return { seat, decision: question.decision, action: fitting?.action ?? null };
}

const isLegal = ({ legal, answers }: Question<AnyAction>, { action }: PreparedAnswer): boolean =>
  legal.slice(0, answers).some(one => alike(one, action));

/** What the seat was told itself decides: an answer must not find out for it what it may not know. */
function hasHappened(match: Match, seat: Seat, { after }: PreparedAnswer): boolean {
  const entry = match.log[match.askedSince(seat) - match.firstSeq];
  const [first] = entry === undefined ? [] : match.tell(entry, seat);
  return after === undefined || (first !== undefined && fitsPattern(first, after));
}
