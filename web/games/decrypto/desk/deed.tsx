/** A lever of the machine: one thing that may be done now, in the words of the rules. */
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import { type DeskProps, deedText, isSuggested } from './contract.ts';

export interface DeedProps extends Pick<DeskProps, 'props' | 'play'> {
  readonly action: Action;
  readonly isMain?: boolean;
  /** What it is called where its place says more than the words of the rules. */
  readonly label?: string;
}

export const Deed = ({ props, play, action, isMain = false, label }: DeedProps) => (
  <button
    type="button"
    class={`button small dec-deed ${isMain ? 'main' : ''} ${isSuggested(props, action.type) ? 'suggested' : ''}`}
    data-deed={action.type}
    data-playable
    onClick={() => play.send(action)}
  >
    {label ?? deedText(props, action)}
  </button>
);
