/** A lamp for everybody whose agreement is needed; it is lit once they have confirmed. */
import { type Names, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Mark } from '../../../look/emblems.tsx';
import { roomWords } from '../speech.ts';

export interface LampsProps {
  readonly names: Names;
  readonly members: readonly Seat[];
  isLit(member: Seat): boolean;
}

export const Lamps = ({ names, members, isLit }: LampsProps) => (
  <ul class="dec-lamps" aria-label={roomWords().lamps}>
    {members.map(member => {
      const text = roomWords().lamp(nameOf(names, member), isLit(member));
      return (
        <li key={member} class="dec-lamp" data-on={isLit(member) ? '' : undefined} title={text}>
          <Mark seat={member} size={20} />
          <span class="unseen">{text}</span>
        </li>
      );
    })}
  </ul>
);
