/** Answers that no list can hold: a form for each, with a field for each of its parts, as their shapes demand. */
import { type FieldLabel, type Form, itemLabel } from '@havre/engine/games/language.ts';
import { valueText } from '@havre/engine/games/telling.ts';
import type { Question } from '@havre/engine/kernel/question.ts';
import type { FieldShape, Fields } from '@havre/engine/kernel/shapes.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../contract.ts';
import { Fold } from './actions.tsx';
import { type FieldTexts, isMultiline, isNew, itemNames, readField, writtenIn } from './written.ts';

/** With so many answers in a list, writing is the exception. */
const MANY = 3;

/** What may be written as an answer: open where writing is what is asked for, folded where a list has the usual answers. */
export function Forms({ view, seat, question, ui, act }: BoardProps & { readonly question: Question<AnyAction> }) {
  const wording = ui.wording[settings.value.language];
  const forms = question.open
    .map(type => ({ type, form: wording.forms?.[question.step]?.[type] ?? { label: valueText(type), fields: {} } }))
    .filter(({ form }) => seat === null || form.isFor?.(view, seat) !== false)
    .map(({ type, form }) => (
      <FreeAnswer
        key={`${question.decision} ${type}`}
        form={form}
        type={type}
        fields={(ui.game.actions as Readonly<Record<string, Fields>>)[type] ?? {}}
        view={view}
        act={act}
      />
    ));
  if (forms.length === 0) return null;
  return question.answers < MANY ? (
    <div class="stack">{forms}</div>
  ) : (
    <div class="sheet">
      <Fold title={words().table.write}>{forms}</Fold>
    </div>
  );
}

export interface FreeAnswerProps {
  readonly form: Form;
  readonly type: string;
  readonly fields: Fields;
  readonly view: object;
  act(action: AnyAction): void;
}

export function FreeAnswer({ form, type, fields, view, act }: FreeAnswerProps) {
  const start = writtenIn(fields, form.start?.(view) ?? {});
  const [given, setGiven] = useState<FieldTexts>(start);
  const isToSend = isNew(fields, start, given);
  return (
    <form
      class="sheet stack written"
      onSubmit={event => {
        event.preventDefault();
        if (!isToSend) return;
        const read = Object.entries(fields).map(([name, shape]) => [name, readField(shape, name, given)] as const);
        act({ type, ...Object.fromEntries(read) });
      }}
    >
      <h3>{form.label}</h3>
      {Object.entries(fields).map(([name, shape]) => (
        <Field
          key={name}
          id={`${type} ${name}`.replaceAll(' ', '-')}
          name={name}
          label={form.fields[name] ?? name}
          shape={shape}
          view={view}
          given={given}
          onGiven={(key, value) => setGiven(before => ({ ...before, [key]: value }))}
        />
      ))}
      <button type="submit" class="button main" aria-disabled={!isToSend}>
        {words().common.send}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: FieldLabel;
  readonly shape: FieldShape;
  readonly view: object;
  readonly given: FieldTexts;
  onGiven(name: string, value: string): void;
}

function Field({ id, name, label, shape, view, given, onGiven }: FieldProps) {
  if (shape.kind === 'list' && !isMultiline(shape))
    return (
      <>
        {itemNames(name, shape.longest).map((item, i) => (
          <Field
            key={item}
            id={`${id}-${i}`}
            name={item}
            label={itemLabel(label, view, i)}
            shape={shape.of}
            view={view}
            given={given}
            onGiven={onGiven}
          />
        ))}
      </>
    );
  return (
    <div class="field">
      <label for={id}>{typeof label === 'string' ? label : label(view).join(', ')}</label>
      <Control id={id} shape={shape} value={given[name] ?? ''} onWritten={value => onGiven(name, value)} />
    </div>
  );
}

interface ControlProps {
  readonly id: string;
  readonly shape: FieldShape;
  readonly value: string;
  onWritten(value: string): void;
}

/** Nobody writes more than this in one line, whatever the rules would read. */
const LONGEST_LINE = 500;
/** Of so few numbers one is chosen rather than typed. */
const FEW_NUMBERS = 12;

function Control({ id, shape, value, onWritten }: ControlProps) {
  const write = (event: { currentTarget: { value: string } }) => onWritten(event.currentTarget.value);
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
      return shape.max - shape.min < FEW_NUMBERS ? (
        <select id={id} class="select" value={value} onChange={write}>
          <option value="" />
          {Array.from({ length: shape.max - shape.min + 1 }, (_, i) => (
            <option key={i}>{shape.min + i}</option>
          ))}
        </select>
      ) : (
        <input id={id} class="input" type="number" min={shape.min} max={shape.max} value={value} onInput={write} />
      );
    case 'text':
      return (
        <input
          id={id}
          class="input"
          maxLength={Math.min(shape.longest, LONGEST_LINE)}
          value={value}
          onInput={write}
          autocomplete="off"
        />
      );
    case 'list':
      return <textarea id={id} class="input" rows={4} value={value} onInput={write} />;
  }
}
