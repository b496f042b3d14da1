/** My passkeys: made here, used on any device, and removed. What talks to the browser's own window comes when it is needed. */
import { useEffect, useState } from 'preact/hooks';
import { ownName } from '../shell/own-name.ts';
import { ownRequest } from '../shell/own-request.ts';
import { settings } from '../shell/settings.ts';
import { shortDate } from '../shell/time-left.ts';
import { Twice } from '../shell/twice.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { devicesRoomWords } from '../words/devices-room.ts';
import { becomeOwn } from './becoming.ts';
import { deviceName } from './device-name.ts';

const say = () => devicesRoomWords[settings.value.language];
const problemText = (problem: string): string => say().problems[problem] ?? say().problems['other'] ?? '';

interface OwnPasskey {
  readonly passkey: string;
  readonly name: string;
  readonly since: number;
  readonly used: number | null;
}

/** Browsers offer them to pages with TLS and a name, and to the machine itself. */
const areOffered = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

export function Passkeys() {
  const [passkeys, setPasskeys] = useState<readonly OwnPasskey[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, once } = useBusy();
  const look = async () => {
    const answer = await ownRequest<{ passkeys: readonly OwnPasskey[] }>('GET', 'passkeys');
    if (typeof answer !== 'string') setPasskeys(answer.passkeys);
  };
  useEffect(() => void look(), []);
  const { language } = settings.value;
  const make = () =>
    once(async () => {
      setProblem(await makePasskey());
      await look();
    });
  const enter = (replace: boolean) =>
    once(async () => {
      const outcome = await usePasskey(replace);
      setProblem(outcome);
      if (outcome === null) location.reload(); // as somebody else
    });
  const remove = (passkey: string) =>
    once(async () => {
      const answer = await ownRequest('DELETE', `passkeys/${passkey}`);
      setProblem(typeof answer === 'string' ? answer : null);
      await look();
    });
  return (
    <section class="sheet stack">
      <h2>{say().passkeys}</h2>
      <p class="soft small">{areOffered() ? say().passkeysText : say().noPasskeys}</p>
      {passkeys.map(({ passkey, name, since, used }) => (
        <article class="device stack" key={passkey}>
          <p>
            <strong>{name}</strong>
            <br />
            <span class="soft small">
              {say().since(shortDate(since, language))}
              {used === null ? null : `, ${say().seen(shortDate(used, language))}`}
            </span>
          </p>
          <Twice text={say().remove} sure={say().sureRemovePasskey} onSure={() => void remove(passkey)} />
        </article>
      ))}
      {problem === null ? null : (
        <p role="alert">{problem === 'has-tables' ? say().hasTables : problemText(problem)}</p>
      )}
      {areOffered() ? (
        <p class="row">
          <button type="button" class="button" aria-disabled={isBusy} onClick={() => void make()}>
            {say().makePasskey}
          </button>
          <button type="button" class="button" aria-disabled={isBusy} onClick={() => void enter(false)}>
            {say().usePasskey}
          </button>
          {problem === 'has-tables' ? (
            <button type="button" class="button" onClick={() => void enter(true)}>
              {say().leaveBehind}
            </button>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

/** Makes a passkey for whoever this device belongs to; null, or why there is none. */
async function makePasskey(): Promise<string | null> {
  const options = await ownRequest<never>('POST', 'passkeys/options', { name: ownName() });
  if (typeof options === 'string') return options;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const answer = await startRegistration({ optionsJSON: options });
    const name = deviceName(navigator.userAgent) ?? ownName();
    const kept = await ownRequest('POST', 'passkeys', { name, answer });
    return typeof kept === 'string' ? kept : null;
  } catch (error) {
    return whyNot(error);
  }
}

/** This device becomes that of whoever has a passkey; null, or why not. */
async function usePasskey(replace: boolean): Promise<string | null> {
  try {
    const response = await fetch('/api/v1/passkeys/options', { method: 'POST' });
    const options = (await response.json()) as { error?: string };
    if (!response.ok) return options.error ?? 'other';
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const answer = await startAuthentication({ optionsJSON: options as never });
    return await becomeOwn('passkeys', { answer, replace });
  } catch (error) {
    return whyNot(error);
  }
}

/** What the browser says, in our words: mostly that somebody has closed its window. */
const whyNot = (error: unknown): string =>
  (error as Error).name === 'InvalidStateError' ? 'passkey-there' : 'passkey-closed';
