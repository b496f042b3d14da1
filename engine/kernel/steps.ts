/**
 * How rules are written: as steps of a rulebook.
 *
 * There are four kinds. A `sequence` is a list of automatic paragraphs. A `choice` is one seat's decision. A `together` is
 * a decision that several seats take at the same time, each in ignorance of the others. On a `floor` several seats act, as
 * often as they like and in any order, until it is closed. What may be done at any time, whoever is asked, is an aside.
 *
 * `flow.ts` runs them.
 */
import type { Chance } from './chance.ts';
import type { GameEvent, Journal } from './journal.ts';
import type { Refusal } from './refusal.ts';
import { type Audience, NOBODY, type Seat, type Seats } from './seats.ts';

/** One gesture at the table. Its type is a verb. */
export interface AnyAction {
  readonly type: string;
}

/** Locals of a step. Primitive values only: a frame is copied with one spread, and prints as one line of JSON. */
export type Locals = { [name: string]: number | boolean | string };
export type NoLocals = Record<never, never>;

/** One step being resolved. */
export interface StackFrame {
  /** Number of the step in its rulebook; a saved state has its name instead. */
  step: number;
  /** In a sequence, the next line to run. In a together, the seats that have answered. */
  at: number;
  v: Locals;
}

/** What every game state contains, whatever the game. */
export interface Flow<E extends GameEvent = GameEvent> {
  /** What is being resolved, the innermost last. */
  stack: StackFrame[];
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
  /** How many of them, from the first on, answer the question; the others are liberties beside it. */
  answerCount = 0;
  /** Whether there may be liberties beside the answers; where there is only one answer, whether there are. */
  liberties = false;
  /** Whether liberties are listed. Whoever takes one seldom lists them then (`wander`), and here finds only answers. */
  readonly isWhole: boolean;

  constructor(isWhole = true) {
    this.isWhole = isWhole;
  }

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
export type SequenceLine<S, V> = { line(s: S, v: V): Jump }['line'];

/** A paragraph of a sequence: something that is done, or a step without locals that is resolved. */
export type Paragraph<S, A, V> = SequenceLine<S, V> | Step<S, A, NoLocals>;

/** Free answers: what no list can hold, such as text. */
export interface FreeAnswers<S, A, V> {
  /** The types of actions that free answers have. */
  readonly types: readonly string[];
  /** Whether an action of these types that `legal` did not list is allowed. */
  check(s: S, v: V, seat: Seat, action: A): Refusal | null;
  /** One sensible action, listed or free, for bots and random players; on a floor, one that brings its end nearer. */
  sample(s: S, v: V, seat: Seat, chance: Chance): A;
}

/** A decision: what a seat may do, and what it does. */
export interface Asking<S, A, V> {
  /** Every legal action of `seat`, each once. */
  legal(s: S, v: V, seat: Seat, out: Offer<A>): void;
  /** Carries out the action. */
  apply(s: S, v: V, action: A, seat: Seat): void;
  free?: FreeAnswers<S, A, V>;
  /** What is done for a seat that does not answer: when a clock has run out. */
  otherwise?(s: S, v: V, seat: Seat): A;
  /**
   * Who may notice that this answer was given, besides the seat itself. Where nothing is said: everybody, and for answers
   * given together nobody. The laws hold the rules to it: of two answers, whoever is a witness of neither sees no difference.
   */
  witnesses?(s: S, v: V, seat: Seat, action: A): Audience | 'everybody';
}

/** Actions that accompany a decision without being its answer (discarding to make room). The decision stays pending. */
export interface Liberties<S, A, V> {
  /** The types of actions that are liberties. */
  readonly types: readonly string[];
  legal(s: S, v: V, seat: Seat, out: Offer<A>): void;
  apply(s: S, v: V, action: A, seat: Seat): void;
  /** Whether there are any, where that is told sooner than listed. The laws hold the rules to it. */
  readonly any?: { any(s: S, v: V, seat: Seat): boolean }['any'] | undefined;
  /** Ask for the sake of the liberties alone, when the decision itself has a single answer: always, or as things are now. */
  readonly ask?: true | { ask(s: S, v: V, seat: Seat): boolean }['ask'] | undefined;
}

export interface ChoiceSpec<S, A, V> extends Asking<S, A, V> {
  /** Who decides, as things are now: asked anew whenever they change. With `NOBODY` the choice is passed over. */
  who(s: S, v: V): Seat;
  /** Ask even when only one action is legal, because not being asked would tell something. */
  always?: true;
  liberties?: Liberties<S, A, V>;
}

export interface TogetherSpec<S, A, V> extends Asking<S, A, V> {
  /** The seats whose answers are needed, as things are now: those who have answered included. */
  who(s: S, v: V): Seats;
  always?: true;
  liberties?: Liberties<S, A, V>;
  /** Once all have answered; until then `apply` may only lay each answer aside. */
  then?(s: S, v: V): void;
}

export interface FloorSpec<S, A, V> extends Asking<S, A, V> {
  /** The seats that may act now. Everybody may know them. */
  who(s: S, v: V): Seats;
  /** Those of them the table is waiting for, all if nothing else is said. Each seat is told of itself, nobody of others. */
  awaits?(s: S, v: V): Seats;
  /** Whether there is nothing more to settle here. */
  closed(s: S, v: V): boolean;
  /** What follows once it is closed. */
  then?(s: S, v: V): void;
}

/** What may be done at any time, whoever is asked (a team's notes, admitting an onlooker). Nobody is ever waited for. */
export interface Aside<S, A> {
  /** The types of actions that are asides; no step has actions of these types. */
  readonly types: readonly string[];
  who(s: S): Seats;
  legal(s: S, seat: Seat, out: Offer<A>): void;
  apply(s: S, action: A, seat: Seat): void;
  /** Whether an action that `legal` did not list is allowed. */
  check?(s: S, seat: Seat, action: A): Refusal | null;
  /** Who may notice what was done, besides the seat itself; everybody if nothing is said. */
  witnesses?(s: S, seat: Seat, action: A): Audience | 'everybody';
}

export const SEQUENCE = 0;
export const CHOICE = 1;
export const TOGETHER = 2;
export const FLOOR = 3;

export interface Step<S, A, V = Locals> {
  readonly kind: typeof SEQUENCE | typeof CHOICE | typeof TOGETHER | typeof FLOOR;
  readonly id: number;
  readonly name: string;
  readonly lines: readonly Paragraph<S, A, V>[];
  readonly ask: QuestionSpec<S, A, V>;
}

/** All that the three kinds of decisions may say, in one shape. */
export interface QuestionSpec<S, A, V> extends Asking<S, A, V> {
  /** A seat for a choice, a set of seats otherwise. */
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
  readonly aside: Aside<S, A> | null;
}

/** A rulebook being written. */
export interface RulebookWriter<S, A> extends Rulebook<S, A> {
  sequence<V extends Locals = NoLocals>(name: string, lines: Paragraph<S, A, V>[]): Step<S, A, V>;
  choice<V extends Locals = NoLocals>(name: string, spec: ChoiceSpec<S, A, V>): Step<S, A, V>;
  together<V extends Locals = NoLocals>(name: string, spec: TogetherSpec<S, A, V>): Step<S, A, V>;
  floor<V extends Locals = NoLocals>(name: string, spec: FloorSpec<S, A, V>): Step<S, A, V>;
  /** What may be done at any time; one for the whole game. */
  anytime(aside: Aside<S, A>): void;
}

const inOneShape = <S, A, V>({ types, legal, apply, any, ask }: Liberties<S, A, V>): Liberties<S, A, V> => ({
  types,
  legal,
  apply,
  any,
  ask,
});

const asksNothing = <S, A, V>(): QuestionSpec<S, A, V> => ({ who: () => NOBODY, legal() {}, apply() {} });

/**
 * Opens the rulebook of a game.
 * @example
 * const book = rulebook<State, Action>();
 * const playCard = book.choice('playCard', { who: s => s.turn, legal, apply });
 * const turn = book.sequence('turn', [draw, playCard, nextSeat]);
 */
export function rulebook<S extends Flow, A extends AnyAction>(): RulebookWriter<S, A> {
  const steps: Step<S, A>[] = [];
  let aside: Aside<S, A> | null = null;
  const write = <V>(
    kind: Step<S, A>['kind'],
    name: string,
    lines: Paragraph<S, A, V>[],
    ask: QuestionSpec<S, A, V>,
  ) => {
    if (steps.some(step => step.name === name)) throw new Error(`two steps are called '${name}'`);
    const { who, legal, apply, free, otherwise, witnesses, always, awaits, closed, then } = ask;
    const liberties = ask.liberties === undefined ? undefined : inOneShape(ask.liberties);
    // Every decision gets all fields in one order, so that the engine sees a single shape.
    const question = { who, legal, apply, free, otherwise, witnesses, always, liberties, awaits, closed, then };
    const step: Step<S, A, V> = { kind, id: steps.length, name, lines, ask: question as QuestionSpec<S, A, V> };
    steps.push(step as Step<S, A>);
    return step;
  };
  return {
    steps,
    get aside() {
      return aside;
    },
    sequence: (name, lines) => write(SEQUENCE, name, lines, asksNothing()),
    choice: (name, spec) => write(CHOICE, name, [], spec),
    together: (name, spec) => write(TOGETHER, name, [], spec),
    floor: (name, spec) => write(FLOOR, name, [], spec),
    anytime(spec) {
      if (aside !== null) throw new Error('a game has one aside');
      aside = spec;
    },
  };
}
