/** What a team settles about itself at any time: what it is called, and whether onlookers see what it sees. */
import { whyNoName } from '@havre/engine/games/decrypto/8-notes.ts';
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import type { Decrypto } from '@havre/engine/games/decrypto/game.ts';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../contract.ts';
import { Scene } from '../../kit/scene.tsx';
import { deedText } from '../desk/contract.ts';
import { ownTeam } from '../reading.ts';
import { roomWords } from '../speech.ts';
import './team-settings.css';

export interface TeamSettingsProps {
  readonly props: BoardProps<Decrypto>;
  readonly isOpen: boolean;
  close(): void;
}

export function TeamSettings({ props, isOpen, close }: TeamSettingsProps) {
  const { view, table, act } = props;
  const words = roomWords();
  const team = ownTeam(view);
  const [name, setName] = useState<string | null>(null);
  if (team === null || view.side === null) return null;
  const guests = table.asides.find(({ type }) => type === 'admitGuests') as Action | undefined;
  return (
    <Scene isOpen={isOpen} label={words.teamSettings} class="dec-team-settings" takesFocus>
      <form
        class="dec-say"
        onSubmit={event => {
          event.preventDefault();
          if (name === null) return;
          const flaw = whyNoName(name.trim());
          if (flaw !== null) return props.explain(flaw);
          act({ type: 'nameTeam', name: name.trim() });
        }}
      >
        <input
          class="input"
          aria-label={words.teamName}
          maxLength={100}
          autocomplete="off"
          placeholder={words.teamName}
          value={name ?? team.name}
          onInput={event => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button small">
          {words.rename}
        </button>
      </form>
      {guests === undefined ? null : (
        <button type="button" class="button small" onClick={() => act(guests)}>
          {deedText(props, guests)}
        </button>
      )}
      <button type="button" class="button small quiet" onClick={close}>
        {words.done}
      </button>
    </Scene>
  );
}
