/** Who has a page open, and who is shut out. */
import type { KeeperBan, KeeperPerson } from '@havre/protocol/keeper.ts';
import { useState } from 'preact/hooks';
import { useBusy } from '../shell/use-busy.ts';
import { type Give, OrderButton } from './order-button.tsx';
import { moment, say } from './say.ts';

/** So many are shown before somebody asks for all. */
const SHOWN = 6;
const DAYS = [1, 7, 30] as const;

export const People = ({ people, give }: { people: readonly KeeperPerson[]; give: Give }) => (
  <section class="sheet stack keeper-wide">
    <h2>{say().people(people.length)}</h2>
    {people.length === 0 ? <p class="soft">{say().nobody}</p> : null}
    <ul class="keeper-entries keeper-columns">
      {people.slice(0, SHOWN).map(person => (
        <Entry key={person.mark ?? person.network} person={person} give={give} />
      ))}
    </ul>
    {people.length <= SHOWN ? null : (
      <details>
        <summary>{say().allOthers}</summary>
        <ul class="keeper-entries keeper-columns">
          {people.slice(SHOWN).map(person => (
            <Entry key={person.mark ?? person.network} person={person} give={give} />
          ))}
        </ul>
      </details>
    )}
  </section>
);

function Entry({ person, give }: { person: KeeperPerson; give: Give }) {
  const { mark, names, network, tables, since } = person;
  return (
    <li class="keeper-entry">
      <div class="keeper-entry-text">
        <p>
          <strong>{names.length > 0 ? names.join(', ') : mark === null ? say().stranger : say().withoutTable}</strong>{' '}
          {mark === null ? null : <code>{mark}</code>}
        </p>
        <p class="soft small">
          <code>{network}</code> <span>{say().since(moment(since))}</span>{' '}
          {tables.length === 0 ? null : <span>{say().looksAt(tables.join(', '))}</span>}
        </p>
      </div>
      <div class="keeper-entry-tools">
        {mark === null ? null : (
          <OrderButton text={say().banPerson} sure={say().sureBan} order={{ do: 'ban', whom: mark }} give={give} />
        )}
        <OrderButton
          text={say().banNetwork}
          sure={say().sureBanNetwork}
          order={{ do: 'ban', whom: network }}
          give={give}
        />
      </div>
    </li>
  );
}

export function Bans({ bans, give }: { bans: readonly KeeperBan[]; give: Give }) {
  const { isBusy, once } = useBusy();
  const [whom, setWhom] = useState('');
  const [why, setWhy] = useState('');
  const [days, setDays] = useState('');
  const ban = () =>
    once(async () => {
      const until = days === '' ? {} : { days: Number(days) };
      if (await give({ do: 'ban', whom: whom.trim(), ...(why.trim() === '' ? {} : { why: why.trim() }), ...until }))
        setWhom('');
    });
  return (
    <section class="sheet stack">
      <h2>{say().bans}</h2>
      {bans.length === 0 ? <p class="soft">{say().noBans}</p> : null}
      <ul class="keeper-entries">
        {bans.map(({ ban: id, network, person, name, why: reason, until }) => (
          <li key={id} class="keeper-entry">
            <div class="keeper-entry-text">
              <p>
                {name === null ? null : <strong>{name} </strong>}
                <code>{network ?? person}</code>
              </p>
              <p class="soft small">
                {reason} <span>{until === null ? say().forGood : say().until(moment(until))}</span>
              </p>
            </div>
            <div class="keeper-entry-tools">
              <OrderButton text={say().unban} order={{ do: 'unban', ban: id }} give={give} />
            </div>
          </li>
        ))}
      </ul>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          void ban();
        }}
      >
        <label class="field">
          <span>{say().whom}</span>
          <input class="input" required value={whom} maxLength={80} onInput={e => setWhom(e.currentTarget.value)} />
          <small class="soft">{say().whomHelp}</small>
        </label>
        <label class="field">
          <span>{say().why}</span>
          <input class="input" value={why} maxLength={200} onInput={e => setWhy(e.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{say().howLong}</span>
          <select class="select" value={days} onChange={e => setDays(e.currentTarget.value)}>
            <option value="">{say().forGood}</option>
            {DAYS.map(count => (
              <option key={count} value={count}>
                {say().days(count)}
              </option>
            ))}
          </select>
        </label>
        <p>
          <button type="submit" class="button" aria-disabled={isBusy}>
            {say().ban}
          </button>
        </p>
      </form>
    </section>
  );
}
