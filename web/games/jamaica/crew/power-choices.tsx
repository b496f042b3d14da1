/** What a character asks: the face of whoever offers it, and the answers there are. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import { crewShapes } from '@havre/engine/games/jamaica/crew/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { isSame } from '../reading.ts';
import type { Play } from '../use-play.ts';
import { OracleDice } from './oracle-dice.tsx';
import { Portrait } from './portrait.tsx';
import { askingCharacters } from './powers-now.ts';
import { SinkHolds } from './sink-holds.tsx';
import './power-choices.css';

export interface PowerChoicesProps {
  readonly view: View;
  readonly play: Play;
  /** What an action is called and would do. */
  describe(action: Action): string;
}

export function PowerChoices({ view, play, describe }: PowerChoicesProps) {
  // what is done comes before doing without it
  const actions = play.legal
    .filter(({ type }) => Object.hasOwn(crewShapes, type))
    .toSorted((one, other) => Number(one.type === 'forgo') - Number(other.type === 'forgo'));
  if (actions.length === 0) return null;
  const dice = actions.filter(action => action.type === 'setDie');
  return (
    <div class="jam-power-choices">
      <span class="jam-power-faces" aria-hidden="true">
        {askingCharacters(view).map(who => (
          <span key={who} class="jam-power-face">
            <Portrait character={who} />
          </span>
        ))}
      </span>
      <div class="jam-power-answers">
        {dice.length === 0 ? null : <OracleDice actions={dice} play={play} describe={describe} />}
        {actions.some(({ type }) => type === 'sinkHold') ? (
          <SinkHolds view={view} play={play} describe={describe} />
        ) : null}
        {actions.map(action =>
          action.type === 'setDie' || action.type === 'sinkHold' ? null : (
            <Answer key={JSON.stringify(action)} action={action} play={play} describe={describe} />
          ),
        )}
      </div>
    </div>
  );
}

function Answer({ action, play, describe }: Omit<PowerChoicesProps, 'view'> & { readonly action: Action }) {
  const isLifted = play.lifted !== null && isSame(play.lifted, action);
  const looks = ['button', action.type === 'forgo' ? 'quiet' : '', isLifted ? 'lifted' : ''];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      aria-pressed={isLifted}
      data-playable=""
      data-lit=""
      onClick={() => play.touch(action)}
    >
      {describe(action)}
    </button>
  );
}
