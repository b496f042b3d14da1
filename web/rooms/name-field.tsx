/** What one is called: asked before one sits down for the first time, and kept for later. */
import { useEffect, useRef } from 'preact/hooks';
import { LONGEST_NAME } from '../shell/own-name.ts';
import { change, settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';

interface NameFieldProps {
  /** Whether somebody has gone on without saying it: then it is asked for. */
  readonly isMissed?: boolean;
}

export function NameField({ isMissed = false }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissed) field.current?.focus();
  }, [isMissed]);
  return (
    <label class="field name-field">
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
