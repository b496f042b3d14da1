/** The twenty characters of The Crew, face to face: each drawn for itself, on the colour of its family. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { characters, type Family } from '@havre/engine/games/jamaica/crew-components.ts';
import type { ComponentChild } from 'preact';
import { Anchorman } from './portraits/anchorman.tsx';
import { Bishop } from './portraits/bishop.tsx';
import { Buccaneer } from './portraits/buccaneer.tsx';
import { Calypso } from './portraits/calypso.tsx';
import { Cartographer } from './portraits/cartographer.tsx';
import { Cooper } from './portraits/cooper.tsx';
import { King } from './portraits/king.tsx';
import { Lookout } from './portraits/lookout.tsx';
import { Mage } from './portraits/mage.tsx';
import { Navigator } from './portraits/navigator.tsx';
import { Oracle } from './portraits/oracle.tsx';
import { Prussian } from './portraits/prussian.tsx';
import { Saran } from './portraits/saran.tsx';
import { SeaWolf } from './portraits/sea-wolf.tsx';
import { Shipowner } from './portraits/shipowner.tsx';
import { SirBeth } from './portraits/sir-beth.tsx';
import { Strategist } from './portraits/strategist.tsx';
import { Swiss } from './portraits/swiss.tsx';
import { Venetian } from './portraits/venetian.tsx';
import { Weasel } from './portraits/weasel.tsx';
import './portrait.css';

const PORTRAITS: { readonly [C in CharacterName]: { draw(): ComponentChild }['draw'] } = {
  sirBeth: SirBeth,
  saran: Saran,
  buccaneer: Buccaneer,
  strategist: Strategist,
  shipowner: Shipowner,
  weasel: Weasel,
  king: King,
  bishop: Bishop,
  cartographer: Cartographer,
  seaWolf: SeaWolf,
  anchorman: Anchorman,
  navigator: Navigator,
  venetian: Venetian,
  prussian: Prussian,
  swiss: Swiss,
  cooper: Cooper,
  calypso: Calypso,
  mage: Mage,
  oracle: Oracle,
  lookout: Lookout,
};

const FAMILIES = Object.fromEntries(characters.map(({ id, family }) => [id, family])) as {
  readonly [C in CharacterName]: Family;
};

export function Portrait({ character }: { character: CharacterName }) {
  const Drawing = PORTRAITS[character];
  return (
    <svg class={`jam-portrait ${FAMILIES[character]}`} viewBox="0 0 100 100" aria-hidden="true">
      <path class="jam-portrait-field" d="M0 0h100v100H0z" />
      <g transform="translate(5 9) scale(.9)">
        <Drawing />
      </g>
    </svg>
  );
}
