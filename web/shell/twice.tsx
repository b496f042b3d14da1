/** Something one does not do by accident: asked for twice. */
import { useState } from 'preact/hooks';
import { words } from '../words/index.ts';

interface TwiceProps {
  readonly text: string;
  readonly sure: string;
  onSure(): void;
}

export function Twice({ text, sure, onSure }: TwiceProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {text}
      </button>
    );
  return (
    <div class="stack" role="alert">
      <p>{sure}</p>
      <p class="row">
        <button
          type="button"
          class="button main"
          onClick={() => {
            setAsked(false);
            onSure();
          }}
        >
          {text}
        </button>
        <button type="button" class="button" onClick={() => setAsked(false)}>
          {words().common.cancel}
        </button>
      </p>
    </div>
  );
}
