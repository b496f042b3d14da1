/** The treasures of a ship: powers face up, with what they do; the others face down, with their worth for those who may look. */
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Power } from '@havre/engine/games/jamaica/material.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { crewPictures } from './crew/loading.ts';
import { shipPlace, treasurePiece } from './moves.ts';
import { Chest } from './signs.tsx';
import { jamaicaWords } from './speech.ts';
import './treasures.css';

const POWER_PATHS: { readonly [P in Power]: string } = {
  morganMap: 'M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2zM9 3v16M15 5v16M11 11l2 2M13 11l-2 2',
  saranSabre: 'M4 20l3-3M5.500 14.500l4 4M8 16C15 13 19 9 20.500 3.500 15 5 11 9 8 16z',
  ladyBeth:
    'M12 3c3.500 0 5 2.500 5 5.500S15 15 12 15s-5-3.500-5-6.500S8.500 3 12 3zM4 21c1-4 4-6 8-6s7 2 8 6M9 6c2 1 5 1 7-1',
  sixthHold: 'M3 9l9-5 9 5v10H3zM3 9h18M8 13h8v6H8z',
};

export const PowerSign = ({ power }: { power: Power }) => (
  <svg class="jam-power-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={POWER_PATHS[power]} />
  </svg>
);

export interface TreasuresProps {
  readonly view: View;
  readonly ship: Ship;
  /** Where a new one comes from. */
  readonly from: string;
}

/** The treasures in a row of small cards. */
export function Treasures({ view, ship, from }: TreasuresProps) {
  const words = jamaicaWords();
  const { powers = [], faceDown = [] } = view.ships[ship] ?? {};
  const pictures = crewPictures.value;
  return (
    <ul class="jam-treasures" aria-label={words.treasures} data-place={shipPlace(ship)}>
      {pictures === null || view.crew === null ? null : <pictures.CrewTreasures view={view} ship={ship} from={from} />}
      {powers.map(power => (
        <li
          key={power}
          class="jam-treasure power"
          data-piece={`power ${power}`}
          data-from={from}
          title={words.meaning(words.powers[power], words.powerDoes[power])}
        >
          <PowerSign power={power} />
          <span class="unseen">{words.meaning(words.powers[power], words.powerDoes[power])}</span>
        </li>
      ))}
      {faceDown.map((card, i) => (
        <li
          key={i}
          class={card.cursed || (card.worth ?? 0) < 0 ? 'jam-treasure cursed' : 'jam-treasure'}
          data-piece={treasurePiece(ship, i)}
          data-from={from}
          title={words.faceDown(card.worth, card.cursed)}
        >
          {card.worth === null ? (
            <span class="jam-treasure-chest">
              <Chest />
            </span>
          ) : (
            <span class="jam-worth" aria-hidden="true" data-number={words.worth(card.worth)} />
          )}
          <span class="unseen">{words.faceDown(card.worth, card.cursed)}</span>
        </li>
      ))}
    </ul>
  );
}
