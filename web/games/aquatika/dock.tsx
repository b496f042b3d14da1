/** Below or beside the lagoon, in one place: what is going on, what the chosen move would do, and the buttons that do it. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../look/icons.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { words as pageWords } from '../../words/index.ts';
import { ActionList, type SpokenAction } from '../generic/actions.tsx';
import { aquaWords } from './speech.ts';
import './dock.css';

/** A button of the dock. */
export interface Deed {
  readonly text: string;
  readonly isMain: boolean;
  act(): void;
}

export interface DockProps {
  readonly text: string;
  /** The chosen move as it is written down: shown where there is room. */
  readonly notation: string | null;
  readonly deeds: readonly Deed[];
  /** Whether there is a step to take back. */
  readonly canGoBack: boolean;
  /** What is told to whoever listens. */
  readonly announcement: string;
  /** Everything that can be done, for those who would rather read than point. */
  readonly moves: readonly SpokenAction[];
  back(): void;
  act(action: SpokenAction['action']): void;
  readonly children?: ComponentChildren;
}

/** What has more letters is written smaller on a phone: all of it is read there. */
const LONG = 64;

export function Dock({ text, notation, deeds, canGoBack, announcement, moves, back, act, children }: DockProps) {
  const [isListed, setListed] = useState(false);
  const isAsked = moves.length > 0;
  return (
    <section class="aqua-dock" data-part="mine" aria-label={isAsked ? pageWords().table.actions : undefined}>
      {children}
      <div class={deeds.length > 1 ? 'aqua-dock-line two-ways' : 'aqua-dock-line'}>
        <p key={text} class={text.length > LONG ? 'aqua-caption long' : 'aqua-caption'}>
          {text}
          {notation === null ? null : (
            <span class="aqua-notation" aria-hidden="true">
              {notation}
            </span>
          )}
        </p>
        <p class="unseen" role="status">
          {announcement}
        </p>
        <span class="aqua-dock-buttons">
          {canGoBack ? (
            <button type="button" class="button quiet round" aria-label={aquaWords().back} onClick={back}>
              <Icon name="undo" />
            </button>
          ) : null}
          {deeds.map(deed => (
            <button
              key={deed.text}
              type="button"
              class={deed.isMain ? 'button main aqua-do' : 'button aqua-do'}
              onClick={deed.act}
            >
              {deed.text}
            </button>
          ))}
          {isAsked && deeds.length === 0 ? (
            <button
              type="button"
              class="button quiet round"
              aria-label={aquaWords().allMoves}
              onClick={() => setListed(true)}
            >
              <Icon name="log" />
            </button>
          ) : null}
        </span>
      </div>
      {isListed && isAsked ? (
        <Dialog drawer title={aquaWords().allMoves} onClose={() => setListed(false)}>
          <ActionList
            actions={moves}
            act={action => {
              setListed(false);
              act(action);
            }}
          />
        </Dialog>
      ) : null}
    </section>
  );
}
