/**
 * Between chart and hand, in one place: what is happening, or what something would do and the button that does it. On a
 * small screen a long sentence rises over the chart instead of being cut short.
 */
import { Icon } from '../../look/icons.tsx';
import { jamaicaWords } from './speech.ts';
import './dock.css';

export interface DockProps {
  readonly text: string;
  /** What the button does, in words; null while there is nothing to confirm. */
  readonly confirm: string | null;
  /** What a screen reader is told when something is lifted. */
  readonly announcement: string;
  onConfirm(): void;
  onLower(): void;
}

/** Beside its button on a phone, more than this would need a fourth line. */
const LONG = 40;

export const Dock = ({ text, confirm, announcement, onConfirm, onLower }: DockProps) => (
  <div class={confirm !== null && text.length > LONG ? 'jam-dock long' : 'jam-dock'}>
    <p key={text} class="jam-caption">
      {text}
    </p>
    <p class="unseen" role="status">
      {announcement}
    </p>
    {confirm === null ? null : (
      <span class="jam-dock-buttons">
        <button type="button" class="button quiet round" aria-label={jamaicaWords().putBack} onClick={onLower}>
          <Icon name="undo" />
        </button>
        <button type="button" class="button main jam-confirm" onClick={onConfirm}>
          {confirm}
        </button>
      </span>
    )}
  </div>
);
