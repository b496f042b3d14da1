/**
 * A card that turns over, and turns round. Turned over, it lifts, shows its edge and comes down with its other side up;
 * turned round, it lies upside down. Of its two sides only the one that is seen is in the page: what is face down cannot be
 * found there, neither by a screen reader nor by anybody who looks. At rest, or with no motion, a side is there at once.
 *
 * @example
 * <TurningCard isUp={card !== null} face={card === null ? null : <Face card={card} />} back={<Back />}
 *   isRound={isTurned} label={card === null ? words.faceDown : words.card(card)} />
 */
import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { atTempo } from '../../motion/tempo.ts';
import { isStill } from '../../shell/settings.ts';
import './turning-card.css';

export interface TurningCardProps {
  /** Whether its face is up. */
  readonly isUp: boolean;
  /** Its face; null where nobody here may know it. */
  readonly face: ComponentChild;
  readonly back: ComponentChild;
  /** Whether it lies upside down. */
  readonly isRound?: boolean;
  /** What a screen reader says of the side that is up; without it, whatever surrounds the card names it. */
  readonly label?: string;
  readonly class?: string;
}

/** Half of a turn, in milliseconds as drawn. */
const HALF = 170;
const LIFTED = 'perspective(60rem) translateY(-6%) scale(1.06)';

export function TurningCard({ isUp, face, back, isRound = false, label, class: looks = '' }: TurningCardProps) {
  const card = useRef<HTMLSpanElement>(null);
  const [wasUp, setWasUp] = useState(isUp);
  const isTurning = wasUp !== isUp && !isStill();
  /** While it turns down, the face that was up is seen until the card shows its edge. */
  const lastFace = useRef<ComponentChild>(null);
  if (isUp) lastFace.current = face;
  const isFaceSeen = isTurning ? wasUp : isUp;
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null || wasUp === isUp) return;
    if (isStill()) {
      setWasUp(isUp);
      return;
    }
    const away = current.animate([{ transform: 'none' }, { transform: `${LIFTED} rotateY(90deg)` }], {
      duration: atTempo(HALF),
      easing: 'cubic-bezier(.5,0,.9,.6)',
      fill: 'forwards',
    });
    let isOver = false;
    const turned = () => {
      if (isOver) return;
      setWasUp(isUp);
      away.cancel();
      current.animate([{ transform: `${LIFTED} rotateY(-90deg)` }, { transform: 'none' }], {
        duration: atTempo(HALF),
        easing: 'cubic-bezier(.1,.4,.3,1)',
      });
    };
    away.finished.then(turned, () => {});
    return () => {
      isOver = true;
      away.cancel();
    };
  }, [isUp]);
  const side = isFaceSeen ? (isUp ? face : lastFace.current) : back;
  if (!isUp && !isFaceSeen) lastFace.current = null;
  return (
    <span
      ref={card}
      class={`kit-card ${looks}`}
      data-round={isRound ? '' : undefined}
      data-side={isFaceSeen ? 'face' : 'back'}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label, title: label })}
    >
      <span class="kit-card-side">{side}</span>
    </span>
  );
}
