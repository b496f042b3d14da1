/** One of a few values, all of them in sight. */
import type { OptionValue } from '@havre/engine/kernel/options.ts';

interface ChoicesProps<T extends OptionValue> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly value: T;
  onChoice(value: T): void;
  text(value: T): string;
}

export function Choices<T extends OptionValue>({ legend, values, value, onChoice, text }: ChoicesProps<T>) {
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      {values.map(one => (
        <label class="choice" key={String(one)}>
          <input type="radio" name={legend} checked={one === value} onChange={() => onChoice(one)} />
          <span>{text(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
