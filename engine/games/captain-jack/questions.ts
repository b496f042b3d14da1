/** What a screen asks, answered from what it shows. */
import type { Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Action } from './actions.ts';
import type { View } from './information.ts';

export function whyNot(_view: View, _seat: Seat, _action: Action): Refusal | null {
  return null;
}
