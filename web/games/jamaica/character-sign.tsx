/** The characters of The Crew, each by a sign of what they do, on the colour of their family. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { characters, type Family } from '@havre/engine/games/jamaica/crew-components.ts';
import './character-sign.css';

const PATHS: { readonly [C in CharacterName]: string } = {
  // a shield with a cross
  sirBeth:
    'M12 3c3 2 5.500 2.500 8 2.500C20 13 17.500 18 12 21 6.500 18 4 13 4 5.500 6.500 5.500 9 5 12 3zM12 7v9M8 10.500h8',
  // a sabre
  saran: 'M4 20l3-3M5.500 14.500l4 4M8 16C15 13 19 9 20.500 3.500 15 5 11 9 8 16z',
  // a cannon
  buccaneer:
    'M3 14 18 7l2.500 4.500-15 6zM3 14l-1 2 2.500 2M14 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM20 4l1.500-1.500M22 7h1',
  // a plan with a way to its goal
  strategist: 'M4 4h16v16H4zM7 16c1-5 4 0 5-4s2-5 4-5M14.500 5.500l3 3M17.500 5.500l-3 3M6 15l2 2',
  // a ship on a pile of coins
  shipowner: 'M5 12h14l-2.500 5h-9zM12 12V4l5 5h-5M4 20.500h16',
  // a weasel's eye
  weasel: 'M2.500 12C6 6.500 18 6.500 21.500 12 18 17.500 6 17.500 2.500 12zM12 8.800a3.200 3.200 0 1 1-.01 0M12 11v2',
  // a crown
  king: 'M4 18 3 7l5 4 4-7 4 7 5-4-1 11zM4 20.500h16M12 14v.1M8 14.500v.1M16 14.500v.1',
  // a mitre
  bishop: 'M6 19c-2-6 1-12 6-16 5 4 8 10 6 16zM12 7v9M9 10.500h6M5.500 21h13',
  // a map
  cartographer: 'M3 5l6-2 6 2 6-2v16l-6 2-6-2-6 2zM9 3v16M15 5v16',
  // a wolf's head
  seaWolf: 'M4 3l5 4h6l5-4v9l-4 3-4 6-4-6-4-3zM9 11.500v.1M15 11.500v.1M11 18h2',
  // an anchor
  anchorman:
    'M12 3a2.300 2.300 0 1 1-.01 0M12 7.600V21M8 10.500h8M3.500 13c.7 5 4 8 8.500 8s7.800-3 8.500-8M3.500 13l-1 2.500M20.500 13l1 2.500',
  // a helm
  navigator:
    'M12 6a6 6 0 1 1-.01 0M12 10a2 2 0 1 1-.01 0M12 2v8M12 14v8M2 12h8M14 12h8M5 5l4 4M15 15l4 4M19 5l-4 4M9 15l-4 4',
  // coin and drumstick, drumstick and barrel, coin and barrel: what stands for what
  venetian:
    'M8 4a4 4 0 1 1-.01 0M8 6.500v3M16 12c3 0 4 4 1.500 5.500L14 19l-2.500 2.500M14 19l1.500-3.500M15 4h5v5M9 20H4v-5',
  prussian:
    'M5 4h6q1.500 4 0 8H5q-1.500-4 0-8zM4.300 8h7.400M16 12c3 0 4 4 1.500 5.500L14 19l-2.500 2.500M15 4h5v5M9 20H4v-5',
  swiss: 'M8 4a4 4 0 1 1-.01 0M8 6.500v3M13 13h6q1.500 4 0 8h-6q-1.500-4 0-8zM12.300 17h7.400M15 4h5v5M9 20H4v-5',
  // a barrel
  cooper: 'M7 3h10q4 9 0 18H7q-4-9 0-18zM5.300 8.500h13.400M5.300 15.500h13.400M12 3v18',
  // a shell with a pearl
  calypso: 'M12 20C5 18 3 12 4 7c3-4 13-4 16 0 1 5-1 11-8 13zM12 20V5M12 20C9 15 8 10 8 5.500M12 20c3-5 4-10 4-14.500',
  // a wand that turns two dice about
  mage: 'M4 20 14 10M16 3l1 2.600L19.600 7 17 8l-1 2.600L15 8l-2.600-1L15 5.600zM20 13v3h-3M4 11V8h3',
  // a crystal ball
  oracle: 'M12 3a7 7 0 1 1-.01 0M7 17l-2 4h14l-2-4M9 9c.5-1.500 1.500-2.500 3-3',
  // a spyglass
  lookout: 'M2.500 15 15 8l2.500 4.500-12.500 6zM15 8l3-3.500 4 7-4.500 1M9.500 17l-1.500 4M11 16.500l3 4',
};

const FAMILIES = Object.fromEntries(characters.map(({ id, family }) => [id, family])) as {
  readonly [C in CharacterName]: Family;
};

export const CharacterSign = ({ character }: { character: CharacterName }) => (
  <svg class={`jam-character ${FAMILIES[character]}`} viewBox="-4 -4 32 32" aria-hidden="true">
    <circle class="jam-character-field" cx="12" cy="12" r="15" />
    <path d={PATHS[character]} transform="translate(2.400 2.400) scale(0.8)" />
  </svg>
);
