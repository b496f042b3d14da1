/** How a ship stands: spaces to go, and what it would score now as far as one can see; or that figure alone, where there is little room. */
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { scoreNow } from '@havre/engine/games/jamaica/questions.ts';
import type { Ship } from '@havre/engine/games/jamaica/state.ts';
import { jamaicaWords } from './speech.ts';

export function Standing({ view, ship }: { view: View; ship: Ship }) {
  const words = jamaicaWords();
  const { toGo = 0, lap = 0, seat = -1 } = view.ships[ship] ?? {};
  if (seat >= 0 && view.gone.includes(seat)) return <span class="jam-standing">{words.hasLeft}</span>;
  const { total, unknown } = scoreNow(view, ship);
  return (
    <span class="jam-standing">
      <span>{lap === 1 ? words.isHome : words.toGo(toGo)}</span>
      <span aria-hidden="true"> · </span>
      <strong>{words.points(total, unknown)}</strong>
    </span>
  );
}

/** What it would score, as short as can be; `Standing` says it to screen readers. */
export function ChipPoints({ view, ship }: { view: View; ship: Ship }) {
  const { total, unknown } = scoreNow(view, ship);
  return (
    <span class="jam-chip-points" aria-hidden="true">
      {jamaicaWords().figure(total)}
      {unknown > 0 ? '+' : ''}
    </span>
  );
}
