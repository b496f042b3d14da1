/** What a board of its own does not offer, the frame lists: every answer can be given, whatever is drawn. */
import type { GameUi } from '../games/contract.ts';
import { Answers, spokenTo } from '../games/generic/actions.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import '../games/generic/board.css';

export function OffBoardAnswers({ table, ui }: { table: TableModel; ui: GameUi }) {
  const question = table.question.value;
  const { seat } = table;
  const view = table.playback.shown.value;
  if (question === null || seat === null || view === null || ui.isOnBoard === undefined) return null;
  const wording = ui.wording[settings.value.language];
  const names = table.names.value;
  const [answers, liberties] = [question.legal.slice(0, question.answers), question.legal.slice(question.answers)].map(
    actions =>
      actions
        .filter(action => ui.isOnBoard?.(action) === false)
        .map(action => spokenTo(wording, { view, seat, names }, action)),
  );
  if (answers === undefined || liberties === undefined || answers.length + liberties.length === 0) return null;
  return (
    <section class="sheet dock" aria-label={words().table.actions}>
      <Answers
        answers={answers}
        liberties={liberties}
        isInSight={() => false}
        act={action => void table.play(action)}
      />
    </section>
  );
}
