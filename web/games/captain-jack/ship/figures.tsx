/** What a ship comes to, in figures beside their signs: sails, cannons, doubloons, cards aboard. */
import type { View } from '@havre/engine/games/captain-jack/information.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Cannon, Doubloon, Sail } from '../cards/signs.tsx';
import { coinPiece, SUPPLY } from '../pieces.ts';
import { jackWords } from '../speech.ts';
import './figures.css';

export function Figures({ view, seat }: { view: View; seat: Seat }) {
  const ship = view.ships[seat];
  if (ship === undefined) return null;
  const { sails, cannons, doubloons, cards, limit } = ship;
  const words = jackWords();
  return (
    <span class="cj-figures" aria-hidden="true">
      <span class="cj-purse" title={words.doubloons}>
        <span class="cj-purse-coins">
          {Array.from({ length: Math.max(1, doubloons) }, (_, i) => (
            <svg
              key={i}
              class={doubloons === 0 ? 'none' : ''}
              viewBox="-29 -29 58 58"
              aria-hidden="true"
              {...(doubloons === 0 ? {} : { 'data-piece': coinPiece(seat, i), 'data-from': SUPPLY })}
            >
              <g class="cj-ink">
                <Doubloon />
              </g>
            </svg>
          ))}
        </span>
        {doubloons}
        <span class="cj-needed">{`/${view.needed}`}</span>
      </span>
      <span title={words.sails}>
        <svg aria-hidden="true" viewBox="-30 -32 60 64">
          <g class="cj-ink">
            <Sail />
          </g>
        </svg>
        {sails}
      </span>
      <span title={words.cannons}>
        <svg aria-hidden="true" viewBox="-38 -24 66 54">
          <g class="cj-ink">
            <Cannon />
          </g>
        </svg>
        {cannons}
      </span>
      <span title={words.berths}>
        <svg aria-hidden="true" viewBox="-16 -20 32 38">
          <rect x="-11" y="-17" width="22" height="31" rx="3" fill="#f3e2b6" stroke="#2a1b0c" stroke-width="2.500" />
        </svg>
        {cards.length}
        <span class="cj-needed">{`/${limit}`}</span>
      </span>
    </span>
  );
}
