/** With whose eyes a replay is looked at: a spectator's, those of one seat, or those that nothing is hidden from. */
import { PUBLIC, type Viewer } from '@havre/engine/kernel/seats.ts';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { PlayerName } from '../table/player-name.tsx';
import { SeatMark } from '../table/seat-mark.tsx';
import { words } from '../words/index.ts';
import { EVERYTHING } from './moment.ts';
import type { ReplayController } from './replay-controller.ts';
import './eyes-choice.css';

export function EyesChoice({ controller }: { controller: ReplayController }) {
  const list = useRef<HTMLFieldSetElement>(null);
  const eyesNow = controller.eyes.value;
  useEffect(() => {
    const chosen = list.current?.querySelector(':has(> input:checked)');
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [eyesNow]);
  const names = controller.table.names.value;
  const { players } = controller.timeline.replay;
  const acting = controller.table.tableView.value?.table.acting ?? [];
  const nameOf = (eyes: Viewer): string =>
    eyes === PUBLIC ? words().replay.spectator : eyes === EVERYTHING ? words().replay.everything : (names[eyes] ?? '');
  const choice = (eyes: Viewer) => (
    <label key={eyes} class={acting.includes(eyes) ? 'eyes asked' : 'eyes'}>
      <input type="radio" name="eyes" checked={eyesNow === eyes} onChange={() => controller.look(eyes)} />
      <span>
        {eyes < 0 ? (
          <Icon name={eyes === EVERYTHING ? 'people' : 'eye'} size={22} />
        ) : (
          <SeatMark table={controller.table} ui={controller.ui} seat={eyes} size={26} />
        )}
        <PlayerName class="eyes-name" name={nameOf(eyes)} />
        {players[eyes]?.bot === undefined ? null : (
          <>
            <Icon name="bot" size={18} />
            <span class="unseen"> {words().table.bot}</span>
          </>
        )}
        {acting.includes(eyes) ? <span class="unseen"> {words().table.isAsked}</span> : null}
      </span>
    </label>
  );
  return (
    <fieldset ref={list} class="eyes-choice">
      <legend class="unseen">{words().replay.eyes}</legend>
      {[PUBLIC, ...players.keys(), ...(controller.timeline.canBeRevealed ? [EVERYTHING] : [])].map(choice)}
    </fieldset>
  );
}
