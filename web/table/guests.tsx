/** Guests of a side, where the rules let it have any: a code to give away, and the way in for whoever has one. */
import { words } from '../words/index.ts';
import { CodeEntry } from './code-entry.tsx';
import type { TableModel } from './model.ts';
import { ShownCode } from './shown-code.tsx';

/** For whoever plays: somebody may look on with their side. */
export function GuestInvitation({ table }: { table: TableModel }) {
  const { menu } = words();
  return (
    <section class="stack">
      <h3>{menu.guests}</h3>
      <p class="soft small">{menu.guestsExplained}</p>
      <ShownCode
        table={table}
        text={menu.inviteGuest}
        label={menu.guestCode}
        link="guest"
        command={commitment => ({ type: 'invite', commitment })}
      />
    </section>
  );
}

/** For whoever has no seat: a side has given them a code. */
export function GuestEntry({ table }: { table: TableModel }) {
  const { menu } = words();
  return (
    <CodeEntry
      table={table}
      words={{
        title: menu.lookOn,
        explained: menu.lookOnExplained,
        label: menu.guestCode,
        enter: menu.enterAsGuest,
      }}
      command={word => ({ type: 'lookOn', word })}
    />
  );
}
