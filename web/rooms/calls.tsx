/** How I am called: by mail, by a webhook, at every turn or once a day, and not at night. */
import { useEffect, useState } from 'preact/hooks';
import { Choices } from '../shell/choices.tsx';
import { identified } from '../shell/server.ts';
import { settings } from '../shell/settings.ts';
import { TextField } from '../shell/text-field.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { callsRoomWords } from '../words/calls-room.ts';
import { words } from '../words/index.ts';
import './calls.css';

const say = () => callsRoomWords[settings.value.language];

const TEMPLATES = ['json', 'discord', 'matrix', 'ntfy'] as const;
type Template = (typeof TEMPLATES)[number];

/** As the server keeps it. */
interface Kept {
  readonly mail: string | null;
  readonly isConfirmed: boolean;
  readonly webhook: { readonly url: string; readonly template: Template } | null;
  readonly daily: string | null;
  readonly quiet: { readonly from: string; readonly until: string } | null;
  readonly evenings: boolean;
}

interface Answer {
  readonly settings: Kept | null;
  readonly hasMail: boolean;
}

const NOTHING: Kept = { mail: null, isConfirmed: false, webhook: null, daily: null, quiet: null, evenings: true };
const USUAL_NIGHT = { from: '22:00', until: '08:00' };
const USUAL_TIME = '18:00';

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function CallsRoom() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    identified()
      .then(() => fetch('/api/v1/me/calls'))
      .then(async response => (response.ok ? setAnswer((await response.json()) as Answer) : setLost(true)))
      .catch(() => setLost(true));
  }, []);
  return (
    <>
      <TopBar />
      <main class="room">
        <h1>{say().title}</h1>
        <p class="soft">{say().intro}</p>
        {isLost ? <p role="alert">{say().problems['other']}</p> : null}
        {answer === null ? isLost ? null : <p>{words().common.loading}</p> : <Wishes answer={answer} />}
      </main>
    </>
  );
}

function Wishes({ answer }: { answer: Answer }) {
  const { isBusy, once } = useBusy();
  const [kept, setKept] = useState(answer.settings ?? NOTHING);
  const [mail, setMail] = useState(kept.mail ?? '');
  const [hook, setHook] = useState(kept.webhook?.url ?? '');
  const [template, setTemplate] = useState<Template>(kept.webhook?.template ?? 'json');
  const [daily, setDaily] = useState(kept.daily);
  const [quiet, setQuiet] = useState(kept.quiet);
  const [evenings, setEvenings] = useState(kept.evenings);
  const [told, setTold] = useState<string | null>(null);
  const zone = ownZone();
  const save = () =>
    once(async () => {
      const wishes = {
        ...{ language: settings.value.language, zone, quiet, daily, evenings },
        mail: mail.trim() || null,
        webhook: hook.trim() === '' ? null : { url: hook.trim(), template },
      };
      const outcome = await keep(wishes);
      if (typeof outcome === 'string') setTold(say().problems[outcome] ?? say().problems['other'] ?? '');
      else {
        setKept(outcome);
        setTold(say().saved);
      }
    });
  const isWaiting = kept.mail !== null && !kept.isConfirmed && kept.mail === mail.trim();
  return (
    <form
      class="calls-wishes"
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      <section class="sheet stack">
        <h2>{say().mail}</h2>
        {answer.hasMail ? (
          <>
            <TextField
              label={say().mailAddress}
              type="email"
              value={mail}
              onValue={setMail}
              maxLength={254}
              autocomplete="email"
            />
            {isWaiting ? <p>{say().waiting}</p> : null}
            {kept.isConfirmed && kept.mail === mail.trim() ? <p class="soft">{say().confirmed}</p> : null}
          </>
        ) : (
          <p class="soft">{say().noMail}</p>
        )}
      </section>
      <section class="sheet stack">
        <h2>{say().webhook}</h2>
        <p class="soft small">{say().webhookHint}</p>
        <TextField
          label={say().webhookAddress}
          type="url"
          value={hook}
          onValue={setHook}
          maxLength={2_000}
          autocomplete="off"
        />
        <Choices<Template>
          legend={say().template}
          values={TEMPLATES}
          value={template}
          onChoice={setTemplate}
          text={value => say().templates[value]}
        />
      </section>
      <section class="sheet stack">
        <h2>{say().when}</h2>
        <Choices<'turn' | 'daily'>
          legend={say().often}
          values={['turn', 'daily']}
          value={daily === null ? 'turn' : 'daily'}
          onChoice={value => setDaily(value === 'turn' ? null : USUAL_TIME)}
          text={value => say().whens[value]}
        />
        {daily === null ? null : <Time label={say().dailyAt} value={daily} onChange={setDaily} />}
        <label class="switch">
          <input type="checkbox" checked={evenings} onChange={event => setEvenings(event.currentTarget.checked)} />
          {say().evenings}
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={quiet !== null}
            onChange={event => setQuiet(event.currentTarget.checked ? USUAL_NIGHT : null)}
          />
          {say().quiet}
        </label>
        {quiet === null ? null : (
          <div class="row">
            <Time label={say().quietFrom} value={quiet.from} onChange={from => setQuiet({ ...quiet, from })} />
            <Time label={say().quietUntil} value={quiet.until} onChange={until => setQuiet({ ...quiet, until })} />
          </div>
        )}
        <p class="soft small">{say().zone(zone)}</p>
        <p class="soft small">{say().push}</p>
      </section>
      <div class="row calls-save">
        <button type="submit" class="button main" aria-disabled={isBusy}>
          {say().save}
        </button>
        {told === null ? null : <p role="status">{told}</p>}
      </div>
    </form>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

const Time = ({ label, value, onChange }: TimeProps) => (
  <TextField label={label} type="time" required value={value} onValue={onChange} />
);

/** What the server keeps from now on, or why it does not. */
async function keep(wishes: object): Promise<Kept | string> {
  try {
    const response = await fetch('/api/v1/me/calls', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wishes),
    });
    const body = (await response.json()) as { settings: Kept; error?: string };
    return response.ok ? body.settings : (body.error ?? 'other');
  } catch {
    return 'other';
  }
}
