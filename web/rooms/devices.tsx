/** My devices: those that are mine, one more by a code, and how one is removed. */
import { useEffect, useState } from 'preact/hooks';
import { Qr } from '../look/qr.tsx';
import { ownRequest } from '../shell/own-request.ts';
import { useReachable } from '../shell/reachable.ts';
import { serverNow } from '../shell/server.ts';
import { settings } from '../shell/settings.ts';
import { shortDate } from '../shell/time-left.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { Twice } from '../shell/twice.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { devicesRoomWords } from '../words/devices-room.ts';
import { words } from '../words/index.ts';
import { becomeOwn } from './becoming.ts';
import { deviceName } from './device-name.ts';
import { Passkeys } from './passkeys.tsx';
import './calls.css';
import './devices.css';

const say = () => devicesRoomWords[settings.value.language];
const problemText = (problem: string): string => say().problems[problem] ?? say().problems['other'] ?? '';

interface OwnDevice {
  readonly device: string;
  readonly name: string | null;
  readonly since: number;
  readonly seen: number;
  readonly isThis: boolean;
}

const LONGEST_NAME = 60;

export function DevicesRoom() {
  const [devices, setDevices] = useState<readonly OwnDevice[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async () => {
    const answer = await ownRequest<{ devices: readonly OwnDevice[] }>('GET', 'devices');
    if (typeof answer === 'string') return setProblem(answer);
    setDevices(answer.devices);
    const own = answer.devices.find(({ isThis }) => isThis);
    const name = deviceName(navigator.userAgent);
    // A device that has no name is called by what it is, so that one knows which it is on the list of another.
    if (
      own?.name === null &&
      name !== null &&
      typeof (await ownRequest('PUT', `devices/${own.device}`, { name })) !== 'string'
    )
      setDevices(answer.devices.map(one => (one === own ? { ...one, name } : one)));
  };
  useEffect(() => void look(), []);
  return (
    <>
      <TopBar />
      <main class="room">
        <h1>{say().title}</h1>
        <p class="soft">{say().intro}</p>
        {problem === null ? null : <p role="alert">{problemText(problem)}</p>}
        <div class="calls-wishes">
          <section class="sheet stack">
            <h2>{say().list}</h2>
            {devices === null && problem === null ? <p>{words().common.loading}</p> : null}
            {devices?.map(device => (
              <DeviceEntry key={device.device} device={device} onChange={() => void look()} onProblem={setProblem} />
            ))}
          </section>
          <ShownCode onProblem={setProblem} />
          <EnteredCode />
          <Passkeys />
        </div>
      </main>
    </>
  );
}

interface DeviceEntryProps {
  readonly device: OwnDevice;
  onChange(): void;
  onProblem(problem: string | null): void;
}

function DeviceEntry({ device, onChange, onProblem }: DeviceEntryProps) {
  const { once } = useBusy();
  const [name, setName] = useState<string | null>(null);
  const { language } = settings.value;
  const change = (method: string, body?: object) =>
    once(async () => {
      const answer = await ownRequest(method, `devices/${device.device}`, body);
      onProblem(typeof answer === 'string' ? answer : null);
      setName(null);
      if (device.isThis && method === 'DELETE' && typeof answer !== 'string') location.assign('/');
      else onChange();
    });
  return (
    <article class="device stack">
      <p>
        <strong>{device.name ?? say().unnamed}</strong>
        {device.isThis ? <span class="device-this">{say().isThis}</span> : null}
        <br />
        <span class="soft small">
          {say().since(shortDate(device.since, language))}
          {device.isThis ? null : `, ${say().seen(shortDate(device.seen, language))}`}
        </span>
      </p>
      {name === null ? (
        <div class="row">
          <button type="button" class="button small quiet" onClick={() => setName(device.name ?? '')}>
            {say().rename}
          </button>
          <Twice
            text={say().remove}
            sure={device.isThis ? say().sureRemoveThis : say().sureRemove}
            onSure={() => void change('DELETE')}
          />
        </div>
      ) : (
        <form
          class="row"
          onSubmit={event => {
            event.preventDefault();
            void change('PUT', { name: name.trim() });
          }}
        >
          <label class="field">
            <span>{say().name}</span>
            <input
              class="input"
              required
              maxLength={LONGEST_NAME}
              value={name}
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button small main">
            {say().keepName}
          </button>
        </form>
      )}
    </article>
  );
}

/** A code for another device, as something to photograph and to read out. */
function ShownCode({ onProblem }: Pick<DeviceEntryProps, 'onProblem'>) {
  const { isBusy, once } = useBusy();
  const [shown, setShown] = useState<{ readonly code: string; readonly until: number } | null>(null);
  const reachable = useReachable();
  const show = () =>
    once(async () => {
      const answer = await ownRequest<{ code: string; until: number }>('POST', 'devices/codes');
      onProblem(typeof answer === 'string' ? answer : null);
      if (typeof answer !== 'string') setShown(answer);
    });
  const time = (at: number): string =>
    new Intl.DateTimeFormat(settings.value.language, { timeStyle: 'short' }).format(at - serverNow() + Date.now());
  return (
    <section class="sheet stack">
      <h2>{say().link}</h2>
      <p class="soft small">{say().linkText}</p>
      {shown === null ? null : (
        <div class="device-code">
          {/* Behind the hash: it never reaches a log of a server on the way. */}
          <Qr text={`${reachable}/devices#${shown.code}`} label={say().qr} />
          <p>
            <span class="soft">{say().code}</span>
            <br />
            <strong class="device-code-text">{`${shown.code.slice(0, 4)} ${shown.code.slice(4)}`}</strong>
            <br />
            <span class="soft small">{say().goodUntil(time(shown.until))}</span>
          </p>
        </div>
      )}
      <p>
        <button type="button" class="button" aria-disabled={isBusy} onClick={() => void show()}>
          {say().show}
        </button>
      </p>
    </section>
  );
}

/** A code that another device shows, typed here or brought along by its link. */
function EnteredCode() {
  const { isBusy, once } = useBusy();
  const [code, setCode] = useState(decodeURIComponent(location.hash.slice(1)));
  const [problem, setProblem] = useState<string | null>(null);
  const link = (replace: boolean) =>
    once(async () => {
      const outcome = await becomeOwn('devices/link', { code, replace });
      if (outcome !== null) return setProblem(outcome);
      history.replaceState(null, '', location.pathname);
      location.reload(); // as somebody else
    });
  return (
    <form
      class="sheet stack"
      onSubmit={event => {
        event.preventDefault();
        void link(false);
      }}
    >
      <h2>{say().enter}</h2>
      <p class="soft small">{say().enterText}</p>
      <label class="field">
        <span>{say().code}</span>
        <input
          class="input"
          required
          maxLength={20}
          autocomplete="off"
          autocapitalize="characters"
          value={code}
          onInput={event => setCode(event.currentTarget.value)}
        />
      </label>
      {problem === null ? null : (
        <p role="alert">{problem === 'has-tables' ? say().hasTables : problemText(problem)}</p>
      )}
      <p class="row">
        <button type="submit" class="button main" aria-disabled={isBusy}>
          {say().become}
        </button>
        {problem === 'has-tables' ? (
          <button type="button" class="button" onClick={() => void link(true)}>
            {say().leaveBehind}
          </button>
        ) : null}
      </p>
    </form>
  );
}
