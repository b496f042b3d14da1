/** Draw pile and discard pile, in the middle of the table, with their counts and the card on top. */
import type { View } from '@havre/engine/games/fuji-flush/information.ts';
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

/** How many cards of a pile are drawn as its side: a thick pile looks thick. */
const thickness = (count: number): number => Math.ceil(count / 16);

export function Piles({ view, from, isShuffling }: PilesProps) {
  const { pile, discard } = view;
  const top = discard.at(-1);
  const below = discard.at(-2);
  return (
    <div class="fuji-piles">
      <div class="fuji-pile" role="img" aria-label={fujiWords().pile(pile)} title={fujiWords().pile(pile)}>
        <div
          class={isShuffling ? 'fuji-stack shuffling' : 'fuji-stack'}
          style={{ '--thick': thickness(pile) }}
          data-place={PILE}
        >
          {pile === 0 ? null : (
            <span class="fuji-card">
              <Back />
            </span>
          )}
        </div>
        <span class="fuji-pile-count">{pile}</span>
      </div>
      <div
        class="fuji-pile"
        role="img"
        aria-label={fujiWords().discard(discard.length, top)}
        title={fujiWords().discard(discard.length, top)}
      >
        <div class="fuji-stack" style={{ '--thick': thickness(discard.length) }} data-place={DISCARD}>
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
        </div>
        <span class="fuji-pile-count">{discard.length}</span>
      </div>
    </div>
  );
}
