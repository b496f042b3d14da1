/** The id of a rule; touching it shows the sentence of the rulebook and the row of the ledger. */
import { useSignal } from '@preact/signals';
import { lazy, Suspense } from 'preact/compat';
import { Dialog } from '../shell/dialog.tsx';
import { words } from '../words/index.ts';
import { type Link, openRule } from './open-rule.ts';

/** Loaded when somebody asks for a rule. */
const RuleText = lazy(() => import('./rule-text.tsx').then(({ RuleText: text }) => text));

export interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  /** Whether the Tab key leads to it; in a long list arrows do. */
  readonly isStop?: boolean;
  /** Whether it is a small mark behind a sentence and not the id itself, which is then said by pointing at it. */
  readonly isMark?: boolean;
  /** What led to it, for whoever asks why. */
  chain?(): readonly Link[];
}

export function RuleLink({ game, rule, isStop = true, isMark = false, chain }: RuleLinkProps) {
  /** Where something else already lies over the page, it has to lie over that. */
  const isOver = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={isMark ? 'rule-link rule-mark' : 'rule-link'}
        tabIndex={isStop ? 0 : -1}
        aria-label={words().rules.ruleNamed(rule)}
        title={isMark ? rule : undefined}
        onClick={({ currentTarget }) => {
          const over = currentTarget.closest<HTMLDialogElement>('dialog:modal');
          const isDrawer = over?.classList.contains('drawer') === true;
          if (over !== null && !isDrawer) {
            isOver.value = true;
            return;
          }
          // A drawer, such as the story on a phone, lies over the board that the rule is about: it makes room.
          over?.close();
          openRule.value = { game, rule, chain: chain?.() ?? [] };
        }}
      >
        {isMark ? '§' : rule}
      </button>
      {isOver.value ? (
        <Dialog
          title={rule}
          onClose={() => {
            isOver.value = false;
          }}
        >
          <Suspense fallback={<p>{words().common.loading}</p>}>
            <RuleText game={game} rule={rule} chain={chain?.() ?? []} />
          </Suspense>
        </Dialog>
      ) : null}
    </>
  );
}
