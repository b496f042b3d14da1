/** How a scene of a rulebook goes on: what one does in it, and what the others answer. */
import type { MatchEntry } from '@havre/engine/kernel/entry.ts';
import type { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { BookFigure } from '../games/contract.ts';

/** Hears of everything as soon as it has happened, before the next thing does. */
type Witness = (entry: MatchEntry) => void;

/** Lets the others do what leads to the scene. */
export function beginScene(figure: BookFigure, match: Match, tell: Witness = () => {}): void {
  for (const { seat, action } of figure.others ?? []) {
    const entry = match.play(seat, action);
    if (isRefusal(entry)) throw new Error(`seat ${seat} is refused (${entry.refused})`);
    tell(entry);
  }
}

/** Does something in a scene, and has the others answer as far as they are asked; or says why it may not be done. */
export function playScene(
  figure: BookFigure,
  match: Match,
  action: AnyAction,
  { decision, tell = () => {} }: { readonly decision?: number | undefined; readonly tell?: Witness } = {},
): Refusal | null {
  const loaded = figure.loaded?.[action.type];
  const entry = match.play(figure.seat, action, {
    ...(decision === undefined ? {} : { decision }),
    ...(loaded === undefined ? {} : { loaded }),
  });
  if (isRefusal(entry)) return entry;
  tell(entry);
  for (const { seat, action: answer } of figure.answers ?? []) {
    if (match.over) break;
    const answered = match.play(seat, answer);
    if (!isRefusal(answered)) tell(answered);
  }
  return null;
}
