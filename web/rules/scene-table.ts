/** The table of a scene: a position of the rulebook in which one does what one likes, by the rules, and sees what comes of it. */
import type { Language } from '@havre/engine/games/language.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { signal } from '@preact/signals';
import type { BookFigure } from '../games/contract.ts';
import { SoloMatch } from '../solo/solo-match.ts';
import { beginScene, playScene } from './scene-moves.ts';

/** How it stands: one is still to try something, has reached what was asked for, or has seen something else. */
export type SceneState = 'open' | 'reached' | 'tried';

export class SceneTable extends SoloMatch {
  readonly state = signal<SceneState>('open');
  private readonly figure: BookFigure;
  /** How many events whoever plays it has heard of when it is laid out. */
  readonly laidOut: number;

  constructor(figure: BookFigure, language: Language, id: string, name: string) {
    super(figure.start(language), { id, seat: figure.seat, name });
    this.figure = figure;
    this.laidOut = this.match.log.filter(entry => this.match.viewerEntry(entry, this.seat) !== null).length;
  }

  /** Lets the others do what leads to the scene, once somebody is looking. */
  begin(): void {
    beginScene(this.figure, this.match, entry => this.write(entry));
  }

  protected override play(action: AnyAction, decision?: number): Refusal | null {
    if (this.state.value !== 'open') return { refused: 'not-asked' };
    const refusal = playScene(this.figure, this.match, action, { decision, tell: entry => this.write(entry) });
    if (refusal !== null) return refusal;
    if (this.figure.isReached?.(this.match) === true) this.state.value = 'reached';
    else if (this.match.over || this.match.asked(this.seat)?.awaited !== true) this.state.value = 'tried';
    return null;
  }
}
