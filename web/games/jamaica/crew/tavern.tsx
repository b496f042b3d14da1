/**
 * The tavern of Port Royal, drawn over the chart: the plan with its places, who is known to wait there, the bottle of rum,
 * and whoever is pointed at with what they do, count and cost. Recruiting is done on the plan itself: a face is touched, the
 * bottle's way is shown, and one more touch does it. Whoever only looks in sees the same.
 */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { CrewView } from '@havre/engine/games/jamaica/crew/information.ts';
import type { Place } from '@havre/engine/games/jamaica/crew/tavern.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useState } from 'preact/hooks';
import { Icon } from '../../../look/icons.tsx';
import { Scene } from '../../kit/scene.tsx';
import { isSame } from '../reading.ts';
import type { Play } from '../use-play.ts';
import { About } from './about.tsx';
import { Bottle } from './bottle.tsx';
import { Plan } from './plan.tsx';
import { TavernRoom } from './room.tsx';
import { standsFor } from './ways.ts';
import { tavernWords } from './words.ts';
import './tavern.css';

export interface TavernProps {
  readonly isOpen: boolean;
  readonly view: View;
  readonly crew: CrewView;
  readonly event: Event | null;
  readonly seat: Seat | null;
  readonly play: Play;
  /** Somebody touched a face that cannot be had. */
  askWhy(action: Action): void;
  close(): void;
}

const FORGO: Action = { type: 'forgo' };

export function Tavern({ isOpen, view, crew, event, seat, play, askWhy, close }: TavernProps) {
  const words = tavernWords();
  const [looked, look] = useState<CharacterName | null>(null);
  const isAsked = play.legal.some(({ type }) => type === 'recruit') || view.now?.step === 'recruit';
  const mayForgo = isAsked && play.isLegal(FORGO);
  const thought = play.shown?.type === 'recruit' ? play.shown : null;
  // somebody else may have hired whom one looked at
  const who = crew.hired ?? thought?.character ?? (crew.tavern.includes(looked) ? looked : null);
  const stands = who === null ? [] : standsFor(crew, play.legal, who);
  const stand = stands.find(({ action }) => thought !== null && isSame(action, thought)) ?? null;
  const touchPlace = (place: Place): void => {
    const tile = crew.tavern[place];
    const other = stands.find(({ action }) => action.bottle === place);
    if (tile === null && other !== undefined) play.touch(other.action);
    else if (tile == null || tile === 'faceDown') look(null);
    else touchFace(tile);
  };
  const touchFace = (tile: CharacterName): void => {
    look(tile);
    const [cheapest, ...dearer] = standsFor(crew, play.legal, tile);
    if (play.lifted?.type === 'recruit' && play.lifted.character === tile) play.touch(play.lifted);
    else if (cheapest !== undefined && dearer.length > 0) play.lift(cheapest.action);
    else if (cheapest !== undefined) play.touch(cheapest.action);
    else if (mayForgo) askWhy({ type: 'recruit', character: tile, bottle: crew.bottle });
  };
  return (
    <Scene isOpen={isOpen} label={words.tavern} class="jam-tavern" takesFocus={isOpen && event === null}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the room from wherever the focus is */}
      <div
        class="jam-tavern-inside"
        onKeyDown={pressed => {
          if (pressed.key !== 'Escape' || play.lifted !== null) return;
          pressed.stopPropagation();
          close();
        }}
      >
        <TavernRoom />
        <header class="jam-tavern-head">
          <h2>{words.tavern}</h2>
          {mayForgo ? (
            <button
              type="button"
              class={play.lifted?.type === 'forgo' ? 'button jam-tavern-nobody lifted' : 'button jam-tavern-nobody'}
              data-playable=""
              data-lit=""
              onClick={() => play.touch(FORGO)}
            >
              {words.nobody}
            </button>
          ) : null}
          <button type="button" class="jam-tavern-leave" aria-label={words.leave} title={words.leave} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <Plan
          crew={crew}
          play={play}
          shown={who}
          stand={stand}
          stands={play.lifted?.type === 'recruit' ? stands : []}
          touch={touchPlace}
          point={tile => {
            const [cheapest] = tile === null ? [] : standsFor(crew, play.legal, tile);
            play.peek(cheapest?.action ?? null);
            if (tile !== null) look(tile);
          }}
        >
          <Bottle crew={crew} event={event} />
        </Plan>
        <About view={view} crew={crew} who={who} stand={stand} stands={stands} seat={seat} isAsked={mayForgo} />
      </div>
    </Scene>
  );
}
