/** The log-book of the keepers: everything they did, and what was refused to them. */
import type { KeeperDone } from '@havre/protocol/keeper.ts';
import { moment, problemText, say } from './say.ts';

const SHOWN = 40;

export const AuditLog = ({ deeds }: { deeds: readonly KeeperDone[] }) => (
  <section class="sheet stack keeper-wide">
    <h2>{say().logBook}</h2>
    <p class="soft small">{say().logBookHelp}</p>
    {deeds.length === 0 ? <p class="soft">{say().noDeeds}</p> : null}
    <ol class="keeper-deeds">
      {deeds.slice(0, SHOWN).map(({ at, by, did, about, refused }, i) => (
        <li key={i} data-refused={refused !== null}>
          <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
          <span>
            {say().deeds[did] ?? did} {about === '' ? null : <code>{about}</code>}
            {refused === null ? null : <em> {problemText(refused)}</em>}
          </span>
          <span class="soft small">{by.replace(/^(command|page)\b/, way => say().ways[way] ?? way)}</span>
        </li>
      ))}
    </ol>
  </section>
);
