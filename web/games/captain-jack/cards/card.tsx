/**
 * A sea card, 126 by 180: the arrow half above, the other half upside down below it. Aboard a card may lie turned by 180°;
 * whichever half is down is dimmed, but the booty of a ship counts as it lies (CJG-CARD-12).
 */
import { ARROW, CARDS, type Card } from '@havre/engine/games/captain-jack/material.ts';
import { HALF, HalfDrawing } from './half.tsx';
import { Arrow, Calm, Rum, Sabres, SkullMark } from './signs.tsx';
import './card.css';

export interface CardFaceProps {
  readonly card: Card;
  readonly turned?: boolean;
}

export function CardFace({ card, turned = false }: CardFaceProps) {
  const printed = CARDS[card];
  if (printed === undefined) return null;
  const { area, top, bottom, calm, boarding, rum, skull } = printed;
  const marks = [
    ...(calm ? [<Calm key="calm" />] : []),
    ...(boarding ? [<Sabres key="boarding" />] : []),
    ...(rum ? [<Rum key="rum" />] : []),
  ];
  const isShip = ARROW[card]?.kind === 'ship';
  return (
    <svg class={`cj-face ${area} ${turned ? 'turned' : ''}`} viewBox="-4 -4 134 188" aria-hidden="true">
      <rect class="cj-edge" x="-3" y="-3" width="132" height="186" rx="12" />
      <g class="cj-ink">
        <g class={turned ? 'cj-half down' : 'cj-half'}>
          <HalfDrawing half={top} isPlain={marks.length === 0} />
          {skull ? (
            <g transform="translate(63 8) scale(.6)">
              <SkullMark />
            </g>
          ) : null}
          <g class="cj-corner">
            <g transform="translate(15 17) scale(.72)">
              <Arrow />
            </g>
            {marks.map((mark, i) => (
              <g key={mark.key} transform={`translate(18 ${marks.length === 1 ? 58 : 43 + i * 30})`}>
                <circle r="16" fill="#fff6df" stroke-width="1.500" />
                <g transform="scale(.45)">{mark}</g>
              </g>
            ))}
          </g>
        </g>
        <g transform={`rotate(180 ${HALF.width / 2} ${HALF.height})`}>
          <g class={turned || isShip ? 'cj-half' : 'cj-half down'}>
            <HalfDrawing half={bottom} />
          </g>
        </g>
      </g>
      <path class="cj-fold" d="M0 90H126" />
      <rect class="cj-rim" x="-1.500" y="-1.500" width="129" height="183" rx="10.500" />
    </svg>
  );
}
