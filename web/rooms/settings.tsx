/** Who sits at this device, and how they like it. */
import { LANGUAGES } from '@havre/engine/games/language.ts';
import { useEffect, useState } from 'preact/hooks';
import { Choices } from '../shell/choices.tsx';
import { LONGEST_NAME } from '../shell/own-name.ts';
import { askToBeCalled, leaveToNotify } from '../shell/push-notifications.ts';
import { askForVersion, serverVersion } from '../shell/server-version.ts';
import { change, MOTIONS, settings, TABLE_LOOKS } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';

/** Asks the browser for leave to notify; what it has answered once it remembers. */
function Notifying() {
  const [leave, setLeave] = useState(leaveToNotify());
  if (!isSecureContext) return <p class="soft small">{words().settings.plainHttp}</p>;
  if (leave === 'denied') return <p class="soft small">{words().settings.notifyDenied}</p>;
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={leave === 'granted'}
        disabled={leave === 'granted'}
        onChange={() => void askToBeCalled().then(setLeave)}
      />
      {words().settings.notify}
    </label>
  );
}

export function SettingsRoom() {
  const { name, language, light, motion, contrast, tables, sound, confirm } = settings.value;
  const said = words().settings;
  useEffect(() => void askForVersion(), []);
  return (
    <>
      <TopBar />
      <main class="room">
        <h1>{said.title}</h1>
        <section class="sheet stack">
          <label class="field">
            <span>{said.name}</span>
            <input
              class="input"
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="nickname"
              onInput={event => change({ name: event.currentTarget.value })}
            />
          </label>
          <Choices
            legend={said.language}
            values={LANGUAGES}
            value={language}
            onChoice={value => change({ language: value })}
            text={value => said.languages[value]}
          />
          <Choices
            legend={said.light}
            values={['system', 'day', 'night'] as const}
            value={light}
            onChoice={value => change({ light: value })}
            text={value => said.lights[value]}
          />
          <Choices
            legend={said.motion}
            values={MOTIONS}
            value={motion}
            onChoice={value => change({ motion: value })}
            text={value => said.motions[value]}
          />
          <Choices
            legend={said.contrast}
            values={['normal', 'high'] as const}
            value={contrast}
            onChoice={value => change({ contrast: value })}
            text={value => said.contrasts[value]}
          />
          <Choices
            legend={said.tables}
            values={TABLE_LOOKS}
            value={tables}
            onChoice={value => change({ tables: value })}
            text={value => said.tableLooks[value]}
          />
          <label class="switch">
            <input type="checkbox" checked={sound} onChange={event => change({ sound: event.currentTarget.checked })} />
            {said.sound}
          </label>
          <label class="switch">
            <input
              type="checkbox"
              checked={confirm}
              onChange={event => change({ confirm: event.currentTarget.checked })}
            />
            {said.confirm}
          </label>
          <Notifying />
          <p class="row">
            <a class="button" href="/calls">
              {said.calls}
            </a>
            <a class="button" href="/devices">
              {said.devices}
            </a>
            <a class="button" href="/holidays">
              {said.holidays}
            </a>
            <a class="button" href="/games">
              {words().home.allGames}
            </a>
          </p>
        </section>
        <section class="sheet stack small">
          <h2>{said.credits}</h2>
          <p>{said.creditsText}</p>
          {serverVersion.value !== null && (
            <p class="soft">
              {said.version(serverVersion.value)}{' '}
              <a href="/api/v1/changes" target="_blank" rel="noopener">
                {said.changes}
              </a>
            </p>
          )}
        </section>
      </main>
    </>
  );
}
