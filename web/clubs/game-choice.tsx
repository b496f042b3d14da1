/** Which game, and for how many: what is asked before a table of a club is laid out, and before an evening. */
import { useState } from 'preact/hooks';
import { boxes, boxOf } from '../games/index.ts';
import { titleOf } from '../games/title.ts';

export interface GameChoice {
  readonly game: string;
  /** As many as were wished for, as far as the game allows. */
  readonly seats: number;
  readonly min: number;
  readonly max: number;
  setGame(game: string): void;
  setSeats(seats: number): void;
}

/**
 * What is chosen so far: the first box, and four people where it is for so many.
 * @example const choice = useGameChoice();
 */
export function useGameChoice(): GameChoice {
  const [game, setGame] = useState(boxes[0]?.id ?? '');
  const { min = 2, max = 2 } = boxOf(game)?.seats ?? {};
  const [wanted, setSeats] = useState(4);
  return { game, seats: Math.min(max, Math.max(min, wanted)), min, max, setGame, setSeats };
}

interface GameFieldsProps {
  readonly choice: GameChoice;
  readonly labels: { readonly game: string; readonly seats: string };
}

export const GameFields = ({ choice: { game, seats, min, max, setGame, setSeats }, labels }: GameFieldsProps) => (
  <>
    <label class="field">
      <span>{labels.game}</span>
      <select class="input" value={game} onChange={event => setGame(event.currentTarget.value)}>
        {boxes.map(({ id }) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
      </select>
    </label>
    <label class="field">
      <span>{labels.seats}</span>
      <select class="input" value={seats} onChange={event => setSeats(Number(event.currentTarget.value))}>
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(count => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  </>
);
