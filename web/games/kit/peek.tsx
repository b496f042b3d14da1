/**
 * Something that only whoever holds it sees: a cover with a button below, and what is under it while that is held. What is
 * hidden is not in the page.
 * @example <Peek label={words.code} cover={<Back />}>{() => <Code code={code} />}</Peek>
 */
import type { ComponentChild } from 'preact';
import { Icon } from '../../look/icons.tsx';
import { words } from '../../words/index.ts';
import { usePeek } from './use-peek.ts';
import './peek.css';

export interface PeekProps {
  /** What it is that is hidden, for a screen reader. */
  readonly label: string;
  /** What is seen of it by everybody. */
  readonly cover: ComponentChild;
  readonly class?: string;
  children(): ComponentChild;
}

export function Peek({ label, cover, class: looks = '', children }: PeekProps) {
  const { isSeen, holding } = usePeek();
  return (
    <div class={`kit-peek ${looks}`} data-seen={isSeen ? '' : undefined}>
      <div class="kit-peek-place" aria-live="polite">
        {isSeen ? children() : cover}
      </div>
      <button type="button" class="button small kit-peek-hold" {...holding}>
        <Icon name="eye" size={20} />
        {words().kit.holdToSee}
        <span class="unseen">{label}</span>
      </button>
    </div>
  );
}
