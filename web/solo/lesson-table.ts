/**
 * The table of a lesson: a real match in the page, with loaded dice; the others play what the script says.
 */
import { alike } from '@havre/engine/kernel/alike.ts';
import { Stream, seededNumbers } from '@havre/engine/kernel/chance.ts';
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Game } from '@havre/engine/kernel/game.ts';
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { signal } from '@preact/signals';
import type { LessonScript, LessonStep } from '../games/contract.ts';
import { SoloMatch } from './solo-match.ts';

/** A script that asks for what the rules do not allow. */
export class BrokenScript extends Error {
  override name = 'BrokenScript';
}

export class LessonTable extends SoloMatch {
  /** The step the lesson has come to. */
  readonly at = signal(0);
  /** Whether the learner has just tried something that is allowed, but that the lesson is not about. */
  readonly needsHint = signal(false);
  private readonly script: LessonScript;
  private drawn: number;

  constructor(game: Game, script: LessonScript, name: string) {
    const { seats, options, draws, learner } = script;
    const match = Match.start(game, { seats, options, loaded: draws, chance: new Stream(seededNumbers(seats)) });
    super(match, { id: `lesson ${game.id}`, seat: learner, name });
    this.script = script;
    this.drawn = match.log.reduce((sum, entry) => sum + entry.draws.length, 0);
  }

  get step(): LessonStep {
    const step = this.script.steps[this.at.value];
    if (step === undefined) throw new BrokenScript(`the lesson has no step ${this.at.value}`);
    return step;
  }

  get isLast(): boolean {
    return this.at.value === this.script.steps.length - 1;
  }

  // --- What the learner does ---------------------------------------------------------------------------------------

  /** The learner has read what there was to read. */
  readOn(): void {
    if (this.step.task.type === 'read' && !this.isLast) this.goOn();
  }

  /** The learner was refused something, here or already on the board. */
  wasRefused({ refused }: Refusal): void {
    const { task } = this.step;
    if (task.type === 'beRefused' && task.code === refused) this.goOn();
  }

  protected override play(action: AnyAction, decision?: number): Refusal | null {
    const { learner } = this.script;
    const { task } = this.step;
    const wanted = task.type === 'play' ? task.actions : [];
    const isAlong = task.type === 'play' && task.along?.includes(action.type) === true;
    const isLegal = this.match.asked(learner)?.legal.some(legal => alike(legal, action)) === true;
    if (isLegal && !isAlong && !wanted.some(one => alike(one, action))) {
      this.needsHint.value = true;
      return { refused: 'not-in-lesson' };
    }
    const entry = this.match.play(learner, action, {
      loaded: this.loaded(),
      ...(decision === undefined ? {} : { decision }),
    });
    if (isRefusal(entry)) {
      this.wasRefused(entry);
      return entry;
    }
    this.happened(entry);
    if (!isAlong) this.goOn();
    return null;
  }

  // --- How it goes on ----------------------------------------------------------------------------------------------

  private goOn(): void {
    const { others } = this.step;
    this.needsHint.value = false;
    for (const { seat, action } of others) {
      const entry = this.match.play(seat, action, { loaded: this.loaded() });
      if (isRefusal(entry)) throw new BrokenScript(`step ${this.at.value}: seat ${seat} is refused (${entry.refused})`);
      this.happened(entry);
    }
    this.at.value++;
  }

  private happened(entry: MatchEntry): void {
    this.drawn += entry.draws.length;
    this.write(entry);
  }

  private loaded(): readonly number[] {
    return this.script.draws.slice(this.drawn);
  }
}
