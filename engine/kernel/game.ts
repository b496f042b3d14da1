/** The contract: what a game folder exports, everything the platform, the bots and the tests need to know about a game. */
import type { Chance } from './chance.ts';
import type { Channel } from './channels.ts';
import type { ColourRules, PlayerColour } from './colours.ts';
import type { Agreement, ExternalEventRules, GameClock } from './external-events.ts';
import type { GameEvent } from './journal.ts';
import type { BoxSpec, Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import type { AdmittedOnlookers, Seat, Viewer } from './seats.ts';
import type { ActionShapes } from './shapes.ts';
import type { AnyAction, Flow, Rulebook } from './steps.ts';

/** The types of one game, in one bundle: `Game<FujiFlush>`, `Match<FujiFlush>`. */
export interface Rules {
  /** What lies on the table, seen from above. */
  state: Flow;
  action: AnyAction;
  event: GameEvent;
  /** What one viewer's screen shows. */
  view: object;
  options: Options;
  /** What a seat can remember of what it was told; `undefined` where the screen shows all there is to know. */
  memory: unknown;
}

export interface Game<R extends Rules = Rules> extends BoxSpec<R['options']> {
  /** Raised when a change makes an old log play out differently; a log keeps the version it was played under. */
  readonly version: number;
  readonly book: Rulebook<R['state'], R['action']>;
  /** The shapes of actions, for what comes from outside. */
  readonly actions: ActionShapes<R['action']>;

  /** The colours of its material, where it has some for players. */
  readonly colours?: ColourRules<R['options'], R['view']>;

  /**
   * The table before the first step: pieces in the box's order, the first step called. Dice are thrown by steps only. With the
   * colours of the seats where players have chosen them, all different and of those there are.
   */
  setup(options: R['options'], seats: number, chance: Chance, colours?: readonly PlayerColour[]): R['state'];
  /** A copy that shares nothing with its original, with dice of its own. */
  clone(s: R['state'], chance: Chance): R['state'];
  /** What a viewer's screen shows. Built by naming what is shown, never by deleting what is not. */
  view(s: R['state'], viewer: Viewer): R['view'];
  /**
   * What a screen would show if nothing were hidden. For whoever looks at a game that is over, and nobody else; a game has it
   * where both sides' secrets fit on one board.
   */
  revealedView?(s: R['state']): R['view'];
  /**
   * Redistributes in place everything the viewer's screen does not show, leaving all it does show; with a memory, leaving
   * also what that seat remembers. The result depends on nothing else: the true position must not shine through.
   */
  determinise(s: R['state'], viewer: Viewer, chance: Chance, memory?: R['memory']): void;
  /**
   * A table laid out again from what one viewer's screen shows, so that whatever the rules answer over a table they answer in
   * a browser too: what is legal for that seat, why not, and what would come of a move. What the screen hides is filled in
   * with anything that fits, the same each time; it has no dice (`NO_DICE`). For screens, never for playing on. Every game
   * on the shelf has it; a game that no screen shows, such as a miniature of a test, may do without.
   */
  asSeen?(view: R['view'], viewer: Viewer): R['state'];
  /** Once it is over: who has won. */
  outcome(s: R['state']): Outcome;
  /** Once it is over: what the same people agree on for their next game, where that follows from this one, as who begins. */
  nextOptions?(s: R['state']): Partial<R['options']>;

  /** What can never be false: as many cards as at the start, no negative stock… Says what is, or null. */
  check?(s: R['state']): string | null;
  /**
   * The code and the row for an action that is not on offer, where there is a better reason than that; `s` is the table as
   * its seat sees it (`asSeen`). It explains and never decides.
   */
  reason?(s: R['state'], seat: Seat, action: R['action']): Refusal | null;
  /** How the game answers what happens at the table: leaving, clocks, agreed ends. */
  readonly external?: ExternalEventRules<R['state']>;
  /** The ends that all who play may agree on, for `external.agreed` to carry out; none, if nothing is said. */
  readonly agreements?: readonly Agreement[];
  /** Which moves may be taken back, or the row of the ledger that forbids it for all. */
  readonly undo: UndoRule<R['event']> | { readonly never: string };
  /** Who may talk to whom now. */
  channels?(s: R['state']): readonly Channel[];
  /** Why a seat that may write in a channel may not write this there; answered from what the seat knows. */
  unsayable?(s: R['state'], seat: Seat, channel: string, text: string): Refusal | null;
  /** Onlookers whom a side has admitted to its view; who they are is for that side to say. */
  onlookers?(s: R['state']): readonly AdmittedOnlookers[];
  /** What a seat can remember, built from what it was told and from nothing else. */
  readonly memory?: MemoryRules<R['memory'], R['event']>;
  /** Clocks that the rules themselves have set going. */
  clocks?(s: R['state']): readonly GameClock[];
  /** Brings what was saved under an older version up to date; null where that cannot be done. */
  migrate?(saved: Migrated, version: number): Migrated | null;
  /** Older versions that can still be played, for games that began under them and cannot be migrated. */
  readonly earlier?: readonly Game<R>[];
}

/** A move may be taken back while nothing was drawn, nothing was revealed and nobody else has acted. */
export interface UndoRule<E extends GameEvent> {
  /** The row of the ledger that says so. */
  readonly rule: string;
  /** Whether an event told somebody what they did not know, or is final by a rule: it cannot be taken back. */
  isFinal(event: E): boolean;
  /** With the consent of all other seats a move may be taken back although somebody else has acted since. */
  readonly byConsent?: true;
}

/** The parts of a save that belong to a version of the rules. */
export interface Migrated {
  readonly options: Options;
  readonly state: unknown;
  /** What each seat remembers, or null. */
  readonly memories: readonly unknown[];
}

/** A seat's notebook. */
export interface MemoryRules<M, E extends GameEvent> {
  blank(seat: Seat, seats: number): M;
  /** The notebook after one more event, as told to this seat. Returns a new one; the old one is not touched. */
  note(memory: M, event: E): M;
}
