/** Between table and hand, always as high: what is happening, or what a card would do and the button that plays it. */
import type { Held } from './held.ts';
import { fujiWords } from './speech.ts';
import './dock.css';

export interface DockProps {
  readonly text: string;
  readonly lifted: Held | null;
  /** What a screen reader is told when a card is lifted. */
  readonly announcement: string;
  onPlay(held: Held): void;
}

export const Dock = ({ text, lifted, announcement, onPlay }: DockProps) => (
  <div class="fuji-dock">
    <p class="fuji-caption">{text}</p>
    <p class="unseen" role="status">
      {announcement}
    </p>
    {lifted === null ? null : (
      <button type="button" class="button main fuji-play" onClick={() => onPlay(lifted)}>
        {fujiWords().play(lifted.card)}
      </button>
    )}
  </div>
);
