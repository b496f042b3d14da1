/** A lantern with a number: how many tables wait for whoever holds the device, and the way to the next of them. */
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { addressOf, tablesWaiting } from './my-tables.ts';
import './waiting-lantern.css';

/** `except` is the table one is at. */
export function WaitingLantern({ except }: { readonly except?: string }) {
  const waiting = tablesWaiting.value.filter(({ table }) => table !== except);
  const [next] = waiting;
  if (next === undefined) return null;
  return (
    <a
      class="button quiet round waiting-lantern"
      href={addressOf(next)}
      title={words().home.nextTable(waiting.length)}
      aria-label={words().home.nextTable(waiting.length)}
    >
      <Icon name="lantern" />
      <span class="waiting-count" aria-hidden="true" data-ornament="">
        {waiting.length}
      </span>
    </a>
  );
}
