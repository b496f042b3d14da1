/** One side of the note sheet, as a machine with four windows: behind each a word, below it every clue that was given for it. */
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { digitsOf, SLOTS } from '@havre/engine/games/decrypto/material.ts';
import type { Colour, SheetLine } from '@havre/engine/games/decrypto/state.ts';
import { isAlone } from '../reading.ts';
import { roomWords, teamName } from '../speech.ts';
import { FreeNotes, PencilField } from './pencil-field.tsx';
import type { Pencil } from './use-notes.ts';
import './sheet.css';

export interface SheetProps {
  readonly view: View;
  readonly team: Colour;
  /** Notes of the viewer's team, on the other team's side. */
  readonly pencil: Pencil | null;
  /** What stands on the drums for the code that is being worked on, if the viewer may see that. */
  readonly draft: number | null;
  readonly open: SheetLine | null;
}

/** From here on they are written smaller where nobody can move the sheet. */
const MANY_CLUES = 12;

interface GivenClue {
  readonly round: number;
  readonly clue: string;
  /** It is not known yet whether it belongs here: the draft says so. */
  readonly isDraft: boolean;
}

export function Sheet({ view, team, pencil, draft, open }: SheetProps) {
  const words = roomWords();
  const name = teamName(view, team);
  const known = view.teams[team].words;
  const isOurs = view.side === team;
  const given = SLOTS.map(slot => cluesUnder(view.sheet, team, slot, open, draft));
  return (
    <section
      class="dec-sheet"
      data-team={team}
      data-crowded={given.flat().length > MANY_CLUES ? '' : undefined}
      aria-label={words.sheetOf(name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keyboard too
      tabIndex={0}
    >
      <header class="dec-sheet-head">
        <Grille />
        <h2>{name}</h2>
        <Grille />
      </header>
      <ol class="dec-windows">
        {SLOTS.map((slot, i) => {
          const clues = given[i] ?? [];
          const word = known?.[i];
          return (
            <li key={slot} class="dec-window" data-window={slot}>
              <span class="dec-digit" aria-hidden="true">
                {slot}
              </span>
              <div class={word === undefined ? 'dec-pane-of-glass dark' : 'dec-pane-of-glass'}>
                {word !== undefined ? (
                  <span class="dec-word">
                    <span class="unseen">{words.wordOf(slot, '')} </span>
                    {word}
                  </span>
                ) : pencil === null ? (
                  <span class="dec-word hidden">
                    <span class="unseen">{words.unknownWord(slot)}</span>
                    <span aria-hidden="true">· · ·</span>
                  </span>
                ) : (
                  <PencilField
                    label={words.pencil(slot)}
                    hint={words.pencilHint}
                    value={pencil.notes.guesses[i] ?? ''}
                    mayWrite={pencil.mayWrite}
                    longest={60}
                    keep={text => pencil.guess(slot, text)}
                  />
                )}
              </div>
              <ul class="dec-given" aria-label={words.givenAway(clues.length)}>
                {clues.map(({ round, clue, isDraft }) => (
                  <li key={`${round} ${clue}`} class={isDraft ? 'dec-given-clue draft' : 'dec-given-clue'}>
                    <span class="dec-given-round">{isDraft ? '?' : round}</span>
                    {clue}
                  </li>
                ))}
                {clues.length === 0 ? <li class="dec-given-none">{isOurs ? '' : words.noClueYet}</li> : null}
              </ul>
            </li>
          );
        })}
      </ol>
      {pencil === null || isOurs || view.over || isAlone(view) ? null : (
        <FreeNotes pencil={pencil} hint={`${words.notes}. ${words.notesHint}`} />
      )}
    </section>
  );
}

/** Every clue for a word: of the codes that were revealed, and of the one on the machine as far as the draft says so. */
function cluesUnder(
  sheet: readonly SheetLine[],
  team: Colour,
  slot: number,
  open: SheetLine | null,
  draft: number | null,
): GivenClue[] {
  const under = ({ round, clues }: SheetLine, code: number, isDraft: boolean): GivenClue[] => {
    const clue = clues[digitsOf(code).indexOf(slot)];
    return clue === undefined || clue === '' ? [] : [{ round, clue, isDraft }];
  };
  return [
    ...sheet.filter(line => line.team === team && line.code !== 0).flatMap(line => under(line, line.code, false)),
    ...(open !== null && open.team === team && open.code === 0 && draft !== null ? under(open, draft, true) : []),
  ];
}

/** A screw, and slots that let the warmth of the valves out. */
const Grille = () => (
  <svg class="dec-grille" viewBox="0 0 60 16" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <circle cx="8" cy="8" r="5" />
    <path class="dec-screw-slot" d="M4.500 10l7-4" />
    <path class="dec-vents" d="M22 4v8M28 4v8M34 4v8M40 4v8M46 4v8M52 4v8" />
  </svg>
);
