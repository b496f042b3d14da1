/** How much time everybody has: none is counted, so much for each move, or a bank for the whole game. */
import { canonical } from '@havre/engine/kernel/canonical.ts';
import type { Clock } from '@havre/table/model/plan.ts';
import { Choices } from '../shell/choices.tsx';
import { DAY } from '../shell/time-left.ts';
import { words } from '../words/index.ts';

const perMove = (seconds: number): Clock => ({ type: 'perMove', seconds, atZero: 'rules' });
const bank = (seconds: number, increment: number): Clock => ({ type: 'bank', seconds, increment, atZero: 'rules' });

/** Those that are offered, the quick ones first. */
const CLOCKS: readonly Clock[] = [
  { type: 'none' },
  perMove(60),
  perMove(300),
  bank(600, 15),
  bank(1_800, 30),
  perMove(DAY),
  perMove(3 * DAY),
  bank(7 * DAY, DAY / 2),
];

interface ClockChoiceProps {
  readonly clock: Clock;
  onChoice(clock: Clock): void;
}

export function ClockChoice({ clock, onChoice }: ClockChoiceProps) {
  const offered = CLOCKS.some(one => canonical(one) === canonical(clock)) ? CLOCKS : [...CLOCKS, clock];
  const named = new Map(offered.map(one => [canonical(one), one]));
  return (
    <>
      <Choices
        legend={words().box.clock}
        values={[...named.keys()]}
        value={canonical(clock)}
        onChoice={key => onChoice(named.get(key) ?? clock)}
        text={key => words().box.clocks(named.get(key) ?? clock)}
      />
      {clock.type === 'none' ? null : <p class="soft small">{words().box.clocksExplained[clock.type]}</p>}
    </>
  );
}
