/** The island: the doubloons as a pile one can count, the die, the rum; touching it puts into port. */
import { act } from '@havre/engine/games/captain-jack/actions.ts';
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import { DOUBLOONS } from '@havre/engine/games/captain-jack/material.ts';
import { Rum } from '../cards/signs.tsx';
import { SUPPLY } from '../pieces.ts';
import { isSame } from '../reading.ts';
import { Die } from '../scenes/die.tsx';
import { jackWords } from '../speech.ts';
import type { Play } from '../use-play.ts';
import { placed, type TablePlan } from './plan.ts';
import './island.css';

/** Five stacks of five, the nearer ones in front. */
const STACKS = [
  [26, 34],
  [50, 34],
  [14, 52],
  [38, 52],
  [62, 52],
] as const;
const HIGH = DOUBLOONS / STACKS.length;

export const Coins = ({ count }: { count: number }) => (
  <svg class="cj-coins" viewBox="0 -2 78 64" aria-hidden="true">
    {STACKS.map(([x, y], stack) => (
      <g key={x + y * 100}>
        {Array.from({ length: Math.max(0, Math.min(HIGH, count - stack * HIGH)) }, (_, i) => (
          <g key={i} transform={`translate(${x} ${y - i * 5.5})`}>
            <ellipse class="side" cy="2.500" rx="11.500" ry="5.800" />
            <ellipse class="top" rx="11.500" ry="5.800" />
            <ellipse class="ring" rx="7.500" ry="3.500" />
          </g>
        ))}
      </g>
    ))}
  </svg>
);

export function Island({ view, plan, play }: { view: View; plan: TablePlan; play: Play }) {
  const { x, y, rx, ry } = plan.island;
  const words = jackWords();
  const isLit = play.isLegal(act.dock);
  const isLifted = play.lifted !== null && isSame(play.lifted, act.dock);
  const looks = [
    'cj-island',
    isLit ? 'lit' : '',
    isLifted ? 'lifted' : '',
    play.isSuggested(act.dock) ? 'suggested' : '',
  ];
  const label = [words.supply(view.supply), ...(view.advanced ? [words.rumLeft(view.rum)] : [])];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      style={placed({ x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 })}
      aria-disabled={!isLit}
      data-playable={isLit ? '' : undefined}
      onClick={() => play.touch(act.dock)}
    >
      <span class="cj-supply" data-place={SUPPLY} title={words.supply(view.supply)}>
        <Coins count={view.supply} />
        <span class="cj-count" aria-hidden="true">
          {view.supply}
        </span>
      </span>
      <span class="cj-island-die">
        <Die face={6} />
      </span>
      {view.advanced ? (
        <span class="cj-island-rum" title={words.rumLeft(view.rum)}>
          {Array.from({ length: view.rum }, (_, i) => (
            <svg key={i} viewBox="-18 -34 36 66" aria-hidden="true">
              <g class="cj-ink">
                <Rum />
              </g>
            </svg>
          ))}
        </span>
      ) : null}
      <span class="cj-port-name">{words.port}</span>
      <span class="unseen">{label.join('. ')}</span>
    </button>
  );
}
