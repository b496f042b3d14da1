/**
 * A slip of paper: a small question out of turn that does not cover the table. It lies at the edge of the board, as small
 * as it can be, with its answers on it and, below them, whatever may be answered once and for all.
 * @example
 * <Slip isOpen={isAsked} label={words.rum} text={words.drinkRum} answers={[
 *   { key: 'yes', text: words.yes, isMain: true, onChoose: () => act(drink) },
 *   { key: 'no', text: words.no, onChoose: () => act(pass) },
 * ]}>{<StandingAnswer />}</Slip>
 */
import type { ComponentChildren } from 'preact';
import { Scene } from './scene.tsx';
import type { Placement } from './scene-place.ts';
import './slip.css';

export interface SlipAnswer {
  readonly key: string;
  readonly text: string;
  readonly isMain?: boolean;
  onChoose(): void;
}

export interface SlipProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly text: string;
  readonly answers: readonly SlipAnswer[];
  readonly placement?: Placement;
  /** What must not be covered: a selector, looked for on the board. */
  readonly about?: string;
  readonly children?: ComponentChildren;
}

export const Slip = ({ isOpen, label, text, answers, placement = 'bottom', about, children }: SlipProps) => (
  <Scene
    isOpen={isOpen}
    label={label}
    placement={placement}
    {...(about === undefined ? {} : { about })}
    class="kit-slip"
  >
    <p class="kit-slip-text">{text}</p>
    <div class="kit-slip-answers">
      {answers.map(({ key, text: answer, isMain = false, onChoose }) => (
        <button
          key={key}
          type="button"
          class={isMain ? 'button main small' : 'button small'}
          data-playable=""
          onClick={onChoose}
        >
          {answer}
        </button>
      ))}
    </div>
    {children}
  </Scene>
);
