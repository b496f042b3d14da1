/** The face of whoever an event or a row of the rules is about, in the story and in the ledger. */
import type { CharacterName } from '@havre/engine/games/jamaica/crew/characters.ts';
import { NAMES } from '@havre/engine/games/jamaica/crew/characters.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import { CrewFace } from './crew-face.tsx';
import { characterOf } from './crew-rules.ts';
import './crew-signs.css';

const isCharacter = (name: unknown): name is CharacterName => NAMES.includes(name as CharacterName);

/** The character that an event names, or the one that made a difference in it. */
function characterIn(event: Event): CharacterName | undefined {
  const { character, by, bonusBy }: { character?: unknown; by?: unknown; bonusBy?: unknown } = event as object;
  return [character, ...[by].flat(), bonusBy].find(isCharacter);
}

const Face = ({ who }: { who: CharacterName | undefined }) =>
  who === undefined ? null : (
    <span class="jam-sign-face" aria-hidden="true">
      <CrewFace character={who} />
    </span>
  );

export const CharacterOfEvent = ({ event }: { event: Event }) => <Face who={characterIn(event)} />;
export const CharacterOfRule = ({ rule }: { rule: string }) => <Face who={characterOf(rule)} />;
