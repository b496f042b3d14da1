/** The sheet as it was drawn, from the paper up to the marks of the spaces. */
import type { Space } from '@havre/engine/games/jamaica/board.ts';
import { KIND, NUMBER, PRICE } from '@havre/engine/games/jamaica/board.ts';
import { memo } from 'preact/compat';
import { LEGS, legCurve, markOf, middle, numberPlace, RED_LINE, SHEET } from './geography.ts';
import { pathOf } from './points.ts';
import './drawing.css';

export const Drawing = memo(({ lairs }: { lairs: readonly Space[] }) => (
  <svg class="chart-drawing" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
    <rect width={SHEET.width} height={SHEET.height} fill="#8fbdb7" />
    <path d={LEGS.map(leg => pathOf(legCurve(leg))).join('')} fill="none" stroke="#d9ece4" stroke-width="70" />
    <path d={pathOf(RED_LINE)} fill="none" stroke="#b3271e" stroke-width="7" />
    {KIND.map((kind, space) => {
      const mark = markOf(space);
      const number = numberPlace(space);
      return (
        <g key={space}>
          <circle cx={middle(space).x} cy={middle(space).y} r="4" />
          <circle
            cx={mark.x}
            cy={mark.y}
            r="18"
            fill={kind === 'port' ? '#e2b23c' : kind === 'lair' ? (lairs.includes(space) ? '#c22' : '#555') : '#fff'}
          />
          <text x={mark.x} y={mark.y + 8} text-anchor="middle" font-size="24">
            {PRICE[space]}
          </text>
          {(NUMBER[space] ?? 0) > 0 ? (
            <text x={number.x} y={number.y + 8} text-anchor="middle" font-size="26" fill="#fff">
              {NUMBER[space]}
            </text>
          ) : null}
        </g>
      );
    })}
  </svg>
));
