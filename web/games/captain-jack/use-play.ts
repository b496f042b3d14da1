/** What the own seat is about to do: what it has lifted, and what it has sent. */
import type { Action } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { BoardProps } from '../contract.ts';
import { type Lifting, useLifting } from '../kit/use-lifting.ts';

export type Play = Lifting<Action>;

export const usePlay = (props: BoardProps<CaptainJack>): Play => useLifting(props);
