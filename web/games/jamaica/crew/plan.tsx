/** The places of the tavern, row by row as they lie: tables with somebody at them, tables left, and the stairs. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { CrewView } from '@havre/engine/games/jamaica/crew/information.ts';
import { PLACES, type Place, STAIRS } from '@havre/engine/games/jamaica/crew/tavern.ts';
import { placeText } from '@havre/engine/games/jamaica/crew/wording.ts';
import { tavern } from '@havre/engine/games/jamaica/crew-components.ts';
import { atHead } from '@havre/engine/games/language.ts';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { pointing } from '../../kit/pointing.ts';
import { TurningCard } from '../../kit/turning-card.tsx';
import { crewPiece } from '../moves.ts';
import { aboutCharacter, characterName } from '../speech.ts';
import type { Play } from '../use-play.ts';
import { walkedTo } from './plan-keys.ts';
import { Portrait } from './portrait.tsx';
import { Stairs, TileBack } from './room.tsx';
import { type Stand, standsFor } from './ways.ts';
import { tavernWords } from './words.ts';

export interface PlanProps {
  readonly crew: CrewView;
  readonly play: Play;
  /** Whoever is spoken of. */
  readonly shown: CharacterName | null;
  /** The bottle's way that is thought of. */
  readonly stand: Stand | null;
  /** Where else the bottle could stand for whoever is chosen. */
  readonly stands: readonly Stand[];
  readonly children: ComponentChildren;
  touch(place: Place): void;
  point(who: CharacterName | null): void;
}

const ALL: readonly Place[] = Array.from({ length: PLACES }, (_, place) => place);
const { columns, rows } = tavern;
const middleOf = (place: Place): string => `${(place % columns) + 0.5} ${Math.floor(place / columns) + 0.5}`;

export function Plan({ crew, play, shown, stand, stands, children, touch, point }: PlanProps) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <div class="jam-plan-view" data-pans>
      <div class="jam-plan">
        <ol ref={list} class="jam-plan-places" aria-label={tavernWords().plan}>
          {ALL.map(place => {
            const tile = crew.tavern[place] ?? null;
            const who = tile === 'faceDown' ? null : tile;
            const stops = who === null ? [] : standsFor(crew, play.legal, who);
            const other = tile === null ? stands.find(({ action }) => action.bottle === place) : undefined;
            const isOpen = stops.length > 0 || other !== undefined;
            const isSuggested = stops.some(({ action }) => play.isSuggested(action));
            const looks = [
              'jam-place',
              tile === null ? 'left' : '',
              who !== null && who === shown ? 'shown' : '',
              isSuggested ? 'suggested' : '',
            ];
            return (
              <li key={place}>
                <button
                  type="button"
                  class={looks.filter(Boolean).join(' ')}
                  data-place-of-tavern={place}
                  data-playable={isOpen ? '' : undefined}
                  data-lit={isOpen ? '' : undefined}
                  tabIndex={place === crew.bottle || isOpen ? 0 : -1}
                  aria-label={labelOf(crew, place, stops[0], other)}
                  aria-pressed={isOpen ? who !== null && who === shown : undefined}
                  onClick={() => touch(place)}
                  onKeyDown={event => {
                    const to = walkedTo(place, event.key);
                    if (to === null) return;
                    event.preventDefault();
                    list.current
                      ?.querySelector<HTMLElement>(`[data-place-of-tavern="${to}"]`)
                      ?.focus({ preventScroll: true });
                  }}
                  {...pointing(isPointed => point(isPointed ? who : null))}
                >
                  {place === STAIRS ? <Stairs /> : <span class="jam-place-table" aria-hidden="true" />}
                  {tile === null ? null : <Tile who={who} fee={stops[0]?.fee ?? null} />}
                </button>
              </li>
            );
          })}
        </ol>
        <svg class="jam-plan-way" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
          {stand === null ? null : <path d={`M${stand.route.map(middleOf).join('L')}`} />}
        </svg>
        {children}
      </div>
    </div>
  );
}

/** A tile on its table: a face with its price, or the back of the tile. */
function Tile({ who, fee }: { who: CharacterName | null; fee: number | null }) {
  const piece = who === null ? {} : { 'data-piece': crewPiece(who) };
  return (
    <span class="jam-tile" aria-hidden="true" {...piece}>
      <TurningCard isUp={who !== null} face={who === null ? null : <Portrait character={who} />} back={<TileBack />} />
      {who === null ? null : <span class="jam-tile-name">{headName(who)}</span>}
      {fee === null ? null : <span class="jam-tile-fee" data-number={fee} />}
    </span>
  );
}

function labelOf(crew: CrewView, place: Place, cheapest: Stand | undefined, other: Stand | undefined): string {
  const words = tavernWords();
  const tile = crew.tavern[place] ?? null;
  const what = (): string => {
    if (tile === 'faceDown') return words.faceDown;
    if (tile !== null) {
      const about = aboutCharacter(tile);
      return cheapest === undefined ? about : words.priced(about, cheapest.fee);
    }
    if (other !== undefined) return words.standHere(other.fee);
    return place === crew.bottle ? words.bottle : words.empty;
  };
  return words.at(placeText(place), what());
}

/** A character's name where a line begins with it. */
export const headName = (who: CharacterName): string => atHead(characterName(who));
