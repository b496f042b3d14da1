/** A word to everybody: a restart in minutes, a text of one's own, or both. */
import type { KeeperNotice } from '@havre/protocol/keeper.ts';
import { useState } from 'preact/hooks';
import { useBusy } from '../shell/use-busy.ts';
import { type Give, OrderButton } from './order-button.tsx';
import { moment, say } from './say.ts';

const MINUTES = [1, 5, 15, 60] as const;
const LONGEST = 280;

export function Notice({ notice, give }: { notice: KeeperNotice | null; give: Give }) {
  const { isBusy, once } = useBusy();
  const [restart, setRestart] = useState('5');
  const [en, setEn] = useState('');
  const [fr, setFr] = useState('');
  const tell = () =>
    once(() =>
      give({
        do: 'notice',
        ...(restart === '' ? {} : { restartIn: Number(restart) }),
        ...(en.trim() === '' ? {} : { en: en.trim() }),
        ...(fr.trim() === '' ? {} : { fr: fr.trim() }),
      }),
    );
  return (
    <section class="sheet stack">
      <h2>{say().notice}</h2>
      {notice === null ? null : (
        <div class="keeper-entry">
          <div class="keeper-entry-text">
            <p>
              {notice.restartAt === null ? null : <strong>{say().restartAt(moment(notice.restartAt))} </strong>}
              {[notice.text.fr, notice.text.en].filter(text => text !== undefined).join(' · ')}
            </p>
            <p class="soft small">{say().until(moment(notice.until))}</p>
          </div>
          <div class="keeper-entry-tools">
            <OrderButton text={say().withdraw} order={{ do: 'withdraw' }} give={give} />
          </div>
        </div>
      )}
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          void tell();
        }}
      >
        <label class="field">
          <span>{say().restart}</span>
          <select class="select" value={restart} onChange={e => setRestart(e.currentTarget.value)}>
            <option value="">{say().noRestart}</option>
            {MINUTES.map(count => (
              <option key={count} value={count}>
                {say().inMinutes(count)}
              </option>
            ))}
          </select>
          <small class="soft">{say().restartHelp}</small>
        </label>
        <label class="field">
          <span>{say().textFr}</span>
          <input class="input" value={fr} maxLength={LONGEST} lang="fr" onInput={e => setFr(e.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{say().textEn}</span>
          <input class="input" value={en} maxLength={LONGEST} lang="en" onInput={e => setEn(e.currentTarget.value)} />
        </label>
        <p>
          <button type="submit" class="button" aria-disabled={isBusy}>
            {say().tell}
          </button>
        </p>
      </form>
    </section>
  );
}
