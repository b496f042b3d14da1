/**
 * The table of a puzzle: one plays the side that wins, the book of the game answers for the other. A wrong move is answered by what
 * spoils it; then one may go back to before it.
 */
import type { Puzzle, PuzzleBook } from '@havre/engine/games/puzzles.ts';
import { utility } from '@havre/engine/kernel/outcome.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { type Signal, signal } from '@preact/signals';
import { SoloMatch } from '../solo/solo-match.ts';

/** How it stands: one still looks for the way, the win is gone, or it is won. */
export type PuzzleState = 'open' | 'spoiled' | 'solved';

export class PuzzleTable extends SoloMatch {
  readonly state = signal<PuzzleState>('open');
  /** How many moves one has left. */
  readonly left: Signal<number>;
  private readonly book: PuzzleBook;
  /** What was played so far and was right, with what it was answered. */
  private readonly right: AnyAction[];

  /** `played` is how far one has come before. */
  constructor(book: PuzzleBook, puzzle: Puzzle, name: string, played: readonly AnyAction[] = []) {
    const match = book.start(puzzle);
    const seat = lowest(match.awaited);
    for (const action of played) match.play(lowest(match.awaited), action);
    super(match, { id: `puzzle ${match.game.id} ${puzzle.id}`, seat, name });
    this.book = book;
    this.right = [...played];
    this.left = signal(puzzle.moves - Math.ceil(played.length / 2));
  }

  /** What was right so far: a table that begins with it is the one before the mistake. */
  get played(): readonly AnyAction[] {
    return this.right;
  }

  /** A move that leads on. */
  hint(): AnyAction | null {
    return this.book.winning(this.match, this.left.value)[0] ?? null;
  }

  protected override play(action: AnyAction, decision?: number): Refusal | null {
    if (this.state.value !== 'open') return { refused: 'not-asked' };
    const entry = this.match.play(this.seat, action, decision === undefined ? {} : { decision });
    if (isRefusal(entry)) return entry;
    this.write(entry);
    if (this.match.over) this.state.value = this.hasWon ? 'solved' : 'spoiled';
    else this.answer(action);
    return null;
  }

  private get hasWon(): boolean {
    const { outcome, seats } = this.match;
    return outcome !== null && utility(outcome, this.seat, seats) === 1;
  }

  private answer(played: AnyAction): void {
    const { action, spoils } = this.book.answer(this.match, this.left.value - 1);
    const entry = this.match.play(lowest(this.match.awaited), action);
    if (isRefusal(entry)) throw new Error(`the book answers with what is refused (${entry.refused})`);
    this.write(entry);
    if (spoils) {
      this.state.value = 'spoiled';
      return;
    }
    this.right.push(played, action);
    this.left.value--;
  }
}
