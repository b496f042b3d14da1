/** The lines of a story: what happened, with the rule it happened by. A line may lead to the board at its moment. */
import type { Names } from '@havre/engine/games/language.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { RefObject } from 'preact';
import { memo } from 'preact/compat';
import { useCallback, useRef } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { SeatDot } from '../look/colour-dot.tsx';
import type { Link } from '../rules/open-rule.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { StoryLine } from './story.ts';
import { moveInStory } from './story-keys.ts';
import './log.css';

export interface StoryLinesProps {
  readonly lines: readonly StoryLine[];
  readonly names: Names;
  readonly ui: GameUi;
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
  const { lines, names, ui, list, current = null, fresh = null, heading, hasMoment, onMoment } = props;
  const shown = useRef(props);
  shown.current = props;
  const chainOf = useCallback((line: StoryLine) => chainTo(line, shown.current), []);
  return (
    <ol ref={list ?? null} class="log-lines" onKeyDown={moveInStory}>
      {lines.map((line, i) => (
        <StoryRow
          key={line.number}
          line={line}
          names={names}
          ui={ui}
          heading={heading?.(line) ?? null}
          isFresh={line.number === fresh}
          isCurrent={line.number === current}
          isEntry={i === lines.length - 1}
          chainOf={chainOf}
          onMoment={onMoment !== undefined && hasMoment?.(line) !== false ? onMoment : null}
        />
      ))}
    </ol>
  );
}

/**
 * Of a story what is written down.
 * @example toldLines(ui, table.wholeStory.value)
 */
export const toldLines = (ui: GameUi, lines: readonly StoryLine[]): readonly StoryLine[] =>
  ui.isTold === undefined
    ? lines
    : lines.filter(({ told }) => told.type !== 'event' || ui.isTold?.(told.event) !== false);

/** What happened from the move on that led to a line, the line itself included. */
const chainTo = (line: StoryLine, { lines, names, ui }: StoryLinesProps): readonly Link[] =>
  lines
    .filter(({ eventNumber, number }) => eventNumber === line.eventNumber && number <= line.number)
    .flatMap(({ told }) =>
      told.type === 'event'
        ? [{ text: eventText(ui.wording[settings.value.language], told.event, names), rule: told.event.rule }]
        : [],
    );

/** Whose doing an event is, if it is that of somebody who sits here. */
function doerOf(ui: GameUi, event: GameEvent, seats: number): Seat | null {
  const told = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
  const seat = ui.doerOf === undefined ? told : ui.doerOf(event);
  return seat !== null && seat >= 0 && seat < seats ? seat : null;
}

interface StoryRowProps {
  readonly line: StoryLine;
  readonly names: Names;
  readonly ui: GameUi;
  readonly heading: string | null;
  readonly isFresh: boolean;
  readonly isCurrent: boolean;
  /** Whether the Tab key leads to it. */
  readonly isEntry: boolean;
  readonly onMoment: ((line: StoryLine) => void) | null;
  /** What led to it. The same function at every drawing. */
  chainOf(line: StoryLine): readonly Link[];
}

/** A long game has thousands of lines: only those are drawn again that look otherwise than before. */
const StoryRow = memo((props: StoryRowProps) => {
  const { line, names, ui, heading, isFresh, isCurrent, isEntry, onMoment, chainOf } = props;
  const { told, undone } = line;
  const doer = told.type === 'event' ? doerOf(ui, told.event, names.length) : null;
  const text =
    told.type === 'event'
      ? eventText(ui.wording[settings.value.language], told.event, names)
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
        {doer === null ? null : <SeatDot seat={doer} />}
        {told.type === 'event' && ui.EventSign !== undefined ? <ui.EventSign event={told.event} /> : null}
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
        {told.type === 'event' ? (
          <RuleLink game={ui.game.id} rule={told.event.rule} isStop={isEntry} isMark chain={() => chainOf(line)} />
        ) : null}
      </li>
    </>
  );
});
