/** A line of text to fill in, under its name. The types of Preact know one kind of input at a time: here all of them are text. */

interface TextFieldProps {
  readonly type?: 'text' | 'email' | 'url' | 'time';
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly autocomplete?: 'email' | 'off';
  readonly label: string;
  readonly value: string;
  onValue(value: string): void;
}

/**
 * @example <TextField label={say().ownName} value={name} onValue={setName} maxLength={40} required />
 */
export const TextField = ({ label, onValue, type = 'text', ...field }: TextFieldProps) => (
  <label class="field">
    <span>{label}</span>
    <input class="input" type={type as 'text'} {...field} onInput={event => onValue(event.currentTarget.value)} />
  </label>
);
