/** The board of a match in the page, and what is said around it: for lessons, puzzles and scenes of the rulebook. */
import type { Question } from '@havre/engine/kernel/question.ts';
import type { Refusal } from '@havre/engine/kernel/refusal.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import type { GameUi } from '../games/contract.ts';
import { Generic } from '../games/generic/board.tsx';
import type { TableModel } from '../table/model.ts';
import { NoticeBar } from '../table/notice-bar.tsx';
import { SpokenLog } from '../table/spoken-log.tsx';

export interface SoloBoardProps {
  readonly ui: GameUi;
  readonly model: TableModel;
  readonly view: object;
  /** What may be answered now. */
  readonly question: Question<AnyAction> | null;
  readonly suggested?: readonly AnyAction[];
  /** Told when the board has said why something cannot be done. */
  onRefused?(refusal: Refusal): void;
}

export function SoloBoard({ ui, model, view, question, suggested = [], onRefused }: SoloBoardProps) {
  const Board = ui.Board ?? Generic;
  return (
    <>
      <main>
        <Board
          view={view}
          event={model.playback.event.value}
          seat={model.seat}
          question={question}
          names={model.names.value}
          act={action => {
            model.forgetNotice();
            void model.play(action);
          }}
          explain={refusal => {
            model.explain(refusal);
            onRefused?.(refusal);
          }}
          suggested={suggested}
          isSolo
          table={model}
          ui={ui}
        />
      </main>
      <SpokenLog table={model} ui={ui} />
      <NoticeBar table={model} ui={ui} />
    </>
  );
}
