/** What would you do? Whoever is asked may ask back: the best answers with their chances, and a mark on the board. */
import { actionsAloud } from '@havre/engine/games/telling.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { RequestError } from '@havre/protocol/client/client.ts';
import type { Advised } from '@havre/table/automatic/advising.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { personIn } from '../local/messages.ts';
import { Icon } from '../look/icons.tsx';
import { server } from '../shell/server.ts';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './advice.css';

type Stage = { readonly type: 'silent' } | { readonly type: 'thinking' } | { readonly type: 'told'; advised: Advised };

export interface AdviceHere {
  /** Whether this table has advice at all, and whether one may ask now. */
  readonly isThere: boolean;
  readonly isOffered: boolean;
  readonly stage: Stage;
  /** What a board marks. */
  readonly suggested: readonly AnyAction[];
  ask(): void;
  forget(): void;
}

const SILENT: Stage = { type: 'silent' };

/**
 * The advice of a table. It is for one question: as soon as another is asked, it is forgotten.
 * @example const advice = useAdvice(table); <Board suggested={advice.suggested} … />
 */
export function useAdvice(table: TableModel): AdviceHere {
  const [stage, setStage] = useState<Stage>(SILENT);
  const question = table.question.value;
  const decision = question?.decision ?? null;
  useEffect(() => setStage(SILENT), [table, decision]);
  const isThere = table.seat !== null && table.tableView.value?.table.plan.hints === true;
  const isTold = stage.type === 'told' && stage.advised.decision === decision;
  const ask = async () => {
    setStage({ type: 'thinking' });
    const advised = await adviceAt(table);
    if (isRefusal(advised)) table.explain(advised);
    setStage(isRefusal(advised) ? SILENT : { type: 'told', advised });
  };
  return {
    isThere,
    isOffered: isThere && question?.awaited === true,
    stage: stage.type === 'told' && !isTold ? SILENT : stage,
    suggested: isTold ? stage.advised.answers.slice(0, 1).map(({ action }) => action) : [],
    ask: () => void ask(),
    forget: () => setStage(SILENT),
  };
}

async function adviceAt(table: TableModel): Promise<Advised | Refusal> {
  try {
    if (!table.isOnDevice) return await server().advice(table.id);
    const { ask } = await import('../local/tables.ts');
    return await ask('advice', { table: table.id, who: personIn(table.seat ?? 0) });
  } catch (error) {
    return { refused: error instanceof RequestError ? error.code : 'failed' };
  }
}

/** The button beside the prompt. Its place is kept while there is nothing to ask: nothing else moves. */
export const AdviceButton = ({ advice }: { advice: AdviceHere }) =>
  !advice.isThere ? null : advice.isOffered && advice.stage.type === 'silent' ? (
    <button type="button" class="button quiet round advice-button" aria-label={words().advice.ask} onClick={advice.ask}>
      <Icon name="bulb" />
    </button>
  ) : (
    <span class="button-place" />
  );

/** The answers, best first; each with its chance as a figure and as a bar. */
export function AdviceSheet({ advice, table, ui }: { advice: AdviceHere; table: TableModel; ui: GameUi }) {
  const { stage } = advice;
  const { language } = settings.value;
  if (stage.type === 'silent') return null;
  const answers = stage.type === 'thinking' ? [] : stage.advised.answers;
  const texts = actionsAloud(
    ui.wording[language],
    answers.map(({ action }) => action),
    table.names.value,
  );
  return (
    <section class="slip advice" aria-label={words().advice.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that is moved with the keyboard too */}
      <div role="status" tabIndex={0}>
        {stage.type === 'thinking' ? (
          <p class="advice-thinking">{words().advice.thinking}</p>
        ) : (
          <ol class="advice-answers">
            {answers.map(({ chance }, i) => (
              <li key={i} class="advice-answer">
                <span>{texts[i]}</span>
                {chance === null ? null : (
                  <span class="advice-chance">
                    <meter class="advice-bar" min={0} max={1} value={chance} aria-hidden="true" />
                    {words().advice.wins(chance)}
                  </span>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
      <button type="button" class="button quiet round" aria-label={words().common.close} onClick={advice.forget}>
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}
