/** Where the links of mails lead: to confirm an address, or to end mails. Whoever opens one need not be known. */
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { callsRoomWords } from '../words/calls-room.ts';
import { words } from '../words/index.ts';

export type CallLinkPurpose = 'confirm' | 'stop';

const say = () => callsRoomWords[settings.value.language];

const outcomes = (purpose: CallLinkPurpose) => {
  const { isConfirmed, staleConfirm, isStopped, staleStop, problems } = say();
  const [done, stale] = purpose === 'confirm' ? [isConfirmed, staleConfirm] : [isStopped, staleStop];
  return { done, stale, lost: problems['other'] ?? '' };
};

export function CallLinkRoom({ purpose, token }: { purpose: CallLinkPurpose; token: string }) {
  const [outcome, setOutcome] = useState<'done' | 'stale' | 'lost' | null>(null);
  useEffect(() => {
    follow(purpose, token)
      .then(({ ok }) => setOutcome(ok ? 'done' : 'stale'))
      .catch(() => setOutcome('lost'));
  }, [purpose, token]);
  return (
    <>
      <TopBar />
      <main class="room">
        <section class="sheet stack">
          <h1>{purpose === 'confirm' ? say().confirming : say().stopping}</h1>
          <p role="status">{outcome === null ? words().common.loading : outcomes(purpose)[outcome]}</p>
          <p>
            <a class="button" href="/">
              {say().home}
            </a>
          </p>
        </section>
      </main>
    </>
  );
}

/** Done by the page and not by the address itself: programs that look through mails open addresses, and press nothing. */
const follow = (purpose: CallLinkPurpose, token: string): Promise<Response> =>
  purpose === 'stop'
    ? fetch(`/api/v1/calls/stop?token=${encodeURIComponent(token)}`, { method: 'POST' })
    : fetch('/api/v1/calls/confirm', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
