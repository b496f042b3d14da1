/** An action card: the morning above, the evening below, each with its icon and, once the dice lie, with its die. */
import { CARDS, type Card, type Colour, type IconName } from '@havre/engine/games/jamaica/material.ts';
import { useEffect } from 'preact/hooks';
import { Token } from './goods.tsx';
import { Moon, Sun, Way } from './signs.tsx';
import { loadWorld, stretchOf, worldPictures } from './world/loading.ts';
import './card.css';

export interface FaceProps {
  readonly card: Card;
  /** The dice on sun and moon, or as somebody thinks of laying them; 0 where nothing lies yet. */
  readonly dice: readonly number[];
  /** Whose card it is: each has a stretch of the world behind its icons. Without it the card is plain, as small ones are. */
  readonly colour?: Colour;
}

/** The face of a card. It says nothing to a screen reader: whoever shows it names it. */
export function Face({ card, dice, colour }: FaceProps) {
  const world = colour === undefined ? null : worldPictures.value;
  useEffect(() => {
    if (colour !== undefined) loadWorld();
  }, [colour]);
  const [morning = 'gold', evening = 'gold'] = CARDS[card] ?? [];
  return (
    <span class={world === null ? 'jam-face-of-card' : 'jam-face-of-card pictured'} aria-hidden="true">
      {world === null || colour === undefined ? null : <world.Stretch card={stretchOf(colour, card)} />}
      <span class="jam-half morning">
        <span class="jam-half-sky">
          <Sun />
        </span>
        <Icon icon={morning} />
        {(dice[0] ?? 0) > 0 ? <span class="jam-times" data-number={dice[0]} /> : null}
      </span>
      <span class="jam-half evening">
        <span class="jam-half-sky">
          <Moon />
        </span>
        <Icon icon={evening} />
        {(dice[1] ?? 0) > 0 ? <span class="jam-times" data-number={dice[1]} /> : null}
      </span>
    </span>
  );
}

/** What one half of a card does: some goods, or a way to go. */
export const Icon = ({ icon }: { icon: IconName }) => (
  <span class="jam-icon">
    {icon === 'forward' || icon === 'backward' ? <Way icon={icon} /> : <Token goods={icon} />}
  </span>
);

/** The back of a card: a rose of rhumb lines. */
export const Back = () => <span class="jam-back" aria-hidden="true" />;
