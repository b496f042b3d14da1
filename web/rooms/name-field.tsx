/** What one is called: asked before one sits down for the first time, and kept for later. */
import { useEffect, useRef } from 'preact/hooks';
import { LONGEST_NAME } from '../shell/own-name.ts';
import { change, settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import './name-field.css';

interface NameFieldProps {
  /** How often somebody has gone on without saying it: each time it is asked for. */
  readonly missed?: number;
}

export function NameField({ missed = 0 }: NameFieldProps) {
  const label = useRef<HTMLLabelElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isMissed = missed > 0;
  useEffect(() => {
    if (missed === 0) return;
    field.current?.focus({ preventScroll: true });
    label.current?.scrollIntoView({ block: 'nearest' }); // with the sentence below it
  }, [missed]);
  return (
    <label ref={label} class="field name-field">
      <span>{words().settings.name}</span>
      <input
        ref={field}
        class="input"
        value={settings.value.name}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        aria-invalid={isMissed}
        onInput={event => change({ name: event.currentTarget.value })}
      />
      {isMissed ? (
        <span class="name-missed" role="alert">
          {words().gathering.nameFirst}
        </span>
      ) : null}
    </label>
  );
}
