/**
 * The keeper's page: who plays, how the machine is, and what may be done about it. It is there for whoever has opened the link that
 * `havre keeper` prints, and shows nothing of anybody's hand or talk.
 */
import type { KeeperDone, KeeperOrder, KeeperOverview } from '@havre/protocol/keeper.ts';
import { useEffect, useState } from 'preact/hooks';
import { deedsDone, enter, leave, look, order } from '../keeper/asking.ts';
import { AuditLog } from '../keeper/audit-log.tsx';
import { Figures, Troubles } from '../keeper/figures.tsx';
import { Copies, Limits } from '../keeper/limits.tsx';
import { Notice } from '../keeper/notice.tsx';
import { Bans, People } from '../keeper/people.tsx';
import { moment, problemText, say } from '../keeper/say.ts';
import { Tables } from '../keeper/tables.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';
import '../keeper/keeper.css';

/** How often it looks while the page is in sight, in milliseconds. */
const PAUSE = 4_000;

export function KeeperRoom() {
  const [overview, setOverview] = useState<KeeperOverview | null>(null);
  const [deeds, setDeeds] = useState<readonly KeeperDone[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const lookNow = async () => {
    const [seen, done] = await Promise.all([look(), deedsDone()]);
    // Without a session there is nothing here; a server that cannot be reached for a moment is another matter.
    if (typeof seen === 'string') {
      if (seen === 'not-found') setOverview(null);
      return setProblem(seen);
    }
    setProblem(null);
    setOverview(seen);
    if (typeof done !== 'string') setDeeds(done.deeds);
  };
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    void arrive().then(refused => {
      if (refused !== null) return setProblem(refused);
      timer = setInterval(() => {
        if (!document.hidden) void lookNow();
      }, PAUSE);
      return lookNow();
    });
    return () => clearInterval(timer);
  }, []);
  const give = async (wanted: KeeperOrder): Promise<boolean> => {
    const refused = await order(wanted);
    setOutcome(refused === null ? say().done : problemText(refused));
    await lookNow();
    return refused === null;
  };
  const go = async () => {
    await leave();
    location.assign('/');
  };
  return (
    <>
      <TopBar />
      <main class="room keeper">
        <header class="keeper-head">
          <h1>{say().title}</h1>
          <p class="soft">{say().intro}</p>
          {overview === null ? null : (
            <p class="soft small">
              {say().version(overview.version, moment(overview.startedAt))}{' '}
              {overview.servers > 1 ? say().servers(overview.servers) : null}{' '}
              <button type="button" class="button small quiet" onClick={() => void go()}>
                {say().leave}
              </button>
            </p>
          )}
        </header>
        <p class="keeper-outcome" role="status">
          {outcome}
        </p>
        {problem === null ? null : <p role="alert">{problemText(problem)}</p>}
        {overview === null ? (
          problem === null ? (
            <p>{words().common.loading}</p>
          ) : null
        ) : (
          <>
            <Figures overview={overview} />
            <div class="keeper-sheets">
              <Tables tables={overview.tables} give={give} />
              <People people={overview.people} give={give} />
              <Notice notice={overview.notice} give={give} />
              <Bans bans={overview.bans} give={give} />
              <Limits limits={overview.limits} give={give} />
              <div class="keeper-sheets">
                <Troubles overview={overview} />
                <Copies isDatabase={overview.disk === null} give={give} />
              </div>
              <AuditLog deeds={deeds} />
            </div>
          </>
        )}
      </main>
    </>
  );
}

/** Opens the link one has come by, and takes it out of the address: it is good once. Says why it is not. */
async function arrive(): Promise<string | null> {
  const link = location.hash.slice(1);
  if (link === '') return null;
  history.replaceState(null, '', location.pathname);
  const answer = await enter(link);
  return typeof answer === 'string' ? answer : null;
}
