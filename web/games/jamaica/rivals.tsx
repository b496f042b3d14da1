/** The other ships: holds, treasures, cards and place in the race. Touching one tells everything about it. */
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import type { Names } from '@havre/engine/games/language.ts';
import { useRef } from 'preact/hooks';
import { useLitInSight } from '../../table/lit-in-sight.ts';
import { PlayerName } from '../../table/player-name.tsx';
import { SeatSigns } from '../../table/seat-signs.tsx';
import type { SeatState } from '../../table/seat-state.ts';
import { Holds } from './holds.tsx';
import { sourceOf, treasureFrom } from './moves.ts';
import { Piles } from './piles.tsx';
import { activeShip } from './reading.ts';
import { doingOf, moodOf, ShipBadge } from './ship-badge.tsx';
import { jamaicaWords } from './speech.ts';
import { ChipPoints, Standing } from './standing.tsx';
import { Treasures } from './treasures.tsx';
import './rivals.css';

export interface RivalsProps {
  readonly view: View;
  readonly event: Event | null;
  readonly names: Names;
  /** The ships to show, in the order of play. */
  readonly ships: readonly Ship[];
  /** How whoever sits there stands: a bot, away; null for the ghost ship. */
  stateOf(ship: Ship): SeatState | null;
  open(ship: Ship): void;
}

export function Rivals({ view, event, names, ships, stateOf, open }: RivalsProps) {
  const words = jamaicaWords();
  const active = activeShip(view);
  const list = useRef<HTMLUListElement>(null);
  const [asked, ...others] = ships.filter(ship => doingOf(moodOf(view, ship, active)) === 'asked');
  // While several choose at the same time nothing moves.
  useLitInSight(list, others.length === 0 ? asked : undefined);
  return (
    <ul ref={list} class="jam-rivals" data-part="others" aria-label={words.rivals} style={{ '--rivals': ships.length }}>
      {ships.map(ship => {
        const mood = moodOf(view, ship, active);
        const name = words.shipTitle(names, ship);
        const state = stateOf(ship);
        return (
          <li key={ship} class={`jam-rival ${mood} ${doingOf(mood) === 'asked' ? 'lit-seat' : ''}`}>
            <button type="button" class="jam-rival-head" aria-haspopup="dialog" onClick={() => open(ship)}>
              <ShipBadge view={view} ship={ship} mood={mood} />
              <span class="jam-rival-text">
                <PlayerName class="jam-rival-name" name={words.shipShort(names, ship)} />
                <Standing view={view} ship={ship} />
              </span>
              <ChipPoints view={view} ship={ship} />
              {ship === view.captain ? <span class="unseen">{words.isCaptain}</span> : null}
              {state === null ? null : <SeatSigns state={{ ...state, doing: doingOf(mood) }} />}
            </button>
            {mood === 'left' ? null : (
              <>
                <Piles view={view} ship={ship} />
                <Holds
                  view={view}
                  ship={ship}
                  label={words.holdsOf(name)}
                  event={event}
                  from={sourceOf(event, ship)}
                  open={() => open(ship)}
                />
                <Treasures view={view} ship={ship} from={treasureFrom(event)} />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
