/** The spoils of a combat, picked by touching them: a hold, a treasure, or a curse to give away. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { Names } from '@havre/engine/games/language.ts';
import { crewPictures } from './crew/loading.ts';
import { Holds, type HoldTouch } from './holds.tsx';
import { isSame, stackAt, twinOf } from './reading.ts';
import { Chest } from './signs.tsx';
import { aboutCharacter, jamaicaWords } from './speech.ts';
import { PowerSign } from './treasures.tsx';
import type { Play } from './use-play.ts';
import './spoils.css';

export interface SpoilsProps {
  readonly view: View;
  readonly names: Names;
  readonly play: Play;
}

export function Spoils({ view, names, play }: SpoilsProps) {
  const words = jamaicaWords();
  const loser = view.now?.loser ?? 0;
  const name = words.shipName(names, loser);
  const cards = play.legal.filter(({ type }) => type !== 'stealHold' && type !== 'decline');
  return (
    <div class="jam-spoils">
      <p class="jam-spoils-whose" title={words.holdsOf(name)}>
        {words.holdsOf(name)}
      </p>
      <Holds view={view} ship={loser} label={words.holdsOf(name)} touchOf={hold => touchAt(view, loser, play, hold)} />
      <div class="jam-spoils-cards">
        {cards.map(action => (
          <button
            key={JSON.stringify(action)}
            type="button"
            class={play.lifted !== null && isSame(play.lifted, action) ? 'button jam-spoil lifted' : 'button jam-spoil'}
            aria-pressed={play.lifted !== null && isSame(play.lifted, action)}
            data-playable=""
            data-lit=""
            onClick={() => play.touch(action)}
          >
            <SpoilSign action={action} />
            {words.spoil(action)}
          </button>
        ))}
        <button
          type="button"
          class="button quiet jam-spoil"
          data-playable=""
          data-lit=""
          onClick={() => play.send({ type: 'decline' })}
        >
          {words.takeNothing}
        </button>
      </div>
    </div>
  );
}

const SpoilSign = ({ action }: { action: Action }) => {
  if (action.type === 'stealPower' || action.type === 'givePower') return <PowerSign power={action.power} />;
  const pictures = crewPictures.value;
  if (action.type === 'stealShown' && pictures !== null)
    return (
      <span class="jam-treasure idol" aria-hidden="true">
        <pictures.Idol />
      </span>
    );
  return (
    <span class="jam-spoil-chest" aria-hidden="true">
      <Chest />
    </span>
  );
};

function touchAt(view: View, loser: Ship, play: Play, hold: number): HoldTouch {
  const action = { type: 'stealHold', hold: twinOf(view, loser, hold) } as const;
  const isChoosable = play.isLegal(action);
  const stack = stackAt(view, loser, hold);
  const who = view.crew?.aboard[loser]?.[hold] ?? null;
  const words = jamaicaWords();
  const inIt = who === null ? words.holdWith(hold, stack) : aboutCharacter(who);
  const toSteal = who === null ? stack && words.steal(hold, stack) : words.stealCharacter(inIt);
  return {
    label: (isChoosable ? toSteal : null) ?? inIt,
    isChoosable,
    isLifted: play.lifted?.type === 'stealHold' && play.lifted.hold === action.hold && isChoosable,
    isSuggested: play.isSuggested(action),
    touch: () => play.touch(action),
    peek: isPointed => play.peek(isPointed ? action : null),
  };
}
