/** What a screen asks, answered from what its seat sees. */
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Action } from './actions.ts';
import type { View } from './information.ts';

export function whyNot(view: View, _seat: Seat, _action: Action): Refusal | null {
  return view.over ? refuse('over', 'DEC-END-01') : null;
}
