/** What may be done at any time, whatever is asked: seldom needed, so it is listed for whoever wants to see it. */
import { actionText } from '@havre/engine/games/telling.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { words } from '../words/play.ts';
import type { Choice } from './choices.ts';
import type { KeyboardGame } from './sitting.ts';

type Means = Choice['means'];

/**
 * What somebody means by `a`, which lists it, or by `a` and a number, which does it; null if they mean something else.
 * @example atAnyTime(sitting, seat, 'a 1') // { act: { type: 'linger', wish: true } }
 */
export function atAnyTime(sitting: KeyboardGame, seat: Seat, typed: string): Means | 'listed' | null {
  const found = /^a(?:\s+(\d+))?$/i.exec(typed);
  if (found === null) return null;
  const { match, wording, names, terminal } = sitting;
  const view = match.view(seat);
  const listed = match.asides(seat).map(act => ({ label: actionText(wording, act, names), means: { act } as Means }));
  const written = Object.entries(wording?.asides ?? {})
    .filter(([, form]) => form.isFor?.(view, seat) !== false)
    .map(([type, form]) => ({ label: `${form.label}…`, means: { type, form } as Means }));
  const all = [...listed, ...written];
  const chosen = all[Number(found[1] ?? 0) - 1];
  if (chosen !== undefined) return chosen.means;
  const say = words[terminal.language];
  terminal.print(
    all.length === 0
      ? say.nothingAtAnyTime
      : [say.atAnyTime, ...all.map(({ label }, i) => `  a ${i + 1}  ${label}`)].join('\n'),
  );
  return 'listed';
}
