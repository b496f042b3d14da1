/** What is left of a clock. The server counts; the page only shows it, from the difference of the two clocks. */
import type { Deadline } from '@havre/table/model/deadlines.ts';
import { useEffect, useState } from 'preact/hooks';
import { serverNow } from '../shell/server.ts';
import { words } from '../words/index.ts';

const SHORT = 10_000;

interface CountDownProps {
  readonly deadlines: readonly Deadline[];
  /** What the clocks of the game are called, by the first word of their ids. */
  readonly clocks: { readonly [clock: string]: string };
}

export function CountDown({ deadlines, clocks }: CountDownProps) {
  const [now, setNow] = useState(serverNow());
  const [first] = deadlines;
  useEffect(() => {
    if (first === undefined) return;
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [first?.until]);
  if (first === undefined) return null;
  const left = Math.max(0, first.until - now);
  return (
    <span class={left < SHORT ? 'count-down short' : 'count-down'} role="timer">
      {first.type === 'clock' ? `${clocks[first.clock.split(' ')[0] ?? ''] ?? ''} ` : ''}
      {words().table.timeLeft(Math.ceil(left / 1_000))}
    </span>
  );
}
