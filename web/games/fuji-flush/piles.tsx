/** Draw pile and discard pile, in the middle of the table, with their counts and the card on top. */
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
import { Pile } from '../kit/pile.tsx';
import { Back, Face } from './card.tsx';
import { DISCARD, discardPiece, PILE } from './moves.ts';
import { fujiWords } from './speech.ts';
import './piles.css';

export interface PilesProps {
  readonly view: View;
  /** Where the card on top of the discard pile comes from. */
  readonly from: string;
  readonly isShuffling: boolean;
}

export function Piles({ view, from, isShuffling }: PilesProps) {
  const { pile, discard } = view;
  const top = discard.at(-1);
  const below = discard.at(-2);
  return (
    <div class="fuji-piles">
      <Pile
        count={pile}
        label={fujiWords().pile(pile)}
        place={PILE}
        class={isShuffling ? 'fuji-pile shuffling' : 'fuji-pile'}
      >
        {pile === 0 ? null : (
          <span class="fuji-card">
            <Back />
          </span>
        )}
      </Pile>
      <Pile count={discard.length} label={fujiWords().discard(discard.length, top)} place={DISCARD} class="fuji-pile">
        {below === undefined ? null : (
          <span class="fuji-card below">
            <Face card={below} />
          </span>
        )}
        {top === undefined ? null : (
          <span class="fuji-card" key={discard.length} data-piece={discardPiece(discard.length)} data-from={from}>
            <Face card={top} />
          </span>
        )}
      </Pile>
    </div>
  );
}
