/** The two teams: name, tokens, who belongs to them, who encrypts, and who is asked. */
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { BLACK, COLOURS, type Colour } from '@havre/engine/games/decrypto/state.ts';
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Mark } from '../../../look/emblems.tsx';
import { PlayerName } from '../../../table/player-name.tsx';
import { SeatSigns } from '../../../table/seat-signs.tsx';
import type { SeatState } from '../../../table/seat-state.ts';
import { words as pageWords } from '../../../words/index.ts';
import { roomWords, teamName } from '../speech.ts';
import { Pen } from './signs.tsx';
import { Tokens } from './tokens.tsx';
import './plates.css';

export interface PlatesProps {
  readonly view: View;
  readonly names: Names;
  stateOf(seat: Seat): SeatState;
}

export const Plates = ({ view, names, stateOf }: PlatesProps) => (
  <section class="dec-plates" data-part="others" aria-label={pageWords().table.players}>
    {inOrder(view.side).map(team => (
      <TeamPlate key={team} view={view} team={team} names={names} stateOf={stateOf} />
    ))}
  </section>
);

/** The own team is on the left. */
const inOrder = (side: Colour | null): readonly Colour[] => (side === 1 ? [1, 0] : COLOURS);

function TeamPlate({ view, team, names, stateOf }: PlatesProps & { readonly team: Colour }) {
  const plate = view.teams[team];
  const name = teamName(view, team);
  return (
    <section class="dec-plate" data-team={team} data-sends={isSending(view, team) ? '' : undefined} aria-label={name}>
      <span class="dec-plate-name" title={name} data-shortens="">
        {name}
      </span>
      <Tokens team={plate} isTrio={view.trio} isInterceptor={team === BLACK} />
      <ul class="dec-members">
        {plate.members.map(seat => {
          const state = stateOf(seat);
          return (
            <li key={seat} class={state.doing === 'asked' ? 'dec-member lit-seat' : 'dec-member'}>
              <Mark seat={seat} size={22} />
              <PlayerName class="dec-member-name" name={nameOf(names, seat)} />
              {plate.encryptor === seat && !view.over ? <Pen label={roomWords().encryptor} /> : null}
              <SeatSigns state={state} size={15} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const isSending = ({ phase, sending }: View, team: Colour): boolean => phase === 'guess' && sending === team;
