/** The id of a rule; touching it shows the row of the ledger. */
import { useSignal } from '@preact/signals';
import { Dialog } from '../shell/dialog.tsx';
import { words } from '../words/index.ts';
import { RowText } from './row-text.tsx';
import { useLedger } from './use-ledger.ts';

export interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  /** Whether the Tab key leads to it; in a long list arrows do. */
  readonly isStop?: boolean;
  /** Whether it is a small mark behind a sentence and not the id itself, which is then said by pointing at it. */
  readonly isMark?: boolean;
}

export function RuleLink({ game, rule, isStop = true, isMark = false }: RuleLinkProps) {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={isMark ? 'rule-link rule-mark' : 'rule-link'}
        tabIndex={isStop ? 0 : -1}
        aria-label={words().rules.ruleNamed(rule)}
        title={isMark ? rule : undefined}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {isMark ? '§' : rule}
      </button>
      {isOpen.value ? (
        <Dialog
          title={rule}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <RuleRow game={game} rule={rule} />
          <p>
            <a class="button small" href={`/rules/${game}#${rule}`}>
              {words().rules.all}
            </a>
          </p>
        </Dialog>
      ) : null}
    </>
  );
}

function RuleRow({ game, rule }: { game: string; rule: string }) {
  const ledger = useLedger(game);
  if (ledger === null) return <p>{words().common.loading}</p>;
  const row = ledger.rows.find(({ id }) => id === rule);
  return row === undefined ? <p>{words().rules.unknown}</p> : <RowText row={row} />;
}
