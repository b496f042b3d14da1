/** Choosing the colour one plays with: all that there are, each with its mark and its name; those of others cannot be had. */
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import { ColourMark } from '../look/emblems.tsx';
import { words } from '../words/index.ts';
import './colour-choice.css';

interface ColourChoiceProps {
  readonly legend: string;
  readonly colours: readonly PlayerColour[];
  readonly value: PlayerColour | null;
  /** What others have chosen. */
  readonly taken: readonly PlayerColour[];
  onChoice(colour: PlayerColour): void;
}

export const ColourChoice = ({ legend, colours, value, taken, onChoice }: ColourChoiceProps) => (
  <fieldset class="choices colour-choice">
    <legend>{legend}</legend>
    {colours.map(colour => (
      <label class="choice" key={colour} title={words().colours[colour]}>
        <input
          type="radio"
          name={legend}
          checked={colour === value}
          disabled={taken.includes(colour)}
          aria-label={words().colours[colour]}
          onChange={() => onChoice(colour)}
        />
        <span>
          <ColourMark colour={colour} size={28} />
        </span>
      </label>
    ))}
  </fieldset>
);
