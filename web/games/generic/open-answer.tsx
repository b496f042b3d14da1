/** An answer that no list can hold: one field for each of its parts; lists are written with spaces or commas between. */
import type { Form } from '@havre/engine/games/language.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import { useState } from 'preact/hooks';
import { words } from '../../words/index.ts';

const LONGEST = 200;

export interface OpenAnswerProps {
  readonly form: Form;
  readonly type: string;
  act(action: Act): void;
}

export function OpenAnswer({ form, type, act }: OpenAnswerProps) {
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  return (
    <form
      class="sheet stack"
      onSubmit={event => {
        event.preventDefault();
        act({ type, ...fields });
      }}
    >
      <h3>{form.label}</h3>
      {Object.entries(form.fields).map(([name, label]) => (
        <label class="field" key={name}>
          <span>{label}</span>
          <input
            class="input"
            maxLength={LONGEST}
            value={fields[name] ?? ''}
            onInput={event => setFields({ ...fields, [name]: event.currentTarget.value })}
          />
        </label>
      ))}
      <button type="submit" class="button main">
        {words().common.send}
      </button>
    </form>
  );
}
