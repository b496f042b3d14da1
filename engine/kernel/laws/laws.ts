/**
 * The laws: what must hold in every game. A new game calls `laws(game)` in one test and has a test suite.
 *
 * Random players play every table the options allow. At every decision the judge looks at secrecy, copies, saves, refusals
 * and conservation; now and then something happens at the table (somebody leaves, a clock runs out, a move is taken
 * back). The first breach stops it with a `LawBroken` that says which law, and where to see it again.
 */
import { canonical, whyNotPlain } from '../canonical.ts';
import { NO_DICE, type RandomNumbers, SeededDice, Stream, seededNumbers, WrongDraw } from '../chance.ts';
import type { MatchEntry } from '../entry.ts';
import { next, perform } from '../flow.ts';
import type { Game, Rules } from '../game.ts';
import { Match } from '../match.ts';
import { tablesOf } from '../options.ts';
import { flawOf } from '../outcome.ts';
import { pending } from '../pending.ts';
import { bare } from '../position.ts';
import { isRefusal } from '../refusal.ts';
import { everyone, listed, perSeat } from '../seats.ts';
import { type AnyAction, Offer } from '../steps.ts';
import { optionsAreKept, rowsAreCited } from './box.ts';
import { type BreachPlace, type Judge, judgeAt, type Law, LawBroken } from './breach.ts';
import { answersCommute, playedInCopies, wentOnAfterLoading } from './copies.ts';
import { isFilmed } from './filming.ts';
import { anotherAnswer, anotherBeginning } from './ignorance.ts';
import { type RandomAnswer, randomAnswer, randomAside, randomExternalEvent } from './random-players.ts';
import { citesRow, isClosed, refusesTheIllegal, saysWhy } from './refusing.ts';
import { screensSuffice } from './screens.ts';
import { acting, entering, everybodyKeepsSecrets, nobodyLearnt, type PositionChange } from './secrecy.ts';
import { finalityIsKnown, watchedTakingBack } from './taking-back.ts';

export interface LawSettings<R extends Rules> {
  /** How many games at each table. */
  readonly games?: number;
  /** The tables to play at; all that the options allow, if nothing is said. */
  readonly tables?: readonly { options: R['options']; seats: number }[];
  /** A game of more decisions than this is taken for endless. */
  readonly longest?: number;
  /** The ids of the ledger: events and refusals must cite one of them. */
  readonly ledger?: ReadonlySet<string>;
  /** The first seed. */
  readonly seed?: number;
  /** Looks at one decision in so many, for long runs; at every one, if nothing is said. */
  readonly oneIn?: number;
}

/** What was looked at. */
export interface LawTally {
  tables: number;
  games: number;
  decisions: number;
  /** Legal actions offered, in all. */
  offered: number;
  /** Times a viewer's secrets were checked. */
  viewers: number;
  /** Of these, how often it was an onlooker whom a side had admitted. */
  onlookers: number;
  /** Things that happened at the table. */
  entries: number;
  undos: number;
}

/** How often some laws are looked at: every so many looks. */
const EVERY = { refusals: 11, save: 7, plain: 5, screens: 3, film: 3 } as const;
/** One decision in so many is interrupted by something at the table, in troubled games. */
const TROUBLE = 6;
/** One action in so many is an aside, where the game has any. */
const ASIDES = 10;
/** So long are players curious: later they take liberties seldom, or a game of discards would never end. */
const CURIOUS = 60;
/** A meeting that goes on for longer than this will not end. */
const LONGEST_MEETING = 400;

/**
 * Plays games and checks that every law holds. Throws `LawBroken`.
 * @example test('the laws', () => { laws(fujiFlush); });
 */
export function laws<R extends Rules>(game: Game<R>, settings: LawSettings<R> = {}): LawTally {
  const { games = 2, tables = tablesOf(game), seed: firstSeed = 1 } = settings;
  const tally: LawTally = {
    tables: 0,
    games: 0,
    decisions: 0,
    offered: 0,
    viewers: 0,
    onlookers: 0,
    entries: 0,
    undos: 0,
  };
  let seed = firstSeed;
  for (const table of tables) {
    tally.tables++;
    for (let i = 0; i < games; i++) tried(game, table, seed++, settings, tally);
  }
  return tally;
}

/** Tries one game. Whatever is thrown on the way is a breach like any other, with the place where to see it again. */
function tried<R extends Rules>(
  game: Game<R>,
  table: { options: R['options']; seats: number },
  seed: number,
  settings: LawSettings<R>,
  tally: LawTally,
): void {
  const place: BreachPlace = { game: game.id, ...table, seed, decision: 0 };
  try {
    new CheckedGame(game, table, place, settings, tally).run();
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    throw new LawBroken('the rules never fail', String(error), place, error);
  }
}

/** One game under the eyes of the judge. */
class CheckedGame<R extends Rules> {
  private readonly game: Game<R>;
  private readonly settings: LawSettings<R>;
  private readonly tally: LawTally;
  private readonly judge: Judge;
  private readonly place: BreachPlace;
  private readonly numbers: RandomNumbers;
  /** What the players do, apart from the dice of the game. */
  private readonly mood: SeededDice;
  /** Every second game is one in which people leave, run out of time and take moves back. */
  private readonly troubled: boolean;
  private readonly match: Match<R>;
  /** The same game with nobody writing anything down. */
  private silent: R['state'];
  private readonly earlier: AnyAction[] = [];
  private talked = 0;
  private looks = 0;
  private liberties = new Set<string>();

  constructor(
    game: Game<R>,
    table: { options: R['options']; seats: number },
    place: BreachPlace,
    settings: LawSettings<R>,
    tally: LawTally,
  ) {
    const { seed } = place;
    this.game = game;
    this.settings = settings;
    this.tally = tally;
    this.place = place;
    this.judge = judgeAt(place);
    this.numbers = seededNumbers(seed);
    this.mood = new SeededDice(seed, table.seats);
    this.troubled = seed % 2 === 0;
    optionsAreKept(this.judge, game, table);
    if (settings.ledger !== undefined) rowsAreCited(this.judge, game, settings.ledger);
    this.match = Match.start(game, { ...table, chance: new Stream(this.numbers) });
    const begun = () => {
      const s = game.setup(table.options, table.seats, new Stream(seededNumbers(seed)));
      next(game.book.steps, s, new Offer());
      return s;
    };
    this.silent = begun();
    const law = 'the same dice give the same game';
    this.judge.same(law, bare(game, begun()), bare(game, this.silent), () => 'begun twice');
    this.wroteNothingElse(this.match.log[0]);
    const unchanged = this.watched();
    for (const viewer of this.match.viewers) this.match.view(viewer);
    unchanged('looking changes nothing', 'to look at the position');
    anotherBeginning(this.judge, this.match, this.mood);
    unchanged('a copy is a copy', 'to imagine another position');
  }

  /** Remembers the position. What is given says later by which law it must not have been changed, and what has done it. */
  private watched(): (law: Law, cause: string) => void {
    const { judge, match, game } = this;
    const text = () => JSON.stringify(bare(game, match.state));
    const before = text();
    return (law, cause) => judge.holds(law, text() === before, () => `${cause} has changed it`);
  }

  run(): void {
    const { judge, match, settings } = this;
    this.tally.games++;
    while (!match.over) {
      judge.holds('a game ends', ++this.place.decision <= (settings.longest ?? 5000), () => 'it goes on and on');
      if (this.troubled && this.mood.below(TROUBLE) === 0 && this.somethingHappens()) continue;
      if (this.isLookedAt) this.somebodyActs();
      else this.play(this.anAnswer());
    }
    this.isWellEnded();
  }

  private get isLookedAt(): boolean {
    return this.place.decision % (this.settings.oneIn ?? 1) === 0;
  }

  private anAnswer(): RandomAnswer<R> {
    const { match, mood } = this;
    const aside = mood.below(ASIDES) === 0 ? randomAside(match, mood) : null;
    const answer = aside ?? randomAnswer(match, mood, this.talked, this.place.decision <= CURIOUS);
    if (answer === null) throw new Error('nobody can answer although somebody is asked');
    return answer;
  }

  private somebodyActs(): void {
    const { judge, match, game, mood } = this;
    const look = ++this.looks;
    const unchanged = this.watched();
    this.everybodyIsAskedProperly();
    if (look % EVERY.plain === 1) this.isPlain();
    unchanged('looking changes nothing', 'to look at the position');
    const answer = this.anAnswer();
    unchanged('a copy is a copy', 'to imagine another position');
    const future = playedInCopies(judge, match, answer, () => this.twinOfTheStream());
    this.secretsAreKept(acting(game, answer));
    unchanged('looking changes nothing', 'to ask what is legal');
    anotherAnswer(judge, match, answer, mood);
    finalityIsKnown(judge, match, answer, mood);
    answersCommute(judge, match, mood);
    unchanged('a copy is a copy', 'to play in another one');
    if (look % EVERY.screens === 0) screensSuffice(judge, match);
    unchanged('looking changes nothing', 'to lay out what a screen shows');
    if (look % EVERY.refusals === 0) refusesTheIllegal(judge, match, this.earlier, this.settings.ledger, mood);
    const loaded = look % EVERY.save === 0 ? wentOnAfterLoading(judge, match, answer, this.numbers) : null;

    const views = match.viewers.map(viewer => match.view(viewer));
    const shown = JSON.stringify(views);
    const before = bare(game, game.clone(match.state, NO_DICE));
    const silentBefore = game.clone(this.silent, this.silent.chance);
    const takenBackAsBefore = watchedTakingBack(judge, match);
    const start = look % EVERY.film === 0 ? game.clone(match.state, NO_DICE) : null;
    this.play(answer);
    if (start !== null) isFilmed(judge, match, start);
    takenBackAsBefore();
    judge.same('a copy has the same future', future, bare(game, match.state), () => 'the copy came to');
    judge.holds(
      'what was shown stays as it was',
      JSON.stringify(views) === shown,
      () => 'a view has changed by itself',
    );
    if (loaded !== null) {
      const law = 'a saved game goes on as if nothing had happened';
      judge.same(law, loaded.log.at(-1), match.log.at(-1), () => 'after loading');
      judge.same(law, loaded.save(), match.save(), () => 'after loading');
    }
    if (this.troubled && !match.over && mood.below(4) === 0) this.takeBack(answer, before, silentBefore);
  }

  private secretsAreKept(change: PositionChange<R> | null): void {
    const { match, tally } = this;
    tally.onlookers += match.onlookers.length;
    tally.viewers += everybodyKeepsSecrets(this.judge, match, change, this.mood);
  }

  private play(answer: RandomAnswer<R>): void {
    const { judge, match, game } = this;
    const { steps } = game.book;
    const libertyTypes = pending(steps, match.state)?.step.ask.liberties?.types ?? [];
    this.talked = match.isFloor ? this.talked + 1 : 0;
    judge.holds('a meeting comes to an end', this.talked < LONGEST_MEETING, () => 'they talk and talk');
    const isLiberty = libertyTypes.includes(answer.action.type);
    if (isLiberty) this.liberties.add(canonical(bare(game, match.state)));
    else this.liberties.clear();
    const entry = match.play(answer.seat, answer.action);
    if (isRefusal(entry)) {
      judge.holds('what is legal is accepted', false, () => `${canonical(answer)} was refused: ${entry.refused}`);
      return;
    }
    this.earlier.push(answer.action);
    if (this.earlier.length > 8) this.earlier.shift();
    perform(game.book, this.silent, answer.seat, answer.action);
    next(steps, this.silent, new Offer());
    this.wroteNothingElse(entry);
    const repeated = isLiberty && this.liberties.has(canonical(bare(game, match.state)));
    judge.holds('a liberty changes something', !repeated, () => `${canonical(answer)} leads round in a circle`);
  }

  /** Something at the table, if the game has an answer to it. */
  private somethingHappens(): boolean {
    const { game, match, mood } = this;
    const event = randomExternalEvent(match, mood);
    if (event === null) return false;
    if (this.isLookedAt) this.secretsAreKept(entering(game, event));
    const before = JSON.stringify(match.save());
    const done = match.applyExternal(event);
    if (isRefusal(done)) {
      const law = 'what is not legal is refused and changes nothing';
      this.judge.holds(law, JSON.stringify(match.save()) === before, () => `${canonical(event)} has left traces`);
      saysWhy(this.judge, canonical(event), done, this.settings.ledger);
      return false;
    }
    const isForeseen = event.type !== 'agreed' || game.agreements?.includes(event.on) === true;
    this.judge.holds(
      'what is not legal is refused and changes nothing',
      isForeseen,
      () => `${canonical(event)} is none of its agreements`,
    );
    this.tally.entries++;
    this.talked = 0;
    this.liberties.clear();
    entering(game, event)(this.silent);
    next(game.book.steps, this.silent, new Offer());
    this.wroteNothingElse(done);
    return true;
  }

  /** Takes the last act back: refused, or everything is as it was and the dice that were used stay used. */
  private takeBack(answer: RandomAnswer<R>, before: object, silentBefore: R['state']): void {
    const { match, game, judge, mood } = this;
    const law = 'what is taken back never was';
    const used = match.save().position;
    const now = JSON.stringify(match.save());
    const isOffered = match.takingBack(answer.seat) === 'alone';
    const undone = match.undo(answer.seat, match.seq);
    judge.holds('what is legal is accepted', isOffered === !isRefusal(undone), () => 'a seat is told the wrong thing');
    if (isRefusal(undone)) {
      judge.holds(law, JSON.stringify(match.save()) === now, () => 'a refused undo has left traces');
      saysWhy(judge, 'an undo', undone, this.settings.ledger);
      return;
    }
    this.tally.undos++;
    judge.same(law, bare(game, match.state), before, () => 'after the undo');
    judge.holds(law, match.save().position >= used, () => 'the stream of chance has gone back');
    nobodyLearnt(judge, match, acting(game, answer), mood);
    this.silent = silentBefore;
    this.liberties.clear();
  }

  private everybodyIsAskedProperly(): void {
    const { judge, match, game } = this;
    judge.holds('somebody is asked', match.awaited !== 0, () => 'nobody is asked and it is not over');
    const strangers = (match.mayAct & ~everyone(match.seats)) | (match.awaited & ~match.mayAct);
    judge.holds('somebody is asked', strangers === 0, () => `seats ${listed(strangers)} are asked and cannot answer`);
    for (let seat = 0; seat < match.seats; seat++) {
      const question = match.asked(seat);
      if (question === null) continue;
      this.tally.decisions++;
      this.tally.offered += question.legal.length;
      const stuck = question.awaited && question.legal.length === 0 && question.open.length === 0;
      judge.holds('nobody is stuck', !stuck, () => `seat ${seat} can do nothing in '${question.step}'`);
      const different = new Set(question.legal.map(canonical)).size;
      judge.holds(
        'each action is offered once',
        different === question.legal.length,
        () => `seat ${seat} in '${question.step}'`,
      );
      const now = pending(game.book.steps, match.state);
      const said = now?.step.ask.liberties?.any?.(match.state, now.v, seat);
      judge.holds(
        'liberties are there where the rules say so',
        said === undefined || said === question.legal.length > question.answers,
        () => `seat ${seat} in '${question.step}'`,
      );
    }
  }

  /** The written and the unwritten game agree, nothing impossible has happened, and every event cites its row. */
  private wroteNothingElse(entry: MatchEntry<R['action'], R['event']>): void {
    const { judge, match, game, settings } = this;
    const law = 'writing it down changes nothing';
    if (this.isLookedAt) judge.same(law, bare(game, match.state), bare(game, this.silent), () => 'written down');
    const flaw = game.check?.(match.state) ?? null;
    judge.holds('what can never be false is true', flaw === null, () => String(flaw));
    for (const { rule, type } of entry.events)
      judge.holds(
        'events cite a row of the ledger',
        settings.ledger?.has(rule) ?? rule !== '',
        () => `'${type}' cites '${rule}'`,
      );
  }

  private isPlain(): void {
    const { judge, match, game, settings } = this;
    const views = match.viewers.map(viewer => match.view(viewer));
    const memories = perSeat(match.seats, seat => match.memory(seat) ?? null);
    for (const thing of [bare(game, match.state), match.log.at(-1), ...views, ...memories]) {
      const flaw = whyNotPlain(thing);
      judge.holds('a state is plain data', flaw === null, () => String(flaw));
    }
    for (const { step, v } of match.state.stack) {
      const simple = Object.values(v).every(local => typeof local !== 'object');
      judge.holds(
        'a state is plain data',
        simple,
        () => `a local of '${game.book.steps[step].name}' is no single value`,
      );
    }
    for (const { rule, id } of match.channels) citesRow(judge, `channel '${id}'`, rule, settings.ledger);
  }

  /** Dice that will fall as the table's will. */
  private twinOfTheStream(): Stream {
    return new Stream(this.numbers, this.match.save().position);
  }

  private isWellEnded(): void {
    const { judge, match, game } = this;
    const outcome = game.outcome(match.state);
    const flaw = flawOf(outcome);
    judge.holds('the win is shared out exactly', flaw === null, () => String(flaw));
    if (outcome.void) citesRow(judge, 'a void game', outcome.rule, this.settings.ledger);
    this.isPlain();
    judge.holds('somebody is asked', isClosed(match), () => 'somebody is asked although it is over');
    refusesTheIllegal(judge, match, this.earlier, this.settings.ledger, this.mood);
    this.secretsAreKept(null);
    screensSuffice(judge, match);

    this.isReplayed();
  }

  /** Plays the log again, with no dice but those of the log. */
  private isReplayed(): void {
    const { judge, match, game } = this;
    const law = 'a replay is the same game';
    try {
      const again = Match.again(game, { options: match.options, seats: match.seatsAtStart }, match.log[0]);
      for (const entry of match.log.slice(1)) again.repeat(entry);
      judge.same(law, again.log, match.log, () => 'the log');
      judge.same(law, bare(game, again.state), bare(game, match.state), () => 'the position');
    } catch (error) {
      if (error instanceof WrongDraw) judge.holds(law, false, () => error.message);
      throw error;
    }
  }
}
