/** The puzzles of a game: the one of today, and all the others by how hard they are, with those that were solved here. */
import { GRADES, type Puzzle, type PuzzleBook, puzzleOfDay } from '@havre/engine/games/puzzles.ts';
import { lowest } from '@havre/engine/kernel/seats.ts';
import type { GameUi } from '../games/contract.ts';
import { titleOf } from '../games/title.ts';
import { Icon } from '../look/icons.tsx';
import { SeaState } from '../puzzles/sea-state.tsx';
import { solvedIn } from '../puzzles/solved.ts';
import { usePuzzles } from '../puzzles/use-puzzles.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';
import { Nowhere } from './nowhere.tsx';
import './puzzles.css';

export function PuzzlesRoom({ game }: { game: string }) {
  const found = usePuzzles(game);
  if (found === 'none') return <Nowhere why={words().puzzles.none} />;
  return (
    <>
      <TopBar />
      <main class="room puzzles-room">
        <h1>{words().puzzles.title(titleOf(game))}</h1>
        {found === 'loading' ? <p class="soft">{words().common.loading}</p> : <All {...found} />}
      </main>
    </>
  );
}

function All({ ui, book }: { ui: GameUi; book: PuzzleBook }) {
  const { id } = ui.game;
  const { puzzles } = book;
  const today = puzzleOfDay(puzzles, Date.now());
  const solved = solvedIn(id);
  const grades = Array.from({ length: GRADES }, (_, i) => i + 1);
  return (
    <>
      <p class="puzzles-about">{words().puzzles.about}</p>
      <Today ui={ui} book={book} puzzle={today} isSolved={solved.has(today.id)} />
      {grades.map(grade => {
        const among = puzzles.filter(one => one.grade === grade);
        return (
          <section key={grade} class="stack puzzles-grade" aria-label={words().puzzles.grades[grade - 1]}>
            <header class="puzzles-grade-head">
              <SeaState grade={grade} />
              <h2>{words().puzzles.grades[grade - 1]}</h2>
              <p class="soft small">
                {words().puzzles.solvedOf(among.filter(one => solved.has(one.id)).length, among.length)}
              </p>
            </header>
            <ol class="puzzles-list">
              {among.map(puzzle => (
                <li key={puzzle.id}>
                  <Pebble
                    game={id}
                    puzzle={puzzle}
                    number={puzzles.indexOf(puzzle) + 1}
                    isSolved={solved.has(puzzle.id)}
                  />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}

interface PebbleProps {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly isSolved: boolean;
}

const Pebble = ({ game, puzzle, number, isSolved }: PebbleProps) => (
  <a
    class={isSolved ? 'pebble solved' : 'pebble'}
    href={`/puzzles/${game}/${puzzle.id}`}
    aria-label={words().puzzles.place(number, puzzle.moves, isSolved)}
  >
    {isSolved ? <Icon name="check" size={20} /> : number}
  </a>
);

interface TodayProps {
  readonly ui: GameUi;
  readonly book: PuzzleBook;
  readonly puzzle: Puzzle;
  readonly isSolved: boolean;
}

function Today({ ui, book, puzzle, isSolved }: TodayProps) {
  const match = book.start(puzzle);
  const seat = lowest(match.awaited);
  const { Picture } = ui;
  return (
    <section class="sheet puzzles-today">
      {Picture === undefined ? null : (
        <div class="puzzles-picture">
          <Picture view={match.view(seat)} seat={seat} />
        </div>
      )}
      <div class="stack">
        <h2>{words().puzzles.today}</h2>
        <p class="puzzles-date">{words().puzzles.date(Date.now())}</p>
        <p>
          {words().puzzles.task(puzzle.moves)} <span class="soft">{words().puzzles.grades[puzzle.grade - 1]}</span>
        </p>
        <p class="row">
          <a class="button main" href={`/puzzles/${ui.game.id}/today`}>
            {isSolved ? words().puzzles.again : words().puzzles.solve}
          </a>
          {isSolved ? (
            <span class="puzzles-done">
              <Icon name="check" /> {words().puzzles.solved}
            </span>
          ) : null}
        </p>
      </div>
    </section>
  );
}
