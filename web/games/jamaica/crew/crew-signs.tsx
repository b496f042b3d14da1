/** The face of whoever an event or a row of the rules is about, in the story and in the ledger. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { NAMES } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { CrewFace } from './crew-face.tsx';
import './crew-signs.css';

const isCharacter = (name: unknown): name is CharacterName => NAMES.includes(name as CharacterName);

/** The character that an event names, or the one that made a difference in it. */
function characterIn(event: Event): CharacterName | undefined {
  const { character, by, bonusBy }: { character?: unknown; by?: unknown; bonusBy?: unknown } = event as object;
  return [character, ...[by].flat(), bonusBy].find(isCharacter);
}

/** The rows of each power, by the number of the first of them. */
const POWERS: readonly (readonly [first: number, who: CharacterName])[] = [
  [1, 'sirBeth'],
  [3, 'saran'],
  [5, 'buccaneer'],
  [14, 'strategist'],
  [18, 'shipowner'],
  [20, 'weasel'],
  [24, 'king'],
  [25, 'bishop'],
  [27, 'cartographer'],
  [29, 'seaWolf'],
  [31, 'anchorman'],
  [32, 'navigator'],
  [36, 'venetian'],
  [37, 'prussian'],
  [38, 'swiss'],
  [46, 'cooper'],
  [49, 'calypso'],
  [52, 'mage'],
  [54, 'oracle'],
  [56, 'lookout'],
];

/** The character whose power a row tells of first; others on it stand in its text. */
const characterOf = (rule: string): CharacterName | undefined =>
  POWERS.find(([first]) => rule === `CREW-POWER-${String(first).padStart(2, '0')}`)?.[1];

const Face = ({ who }: { who: CharacterName | undefined }) =>
  who === undefined ? null : (
    <span class="jam-sign-face" aria-hidden="true">
      <CrewFace character={who} />
    </span>
  );

export const CharacterOfEvent = ({ event }: { event: Event }) => <Face who={characterIn(event)} />;
export const CharacterOfRule = ({ rule }: { rule: string }) => <Face who={characterOf(rule)} />;
