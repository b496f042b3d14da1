/** The cards of a player: how many are left to draw, the one played last, and the one chosen, laid across it face down. */
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { Back, Face } from './card.tsx';
import { chosenPiece, DRAW_PILE, discardPiece, heldPiece } from './moves.ts';
import { jamaicaWords } from './speech.ts';
import './piles.css';

export interface PilesProps {
  readonly view: View;
  readonly ship: Ship;
  readonly isOwn?: boolean;
}

export function Piles({ view, ship, isOwn = false }: PilesProps) {
  const words = jamaicaWords();
  const cards = view.seats[ship];
  if (cards === undefined) return null;
  const { discard, pile, hand, hasChosen } = cards;
  const { colour = 'red' } = view.ships[ship] ?? {};
  const top = discard.at(-1);
  const chosen = isOwn ? view.chosen : null;
  const label = words.piles({ pile, hand, top: top ?? null, isChosen: hasChosen, chosen });
  return (
    <div class="jam-piles" role="img" aria-label={label} title={label}>
      {isOwn ? (
        <span class="jam-pile" data-place={DRAW_PILE}>
          {pile > 0 ? (
            <span class="jam-card">
              <Back />
            </span>
          ) : null}
          <span class="jam-pile-count">{pile}</span>
        </span>
      ) : null}
      <span class="jam-pile discard">
        {top === undefined ? null : (
          <span
            key={discard.length}
            class="jam-card"
            data-piece={discardPiece(ship, discard.length)}
            data-from={chosenPiece(ship)}
            data-turns
          >
            <Face card={top} dice={[]} {...(isOwn ? { colour } : {})} />
          </span>
        )}
        {hasChosen ? (
          <span class="jam-card" data-piece={chosenPiece(ship)} data-from={chosen === null ? '' : heldPiece(chosen)}>
            <span class="jam-across">
              <Back />
            </span>
          </span>
        ) : null}
      </span>
    </div>
  );
}
