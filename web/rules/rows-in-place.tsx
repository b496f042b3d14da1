/** Rows of the ledger, opened below the sentence that stands on them. */
import { useGameUiIfAny } from '../games/use-game-ui.ts';
import { words } from '../words/index.ts';
import { RowText } from './row-text.tsx';
import { useLedger } from './use-ledger.ts';

export interface RowsInPlaceProps {
  readonly id: string;
  readonly game: string;
  readonly rows: readonly string[];
}

export function RowsInPlace({ id, game, rows }: RowsInPlaceProps) {
  const ledger = useLedger(game);
  const ui = useGameUiIfAny(game);
  if (ledger === null) return <p id={id}>{words().common.loading}</p>;
  return (
    <ul id={id} class="book-rows">
      {ledger.rows
        .filter(row => rows.includes(row.id))
        .map(row => (
          <li key={row.id}>
            <a class="rule-id" href={`/rules/${game}#${row.id}`}>
              {row.id}
            </a>
            {ui?.RuleSign === undefined ? null : <ui.RuleSign rule={row.id} />}
            <RowText row={row} />
          </li>
        ))}
    </ul>
  );
}
