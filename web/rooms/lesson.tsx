/** A lesson: one plays a real game against a script, and is told at each step what it shows. It can be left at any time. */
import { spaced } from '@havre/engine/games/typesetting.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameUi, LessonScript, NextLesson, SpokenText } from '../games/contract.ts';
import { boxOf } from '../games/index.ts';
import { titleOf } from '../games/title.ts';
import { useGameUi } from '../games/use-game-ui.ts';
import { useLookingForPackages } from '../games/use-looking-for-packages.ts';
import { Icon } from '../look/icons.tsx';
import { ownName } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { LessonTable } from '../solo/lesson-table.ts';
import { SoloBoard } from '../solo/solo-board.tsx';
import { useSoloTable } from '../solo/use-solo-table.ts';
import { Stage } from '../stage/stage.tsx';
import type { TableModel } from '../table/model.ts';
import { useSkipping } from '../table/use-skipping.ts';
import { words } from '../words/index.ts';
import { playNowAddress } from './box-address.ts';
import { Nowhere } from './nowhere.tsx';
import './lesson.css';

export function LessonRoom({ game }: { game: string }) {
  const box = boxOf(game);
  const isLooking = useLookingForPackages(box === undefined);
  const ui = useGameUi(box === undefined ? null : game);
  const [script, setScript] = useState<LessonScript | null>(null);
  /** How often the lesson was begun: each time at a table of its own. */
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    void ui?.lesson?.().then(setScript);
  }, [ui]);
  if (box === undefined && !isLooking) return <Nowhere />;
  if (ui !== null && ui.lesson === undefined) return <Nowhere why={words().lesson.none} />;
  if (ui === null || script === null) return <p class="frame-loading">{words().common.loading}</p>;
  const begin = (lesson: LessonScript) => {
    setScript(lesson);
    setBegun(begun + 1);
  };
  return <Lesson key={begun} ui={ui} script={script} onBegin={begin} />;
}

interface LessonProps {
  readonly ui: GameUi;
  readonly script: LessonScript;
  /** Begins this lesson once more, or another. */
  onBegin(script: LessonScript): void;
}

function Lesson({ ui, script, onBegin }: LessonProps) {
  const { solo: lesson, model } = useSoloTable(ui, () => new LessonTable(ui.game, script, ownName()));
  useSkipping(model.playback);
  const view = model.playback.shown.value;
  const isWatching = model.playback.isRunning.value;
  const at = useShown(lesson.at.value, isWatching);
  const step = script.steps[at];
  const isLast = at === script.steps.length - 1;
  const { id } = ui.game;
  if (view === null || step === undefined) return null;
  return (
    <Stage as="lesson">
      <header class="stage-head lesson-head">
        <a class="button quiet round" href={`/box/${id}`} aria-label={words().lesson.leave}>
          <Icon name="close" />
        </a>
        <h1 class="lesson-title">{words().lesson.title(titleOf(id))}</h1>
        {isLast ? <AgainButton onBegin={() => onBegin(script)} /> : <Progress at={at} of={script.steps.length} />}
      </header>
      <Teacher lesson={lesson} model={model} says={step.says} isLast={isLast}>
        {isLast ? (
          <>
            {/* A game of a package is not played on the device. */}
            <a class="button main" href={playNowAddress(ui.game, script.options)}>
              {words().home.playNow}
            </a>
            {script.next === undefined ? null : <NextButton next={script.next} onBegin={onBegin} />}
          </>
        ) : step.task.type === 'read' ? (
          <>
            <button type="button" class="button main" onClick={() => lesson.readOn()}>
              {words().lesson.goOn}
            </button>
            {/* Whoever knows the game need not play the first lesson to get to the second. */}
            {at > 0 || script.next === undefined ? null : <NextButton next={script.next} onBegin={onBegin} />}
          </>
        ) : null}
      </Teacher>
      <SoloBoard
        ui={ui}
        model={model}
        view={view}
        question={step.task.type === 'read' ? null : model.question.value}
        suggested={step.task.type === 'play' ? step.task.actions : []}
        onRefused={refusal => lesson.wasRefused(refusal)}
      />
    </Stage>
  );
}

const NextButton = ({ next, onBegin }: { next: NextLesson } & Pick<LessonProps, 'onBegin'>) => (
  <button type="button" class="button lesson-next" onClick={() => void next.load().then(onBegin)}>
    {next.name[settings.value.language]}
  </button>
);

/** Where one saw how far one had come: a third button below the text would push the board down on a phone. */
const AgainButton = ({ onBegin }: { onBegin(): void }) => (
  <button type="button" class="button quiet lesson-again" aria-label={words().lesson.again} onClick={onBegin}>
    <Icon name="again" />
    <span>{words().lesson.again}</span>
  </button>
);

/** The step that is spoken of: the next one only when what led to it has been seen. */
function useShown(at: number, isWatching: boolean): number {
  const shown = useRef(at);
  if (!isWatching) shown.current = at;
  return shown.current;
}

interface TeacherProps {
  readonly lesson: LessonTable;
  readonly model: TableModel;
  readonly says: SpokenText;
  readonly isLast: boolean;
  readonly children: preact.ComponentChildren;
}

/** What is said, always in the same place and as high, and below it what one does to go on. */
function Teacher({ lesson, model, says, isLast, children }: TeacherProps) {
  const { task } = lesson.step;
  const hint = lesson.needsHint.value && task.type === 'play' ? task.hint : null;
  const spoken = (text: SpokenText): string => {
    const { language } = settings.value;
    const sentence = text[language](model.names.value);
    return language === 'fr' ? spaced(sentence) : sentence;
  };
  return (
    <section class={isLast ? 'lesson-teacher last' : 'lesson-teacher'} data-part="prompt">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that is moved with the keyboard too */}
      <p class="lesson-text" role="status" tabIndex={0}>
        {spoken(hint ?? says)}
      </p>
      <div class="row lesson-buttons">{children}</div>
    </section>
  );
}

const Progress = ({ at, of }: { at: number; of: number }) => (
  <div class="lesson-progress">
    <span class="small">{words().lesson.step(at + 1, of)}</span>
    <progress max={of} value={at + 1} aria-label={words().lesson.step(at + 1, of)} />
  </div>
);
