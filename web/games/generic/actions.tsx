/** What one may do, in words: answers before liberties, what is pointed at before all, long lists folded away. */
import type { Names, Wording } from '@havre/engine/games/language.ts';
import { actionText } from '@havre/engine/games/telling.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../words/index.ts';

/** Longer lists are searched. */
const LONG = 12;
/** A text of more letters than this wants a line of its own. */
const LONG_TEXT = 40;
/** So many actions of one kind stay in sight even where one can point at them. */
const FEW = 6;

export interface SpokenAction {
  readonly action: AnyAction;
  readonly text: string;
  /** What it would do now, where that can be foreseen. */
  readonly effect: string | null;
}

/**
 * An action as a seat is told of it.
 * @example spokenTo(wording, { view, seat, names }, action).text
 */
export const spokenTo = (
  wording: Wording,
  { view, seat, names }: { readonly view: object; readonly seat: Seat | null; readonly names: Names },
  action: AnyAction,
): SpokenAction => ({
  action,
  text: actionText(wording, action, names),
  effect: seat === null ? null : (wording.effect?.(view, seat, action, names) ?? null),
});

interface ActionListProps {
  readonly actions: readonly SpokenAction[];
  act(action: AnyAction): void;
}

export function ActionList({ actions, act }: ActionListProps) {
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const shown = actions.filter(({ text, effect }) => `${text} ${effect ?? ''}`.toLowerCase().includes(sought));
  return (
    <>
      {actions.length > LONG ? (
        <label class="field">
          <span>{words().table.searchActions(actions.length)}</span>
          <input class="input" type="search" value={search} onInput={event => setSearch(event.currentTarget.value)} />
        </label>
      ) : null}
      <ul class={shown.some(({ text }) => text.length > LONG_TEXT) ? 'action-list long' : 'action-list'}>
        {shown.map(({ action, text, effect }) => (
          <li key={JSON.stringify(action)}>
            <button type="button" class="button action" onClick={() => act(action)}>
              <span>{text}</span>
              {effect === null ? null : <span class="action-effect">{effect}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FoldProps {
  readonly title: string;
  /** Whether it is unfolded from the beginning. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

export const Fold = ({ title, isOpen = false, children }: FoldProps) => (
  <details class="fold" open={isOpen}>
    <summary>{title}</summary>
    <div class="stack">{children}</div>
  </details>
);

export interface AnswersProps {
  readonly answers: readonly SpokenAction[];
  readonly liberties: readonly SpokenAction[];
  /** Whether one can point at an action on the table. */
  isInSight(action: AnyAction): boolean;
  act(action: AnyAction): void;
}

/**
 * The answers, then what one may also do. Many of one kind are folded where they can be pointed at. Whoever has a single
 * answer is asked because of what else there is to do: that is in sight then.
 */
export function Answers({ answers, liberties, isInSight, act }: AnswersProps) {
  const counts = new Map<string, number>();
  for (const { action } of answers) counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
  const isFolded = ({ action }: SpokenAction) => isInSight(action) && (counts.get(action.type) ?? 0) > FEW;
  const folded = answers.filter(isFolded);
  const open = answers.filter(one => !isFolded(one));
  return (
    <>
      {folded.length === 0 ? null : <p class="dock-hint">{words().table.point}</p>}
      {open.length === 0 ? null : <ActionList actions={open} act={act} />}
      {folded.length === 0 ? null : (
        <Fold title={words().table.asList(folded.length)}>
          <ActionList actions={folded} act={act} />
        </Fold>
      )}
      {liberties.length === 0 ? null : (
        <Fold title={words().table.mayAlso(liberties.length)} isOpen={answers.length === 1}>
          <ActionList actions={liberties} act={act} />
        </Fold>
      )}
    </>
  );
}

export interface PointedAtProps {
  /** What has been pointed at, in words. */
  readonly what: string;
  readonly done: readonly SpokenAction[];
  /** Whether one can point on. */
  readonly goesOn: boolean;
  act(action: AnyAction): void;
  letGo(): void;
}

/** What can be done with what has been pointed at. */
export const PointedAt = ({ what, done, goesOn, act, letGo }: PointedAtProps) => (
  <>
    <p class="dock-hint" role="status">
      <strong>{what}</strong> {goesOn ? words().table.pointOn : ''}
    </p>
    {done.length === 0 ? null : <ActionList actions={done} act={act} />}
    <p>
      <button type="button" class="button small quiet" onClick={letGo}>
        {words().table.letGo}
      </button>
    </p>
  </>
);
