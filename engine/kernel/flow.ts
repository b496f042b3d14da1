/**
 * The flow of a game, as data.
 *
 * A game in progress is a plain object. What is being resolved lies on a stack of frames: a frame names a step of the
 * rules, how far we are in it, and its local variables. The rules themselves live in a rulebook, never in the state, so
 * a state can be copied, stored or sent to a worker in the middle of any decision.
 *
 * There are four kinds of steps. A `sequence` is a list of automatic paragraphs. A `choice` is one seat's decision. A
 * `together` is a decision that several seats take at the same time, each in ignorance of the others. On a `floor`
 * several seats act, as often as they like and in any order, until it is closed.
 *
 * `next` runs automatic rules until somebody has to decide; `play` takes the decision. Everything else is `call`: it
 * lays a step on the stack, to be resolved before whatever lies below goes on.
 */
import { type Chance, mix } from './chance.ts';
import type { Journal, Told } from './journal.ts';
import type { Refusal } from './refusal.ts';
import { includes, lowest, NOBODY, only, type Seat, type Seats } from './seats.ts';

/** One gesture at the table. Its type is a verb. */
export interface Act {
  readonly type: string;
}

/** Locals of a step. Primitive values only: a frame is copied with one spread, and prints as one line of JSON. */
export type Locals = { [name: string]: number | boolean | string };
export type NoLocals = Record<never, never>;

export interface Frame {
  /** Number of the step in its rulebook; a saved state has its name instead. */
  step: number;
  /** In a sequence, the next line to run. In a decision, the seats that have still to answer. */
  at: number;
  v: Locals;
}

/** What every game state contains, whatever the game. */
export interface Flow<E extends Told = Told> {
  stack: Frame[];
  over: boolean;
  /** The dice in use. Attached by whoever runs the state and no part of the position: never copied, compared or saved. */
  chance: Chance;
  /** Where events are written down; null while a bot is thinking. Attached, like the dice. */
  journal: Journal<E> | null;
}

/** The actions on offer. Emptying it keeps its storage, which `array.length = 0` does not (measured: 14 % of a playout). */
export class Offer<A> {
  readonly list: A[] = [];
  length = 0;

  push(action: A): void {
    this.list[this.length++] = action;
  }

  toArray(): A[] {
    return this.list.slice(0, this.length);
  }
}

/** What a line of a sequence may answer: run me again, start the sequence again, or leave it. */
// biome-ignore lint/suspicious/noConfusingVoidType: a line that answers nothing is an ordinary function
export type Jump = 'again' | 'restart' | 'leave' | void;

// Methods on purpose, here and below: a table of the steps of one game is then also a table of steps of some game.
export type Line<S, V> = { line(s: S, v: V): Jump }['line'];

/** For answers no list can hold, such as free text. */
export interface Open<S, A, V> {
  /** Whether an action that `legal` did not list is allowed; refuses everything it does not know. */
  check(s: S, v: V, seat: Seat, action: A): Refusal | null;
  /** One sensible action, listed or free, for bots and random players; on a floor, one that brings its end nearer. */
  sample(s: S, v: V, seat: Seat, chance: Chance): A;
}

/** Actions that accompany a decision without being its answer (discarding to make room). The decision stays pending. */
export interface Liberties<S, A, V> {
  /** The types of actions that are liberties. */
  readonly types: readonly string[];
  legal(s: S, v: V, seat: Seat, out: Offer<A>): void;
  apply(s: S, v: V, action: A, seat: Seat): void;
  /** Ask for the sake of the liberties alone, when the decision itself has a single answer. */
  readonly ask?: true;
}

/** A decision: who takes it, what they may do, what it does. */
export interface Asking<S, A, V> {
  /** Every legal action of `seat`, each once. */
  legal(s: S, v: V, seat: Seat, out: Offer<A>): void;
  /** Carries out the action. */
  apply(s: S, v: V, action: A, seat: Seat): void;
  open?: Open<S, A, V>;
}

export interface Choosing<S, A, V> extends Asking<S, A, V> {
  who(s: S, v: V): Seat;
  /** Ask even when only one action is legal, because not being asked would tell something. */
  always?: true;
  liberties?: Liberties<S, A, V>;
}

export interface Answering<S, A, V> extends Asking<S, A, V> {
  /** The seats that answer, each in ignorance of the others: `apply` may only lay the answer aside. */
  who(s: S, v: V): Seats;
  always?: true;
  liberties?: Liberties<S, A, V>;
  /** Once all have answered. */
  then?(s: S, v: V): void;
}

export interface Meeting<S, A, V> extends Asking<S, A, V> {
  /** The seats that may act now. Everybody may know them. */
  who(s: S, v: V): Seats;
  /** Those of them the table is waiting for, all if nothing else is said. Each seat is told of itself, nobody of others. */
  awaits?(s: S, v: V): Seats;
  /** Whether there is nothing more to settle here. */
  closed(s: S, v: V): boolean;
  /** What follows once it is closed. */
  then?(s: S, v: V): void;
  open?: Open<S, A, V>;
}

export const SEQUENCE = 0;
export const CHOICE = 1;
export const TOGETHER = 2;
export const FLOOR = 3;

export interface Step<S, A, V = Locals> {
  readonly kind: typeof SEQUENCE | typeof CHOICE | typeof TOGETHER | typeof FLOOR;
  readonly id: number;
  readonly name: string;
  readonly lines: readonly Line<S, V>[];
  /** `who` gives a seat for a choice, a set of seats otherwise. */
  readonly ask: Decision<S, A, V>;
}

/** All that the three kinds of decisions may say, in one shape. */
export interface Decision<S, A, V> extends Asking<S, A, V> {
  who(s: S, v: V): number;
  always?: true | undefined;
  liberties?: Liberties<S, A, V> | undefined;
  awaits?(s: S, v: V): Seats;
  closed?(s: S, v: V): boolean;
  then?(s: S, v: V): void;
}

/** The rulebook of one game: its steps, in the order they were written. */
export interface Rulebook<S, A> {
  readonly steps: readonly Step<S, A>[];
}

/** A rulebook being written. */
export interface Writing<S, A> extends Rulebook<S, A> {
  sequence<V = NoLocals>(name: string, lines: Line<S, V>[]): Step<S, A, V>;
  choice<V = NoLocals>(name: string, ask: Choosing<S, A, V>): Step<S, A, V>;
  together<V = NoLocals>(name: string, ask: Answering<S, A, V>): Step<S, A, V>;
  floor<V = NoLocals>(name: string, ask: Meeting<S, A, V>): Step<S, A, V>;
}

const asksNothing = <S, A, V>(): Decision<S, A, V> => ({ who: () => NOBODY, legal() {}, apply() {} });

/**
 * Opens the rulebook of a game.
 * @example
 * const book = rulebook<State, Action>();
 * const turn = book.sequence('turn', [draw, s => call(s, playCard), nextSeat]);
 * const playCard = book.choice('playCard', { who: s => s.turn, legal, apply });
 */
export function rulebook<S extends Flow, A extends Act>(): Writing<S, A> {
  const steps: Step<S, A>[] = [];
  const write = <V>(kind: Step<S, A>['kind'], name: string, lines: Line<S, V>[], ask: Decision<S, A, V>) => {
    if (steps.some(step => step.name === name)) throw new Error(`two steps are called '${name}'`);
    const { who, legal, apply, open, always, liberties, awaits, closed, then } = ask;
    // Every decision gets all fields in one order, so that the engine sees a single shape.
    const decision = { who, legal, apply, open, always, liberties, awaits, closed, then } as Decision<S, A, V>;
    const step: Step<S, A, V> = { kind, id: steps.length, name, lines, ask: decision };
    steps.push(step as Step<S, A>);
    return step;
  };
  return {
    steps,
    sequence: (name, lines) => write(SEQUENCE, name, lines, asksNothing()),
    choice: (name, ask) => write(CHOICE, name, [], ask),
    together: (name, ask) => write(TOGETHER, name, [], ask),
    floor: (name, ask) => write(FLOOR, name, [], ask),
  };
}

const NOTHING = Object.freeze({});

/** `call(s, step)` for a step without locals, `call(s, step, locals)` for one with. */
type Call = <S extends Flow, A, V>(s: S, step: Step<S, A, V>, ...v: NoLocals extends V ? [v?: V] : [v: V]) => void;

/**
 * Puts a step on top of the stack: it is resolved before whatever is below it goes on.
 * @example call(s, combat, { attacker, defender });
 */
export const call: Call = <S extends Flow, A, V>(s: S, step: Step<S, A, V>, v = NOTHING as V): void => {
  s.stack.push({ step: step.id, at: firstAt(s, step, v), v: v as Locals });
};

function firstAt<S, A, V>(s: S, step: Step<S, A, V>, v: V): number {
  if (step.kind === CHOICE) return only(step.ask.who(s, v));
  if (step.kind === TOGETHER) return step.ask.who(s, v);
  return 0;
}

/**
 * The locals of the step that asked: from inside `apply` of a choice, depth 0 is the step that called it.
 * @example const fight = caller<Fight>(s);
 */
export function caller<V extends Locals>(s: Flow, depth = 0): V {
  return s.stack[s.stack.length - 1 - depth].v as V;
}

/**
 * Runs every automatic rule, then says who must decide, `out` holding what they may do.
 *
 * A decision with a single answer is taken at once. `NOBODY` when the game is over. When several seats are awaited,
 * `first` is served first if it is one of them.
 * @example for (let seat = next(steps, s, out); seat >= 0; seat = next(steps, s, out)) play(steps, s, seat, pick(out));
 */
export function next<S extends Flow, A extends Act>(
  steps: readonly Step<S, A>[],
  s: S,
  out: Offer<A>,
  first: Seat = NOBODY,
): Seat {
  const stack = s.stack;
  out.length = 0;
  while (!s.over) {
    const frame = stack[stack.length - 1];
    const step = steps[frame.step];
    if (step.kind === SEQUENCE) {
      runLine(stack, frame, step.lines, s);
    } else {
      if (step.kind === FLOOR && step.ask.closed?.(s, frame.v) === true) {
        stack.pop();
        step.ask.then?.(s, frame.v);
        continue;
      }
      const seats = awaited(step, s, frame);
      const seat = includes(seats, first) ? first : lowest(seats);
      if (seat === NOBODY) return NOBODY;
      offer(step, s, frame, seat, out);
      if (out.length !== 1 || !answersItself(step)) return seat;
      const forced = out.list[0];
      out.length = 0;
      play(steps, s, seat, forced);
    }
  }
  return NOBODY;
}

/** Runs one line of a sequence, or leaves it at its end. */
function runLine<S>(stack: Frame[], frame: Frame, lines: readonly Line<S, Locals>[], s: S): void {
  if (frame.at === lines.length) {
    stack.pop();
    return;
  }
  const jump = lines[frame.at++](s, frame.v);
  if (jump === undefined) return;
  if (jump === 'again') frame.at--;
  else if (jump === 'restart') frame.at = 0;
  else frame.at = lines.length;
}

/** Whether a single legal action needs no asking: not where free answers exist, nor where silence would tell something. */
function answersItself<S, A>(step: Step<S, A>): boolean {
  return step.kind !== FLOOR && step.ask.always === undefined && step.ask.open === undefined;
}

/** Fills `out` with what `seat` may do: the answers, then the liberties that go with them. */
function offer<S, A>(step: Step<S, A>, s: S, frame: Frame, seat: Seat, out: Offer<A>): void {
  step.ask.legal(s, frame.v, seat, out);
  const liberties = step.ask.liberties;
  if (liberties === undefined) return;
  // A single answer with liberties beside it is asked only if the step says so; on its own it is taken at once.
  if (out.length !== 1 || liberties.ask === true || step.ask.always === true) liberties.legal(s, frame.v, seat, out);
}

/** The seats that the step on top of the stack waits for. */
function awaited<S, A>(step: Step<S, A>, s: S, frame: Frame): Seats {
  if (step.kind !== FLOOR) return frame.at;
  return step.ask.awaits === undefined ? step.ask.who(s, frame.v) : step.ask.awaits(s, frame.v);
}

/**
 * Takes the pending decision for `seat`. Trusts its caller that the action is legal; `Match` does not.
 *
 * When a choice is applied its frame has left the stack, so the top of the stack is whoever asked. A floor and a decision
 * that a liberty accompanies stay where they are.
 */
export function play<S extends Flow, A extends Act>(steps: readonly Step<S, A>[], s: S, seat: Seat, action: A): void {
  const frame = s.stack[s.stack.length - 1];
  const step = steps[frame.step];
  const ask = step.ask;
  if (step.kind === FLOOR) {
    ask.apply(s, frame.v, action, seat);
    return;
  }
  if (ask.liberties?.types.includes(action.type) === true) {
    ask.liberties.apply(s, frame.v, action, seat);
    return;
  }
  frame.at &= ~only(seat);
  if (frame.at === 0) s.stack.pop();
  ask.apply(s, frame.v, action, seat);
  if (frame.at === 0) ask.then?.(s, frame.v);
}

/** What is pending: the step on top of the stack, its locals and who is concerned. */
export interface Pending<S, A> {
  readonly step: Step<S, A>;
  readonly v: Locals;
  /** The seats that may act. */
  readonly may: Seats;
  /** The seats the table waits for. */
  readonly awaited: Seats;
}

/**
 * The pending decision of a state on which `next` has run, or null when the game is over.
 * @example pending(game.book.steps, s)?.step.name // 'playCard'
 */
export function pending<S extends Flow, A>(steps: readonly Step<S, A>[], s: S): Pending<S, A> | null {
  if (s.over) return null;
  const frame = s.stack[s.stack.length - 1];
  const step = steps[frame.step];
  if (step.kind === SEQUENCE) return null;
  const waiting = awaited(step, s, frame);
  return {
    step,
    v: frame.v,
    may: step.kind === FLOOR ? step.ask.who(s, frame.v) : waiting,
    awaited: waiting,
  };
}

/**
 * What `seat` may do about the pending decision.
 * @example offered(pending(steps, s), s, seat).toArray()
 */
export function offered<S, A>(now: Pending<S, A>, s: S, seat: Seat): Offer<A> {
  const out = new Offer<A>();
  now.step.ask.legal(s, now.v, seat, out);
  now.step.ask.liberties?.legal(s, now.v, seat, out);
  return out;
}

// --- For what happens at the table rather than in the rules: somebody leaves in the middle of something ---------------

/**
 * Drops everything that lies on top of the innermost `step`, which then goes on where it was: a combat that ends at once.
 * @example unwind(s, turn); // whatever the turn was in the middle of is no more; its next line follows
 */
export function unwind<S extends Flow, A, V>(s: S, step: Step<S, A, V>): void {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    if (s.stack[i].step === step.id) {
      s.stack.length = i + 1;
      return;
    }
  }
  throw new Error(`'${step.name}' is not being resolved`);
}

/**
 * Whether a step is being resolved, at whatever depth.
 * @example if (isUnderWay(s, combat)) unwind(s, turn);
 */
export const isUnderWay = <S extends Flow, A, V>(s: S, step: Step<S, A, V>): boolean =>
  s.stack.some(frame => frame.step === step.id);

/**
 * Takes a seat out of every decision that waits for its answer. A decision nobody else is asked for is over, and what
 * follows it follows.
 * @example excuse(book.steps, s, leaver);
 */
export function excuse<S extends Flow, A extends Act>(steps: readonly Step<S, A>[], s: S, seat: Seat): void {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i];
    const step = steps[frame.step];
    if (step.kind === SEQUENCE || step.kind === FLOOR || !includes(frame.at, seat)) continue;
    frame.at &= ~only(seat);
    if (frame.at !== 0) continue;
    s.stack.splice(i, 1);
    step.ask.then?.(s, frame.v);
  }
}

// --- Small tools of every state ---------------------------------------------------------------------------------------

/**
 * The part of a new state that belongs to the flow.
 * @example return { ...flow(chance), deck, hands, turn: 0 };
 */
export const flow = <E extends Told>(chance: Chance): Flow<E> => ({ stack: [], over: false, chance, journal: null });

/**
 * The part of a copied state that belongs to the flow; a copy gets dice of its own.
 * @example clone: (s, chance) => ({ ...flowOf(s, chance), deck: s.deck.slice() })
 */
export const flowOf = <E extends Told>(s: Flow<E>, chance: Chance): Flow<E> => ({
  stack: copyStack(s.stack),
  over: s.over,
  chance,
  journal: null,
});

function copyStack(stack: readonly Frame[]): Frame[] {
  const copy = new Array<Frame>(stack.length);
  for (let i = 0; i < copy.length; i++) {
    const frame = stack[i];
    copy[i] = { step: frame.step, at: frame.at, v: { ...frame.v } };
  }
  return copy;
}

/**
 * A number from 0 to n-1, by the dice of this table.
 * @example const roll = 1 + random(s, 6);
 */
export const random = (s: Flow, n: number): number => s.chance.below(n);

/**
 * Shuffles cards in place, by the dice of this table.
 * @example shuffle(s, s.deck);
 */
export const shuffle = <T>(s: Flow, cards: T[]): void => mix(s.chance, cards);
