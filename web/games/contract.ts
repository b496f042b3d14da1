/** What the page and a game have agreed on: its words, its rules as far as a screen asks them, and if it has one its own board. */
import type { Language, Names, Wordings } from '@havre/engine/games/language.ts';
import type { Notation } from '@havre/engine/games/notations.ts';
import type { PuzzleBook } from '@havre/engine/games/puzzles.ts';
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import type { Game, Rules } from '@havre/engine/kernel/game.ts';
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import type { Question } from '@havre/engine/kernel/question.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { ComponentChild } from 'preact';
import type { TableModel } from '../table/model.ts';

/** What a board is drawn from. */
export interface BoardProps<R extends Rules = Rules> {
  /** What is on the screen now: in a playback, what is seen once `event` has happened. */
  readonly view: R['view'];
  /** What is happening on the screen, in a playback. */
  readonly event: GameEvent | null;
  /** The seat this screen belongs to; null for onlookers and the big screen. */
  readonly seat: Seat | null;
  /** What this seat is asked; null while it waits, and while a playback is running. */
  readonly question: Question<R['action']> | null;
  readonly names: Names;
  /** Does something; a refusal is shown by the frame. */
  act(action: R['action']): void;
  /** Says why something cannot be done; the frame shows it with its rule. */
  explain(refusal: Refusal): void;
  /** What somebody who teaches or advises points to; a board marks it. */
  readonly suggested?: readonly R['action'][];
  /** Whether there is no end scene, so that what is mine keeps its place: in lessons, puzzles and scenes of the rulebook. */
  readonly isSolo?: boolean;
  readonly table: TableModel;
  readonly ui: GameUi<R>;
}

/**
 * What a game brings to the page, its user interface: loaded when somebody opens its box or its table. Its functions are
 * methods, its components too, so that what one game brings is what any may bring (see `defineManifest` of the engine).
 */
export interface GameUi<R extends Rules = Rules> {
  readonly game: Game<R>;
  readonly wording: Wordings<R>;
  /** Its own board, a `Parts` of the stage; without it the generic board draws the picture of its wording, and one plays by pointing at that. */
  Board?(props: BoardProps<R>): ComponentChild;
  /** For each step that asks: the row by which it does, for whoever wants to know more. */
  readonly promptRules?: { readonly [step: string]: string };
  /** The row that says most about a card or piece that somebody points at, by what is drawn for it; null where there is none. */
  ruleOf?(pointed: Element, view: R['view']): string | null;
  /** The scopes of its rulebook that are not played at a table: another edition, an expansion that is left out. */
  unplayed?(options: R['options']): readonly string[];
  /** How a seat is marked at its table, where pieces have colours of their own; else as everywhere on the page. */
  Mark?(props: { readonly view: R['view']; readonly seat: Seat; readonly size: number }): ComponentChild;
  /** How a side is marked in whose name nobody sits, where it is told how a game has ended. */
  SideMark?(props: { readonly side: string; readonly size: number }): ComponentChild;
  /** Which side a seat is on before the start, where that is agreed on: whoever wants another moves to another seat. */
  sideOf?(seat: Seat, options: R['options'], seats: number): string | null;
  /** Whether the board names everybody around the table itself; if not, the frame does. */
  readonly showsPlayers?: boolean;
  /**
   * Whether a seat has decided what several decide at the same time, as far as whoever sees this view may notice. The table
   * then waits for the others.
   */
  hasChosen?(view: R['view'], seat: Seat): boolean;
  /** Whether the board offers an action where it is legal; those it does not are listed by the frame. Without it, it offers all. */
  isOnBoard?(action: R['action']): boolean;
  /** Whose doing an event is: their colour stands before it in the story. Without it, that of its `seat`. */
  doerOf?(event: R['event']): Seat | null;
  /** Whether an event is about a seat, for whoever reads what happened to them alone; without it, those with its `seat`. */
  concerns?(event: R['event'], seat: Seat): boolean;
  /** How long an event takes on the screen, in milliseconds; without it about half a second. */
  pace?(event: R['event']): number;
  /**
   * How long an event is left to be read where nothing moves, in milliseconds: for what the board shows while it happens and
   * never again. Without it all of them pass at once.
   */
  readingTime?(event: R['event']): number;
  /** Which round a view belongs to, where the game counts rounds: logs and replays are divided by them. */
  round?(view: R['view']): number | null;
  /** How a move is written down in the position before it; null for what is no move. For games that have a notation. */
  writeMove?(state: R['state'], action: R['action']): string | null;
  /** How a whole game is written down as text. */
  notation?(): Promise<Notation<R>>;
  /** Whether an event belongs into the written story; without it all do. What is not written down is still read out. */
  isTold?(event: R['event']): boolean;
  /** A small picture before the sentence of an event, and before a row of the rules, where there is one. */
  EventSign?(props: { readonly event: R['event'] }): ComponentChild;
  RuleSign?(props: { readonly rule: string }): ComponentChild;
  /** What differs between the ways to play it, side by side, for whoever chooses one. */
  comparison?(): Promise<{ readonly [L in Language]: Comparison }>;
  /** Whom players are in its story, where they are somebody. */
  personas?(): Promise<Personas<R>>;
  /** A lesson that one plays. */
  lesson?(): Promise<LessonScript<R>>;
  /** Positions in which one looks for the way to win. */
  puzzles?(): Promise<PuzzleBook<R>>;
  /** The positions that its rulebook shows and lets one try, by the names they have there. */
  figures?(): Promise<Figures<R>>;
  /** A small picture of a position, for a list of them. */
  Picture?(props: { readonly view: R['view']; readonly seat: Seat }): ComponentChild;
}

export type Figures<R extends Rules = Rules> = { readonly [name: string]: BookFigure<R> };

/** A position of a rulebook: a diagram is looked at, in a scene one does what one likes and sees what comes of it. */
export interface BookFigure<R extends Rules = Rules> {
  /** Lays it out; for whoever reads this language, where words are played with. */
  start(language: Language): Match<R>;
  /** Whose eyes it is seen with; in a scene, who is asked. */
  readonly seat: Seat;
  /** Where it needs more height than others, so that nothing of it is cut off: everywhere, or where pages are wide. */
  readonly tall?: 'always' | 'wide';
  /** What others do first in a scene, when somebody is looking. */
  readonly others?: readonly SceneMove<R>[];
  /** What others answer to what one does, one after the other, as soon as each is asked and may. */
  readonly answers?: readonly SceneMove<R>[];
  /** What the dice show when one does something of a type, where a scene comes out as an example of the ledger does. */
  readonly loaded?: { readonly [type: string]: readonly number[] };
  /** The worked examples of the ledger that it lets one play, as they are called there: 'CJG-EX-10', or their number. */
  readonly examples?: readonly string[];
  /** What the caption of a scene tells one to try although it is forbidden, where the board offers nothing but what may be done. */
  readonly forbidden?: R['action'];
  /** Whether somebody has done what the caption of a scene asks for; without it there is nothing to reach. */
  isReached?(match: Match<R>): boolean;
}

/** Something that is done in a scene by somebody else. */
export interface SceneMove<R extends Rules = Rules> {
  readonly seat: Seat;
  readonly action: R['action'];
}

/** Ways to play a game: what each of them does about one thing after the other, with the row of the rules that says so. */
export interface Comparison {
  readonly title: string;
  readonly ways: readonly string[];
  readonly rows: readonly {
    readonly about: string;
    /** One for each of the ways. */
    readonly cells: readonly { readonly text: string; readonly rule: string }[];
  }[];
}

/** Somebody of a game's story: a name, a face and a life, which change nothing of the game. */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly life: { readonly [L in Language]: string };
  /** Fills whatever it is in; it says nothing to a screen reader. */
  Portrait(): ComponentChild;
}

export interface Personas<R extends Rules = Rules> {
  /** What they are called together. */
  readonly title: { readonly [L in Language]: string };
  readonly all: readonly Persona[];
  /** Whom a seat is in a view; or, while nothing is laid out, whom it will be with this colour. */
  of(seat: Seat, view: R['view'] | null, colour?: PlayerColour | null): Persona;
}

/** Something that is said at a table where these people sit, in every language. */
export type SpokenText = { readonly [L in Language]: (names: Names) => string };

/** A lesson: a real match with loaded dice, and what is said at each moment. */
export interface LessonScript<R extends Rules = Rules> {
  readonly seats: number;
  readonly options: Partial<R['options']>;
  /** The seat of whoever learns; bots sit in the others, and play what the script says. */
  readonly learner: Seat;
  /** The draws of the match, in order, as far as they are loaded. */
  readonly draws: readonly number[];
  /** Step by step; the last one says goodbye. */
  readonly steps: readonly LessonStep<R>[];
  /** What can be learned after it, if there is more: a lesson of its own. */
  readonly next?: NextLesson<R>;
}

export interface NextLesson<R extends Rules = Rules> {
  readonly name: { readonly [L in Language]: string };
  load(): Promise<LessonScript<R>>;
}

export interface LessonStep<R extends Rules = Rules> {
  readonly says: SpokenText;
  /** What the learner does before the lesson goes on. */
  readonly task: LessonTask<R>;
  /** What the others play afterwards, by seat, in order. */
  readonly others: readonly { readonly seat: Seat; readonly action: R['action'] }[];
}

export type LessonTask<R extends Rules = Rules> =
  /** Reads, and goes on. */
  | { readonly type: 'read' }
  /**
   * Plays one of these; anything else that is legal is answered with `hint`. Actions of the types in `along` lead there and are
   * played as they come, such as what is written before it is confirmed.
   */
  | {
      readonly type: 'play';
      readonly actions: readonly R['action'][];
      readonly along?: readonly R['action']['type'][];
      readonly hint: SpokenText;
    }
  /** Tries something that the rules refuse with this code. */
  | { readonly type: 'beRefused'; readonly code: string };
