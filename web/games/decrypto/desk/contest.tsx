/** The flag beside a clue of the other team: touched once it says what it does, touched again it contests the clue. */
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../../shell/settings.ts';
import { Flag } from '../room/signs.tsx';
import { roomWords } from '../speech.ts';
import type { DeskProps } from './contract.ts';

/** How it stands with an objection, on the clue itself. */
export function ContestMark({ view, line }: { readonly view: View; readonly line: number }) {
  const words = roomWords();
  if (view.unanswered.includes(line)) return <span class="dec-contested open">{words.contestedOpen}</span>;
  return view.objected.includes(line) ? <span class="dec-contested">{words.contested}</span> : <span />;
}

export interface ContestProps extends Pick<DeskProps, 'props' | 'play'> {
  readonly line: number;
}

export function Contest({ props, play, line }: ContestProps) {
  const { view } = props;
  const words = roomWords();
  const [isLifted, setLifted] = useState(false);
  useEffect(() => setLifted(false), [view.round, view.sending]);
  if (view.objected.includes(line)) return <ContestMark view={view} line={line} />;
  const action: Action = { type: 'object', line };
  if (!play.legal.some(one => one.type === 'object' && one.line === line)) return <span />;
  return (
    <button
      type="button"
      class={isLifted ? 'dec-flag lifted' : 'dec-flag'}
      aria-label={words.contest(line)}
      data-deed="object"
      onBlur={() => setLifted(false)}
      onClick={() => {
        if (!isLifted && settings.value.confirm) return setLifted(true);
        setLifted(false);
        play.send(action);
      }}
    >
      <Flag />
      {isLifted ? <span class="dec-flag-text">{words.contest(line)}</span> : null}
    </button>
  );
}
