/** What a screen asks, answered from what its seat sees. */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Action } from './actions.ts';
import type { View } from './information.ts';

export function whyNot(view: View, seat: Seat, _action: Action): Refusal | null {
  if (view.over) return refuse('over', 'JAM-END-01');
  if (view.gone.includes(seat)) return refuse('gone', 'JAM-NET-02');
  return null;
}
