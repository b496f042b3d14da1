/** Limits and retention while the server runs, and a copy of everything. */
import type { KeeperLimits } from '@havre/protocol/keeper.ts';
import { useState } from 'preact/hooks';
import { useBusy } from '../shell/use-busy.ts';
import { type Give, OrderButton } from './order-button.tsx';
import { say } from './say.ts';

const NAMES = [
  'tablesPerPerson',
  'tablesPerNetwork',
  'megabytesPerPerson',
  'megabytesPerNetwork',
  'clearAfterDays',
] as const satisfies readonly (keyof KeeperLimits)[];

export function Limits({ limits, give }: { limits: KeeperLimits; give: Give }) {
  const { isBusy, once } = useBusy();
  const [changed, setChanged] = useState<{ readonly [L in keyof KeeperLimits]?: string }>({});
  const keep = () =>
    once(async () => {
      const wanted = Object.entries(changed).map(([name, text]) => [name, text === '' ? null : Number(text)]);
      if (wanted.length > 0 && (await give({ do: 'limits', ...Object.fromEntries(wanted) }))) setChanged({});
    });
  return (
    <section class="sheet stack">
      <h2>{say().limits}</h2>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          void keep();
        }}
      >
        {NAMES.map(name => (
          <label key={name} class="keeper-limit">
            <span>{say().limitNames[name]}</span>
            <input
              class="input"
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              value={changed[name] ?? String(limits[name])}
              onInput={event => setChanged({ ...changed, [name]: event.currentTarget.value })}
            />
          </label>
        ))}
        <p class="soft small">{say().limitsHelp}</p>
        <p>
          <button type="submit" class="button" aria-disabled={isBusy}>
            {say().change}
          </button>
        </p>
      </form>
    </section>
  );
}

interface CopiesProps {
  /** Whether everything is in a database, whose copies are made with its own tools. */
  readonly isDatabase: boolean;
  readonly give: Give;
}

export const Copies = ({ isDatabase, give }: CopiesProps) => (
  <section class="sheet stack">
    <h2>{say().copies}</h2>
    <p class="soft small">{isDatabase ? say().copiesOfDatabase : say().copiesHelp}</p>
    {isDatabase ? (
      <p>
        <code>pg_dump --format=custom havre &gt; havre.dump</code>
      </p>
    ) : (
      <p>
        <OrderButton text={say().copy} order={{ do: 'backup' }} give={give} />
      </p>
    )}
  </section>
);
