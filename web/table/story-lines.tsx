/** The lines of a story: what happened, with the rule it happened by. A line may lead to the board at its moment. */
import type { Names } from '@havre/engine/games/language.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import { Fragment, type RefObject } from 'preact';
import type { GamePage } from '../games/contract.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { Line } from './story.ts';
import './log.css';

export interface StoryLinesProps {
  readonly lines: readonly Line[];
  readonly names: Names;
  readonly page: GamePage;
  readonly list?: RefObject<HTMLOListElement | null>;
  /** The line at which the board is being looked at. */
  readonly current?: number | null;
  /** The first line that is new to its reader. */
  readonly fresh?: number | null;
  /** What stands above a line, if a part of the game begins with it. */
  heading?(line: Line): string | null;
  /** Shows the board at the moment of a line; null where that is not known. */
  moment?(line: Line): (() => void) | null;
}

export const StoryLines = (props: StoryLinesProps) => {
  const { lines, list, current = null, fresh = null, heading } = props;
  return (
    <ol ref={list ?? null} class="log-lines">
      {lines.map(line => {
        const title = heading?.(line) ?? null;
        return (
          <Fragment key={line.number}>
            {title === null ? null : <li class="log-heading">{title}</li>}
            {line.number === fresh ? <li class="log-fresh">{words().log.fresh}</li> : null}
            <li
              class={['log-line', line.undone ? 'undone' : '', line.number === current ? 'current' : ''].join(' ')}
              aria-current={line.number === current ? 'step' : undefined}
            >
              <LineText {...props} line={line} />
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
};

function LineText({ line, names, page, moment }: StoryLinesProps & { line: Line }) {
  const { language } = settings.value;
  const show = moment?.(line) ?? null;
  const isEvent = line.told.type === 'event';
  const text =
    line.told.type === 'event'
      ? eventText(page.wording[language], line.told.event, names)
      : words().news(line.told.item, names);
  return (
    <>
      {line.undone ? <span class="unseen">{words().table.undone} </span> : null}
      {show === null ? (
        <span class={isEvent ? '' : 'soft'}>{text}</span>
      ) : (
        <button type="button" class="log-moment" title={words().log.showMoment} onClick={show}>
          {text}
        </button>
      )}{' '}
      {line.told.type === 'event' ? <RuleLink game={page.game.id} rule={line.told.event.rule} /> : null}
    </>
  );
}
