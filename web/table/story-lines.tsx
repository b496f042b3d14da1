/** The lines of a story: what happened, with the rule it happened by. A line may lead to the board at its moment. */
import type { Names } from '@havre/engine/games/language.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import type { RefObject } from 'preact';
import { memo } from 'preact/compat';
import type { GamePage } from '../games/contract.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { StoryLine } from './story.ts';
import { moveInStory } from './story-keys.ts';
import './log.css';

export interface StoryLinesProps {
  readonly lines: readonly StoryLine[];
  readonly names: Names;
  readonly page: GamePage;
  readonly list?: RefObject<HTMLOListElement | null>;
  /** The line at which the board is being looked at. */
  readonly current?: number | null;
  /** The first line that is new to its reader. */
  readonly fresh?: number | null;
  /** What stands above a line with which a part of the game begins. */
  heading?(line: StoryLine): string | null;
  /** Whether the board at the moment of a line can be shown. */
  hasMoment?(line: StoryLine): boolean;
  /** Shows it. The same function at every drawing, or all lines are drawn again. */
  onMoment?(line: StoryLine): void;
}

export function StoryLines(props: StoryLinesProps) {
  const { lines, names, page, list, current = null, fresh = null, heading, hasMoment, onMoment } = props;
  return (
    <ol ref={list ?? null} class="log-lines" onKeyDown={moveInStory}>
      {lines.map((line, i) => (
        <StoryRow
          key={line.number}
          line={line}
          names={names}
          page={page}
          heading={heading?.(line) ?? null}
          isFresh={line.number === fresh}
          isCurrent={line.number === current}
          isEntry={i === lines.length - 1}
          onMoment={onMoment !== undefined && hasMoment?.(line) !== false ? onMoment : null}
        />
      ))}
    </ol>
  );
}

/**
 * Of a story what is written down.
 * @example toldLines(page, table.wholeStory.value)
 */
export const toldLines = (page: GamePage, lines: readonly StoryLine[]): readonly StoryLine[] =>
  page.isTold === undefined
    ? lines
    : lines.filter(({ told }) => told.type !== 'event' || page.isTold?.(told.event) !== false);

interface StoryRowProps {
  readonly line: StoryLine;
  readonly names: Names;
  readonly page: GamePage;
  readonly heading: string | null;
  readonly isFresh: boolean;
  readonly isCurrent: boolean;
  /** Whether the Tab key leads to it. */
  readonly isEntry: boolean;
  readonly onMoment: ((line: StoryLine) => void) | null;
}

/** A long game has thousands of lines: only those are drawn again that look otherwise than before. */
const StoryRow = memo((props: StoryRowProps) => {
  const { line, names, page, heading, isFresh, isCurrent, isEntry, onMoment } = props;
  const { told, undone } = line;
  const text =
    told.type === 'event'
      ? eventText(page.wording[settings.value.language], told.event, names)
      : words().viewerEvent(told.item, names);
  return (
    <>
      {heading === null ? null : <li class="log-heading">{heading}</li>}
      {isFresh ? <li class="log-fresh">{words().log.fresh}</li> : null}
      <li
        class={['log-line', undone ? 'undone' : '', isCurrent ? 'current' : ''].join(' ')}
        aria-current={isCurrent ? 'step' : undefined}
      >
        {undone ? <span class="unseen">{words().table.undone} </span> : null}
        {told.type === 'event' && page.EventSign !== undefined ? <page.EventSign event={told.event} /> : null}
        {onMoment === null ? (
          <span class={told.type === 'event' ? '' : 'soft'}>{text}</span>
        ) : (
          <button
            type="button"
            class="log-moment"
            tabIndex={isEntry ? 0 : -1}
            title={words().log.showMoment}
            onClick={() => onMoment(line)}
          >
            {text}
          </button>
        )}{' '}
        {told.type === 'event' ? <RuleLink game={page.game.id} rule={told.event.rule} isStop={isEntry} isMark /> : null}
      </li>
    </>
  );
});
