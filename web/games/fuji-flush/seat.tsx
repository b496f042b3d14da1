/** A place at the table: the card in front, who sits there, and how many cards they hold. */
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import { type Card, NONE } from '@havre/engine/games/fuji-flush/material.ts';
import { combined, group } from '@havre/engine/games/fuji-flush/state.ts';
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Mark } from '../../look/emblems.tsx';
import { PlayerName } from '../../table/player-name.tsx';
import { SeatSigns, spokenState } from '../../table/seat-signs.tsx';
import type { SeatState } from '../../table/seat-state.ts';
import { Back, Face } from './card.tsx';
import type { Spot } from './layout.ts';
import { frontPiece, handPlace, PILE } from './moves.ts';
import { fujiWords } from './speech.ts';
import './seat.css';

export interface SeatProps {
  readonly seat: Seat;
  readonly view: View;
  readonly names: Names;
  /** How whoever sits there stands: a bot, away. */
  readonly state: SeatState;
  readonly place: Spot;
  readonly isOwn: boolean;
  readonly hasTurn: boolean;
  /** Where a card that appears in front comes from. */
  readonly from: string;
  /** What a lifted card would do here. */
  readonly omen: Omen | null;
}

/** What would happen at a place if the lifted card were played. */
export type Omen =
  | { readonly type: 'lies'; readonly card: Card; readonly combined: number }
  | { readonly type: 'joins'; readonly combined: number }
  | { readonly type: 'goes' };

export function SeatPlace(props: SeatProps) {
  const { seat, view, place, isOwn, hasTurn, omen } = props;
  const isGone = view.gone.includes(seat);
  const looks = [
    'fuji-seat',
    place.x < 50 ? 'at-left' : place.x > 50 ? 'at-right' : 'at-middle',
    isOwn ? 'own' : '',
    hasTurn ? 'turn' : '',
    isGone ? 'gone' : '',
    view.winners.includes(seat) ? 'winner' : '',
    omen === null ? '' : `omen-${omen.type}`,
  ];
  return (
    <li class={looks.filter(Boolean).join(' ')} style={{ '--x': `${place.x}%`, '--y': `${place.y}%` }}>
      <span class="unseen">{fujiWords().seat(factsOf(props))}</span>
      <Front {...props} />
      <div class="fuji-label" aria-hidden="true">
        <span class={hasTurn ? 'fuji-who lit-seat' : 'fuji-who'}>
          <Mark seat={seat} size={26} />
          <PlayerName class="fuji-name" name={nameOf(props.names, seat)} />
        </span>
        <HandCount {...props} />
      </div>
    </li>
  );
}

function factsOf({ seat, view, names, state, isOwn, hasTurn }: SeatProps) {
  const card = view.front[seat] ?? NONE;
  const [, ...partners] = group(view.front, card, seat);
  return {
    name: nameOf(names, seat),
    notes: [...(isOwn ? [fujiWords().you] : []), ...spokenState({ ...state, doing: null })],
    front: card === NONE ? null : card,
    combined: combined(view.front, card),
    partners: card === NONE ? [] : partners.map(other => nameOf(names, other)),
    inHand: view.handSizes[seat] ?? 0,
    isGone: view.gone.includes(seat),
    hasTurn,
  };
}

/** The card in front, or the place where it will lie. */
function Front({ seat, view, from, omen }: SeatProps) {
  const card = view.front[seat] ?? NONE;
  const strength = combined(view.front, card);
  return (
    <div class="fuji-front" aria-hidden="true">
      {omen?.type === 'lies' ? (
        <span class="fuji-card ghost">
          <Face card={omen.card} />
        </span>
      ) : null}
      {card === NONE ? null : (
        <span class="fuji-card" data-piece={frontPiece(seat, card)} data-from={from} data-turns>
          <Face card={card} />
        </span>
      )}
      {omen !== null && omen.type !== 'goes' && omen.combined !== (omen.type === 'lies' ? omen.card : card) ? (
        <span class="fuji-sum coming">{omen.combined}</span>
      ) : card !== NONE && strength !== card ? (
        <span class="fuji-sum">{strength}</span>
      ) : null}
      {omen?.type === 'goes' ? (
        <svg class="fuji-stamp" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="10.500" />
          <path d="M7.500 7.500l9 9M16.500 7.500l-9 9" />
        </svg>
      ) : null}
    </div>
  );
}

/** How many cards somebody holds: their backs, and the number. */
function HandCount({ seat, view, isOwn, state }: SeatProps) {
  const count = view.handSizes[seat] ?? 0;
  if (view.gone.includes(seat)) return <span class="fuji-note">{fujiWords().hasLeft}</span>;
  if (isOwn && !view.over) return null;
  return (
    <span class="fuji-count" data-place={handPlace(seat)}>
      <span class="fuji-backs">
        {Array.from({ length: count }, (_, i) => (
          <span key={i} class="fuji-card" data-piece={`back ${seat} ${i}`} data-from={PILE}>
            <Back />
          </span>
        ))}
      </span>
      {count === 0 ? null : <span class="fuji-number">{count}</span>}
      <span class="fuji-signs">
        <SeatSigns state={{ ...state, doing: null }} />
      </span>
    </span>
  );
}
