/** Who shares this device, by name and colour; the other seats are for bots. */
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import { LONGEST_NAME } from '../shell/own-name.ts';
import { words } from '../words/index.ts';
import { ColourChoice } from './colour-choice.tsx';

/** Somebody who is going to sit at this device. */
export interface PersonHere {
  readonly name: string;
  /** Null while they take what is left. */
  readonly colour: PlayerColour | null;
}

const NOBODY_YET: PersonHere = { name: '', colour: null };

/**
 * As many people as there are to be: those who have said something stay, others are asked.
 * @example peopleFor(4, people)
 */
export const peopleFor = (count: number, people: readonly PersonHere[]): readonly PersonHere[] =>
  Array.from({ length: count }, (_, i) => people[i] ?? NOBODY_YET);

interface PeopleProps {
  readonly people: readonly PersonHere[];
  readonly most: number;
  /** What there is to choose from, and what everybody has as it stands. */
  readonly colours: readonly PlayerColour[];
  readonly given: readonly (PlayerColour | null)[];
  onChange(people: readonly PersonHere[]): void;
}

export const PeopleHere = ({ people, most, colours, given, onChange }: PeopleProps) => (
  <div class="stack">
    {people.map((person, i) => (
      <div class="stack person-here" key={i}>
        <label class="field">
          <span>{words().box.nameOf(i + 1)}</span>
          <input
            class="input"
            value={person.name}
            maxLength={LONGEST_NAME}
            placeholder={words().common.player(i + 1)}
            onInput={event => onChange(people.with(i, { ...person, name: event.currentTarget.value }))}
          />
        </label>
        <ColourChoice
          legend={words().box.colourOf(i + 1)}
          colours={colours}
          value={given[i] ?? null}
          taken={people.flatMap(({ colour }, other) => (other === i || colour === null ? [] : [colour]))}
          onChoice={colour => onChange(people.with(i, { ...person, colour }))}
        />
      </div>
    ))}
    <div class="row">
      {people.length < most ? (
        <button type="button" class="button small" onClick={() => onChange([...people, NOBODY_YET])}>
          {words().box.onePersonMore}
        </button>
      ) : null}
      {people.length > 2 ? (
        <button type="button" class="button small quiet" onClick={() => onChange(people.slice(0, -1))}>
          {words().box.onePersonLess}
        </button>
      ) : null}
    </div>
  </div>
);
