/** The Oracle sets a die before the other is rolled: six faces for the morning, six for the evening. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { MORNING } from '@havre/engine/games/jamaica/material.ts';
import { ActionDie } from '../dice.tsx';
import { isSame } from '../reading.ts';
import { Moon, Sun } from '../signs.tsx';
import type { Play } from '../use-play.ts';

export interface OracleDiceProps {
  readonly actions: readonly Extract<Action, { type: 'setDie' }>[];
  readonly play: Play;
  describe(action: Action): string;
}

export const OracleDice = ({ actions, play, describe }: OracleDiceProps) => (
  <div class="jam-oracle-dice">
    {actions.map(action => {
      const isLifted = play.lifted !== null && isSame(play.lifted, action);
      return (
        <button
          key={`${action.half} ${action.value}`}
          type="button"
          class={isLifted ? 'jam-oracle-die lifted' : 'jam-oracle-die'}
          style={{ gridRow: action.half + 1, gridColumn: action.value + 1 }}
          aria-label={describe(action)}
          aria-pressed={isLifted}
          data-playable=""
          data-lit=""
          onClick={() => play.touch(action)}
        >
          <ActionDie value={action.value} />
        </button>
      );
    })}
    <span class="jam-oracle-half" style={{ gridRow: MORNING + 1, gridColumn: 1 }}>
      <Sun />
    </span>
    <span class="jam-oracle-half" style={{ gridRow: MORNING + 2, gridColumn: 1 }}>
      <Moon />
    </span>
  </div>
);
