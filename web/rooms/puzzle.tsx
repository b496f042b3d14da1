/** One puzzle: one looks for the way to win on the board of the game; a wrong move is answered there. */
import { type Puzzle, type PuzzleBook, puzzleOfDay } from '@havre/engine/games/puzzles.ts';
import { actionText } from '@havre/engine/games/telling.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { Icon } from '../look/icons.tsx';
import { PuzzleTable } from '../puzzles/puzzle-table.ts';
import { noteSolved } from '../puzzles/solved.ts';
import { usePuzzles } from '../puzzles/use-puzzles.ts';
import { ownName } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { SoloBoard } from '../solo/solo-board.tsx';
import { useSoloTable } from '../solo/use-solo-table.ts';
import { Stage } from '../stage/stage.tsx';
import { useSkipping } from '../table/use-skipping.ts';
import { words } from '../words/index.ts';
import { Nowhere } from './nowhere.tsx';
import './puzzle.css';

/** In place of an id: the puzzle of the day. */
const TODAY = 'today';

export function PuzzleRoom({ game, puzzle: wanted }: { game: string; puzzle: string }) {
  const found = usePuzzles(game);
  /** How far one has come, and how often one has gone back: each time at a table of its own. */
  const [played, setPlayed] = useState<readonly AnyAction[]>([]);
  const [tries, setTries] = useState(0);
  if (found === 'none') return <Nowhere why={words().puzzles.none} />;
  if (found === 'loading') return <p class="frame-loading">{words().common.loading}</p>;
  const { puzzles } = found.book;
  const puzzle = wanted === TODAY ? puzzleOfDay(puzzles, Date.now()) : puzzles.find(({ id }) => id === wanted);
  if (puzzle === undefined) return <Nowhere why={words().puzzles.unknown} />;
  return (
    <Solving
      key={tries}
      {...found}
      puzzle={puzzle}
      title={wanted === TODAY ? words().puzzles.today : words().puzzles.number(puzzles.indexOf(puzzle) + 1)}
      played={played}
      onBack={before => {
        setPlayed(before);
        setTries(tries + 1);
      }}
    />
  );
}

interface SolvingProps {
  readonly ui: GameUi;
  readonly book: PuzzleBook;
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly played: readonly AnyAction[];
  onBack(played: readonly AnyAction[]): void;
}

function Solving({ ui, book, puzzle, title, played, onBack }: SolvingProps) {
  const { solo: solving, model } = useSoloTable(ui, () => new PuzzleTable(book, puzzle, ownName(), played));
  const [hint, setHint] = useState<AnyAction | null>(null);
  useSkipping(model.playback);
  const view = model.playback.shown.value;
  const isWatching = model.playback.isRunning.value;
  const { id } = ui.game;
  const state = isWatching ? 'open' : solving.state.value;
  const question = model.question.value;
  useEffect(() => {
    if (solving.state.value === 'solved') noteSolved(id, puzzle.id);
  }, [solving.state.value]);
  useEffect(() => setHint(null), [question?.decision]);
  if (view === null) return null;
  const next = nextOf(book.puzzles, puzzle);
  return (
    <Stage as="puzzle" isMyTurn={state === 'open' && question !== null}>
      <header class="stage-head puzzle-head">
        <a class="button quiet round" href={`/puzzles/${id}`} aria-label={words().puzzles.leave}>
          <Icon name="back" />
        </a>
        <h1 class="puzzle-title">{title}</h1>
        <span class="puzzle-grade">{words().puzzles.grades[puzzle.grade - 1]}</span>
      </header>
      <section class={`puzzle-prompt ${state}`} data-part="prompt">
        <p class="puzzle-text" role="status">
          {state === 'solved'
            ? words().puzzles.solvedText
            : state === 'spoiled'
              ? words().puzzles.spoiled(model.tableView.value?.table.phase === 'over')
              : isWatching
                ? words().puzzles.watch
                : solving.left.value === puzzle.moves
                  ? words().puzzles.task(puzzle.moves)
                  : words().puzzles.goOn(solving.left.value)}
        </p>
        {/* The board marks it; whoever does not see that is told. */}
        <p class="unseen" role="status">
          {hint === null ? '' : actionText(ui.wording[settings.value.language], hint, model.names.value)}
        </p>
        <div class="row puzzle-buttons">
          {state === 'solved' ? (
            <a class="button main" href={`/puzzles/${id}/${next.id}`}>
              {words().puzzles.next} <Icon name="forward" size={20} />
            </a>
          ) : state === 'spoiled' ? (
            <button type="button" class="button main" onClick={() => onBack(solving.played)}>
              <Icon name="undo" size={20} /> {words().puzzles.back}
            </button>
          ) : (
            <button
              type="button"
              class="button small"
              aria-disabled={question === null}
              onClick={() => question !== null && setHint(solving.hint())}
            >
              <Icon name="bulb" size={20} /> {words().puzzles.hint}
            </button>
          )}
        </div>
      </section>
      <SoloBoard
        ui={ui}
        model={model}
        view={view}
        question={state === 'open' ? question : null}
        suggested={hint === null ? [] : [hint]}
      />
    </Stage>
  );
}

/** The one after it, and after the last the first. */
const nextOf = (puzzles: readonly Puzzle[], puzzle: Puzzle): Puzzle =>
  puzzles[(puzzles.indexOf(puzzle) + 1) % puzzles.length] ?? puzzle;
