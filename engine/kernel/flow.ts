/**
 * The flow of a game, as data.
 *
 * A game in progress is a plain object. What is being resolved lies on a stack of frames: a frame names a step of the
 * rules, how far we are in it, and its local variables. The rules themselves live in a rulebook (`steps.ts`), never in the
 * state, so a state can be copied, stored or sent to a worker in the middle of any decision.
 *
 * `next` runs automatic rules until somebody has to decide; `play` takes the decision. Everything else is `call`: it
 * lays a step on the stack, to be resolved before whatever lies below goes on.
 */
import { awaited, pending } from './pending.ts';
import { includes, listed, lowest, NOBODY, only, type Seat, type Seats } from './seats.ts';
import {
  type AnyAction,
  CHOICE,
  FLOOR,
  type Flow,
  type Liberties,
  type Locals,
  type NoLocals,
  type Offer,
  type Paragraph,
  type Rulebook,
  SEQUENCE,
  type StackFrame,
  type Step,
  TOGETHER,
} from './steps.ts';

/** The rules have led nowhere: nobody is asked, nothing is over, or they go round in a circle. A bug of the game. */
export class BrokenRules extends Error {
  override name = 'BrokenRules';
}

/** More steps than any game takes between two decisions. */
const LONGEST_RUN = 100_000;

const NOTHING: Locals = Object.freeze({});

/** `call(s, step)` for a step without locals, `call(s, step, locals)` for one with. */
type Call = <S extends Flow, A, V extends Locals>(
  s: S,
  step: Step<S, A, V>,
  ...v: NoLocals extends V ? [v?: V] : [v: V]
) => void;

/**
 * Puts a step on top of the stack: it is resolved before whatever is below it goes on. The locals become those of the step:
 * whoever passes on its own gives a copy of them (to copy them here, for all, cost a sixth of a playout of Jamaica).
 * @example call(s, combat, { attacker, defender });
 */
export const call: Call = (s: Flow, step: { readonly id: number }, v?: Locals): void => {
  s.stack.push({ step: step.id, at: 0, v: v ?? NOTHING });
};

/**
 * The locals of a step that is being resolved, the innermost if it is nested; null if it is not.
 * @example const fight = localsOf(s, combat);
 */
export function localsOf<S extends Flow, A, V extends Locals>(s: S, step: Step<S, A, V>): V | null {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].step === step.id) return s.stack[i].v as V;
  return null;
}

/**
 * Whether a step is being resolved, at whatever depth.
 * @example if (isUnderWay(s, combat)) unwind(s, turn);
 */
export const isUnderWay = <S extends Flow, A, V extends Locals>(s: S, step: Step<S, A, V>): boolean =>
  localsOf(s, step) !== null;

/**
 * Drops everything that lies on top of the innermost `step`, which then goes on where it was: a combat that ends at once.
 * @example unwind(s, turn); // whatever the turn was in the middle of is no more; its next line follows
 */
export function unwind<S extends Flow, A, V extends Locals>(s: S, step: Step<S, A, V>): void {
  const at = s.stack.findLastIndex(frame => frame.step === step.id);
  if (at < 0) throw new BrokenRules(`'${step.name}' is not being resolved`);
  s.stack.length = at + 1;
}

/**
 * Runs every automatic rule, then says who must decide, `out` holding what they may do.
 *
 * A decision with a single answer is taken at once, unless it is a floor, takes free answers, or is `always` asked.
 * `NOBODY` when the game is over. When several seats are awaited, `first` is served first if it is one of them.
 * @example for (let seat = next(steps, s, out); seat >= 0; seat = next(steps, s, out)) play(steps, s, seat, pick(out));
 */
export function next<S extends Flow, A extends AnyAction>(
  steps: readonly Step<S, A>[],
  s: S,
  out: Offer<A>,
  first: Seat = NOBODY,
): Seat {
  const stack = s.stack;
  out.length = 0;
  for (let run = 0; !s.over; run++) {
    if (run === LONGEST_RUN || stack.length === 0) throw lost(steps, s);
    const frame = stack[stack.length - 1];
    const step = steps[frame.step];
    const seat =
      step.kind === SEQUENCE
        ? runLines(steps, s, frame, step.lines)
        : step.kind === CHOICE
          ? askOne(steps, s, frame, step, out)
          : askSeveral(steps, s, frame, step, out, first);
    if (seat !== NOBODY) return seat;
  }
  return NOBODY;
}

function lost<S extends Flow, A>(steps: readonly Step<S, A>[], s: S): BrokenRules {
  const where = s.stack.map(frame => steps[frame.step].name).join(' > ');
  return new BrokenRules(`the rules lead nowhere: ${where === '' ? 'there is no step left' : where}`);
}

/** Runs paragraphs of a sequence until one of them calls a step or ends the game, or there are no more. */
function runLines<S extends Flow, A>(
  steps: readonly Step<S, A>[],
  s: S,
  frame: StackFrame,
  lines: readonly Paragraph<S, A, Locals>[],
): Seat {
  const stack = s.stack;
  for (let run = 0; run < LONGEST_RUN; run++) {
    if (frame.at === lines.length) {
      stack.pop();
      return NOBODY;
    }
    const line = lines[frame.at++];
    if (typeof line === 'object') {
      stack.push({ step: line.id, at: 0, v: NOTHING });
      return NOBODY;
    }
    const jump = line(s, frame.v);
    if (jump !== undefined) frame.at = jump === 'restart' ? 0 : jump === 'again' ? frame.at - 1 : lines.length;
    if (stack[stack.length - 1] !== frame || s.over) return NOBODY;
  }
  throw lost(steps, s);
}

/** Asks the seat of a choice; `NOBODY` if nobody has to decide. */
function askOne<S extends Flow, A extends AnyAction>(
  steps: readonly Step<S, A>[],
  s: S,
  frame: StackFrame,
  step: Step<S, A>,
  out: Offer<A>,
): Seat {
  const seat = step.ask.who(s, frame.v);
  if (seat === NOBODY) s.stack.pop();
  else if (!offerTo(seat, step, s, frame, out)) return seat;
  else takeOnly(steps, s, seat, out);
  return NOBODY;
}

/** Asks the seats of a together or a floor, and says which is served first; `NOBODY` if nobody has to decide. */
function askSeveral<S extends Flow, A extends AnyAction>(
  steps: readonly Step<S, A>[],
  s: S,
  frame: StackFrame,
  step: Step<S, A>,
  out: Offer<A>,
  first: Seat,
): Seat {
  const seats = awaited(step, s, frame);
  if (step.kind === FLOOR ? step.ask.closed?.(s, frame.v) === true : seats === 0) {
    s.stack.pop();
    step.ask.then?.(s, frame.v);
    return NOBODY;
  }
  if (step.kind === TOGETHER && mayBeForced(step) && takeForced(steps, s, frame, seats, out)) return NOBODY;
  const seat = includes(seats, first) ? first : lowest(seats);
  if (seat === NOBODY) throw lost(steps, s);
  if (!offerTo(seat, step, s, frame, out)) return seat;
  takeOnly(steps, s, seat, out);
  return NOBODY;
}

/** Takes the one answer on offer. */
function takeOnly<S extends Flow, A extends AnyAction>(
  steps: readonly Step<S, A>[],
  s: S,
  seat: Seat,
  out: Offer<A>,
): void {
  const forced = out.list[0];
  out.length = 0;
  play(steps, s, seat, forced);
}

/** Fills `out` with what a seat may do: the answers, then the liberties beside them. True if there is nothing to decide. */
function offerTo<S, A>(seat: Seat, step: Step<S, A>, s: S, frame: StackFrame, out: Offer<A>): boolean {
  const { ask } = step;
  const { liberties } = ask;
  ask.legal(s, frame.v, seat, out);
  out.answerCount = out.length;
  if (out.length === 1 && step.kind !== FLOOR && mayBeForced(step)) return !isAskedFor(liberties, s, frame, seat, out);
  out.liberties = liberties !== undefined;
  if (liberties !== undefined && out.isWhole) liberties.legal(s, frame.v, seat, out);
  return false;
}

/** Whether a decision with a single answer is asked for the sake of the liberties beside it. */
function isAskedFor<S, A>(
  liberties: Liberties<S, A, Locals> | undefined,
  s: S,
  frame: StackFrame,
  seat: Seat,
  out: Offer<A>,
): boolean {
  const ask = liberties?.ask;
  const isReason = ask === true || ask?.(s, frame.v, seat) === true;
  out.liberties = liberties !== undefined && isReason && areThere(liberties, s, frame, seat, out);
  return out.liberties;
}

/** Whether there are liberties; they are listed where the offer is to be whole. */
function areThere<S, A>(
  liberties: Liberties<S, A, Locals>,
  s: S,
  frame: StackFrame,
  seat: Seat,
  out: Offer<A>,
): boolean {
  if (!out.isWhole && liberties.any !== undefined) return liberties.any(s, frame.v, seat);
  liberties.legal(s, frame.v, seat, out);
  const found = out.length > out.answerCount;
  if (!out.isWhole) out.length = out.answerCount;
  return found;
}

/** Whether an answer is ever taken without asking; where it is not, nobody's possibilities need be looked through. */
const mayBeForced = <S, A>({ ask }: Step<S, A>): boolean => ask.always === undefined && ask.free === undefined;

/** Of answers given together, takes those with a single possibility, whoever's they are. */
function takeForced<S extends Flow, A extends AnyAction>(
  steps: readonly Step<S, A>[],
  s: S,
  frame: StackFrame,
  seats: Seats,
  out: Offer<A>,
): boolean {
  let taken = false;
  for (const seat of listed(seats)) {
    out.length = 0;
    if (!offerTo(seat, steps[frame.step], s, frame, out)) continue;
    play(steps, s, seat, out.list[0]);
    taken = true;
  }
  out.length = 0;
  return taken;
}

/**
 * Takes the pending decision for `seat`. Trusts its caller that the action is legal; `Match` does not.
 *
 * A choice has left the stack before it is applied, so that the top of the stack is whoever asked. A together and a floor
 * stay until `next` finds them settled, and so does a decision that a liberty accompanies.
 */
export function play<S extends Flow, A extends AnyAction>(
  steps: readonly Step<S, A>[],
  s: S,
  seat: Seat,
  action: A,
): void {
  const frame = s.stack[s.stack.length - 1];
  const step = steps[frame.step];
  const { liberties } = step.ask;
  if (liberties?.types.includes(action.type) === true) liberties.apply(s, frame.v, action, seat);
  else answer(step, s, frame, seat, action);
}

/** Takes the answer to the decision on top of the stack, `step`. Trusts its caller that it is one, and no liberty. */
export function answer<S extends Flow, A extends AnyAction>(
  { kind, ask }: Step<S, A>,
  s: S,
  frame: StackFrame,
  seat: Seat,
  action: A,
): void {
  if (kind === CHOICE) s.stack.pop();
  else if (kind === TOGETHER) frame.at |= only(seat);
  ask.apply(s, frame.v, action, seat);
}

/**
 * Does what a seat does: an aside, or the pending decision.
 * @example perform(game.book, s, seat, action)
 */
export function perform<S extends Flow, A extends AnyAction>(book: Rulebook<S, A>, s: S, seat: Seat, action: A): void {
  if (book.aside?.types.includes(action.type) === true) book.aside.apply(s, action, seat);
  else play(book.steps, s, seat, action);
}

/**
 * Answers for a seat as the pending step says it is done `otherwise`; false where it says nothing.
 * @example timeUp: (s, { seat }) => (answerOtherwise(book.steps, s, seat) ? null : refuse('not-in-this-game'))
 */
export function answerOtherwise<S extends Flow, A extends AnyAction>(
  steps: readonly Step<S, A>[],
  s: S,
  seat: Seat,
): boolean {
  const now = pending(steps, s);
  if (now === null || now.step.ask.otherwise === undefined) return false;
  play(steps, s, seat, now.step.ask.otherwise(s, now.v, seat));
  return true;
}
