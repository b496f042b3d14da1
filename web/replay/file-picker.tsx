/** Opening a replay from a file: by a button, or by dropping it. What is no replay gets a sentence that helps. */
import { useEffect, useId, useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { go } from '../shell/router.ts';
import { words } from '../words/index.ts';
import { readReplay, WrongFile } from './loading.ts';
import { openedFile } from './opened-file.ts';
import './file-picker.css';

export interface FilePicker {
  /** Why the last file could not be opened. */
  readonly problem: string | null;
  open(file: File): Promise<void>;
}

/** The way from a file to the room of its replay. */
export function useFilePicker(): FilePicker {
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File) => {
    try {
      openedFile.value = await readReplay(file);
      setProblem(null);
      go('/replay/file');
    } catch (error) {
      if (!(error instanceof WrongFile)) throw error;
      setProblem(words().replay.file(error.problem));
    }
  };
  return { problem, open };
}

/** A button that opens a file. */
export function FileButton({ picker }: { picker: FilePicker }) {
  const id = useId();
  return (
    <span class="file-button">
      <input
        id={id}
        type="file"
        class="file-input"
        accept=".json,application/json"
        onChange={event => {
          const input = event.currentTarget;
          const [file] = input.files ?? [];
          if (file !== undefined) void picker.open(file);
          input.value = ''; // the same file may be chosen again
        }}
      />
      <label for={id} class="button">
        <Icon name="folder" /> {words().replay.open}
      </label>
    </span>
  );
}

/** A file may be dropped anywhere on the page. Says whether one is held over it. */
export function useDrop({ open }: FilePicker): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) void open(file);
    };
    document.addEventListener('dragover', hold);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
