/** A card aboard: its face, the bottles that stand on it, and whether it is new. */
import { CardFace } from '../cards/card.tsx';
import { Rum } from '../cards/signs.tsx';
import { cardPiece } from '../pieces.ts';
import type { StowedView } from '../reading.ts';
import { stowedName } from '../speech.ts';
import './stowed-card.css';

export interface StowedCardProps {
  readonly stowed: StowedView;
  /** Whether something can be done with it, and whether it is picked. */
  readonly isLit?: boolean;
  readonly isPicked?: boolean;
  /** Whether it is the one drawing of this card that flies when it moves. */
  readonly isPiece?: boolean;
  /** Whether it is just being turned. */
  readonly turns?: boolean;
  /** What number of a choice it is. */
  readonly order?: number | null;
  touch?(): void;
}

export function StowedCard({
  stowed,
  isLit = false,
  isPicked = false,
  isPiece = true,
  turns = false,
  order = null,
  touch,
}: StowedCardProps) {
  const { card, turned, bottles, fresh } = stowed;
  const name = stowedName(stowed);
  const looks = ['cj-stowed', isLit ? 'lit' : '', isPicked ? 'picked' : '', fresh ? 'fresh' : '', turns ? 'turns' : ''];
  const inside = (
    <>
      <CardFace card={card} turned={turned} />
      {bottles === 0 ? null : (
        <span class="cj-bottles">
          {Array.from({ length: bottles }, (_, i) => (
            <svg key={i} viewBox="-18 -34 36 66" aria-hidden="true">
              <g class="cj-ink">
                <Rum />
              </g>
            </svg>
          ))}
        </span>
      )}
      {order === null ? null : <span class="cj-count">{order}</span>}
    </>
  );
  const common = {
    class: looks.filter(Boolean).join(' '),
    title: name,
    ...(isPiece ? { 'data-piece': cardPiece(card) } : {}),
  };
  return touch === undefined ? (
    <span {...common} role="img" aria-label={name}>
      {inside}
    </span>
  ) : (
    <button
      type="button"
      {...common}
      data-card={card}
      data-playable={isLit ? '' : undefined}
      aria-label={name}
      aria-pressed={isPicked}
      onClick={touch}
    >
      {inside}
    </button>
  );
}
