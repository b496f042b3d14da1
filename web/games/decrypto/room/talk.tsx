/**
 * What the team says among itself; with prepared sentences for whoever plays without typing, and a closed mouth for whoever must be
 * silent. Whoever is a team alone has a notebook in its place.
 */
import type { Decrypto } from '@havre/engine/games/decrypto/game.ts';
import { BLACK } from '@havre/engine/games/decrypto/state.ts';
import { nameOf } from '@havre/engine/games/language.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Mark } from '../../../look/emblems.tsx';
import { noteRead, saidAt } from '../../../table/chat.tsx';
import { words as pageWords } from '../../../words/index.ts';
import type { BoardProps } from '../../contract.ts';
import { isAlone } from '../reading.ts';
import { FreeNotes } from '../sheet/pencil-field.tsx';
import type { Pencil } from '../sheet/use-notes.ts';
import { roomWords, teamName } from '../speech.ts';
import { ClosedMouth } from './signs.tsx';
import './talk.css';

const LONGEST = 500;

/** The channel of the viewer's team; null where there is none to read. */
export function teamChannel({ view, table }: BoardProps<Decrypto>) {
  const id = view.side === BLACK ? 'black' : 'white';
  return view.side === null ? null : (table.tableView.value?.channels.find(channel => channel.id === id) ?? null);
}

export interface TalkProps {
  readonly props: BoardProps<Decrypto>;
  readonly pencil: Pencil | null;
  /** Opens what the team settles about itself. */
  openSettings(): void;
}

export function Talk({ props, pencil, openSettings }: TalkProps) {
  const { view, table, names } = props;
  const words = roomWords();
  const channel = teamChannel(props);
  const [text, setText] = useState('');
  const lines = useRef<HTMLOListElement>(null);
  const said = saidAt(table).filter(item => item.channel === channel?.id);
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
    noteRead(table);
  }, [said.length]);
  if (channel === null) return null;
  const say = async (words: string): Promise<void> => {
    if (words.trim() === '') return;
    if (words === text) setText('');
    const refusal = await table.do({ type: 'say', channel: channel.id, message: { text: words.trim() } });
    // What could not be said is there to be put right, unless something else has been begun.
    if (refusal !== null && words === text) setText(now => (now === '' ? words : now));
  };
  const head = (
    <header class="dec-talk-head">
      <strong>{teamName(view, view.side ?? 0)}</strong>
      <button type="button" class="button small quiet" onClick={openSettings}>
        {words.teamSettings}
      </button>
    </header>
  );
  if (isAlone(view))
    return (
      <section class="dec-talk" aria-label={words.tabs.notebook}>
        {head}
        {pencil === null ? null : <FreeNotes pencil={pencil} hint={words.notesAlone} />}
      </section>
    );
  return (
    <section class="dec-talk" aria-label={words.talk}>
      {head}
      <ol class="dec-said" ref={lines} aria-live="polite">
        {said.map((item, i) => (
          <li key={i}>
            <Mark seat={item.seat} size={20} />
            <span>
              <strong>{nameOf(names, item.seat)}</strong>{' '}
              {'text' in item.message ? item.message.text : item.message.phrase}
            </span>
          </li>
        ))}
        {said.length === 0 ? <li class="dec-remark">{words.nothingSaid}</li> : null}
      </ol>
      {channel.mayWrite ? (
        <>
          <div class="dec-phrases" role="toolbar" aria-label={words.phrasesTitle}>
            {words.phrases.map(phrase => (
              <button key={phrase} type="button" class="dec-phrase" onClick={() => void say(phrase)}>
                {phrase}
              </button>
            ))}
          </div>
          <form
            class="dec-say"
            onSubmit={event => {
              event.preventDefault();
              void say(text);
            }}
          >
            <input
              class="input dec-clue-input"
              aria-label={pageWords().chat.write}
              placeholder={words.say}
              maxLength={LONGEST}
              autocomplete="off"
              value={text}
              onInput={event => setText(event.currentTarget.value)}
            />
            <button type="submit" class="button small">
              {words.send}
            </button>
          </form>
        </>
      ) : (
        <p class="dec-silence">
          <ClosedMouth />
          <strong>{words.silence}</strong> {words.silenceWhy}
        </p>
      )}
    </section>
  );
}
