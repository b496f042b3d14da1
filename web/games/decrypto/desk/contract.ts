/** What every desk of the room is given: the board's own props, and how an answer is sent. */
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import type { Decrypto } from '@havre/engine/games/decrypto/game.ts';
import type { OwnView, TeamView } from '@havre/engine/games/decrypto/information.ts';
import { actionText } from '@havre/engine/games/telling.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { settings } from '../../../shell/settings.ts';
import type { BoardProps } from '../../contract.ts';
import type { Answering } from '../../kit/use-answering.ts';

export interface DeskProps {
  readonly props: BoardProps<Decrypto>;
  readonly play: Answering<Action>;
  readonly seat: Seat;
  readonly team: TeamView & { readonly own: OwnView };
}

/** What an action is called, in the words of the rules. */
export const deedText = ({ ui, names }: BoardProps<Decrypto>, action: Action): string =>
  actionText(ui.wording[settings.value.language], action, names);

/** Whether somebody who teaches or advises points at such an action. */
export const isSuggested = ({ suggested }: BoardProps<Decrypto>, type: Action['type']): boolean =>
  suggested?.some(action => action.type === type) === true;
