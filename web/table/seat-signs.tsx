/** The signs of a seat: a lantern where it is asked, a tick where it has chosen, a bot with its level, who is away and since when. */
import { levelWording } from '@havre/engine/bots/level-wording.ts';
import { useEffect, useState } from 'preact/hooks';
import { Icon, type PageIcon } from '../look/icons.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { SeatState } from './seat-state.ts';
import './seat-signs.css';

const MINUTE = 60_000;

/** One sign for each thing there is to say, and the same in words: for those who listen, and for whoever points at it. */
export function SeatSigns({ state, size = 18 }: { state: SeatState; size?: number }) {
  useMinutes(state.awaySince !== null);
  const signs = signsOf(state);
  if (signs.length === 0) return null;
  return (
    <span class="seat-signs">
      {signs.map(({ icon, text, note }) => (
        <span key={icon} class={`seat-sign ${icon}`} title={text}>
          <Icon name={icon} size={size} />
          <span class="unseen">{text}</span>
          {note === null ? null : (
            <span class="seat-note" aria-hidden="true">
              {note}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

interface SeatSign {
  readonly icon: PageIcon;
  readonly text: string;
  /** What stands beside it where there is room; null if the sign says it all. */
  readonly note: string | null;
}

/**
 * What there is to say of a seat, in words.
 * @example spokenState(state).join(', ') // 'bot, Sailor, is asked'
 */
export const spokenState = (state: SeatState): readonly string[] => signsOf(state).map(({ text }) => text);

function signsOf({ doing, isBot, level, program, absence, holidayUntil, awaySince }: SeatState): readonly SeatSign[] {
  const said = words().seat;
  const skill = level === null ? null : levelWording[settings.value.language][level].name;
  const minutes = awaySince === null ? null : Math.floor((Date.now() - awaySince) / MINUTE);
  return [
    ...(program === null ? [] : [{ icon: 'program', text: said.program(program.level ?? null), note: null } as const]),
    ...(isBot ? [{ icon: 'bot', text: said.bot(skill), note: skill } as const] : []),
    ...(absence === null
      ? []
      : [
          absence === 'left'
            ? ({ icon: 'away', text: words().table.left, note: words().table.left } as const)
            : holidayUntil !== null
              ? ({ icon: 'away', text: said.onHoliday(holidayUntil), note: said.onHoliday(holidayUntil) } as const)
              : ({ icon: 'away', text: said.away(minutes), note: said.awayShort(minutes) } as const),
        ]),
    ...(doing === null
      ? []
      : [
          doing === 'asked'
            ? ({ icon: 'lantern', text: said.asked, note: null } as const)
            : ({ icon: 'check', text: said.chosen, note: null } as const),
        ]),
  ];
}

/** Draws again while minutes are counted. */
function useMinutes(isCounting: boolean): void {
  const [, setNow] = useState(0);
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, [isCounting]);
}
