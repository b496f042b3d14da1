/** What a game brings to the page: its words, its rules as far as a screen asks them, and if it has one its own board. */
import type { Names, Wordings } from '@havre/engine/games/language.ts';
import type { Game, Rules } from '@havre/engine/kernel/game.ts';
import type { Told } from '@havre/engine/kernel/journal.ts';
import type { Question } from '@havre/engine/kernel/match.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { ComponentType } from 'preact';
import type { TableModel } from '../table/model.ts';

/** What a board is drawn from. */
export interface BoardProps<R extends Rules = Rules> {
  /** What is on the screen now: in a film, what a witness sees at that moment. */
  readonly view: R['view'];
  /** What is happening on the screen, in a film. */
  readonly event: Told | null;
  /** The seat this screen belongs to; null for onlookers and the big screen. */
  readonly seat: Seat | null;
  /** What this seat is asked; null while it waits, and while a film is running. */
  readonly question: Question<R['action']> | null;
  readonly names: Names;
  /** Does something; a refusal is shown by the frame. */
  act(action: R['action']): void;
  /** Says why something cannot be done; the frame shows it with its rule. */
  explain(refusal: Refusal): void;
  /** What somebody who teaches or advises points to; a board marks it. */
  readonly suggested?: readonly R['action'][];
  readonly table: TableModel;
  readonly page: GamePage<R>;
}

/** A game on the page. Loaded when somebody opens its box or its table. */
export interface GamePage<R extends Rules = Rules> {
  readonly game: Game<R>;
  readonly wording: Wordings<R>;
  /** Its own board; without it the table is told in words and actions are a list. */
  readonly Board?: ComponentType<BoardProps<R>>;
  /** Whether the board names everybody around the table itself; if not, the frame does. */
  readonly showsPlayers?: boolean;
  /** What a witness sees after an event, with the eyes of a viewer. */
  witness?(view: R['view'], event: R['event'], seat: Seat | null): R['view'];
  /** How long an event takes on the screen, in milliseconds. */
  pace?(event: R['event']): number;
  /** A lesson that one plays. */
  lesson?(): Promise<LessonScript<R>>;
}

/** A lesson: a real match with loaded dice, and what is said at each moment. */
export interface LessonScript<R extends Rules = Rules> {
  readonly seats: number;
  readonly options: Partial<R['options']>;
  /** The draws of the match, in order. */
  readonly draws: readonly number[];
  /** Step by step: what is said, and what is to be done. */
  readonly steps: readonly LessonStep<R>[];
}

export interface LessonStep<R extends Rules = Rules> {
  /** Which of the lesson's words is said. */
  readonly says: { readonly en: string; readonly fr: string };
  /**
   * What the learner is to do: one of these; anything else legal is answered with `hint`. Null where one only reads on.
   */
  readonly expects: readonly R['action'][] | null;
  readonly hint?: { readonly en: string; readonly fr: string };
  /** What the others play afterwards, by seat, in order. */
  readonly others: readonly { readonly seat: Seat; readonly action: R['action'] }[];
}
