/** What somebody has asked everybody to agree to: taking a move back, ending the game. */
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './proposal.css';

export function Proposal({ table }: { table: TableModel }) {
  const proposal = table.tableView.value?.table.proposal ?? null;
  if (proposal === null) return null;
  const name = table.names.value[proposal.seat] ?? '';
  const isOpen = table.seat !== null && !proposal.agreed.includes(table.seat);
  const isOwn = proposal.seat === table.seat;
  return (
    <div class="slip proposal" role="alert">
      <p>{words().table.proposal(name, proposal.wish)}</p>
      <p class="row">
        {isOpen ? (
          <button
            type="button"
            class="button small main"
            onClick={() => void table.do({ type: 'answer', agrees: true })}
          >
            {words().table.agree}
          </button>
        ) : null}
        {table.seat === null ? null : (
          <button type="button" class="button small" onClick={() => void table.do({ type: 'answer', agrees: false })}>
            {isOwn ? words().table.withdraw : words().table.disagree}
          </button>
        )}
      </p>
    </div>
  );
}
