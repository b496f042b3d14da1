/** Talk at the table, in the channels the game allows: free words, or only its phrases. Words are never more than words. */
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { Mark } from '../look/emblems.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import './chat.css';

const LONGEST = 500;

/** How much of the talk at each table has been read on this page. */
const read = new Map<string, number>();

/** Everything that was said at a table, as far as these eyes hear it. */
export const saidAt = (table: TableModel) => table.events.value.flatMap(item => (item.type === 'said' ? [item] : []));

export const unreadIn = (table: TableModel): boolean => saidAt(table).length > (read.get(table.id) ?? 0);

/** Somebody has read what was said, here or on the board. */
export const noteRead = (table: TableModel): void => void read.set(table.id, saidAt(table).length);

export function Chat({ table, ui }: { table: TableModel; ui: GameUi }) {
  const { language } = settings.value;
  const channels = table.tableView.value?.channels ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState('');
  const said = saidAt(table);
  useEffect(() => {
    noteRead(table);
  }, [said.length]);
  const channel = channels.find(({ id }) => id === chosen) ?? channels.find(({ mayWrite }) => mayWrite);
  const names = table.names.value;
  const { phrases: phraseWords, channels: channelWords = {} } = ui.wording[language];
  const channelName = (id: string) => channelWords[id] ?? (id === 'table' ? words().chat.everybody : id);
  return (
    <section class="chat">
      {channels.length > 1 ? (
        <div class="row">
          {channels.map(({ id }) => (
            <button
              key={id}
              type="button"
              class="button small"
              aria-pressed={id === channel?.id}
              onClick={() => setChosen(id)}
            >
              {channelName(id)}
            </button>
          ))}
        </div>
      ) : null}
      <ol class="chat-lines" aria-live="polite">
        {said.map((item, i) => (
          <li key={i} class="chat-line">
            <Mark seat={item.seat} size={24} />
            <span>
              <strong>{names[item.seat]}</strong>{' '}
              {channels.length > 1 ? <span class="chat-channel">{channelName(item.channel)}</span> : null}{' '}
              {'text' in item.message ? item.message.text : (phraseWords[item.message.phrase] ?? item.message.phrase)}
            </span>
          </li>
        ))}
        {said.length === 0 ? <li class="soft">{words().chat.nothing}</li> : null}
      </ol>
      {channel === undefined || !channel.mayWrite ? (
        <p class="soft small">{words().chat.silent}</p>
      ) : channel.phrases !== undefined ? (
        <div class="row">
          {channel.phrases.map(phrase => (
            <button
              key={phrase}
              type="button"
              class="button small"
              onClick={() => void table.do({ type: 'say', channel: channel.id, message: { phrase } })}
            >
              {phraseWords[phrase] ?? phrase}
            </button>
          ))}
        </div>
      ) : (
        <form
          class="chat-form"
          onSubmit={event => {
            event.preventDefault();
            if (text.trim() === '') return;
            void table.do({ type: 'say', channel: channel.id, message: { text: text.trim() } }).then(refusal => {
              // What could not be said is there to be put right, unless something else has been begun.
              if (refusal !== null) setText(now => (now === '' ? text : now));
            });
            setText('');
          }}
        >
          <input
            class="input"
            aria-label={words().chat.write}
            placeholder={words().chat.write}
            maxLength={LONGEST}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {words().chat.send}
          </button>
        </form>
      )}
    </section>
  );
}
