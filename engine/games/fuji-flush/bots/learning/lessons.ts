/**
 * Games to learn from. One seat is the learner's: it plays what its networks think best, and now and then something else, to
 * see what comes of it. At the other seats sit planners, and some who play as the learner does.
 *
 * What came of a position is partly how the game ended and partly what was thought of the positions that followed, which
 * depends less on luck (the λ-return of temporal differences). After something else was tried, what was thought best counts.
 */
import type { Chance } from '../../../../kernel/chance.ts';
import { SeededDice } from '../../../../kernel/chance.ts';
import { next, play } from '../../../../kernel/flow.ts';
import { utility } from '../../../../kernel/outcome.ts';
import { NOBODY, type Seat } from '../../../../kernel/seats.ts';
import { Offer } from '../../../../kernel/steps.ts';
import { fujiFlush } from '../../game.ts';
import type { Action, State } from '../../state.ts';
import { appeal } from '../appeal.ts';
import { Outlook } from '../outlook.ts';
import { chancesBy, type Networks } from '../standing.ts';
import type { Lesson } from './apprentice.ts';

/** In so many of a hundred decisions the learner tries something else, and so do the others. */
const TRIES_ELSE = 10;
const OTHERS_TRY_ELSE = 3;
/** So many of a hundred others play as the learner does. */
const ALIKE = 20;
/** After so many of a hundred plays of others the learner looks at the position too. */
const LOOKS_ON = 15;
/** How much the end of the game counts against what is thought of the next position, from step to step. */
const LAMBDA = 0.7;
/** Most tables are of four. */
const TABLES: readonly number[] = [4, 4, 4, 3, 5, 6, 7, 8];

const { steps } = fujiFlush.book;

/** A choice, and what it is thought to be worth to each seat. */
interface Choice {
  readonly which: number;
  readonly chances: Float64Array;
}

/** A position that the learner saw; `best` is what was thought of it, or of what should have been played instead. */
interface Seen {
  readonly lesson: Lesson;
  readonly best: Float64Array | null;
  readonly triedElse: boolean;
}

export class Lessons {
  private readonly networks: Networks;
  private readonly chance: Chance;
  private readonly outlook = new Outlook();
  private readonly offer = new Offer<Action>();
  private readonly reply = new Offer<Action>();

  constructor(networks: Networks, chance: Chance) {
    this.networks = networks;
    this.chance = chance;
  }

  /** The lessons of one game. */
  game(): Lesson[] {
    const { chance, offer } = this;
    const seats = TABLES[chance.below(TABLES.length)];
    const learner = chance.below(seats);
    const isAlike = Array.from({ length: seats }, () => this.now(ALIKE));
    const seen: Seen[] = [];
    const s = fujiFlush.setup(
      { first: 'random', freeChat: false },
      seats,
      new SeededDice(chance.below(65536), chance.below(65536)),
    );
    for (let seat = next(steps, s, offer); seat !== NOBODY; ) {
      const choice = seat === learner || isAlike[seat] ? this.best(s, seat, offer) : null;
      const preferred = choice?.which ?? planned(s, seat, offer, chance);
      const which = this.now(seat === learner ? TRIES_ELSE : OTHERS_TRY_ELSE) ? chance.below(offer.length) : preferred;
      play(steps, s, seat, offer.list[which]);
      const isLearners = seat === learner;
      seat = next(steps, s, offer);
      if (seat === NOBODY || !(isLearners || this.now(LOOKS_ON))) continue;
      const best = isLearners && choice !== null ? choice.chances : null;
      seen.push({ lesson: this.lessonOf(s, learner), best, triedElse: which !== preferred });
    }
    return told(seen, sharesOf(s), learner);
  }

  /** What the networks think best. */
  private best(s: State, seat: Seat, { list, length }: Offer<Action>): Choice {
    let best: Choice | null = null;
    for (let which = 0; which < length; which++) {
      const after = fujiFlush.clone(s, this.chance);
      play(steps, after, seat, list[which]);
      const isOver = next(steps, after, this.reply) === NOBODY;
      const chances = isOver ? sharesOf(after) : new Float64Array(s.front.length);
      if (!isOver) chancesBy(this.networks, after, chances, seat);
      if (best === null || chances[seat] > best.chances[seat]) best = { which, chances };
    }
    if (best === null) throw new Error('somebody is asked who has no card');
    return best;
  }

  private lessonOf(s: State, seat: Seat): Lesson {
    const { outlook } = this;
    const seats = s.front.length;
    outlook.look(s, seat);
    const others = outlook.others.slice(0, seats - 1).map(numbers => numbers.slice());
    return { own: outlook.own.slice(), others, came: new Float64Array(seats) };
  }

  /** Whether something is so now that is so in some of a hundred cases. */
  private now(ofHundred: number): boolean {
    return this.chance.below(100) < ofHundred;
  }
}

/** Goes back from the end and fills in what came of each position. */
function told(seen: readonly Seen[], end: Float64Array, seat: Seat): Lesson[] {
  const seats = end.length;
  let came = end;
  for (const { lesson, best, triedElse } of seen.toReversed()) {
    for (let i = 0; i < seats; i++) lesson.came[i] = came[(seat + i) % seats];
    if (best === null) continue;
    const later = came;
    came = triedElse ? best : best.map((thought, one) => (1 - LAMBDA) * thought + LAMBDA * later[one]);
  }
  return seen.map(({ lesson }) => lesson);
}

/** What a planner plays, who sees what lies open and the own hand; of equals any. */
function planned({ front, hands }: State, seat: Seat, { list, length }: Offer<Action>, chance: Chance): number {
  let best = Number.NEGATIVE_INFINITY;
  let which = 0;
  let equals = 0;
  for (let i = 0; i < length; i++) {
    const worth = appeal(front, hands[seat], seat, list[i].card);
    if (worth < best) continue;
    equals = worth > best ? 1 : equals + 1;
    if (worth > best || chance.below(equals) === 0) which = i;
    best = worth;
  }
  return which;
}

function sharesOf(s: State): Float64Array {
  const outcome = fujiFlush.outcome(s);
  return Float64Array.from(s.front, (_, seat) => utility(outcome, seat, s.front.length));
}
