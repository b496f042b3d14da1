/** The spaces as buttons over the drawing, in the order of the lane: what a hand touches, a key walks and a voice reads. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import { SPACES } from '@havre/engine/games/jamaica/board.ts';
import type { TargetedMouseEvent } from 'preact';
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../../../shell/settings.ts';
import { pointing } from '../../kit/pointing.ts';
import { ChoiceRing } from './choice-ring.tsx';
import type { ChartChoice, ChartProps } from './contract.ts';
import { isPortRoyal, middle } from './geography.ts';
import { heedLongTouches } from './long-touch.ts';
import { chartWords } from './speech.ts';
import { walked } from './walking.ts';
import './spaces.css';

export interface SpacesProps
  extends Pick<ChartProps, 'ships' | 'lairs' | 'choices' | 'focus' | 'choose' | 'point' | 'askWhy'> {
  /** Somebody looks at a space, with the mouse, a long touch or the keyboard; null: no more. */
  look(space: Space | null): void;
  /** The keyboard has come to a space. */
  arrive(space: Space): void;
}

const ALL: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space);

/** Fifty buttons are drawn again only when something on them has changed, whoever is told of their touches. */
export function Spaces({ choose, point, askWhy, look, arrive, ...shown }: SpacesProps) {
  const heard = useRef<Heard>({ choose, point, askWhy, look, arrive });
  heard.current = { choose, point, askWhy, look, arrive };
  return <SpaceList {...shown} heard={heard} language={settings.value.language} />;
}

type Shown = Pick<ChartProps, 'ships' | 'lairs' | 'choices' | 'focus'>;
type Heard = Omit<SpacesProps, keyof Shown>;

interface SpaceListProps extends Shown {
  readonly heard: { readonly current: Heard };
  readonly language: string;
}

const contentOf = ({ ships, lairs, choices, focus, language }: SpaceListProps): string =>
  JSON.stringify([language, ships.map(({ name, space }) => [name, space]), lairs, choices, focus[0]]);

const SpaceList = memo(drawList, (one, other) => contentOf(one) === contentOf(other));

function drawList({ ships, lairs, choices, focus, heard }: SpaceListProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(
    () => (list.current === null ? undefined : heedLongTouches(list.current, space => heard.current.look(space))),
    [],
  );
  const words = chartWords();
  // One way in for the keyboard where nothing can be chosen: where the action is.
  const entrance = choices.length > 0 ? null : (focus[0] ?? 0);
  const walk = (event: KeyboardEvent, space: Space): void => {
    const to = event.key === 'Home' ? 0 : walked(space, event.key);
    if (to === null) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-space="${to}"]`)?.focus({ preventScroll: true });
  };
  return (
    <ol ref={list} class="chart-spaces" aria-label={words.spaces}>
      {ALL.map(space => {
        const choice = choices.find(one => one.space === space);
        const { x, y } = middle(space);
        const label = words.space({
          space,
          hasTreasure: lairs.includes(space),
          ships: ships.filter(ship => ship.space === space).map(({ name }) => name),
        });
        const points = pointing(isPointed => {
          const at = isPointed ? space : null;
          heard.current.look(at);
          if (choice !== undefined) heard.current.point(at);
        });
        return (
          <li key={space}>
            <button
              type="button"
              class={buttonClass(space, choice)}
              style={{ left: `${x}px`, top: `${y}px` }}
              data-space={space}
              data-choice={choice === undefined ? undefined : ''}
              tabIndex={choice !== undefined || space === entrance ? 0 : -1}
              aria-label={choice === undefined ? label : choice.label}
              aria-disabled={choice === undefined}
              aria-pressed={choice === undefined ? undefined : choice.isChosen}
              onClick={event =>
                choice === undefined ? heard.current.askWhy(space) : heard.current.choose(meant(event, space))
              }
              onKeyDown={event => walk(event, space)}
              {...points}
              onFocus={event => {
                if (event.currentTarget.matches(':focus-visible')) heard.current.arrive(space);
                points.onFocus(event);
              }}
            >
              {choice === undefined ? null : (
                <ChoiceRing isHarbour={isPortRoyal(space)} isSuggested={choice.isSuggested} by={choice.by} />
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** On a small chart neighbouring rings overlap: a finger between them means the one whose middle is nearer. A key means its own. */
function meant({ currentTarget, detail, clientX, clientY }: TargetedMouseEvent<Element>, space: Space): Space {
  if (detail === 0) return space;
  const rings = [...(currentTarget.closest('.chart-spaces')?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])];
  const away = rings.map(ring => {
    const { left, top, width, height } = ring.getBoundingClientRect();
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
  });
  return Number(rings[away.indexOf(Math.min(...away))]?.dataset.space ?? space);
}

const buttonClass = (space: Space, choice: ChartChoice | undefined): string =>
  [
    'chart-space',
    isPortRoyal(space) ? 'harbour' : '',
    choice === undefined ? '' : 'choosable',
    choice?.isChosen === true ? 'chosen' : '',
    choice?.isSuggested === true ? 'suggested' : '',
  ]
    .filter(Boolean)
    .join(' ');
