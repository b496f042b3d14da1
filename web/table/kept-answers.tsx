/** The answers one has given ahead: those prepared for the next question, and those given once and for all; each can be taken back. */
import type { Names } from '@havre/engine/games/language.ts';
import { actionsAloud, eventText } from '@havre/engine/games/telling.ts';
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import type { EventPattern } from '@havre/engine/kernel/preparable.ts';
import type { PreparedAnswer } from '@havre/table/commands/prepared-answers.ts';
import type { StandingAnswer } from '@havre/table/commands/standing-answers.ts';
import type { GameUi } from '../games/contract.ts';
import { Icon } from '../look/icons.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './preparing.css';

interface KeptAnswersProps {
  readonly table: TableModel;
  readonly ui: GameUi;
}

/** How many answers one has given ahead. */
export const keptAnswers = (table: TableModel): number =>
  (table.tableView.value?.prepared.length ?? 0) + (table.tableView.value?.always.length ?? 0);

export function KeptAnswers({ table, ui }: KeptAnswersProps) {
  const { prepared = [], always = [] } = table.tableView.value ?? {};
  if (prepared.length + always.length === 0) return null;
  const prepare = (answers: readonly PreparedAnswer[]) => void table.do({ type: 'prepare', answers });
  return (
    <section class="preparing-kept" aria-label={words().prepare.kept}>
      <h3>{words().prepare.kept}</h3>
      <ul class="preparing-list">
        {prepared.map(answer => (
          <KeptAnswer
            key={JSON.stringify(answer)}
            text={preparedText(table, ui, answer)}
            onTakeBack={() => prepare(prepared.filter(other => other !== answer))}
          />
        ))}
        {always.map(answer => (
          <KeptAnswer
            key={answer.step}
            text={standingText(table, ui, answer)}
            onTakeBack={() => void table.do({ type: 'askAgain', step: answer.step })}
          />
        ))}
      </ul>
      {prepared.length < 2 ? null : (
        <button type="button" class="button small" onClick={() => prepare([])}>
          {words().prepare.takeAllBack}
        </button>
      )}
    </section>
  );
}

const KeptAnswer = ({ text, onTakeBack }: { text: string; onTakeBack(): void }) => (
  <li>
    <span>{text}</span>
    <button type="button" class="button quiet round" aria-label={words().prepare.takeBack(text)} onClick={onTakeBack}>
      <Icon name="close" size={18} />
    </button>
  </li>
);

/** What may happen before, as part of a sentence. */
export const occasionText = (wording: GameUi['wording']['en'], event: EventPattern, names: Names): string =>
  eventText(wording, event as GameEvent, names).replace(/\.$/, '');

function preparedText(table: TableModel, ui: GameUi, { action, after }: PreparedAnswer): string {
  const wording = ui.wording[settings.value.language];
  const names = table.names.value;
  const [text = ''] = actionsAloud(wording, [action], names);
  return after === undefined ? text : words().prepare.after(occasionText(wording, after, names), text);
}

function standingText(table: TableModel, ui: GameUi, { step, action }: StandingAnswer): string {
  const wording = ui.wording[settings.value.language];
  const prompt = wording.prompts[step] ?? words().table.yourTurn;
  const [text = ''] = actionsAloud(wording, [action], table.names.value);
  return words().prepare.standing(prompt, text);
}
