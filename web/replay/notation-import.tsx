/** Opening a game that is written down as text: pasted or from a file, it is played again by the rules and shown as a replay. */
import { BadNotation } from '@havre/engine/games/bad-notation.ts';
import { useId, useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { Icon } from '../look/icons.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { go } from '../shell/router.ts';
import { words } from '../words/index.ts';
import { openedFile } from './opened-file.ts';
import './file-picker.css';
import './notation-import.css';

/** No game that was ever played is nearly as long. */
const LONGEST_TEXT = 64 * 1024;

/** Opens the game of a text, or says why it cannot be. */
async function openText(ui: GameUi, text: string): Promise<string | null> {
  if (text.length > LONGEST_TEXT) return words().notation.tooLong(Math.round(LONGEST_TEXT / 1024));
  const [notation, { replayOf }] = await Promise.all([ui.notation?.(), import('@havre/engine/kernel/replay.ts')]);
  if (notation === undefined) return null;
  try {
    const match = notation.read(text);
    const players = Array.from({ length: match.seatsAtStart }, (_, seat) => ({
      name: words().common.player(seat + 1),
    }));
    openedFile.value = replayOf(match, { players, proof: null });
    go('/replay/file');
    return null;
  } catch (error) {
    if (error instanceof BadNotation)
      return words().notation.bad(error.details, lineOf(text, error.line), notation.title);
    throw error;
  }
}

const LONGEST_QUOTE = 60;

/** What stands in a line of a text, from 1 as a reader counts. */
const lineOf = (text: string, line: number | null): string =>
  (text.trim().split(/\r?\n/)[(line ?? 1) - 1] ?? '').trim().slice(0, LONGEST_QUOTE);

/** A button for games that have a notation, and what it opens. */
export function NotationImport({ ui }: { ui: GameUi }) {
  const [isOpen, setOpen] = useState(false);
  if (ui.notation === undefined) return null;
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        <Icon name="folder" /> {words().notation.open}
      </button>
      {isOpen ? (
        <Dialog title={words().notation.title} onClose={() => setOpen(false)}>
          <NotationForm ui={ui} />
        </Dialog>
      ) : null}
    </>
  );
}

function NotationForm({ ui }: { ui: GameUi }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const file = useId();
  const open = async (written: string) => setProblem(await openText(ui, written));
  return (
    <form
      class="stack notation-form"
      onSubmit={event => {
        event.preventDefault();
        void open(text);
      }}
    >
      <label class="field">
        <span>{words().notation.paste}</span>
        <textarea
          class="input notation-text"
          rows={8}
          spellcheck={false}
          value={text}
          aria-invalid={problem !== null}
          onInput={event => {
            setText(event.currentTarget.value);
            setProblem(null);
          }}
        />
      </label>
      <p class="refused notation-problem" role="alert">
        {problem}
      </p>
      <p class="row">
        <button type="submit" class="button main" aria-disabled={text.trim() === ''}>
          {words().notation.look}
        </button>
        <span class="file-button">
          <input
            id={file}
            type="file"
            class="file-input"
            accept=".txt,text/plain"
            onChange={event => {
              const input = event.currentTarget;
              const [chosen] = input.files ?? [];
              input.value = ''; // the same file may be chosen again
              if (chosen === undefined) return;
              // Of what is too long, as much as shows that it is.
              void chosen
                .slice(0, LONGEST_TEXT + 1)
                .text()
                .then(written => {
                  setText(written.slice(0, LONGEST_TEXT));
                  return open(written);
                });
            }}
          />
          <label for={file} class="button">
            <Icon name="folder" /> {words().notation.file}
          </label>
        </span>
      </p>
    </form>
  );
}
