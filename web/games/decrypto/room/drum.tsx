/** A drum of the machine: one digit in its window. When it changes, the next one rolls in. */
import './drum.css';

export interface DrumProps {
  /** 0 for none. */
  readonly digit: number;
  /** Which of the drums it is: in a reveal one follows the other. */
  readonly at?: number;
  /** What is known of it: it is read out, it is right, it is wrong. */
  readonly state?: 'plain' | 'revealed' | 'right' | 'wrong' | 'blank';
}

export const Drum = ({ digit, at = 0, state = 'plain' }: DrumProps) => (
  <span class="dec-drum" data-state={state} style={{ '--at': at }} aria-hidden="true">
    <span key={`${digit} ${state}`} class="dec-drum-face">
      {digit === 0 ? (state === 'blank' ? '?' : '–') : digit}
    </span>
  </span>
);
