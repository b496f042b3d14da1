/**
 * What a seat may be asked next, found by imagining how the game may go on until then: so that it can think about its answer while
 * others think about theirs. Whoever asks gives positions as the seat imagines them, and nothing else is looked at.
 */
import type { Chance } from './chance.ts';
import { next, play } from './flow.ts';
import type { Game, Rules } from './game.ts';
import { type GameEvent, Journal, toldTo } from './journal.ts';
import { type EventPattern, isPreparable } from './preparable.ts';
import { NOBODY, type Seat } from './seats.ts';
import { Offer } from './steps.ts';
import { wander } from './wander.ts';

/** A question that may come, and what may be answered then. */
export interface ForeseenQuestion<A> {
  readonly step: string;
  /** Every answer that was legal in one of the futures, those that were so most often first. */
  readonly answers: readonly A[];
  /** What may lead to it, as the seat would hear of it. */
  readonly occasions: readonly Occasion[];
}

/** What somebody does right before the question. */
export interface Occasion {
  /** The open part of the first thing that the seat hears of it. */
  readonly event: EventPattern;
  /** Which of the answers are legal then, by their places. */
  readonly answers: readonly number[];
}

/** How many futures are imagined, and how many decisions of others each is followed for. */
const FUTURES = 128;
const LONGEST_FUTURE = 32;
/** So many answers and occasions are told of at most. */
const MOST_ANSWERS = 240;

/**
 * The questions that a seat may be asked next, the likeliest first; none where it cannot prepare for what comes: on a floor, where
 * nobody's answer is the last word, and where free text is wanted.
 * @example foreseenQuestions(match.game, seat, dice => match.imagined(seat, dice), new SeededDice(7))
 */
export function foreseenQuestions<R extends Rules>(
  game: Pick<Game<R>, 'book'>,
  seat: Seat,
  imagine: (chance: Chance) => R['state'],
  chance: Chance,
): ForeseenQuestion<R['action']>[] {
  const notes = new Map<string, Notes<R['action']>>();
  for (let number = 0; number < FUTURES; number++) {
    const found = followed(game, imagine(chance), { seat, number, chance });
    if (found === null) continue;
    const { step, heard, legal } = found;
    const noted = notes.get(step) ?? new Notes<R['action']>();
    notes.set(step, noted);
    noted.add(legal, heard);
  }
  return [...notes].sort(([, one], [, other]) => other.times - one.times).map(([step, noted]) => noted.told(step));
}

/** What the answers of one step come to, over all futures. */
class Notes<A> {
  times = 0;
  private readonly answers = new Map<string, { readonly action: A; times: number }>();
  private readonly occasions = new Map<string, { readonly event: EventPattern; readonly answers: Set<string> }>();

  add(legal: readonly A[], heard: EventPattern | null): void {
    this.times++;
    const keys = legal.map(action => JSON.stringify(action));
    keys.forEach((key, i) => {
      const noted = this.answers.get(key);
      if (noted !== undefined) noted.times++;
      else this.answers.set(key, { action: legal[i] as A, times: 1 });
    });
    if (heard === null) return;
    const occasion = JSON.stringify(heard);
    const known = this.occasions.get(occasion);
    if (known === undefined) this.occasions.set(occasion, { event: heard, answers: new Set(keys) });
    else for (const key of keys) known.answers.add(key);
  }

  told(step: string): ForeseenQuestion<A> {
    const ordered = [...this.answers].sort(([, one], [, other]) => other.times - one.times).slice(0, MOST_ANSWERS);
    const places = new Map(ordered.map(([key], place) => [key, place]));
    return {
      step,
      answers: ordered.map(([, { action }]) => action),
      occasions: [...this.occasions.values()].map(({ event, answers }) => ({
        event,
        answers: [...answers].flatMap(key => places.get(key) ?? []).sort((one, other) => one - other),
      })),
    };
  }
}

interface Future {
  readonly seat: Seat;
  /** Of the first decision every answer is tried in turn, so that none is left out by chance. */
  readonly number: number;
  readonly chance: Chance;
}

/** One way the game may go until the seat is asked; null where it is not, or not in a way it can prepare for. */
function followed<R extends Rules>(
  { book }: Pick<Game<R>, 'book'>,
  s: R['state'],
  { seat, number, chance }: Future,
): { step: string; heard: EventPattern | null; legal: R['action'][] } | null {
  const out = new Offer<R['action']>(false);
  let journal: Journal<R['event']> | null = null;
  for (let decisions = 0; decisions < LONGEST_FUTURE; decisions++) {
    s.journal = journal;
    const decides = next(book.steps, s, out, seat);
    s.journal = null;
    const step = book.steps[s.stack.at(-1)?.step ?? -1];
    if (decides === NOBODY || step === undefined) return null;
    if (decides === seat) {
      if (decisions === 0 || !isPreparable(step)) return null;
      return { step: step.name, heard: openPart(journal, seat), legal: out.list.slice(0, out.answerCount) };
    }
    journal = new Journal<R['event']>();
    s.journal = journal;
    const first = decisions === 0 && step.ask.free === undefined ? out.list[number % out.answerCount] : undefined;
    if (first === undefined) wander(book.steps, s, decides, out, chance);
    else play(book.steps, s, decides, first);
  }
  return null;
}

/** The first thing that a seat hears of an entry, as far as everybody might. */
function openPart(journal: Journal<GameEvent> | null, seat: Seat): EventPattern | null {
  const [first] = journal?.events.flatMap(event => toldTo(event, seat)) ?? [];
  if (first === undefined) return null;
  const { rule: _rule, secret: _secret, fades: _fades, ...open } = first;
  return Object.fromEntries(Object.entries(open).filter(([, value]) => isPlain(value))) as unknown as EventPattern;
}

const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isPlain) : value !== null && typeof value !== 'object' && value !== undefined;
