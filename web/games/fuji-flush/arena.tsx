/** Everybody around the table, their cards in front of them, and the two piles in the middle. */
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import type { Card } from '@havre/engine/games/fuji-flush/material.ts';
import type { Forecast } from '@havre/engine/games/fuji-flush/questions.ts';
import type { Event } from '@havre/engine/games/fuji-flush/state.ts';
import type { Names } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useRef } from 'preact/hooks';
import type { SeatState } from '../../table/seat-state.ts';
import { words } from '../../words/index.ts';
import { placesFor } from './layout.ts';
import { Links } from './links.tsx';
import { actorOf, discardedFrom, handPlace, heldPiece } from './moves.ts';
import { Piles } from './piles.tsx';
import { Scenery } from './scenery.tsx';
import { type Omen, SeatPlace } from './seat.tsx';
import { Triumph } from './triumph.tsx';
import { useSheet } from './use-sheet.ts';
import './arena.css';

export interface ArenaProps {
  readonly view: View;
  readonly seat: Seat | null;
  readonly names: Names;
  /** How whoever sits at a place stands: a bot, away. */
  stateOf(seat: Seat): SeatState;
  /** What is happening on the screen. */
  readonly event: Event | null;
  /** What the card that is lifted or pointed at would do. */
  readonly preview: ({ readonly card: Card } & Forecast) | null;
  /** The piece of the own hand that was played last. */
  readonly played: number | null;
  /** What is said of the end. */
  readonly verdict: string;
}

export function Arena({ view, seat: own, names, stateOf, event, preview, played, verdict }: ArenaProps) {
  const places = placesFor(view.front.length, own);
  const actor = useActor(view, event);
  const sheet = useRef<HTMLElement>(null);
  useSheet(sheet);
  return (
    <section ref={sheet} class="fuji-arena" data-part="board" aria-label={words().table.board}>
      <Scenery />
      {view.over ? <Triumph text={verdict} winners={view.winners} /> : null}
      <div class="fuji-ring">
        <Links
          view={view}
          places={places}
          joining={preview === null || own === null ? [] : [own, ...preview.partners]}
        />
        {view.over ? null : (
          <Piles view={view} from={discardedFrom(event)} isShuffling={event?.type === 'reshuffled'} />
        )}
        <ul class="fuji-seats" aria-label={words().table.players}>
          {places.map((place, seat) => (
            <SeatPlace
              key={seat}
              seat={seat}
              view={view}
              names={names}
              state={stateOf(seat)}
              place={place}
              isOwn={seat === own}
              hasTurn={seat === actor}
              from={seat === own ? heldPiece(played ?? -1) : handPlace(seat)}
              omen={omenAt(seat, own, preview)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Who is at it: in a playback whose doing is shown, else whose turn it is. */
function useActor(view: View, event: Event | null): Seat | null {
  const last = useRef<Seat | null>(null);
  last.current = event === null ? view.turn : (actorOf(event) ?? last.current);
  return view.over ? null : last.current;
}

function omenAt(seat: Seat, own: Seat | null, preview: ArenaProps['preview']): Omen | null {
  if (preview === null) return null;
  const { card, combined, partners, pushedOut } = preview;
  if (seat === own) return { type: 'lies', card, combined };
  if (partners.includes(seat)) return { type: 'joins', combined };
  return pushedOut.includes(seat) ? { type: 'goes' } : null;
}
