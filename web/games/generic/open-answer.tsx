/** An answer that no list can hold: a field for each of its parts, as their shapes demand. */
import type { Form } from '@havre/engine/games/language.ts';
import type { FieldShape, Fields } from '@havre/engine/kernel/shapes.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import { useState } from 'preact/hooks';
import { words } from '../../words/index.ts';
import { type Given, itemNames, readField } from './written.ts';

export interface OpenAnswerProps {
  readonly form: Form;
  readonly type: string;
  readonly fields: Fields;
  act(action: Act): void;
}

export function OpenAnswer({ form, type, fields, act }: OpenAnswerProps) {
  const [given, setGiven] = useState<Given>({});
  return (
    <form
      class="sheet stack"
      onSubmit={event => {
        event.preventDefault();
        const read = Object.entries(fields).map(([name, shape]) => [name, readField(shape, name, given)] as const);
        act({ type, ...Object.fromEntries(read) });
      }}
    >
      <h3>{form.label}</h3>
      {Object.entries(fields).map(([name, shape]) => (
        <Field
          key={name}
          name={name}
          label={form.fields[name] ?? name}
          shape={shape}
          given={given}
          onGiven={(key, value) => setGiven({ ...given, [key]: value })}
        />
      ))}
      <button type="submit" class="button main">
        {words().common.send}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly shape: FieldShape;
  readonly given: Given;
  onGiven(name: string, value: string): void;
}

function Field({ name, label, shape, given, onGiven }: FieldProps) {
  if (shape.kind === 'list')
    return (
      <>
        {itemNames(name, shape.longest).map((item, i) => (
          <Field key={item} name={item} label={`${label} ${i + 1}`} shape={shape.of} given={given} onGiven={onGiven} />
        ))}
      </>
    );
  const value = given[name] ?? '';
  const id = `field ${name}`.replaceAll(' ', '-');
  const write = (event: { currentTarget: { value: string } }) => onGiven(name, event.currentTarget.value);
  const control = () => {
    switch (shape.kind) {
      case 'truth':
        return (
          <select id={id} class="select" value={value} onChange={write}>
            <option value="">{words().common.no}</option>
            <option value="true">{words().common.yes}</option>
          </select>
        );
      case 'word':
        return (
          <select id={id} class="select" value={value} onChange={write}>
            {shape.words.map(word => (
              <option key={word}>{word}</option>
            ))}
          </select>
        );
      case 'whole':
        return (
          <input id={id} class="input" type="number" min={shape.min} max={shape.max} value={value} onInput={write} />
        );
      case 'text':
        return (
          <input id={id} class="input" maxLength={shape.longest} value={value} onInput={write} autocomplete="off" />
        );
    }
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {control()}
    </div>
  );
}
