/** Any game before it has a board of its own: what the table shows, line by line, and everything one may do, as a list. */
import { actionText, plainText } from '@havre/engine/games/telling.ts';
import type { Fields } from '@havre/engine/kernel/shapes.ts';
import type { Act } from '@havre/engine/kernel/steps.ts';
import { useState } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../contract.ts';
import { OpenAnswer } from './open-answer.tsx';
import './board.css';

/** Longer lists are searched. */
const LONG = 12;

export function Generic({ view, seat, question, names, act, page, table }: BoardProps) {
  const { language } = settings.value;
  const wording = page.wording[language];
  const lines = wording.table(view, seat ?? -1, names);
  return (
    <div class="generic">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="sheet generic-table" aria-label={words().table.board} tabIndex={0}>
        {lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </section>
      {question === null ? null : (
        <section class="stack" aria-label={words().table.actions}>
          <ActionList
            actions={question.legal}
            text={action => actionText(wording, action, names)}
            effect={action => (seat === null ? null : (wording.effect?.(view, seat, action, names) ?? null))}
            act={act}
          />
          {question.open.map(type => (
            <OpenAnswer
              key={`${question.decision} ${type}`}
              form={wording.forms?.[question.step]?.[type] ?? { label: plainText(type), fields: {} }}
              type={type}
              fields={(page.game.actions as Readonly<Record<string, Fields>>)[type] ?? {}}
              act={act}
            />
          ))}
        </section>
      )}
      {table.asides.length === 0 ? null : (
        <section class="stack" aria-label={words().table.asides}>
          <h3>{words().table.asides}</h3>
          <ActionList
            actions={table.asides}
            text={action => actionText(wording, action, names)}
            effect={() => null}
            act={act}
          />
        </section>
      )}
    </div>
  );
}

interface ActionListProps {
  readonly actions: readonly Act[];
  text(action: Act): string;
  effect(action: Act): string | null;
  act(action: Act): void;
}

export function ActionList({ actions, text, effect, act }: ActionListProps) {
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const shown = actions
    .map(action => ({ action, text: text(action), effect: effect(action) }))
    .filter(one => one.text.toLowerCase().includes(sought));
  return (
    <>
      {actions.length > LONG ? (
        <label class="field">
          <span>{words().table.searchActions(actions.length)}</span>
          <input class="input" type="search" value={search} onInput={event => setSearch(event.currentTarget.value)} />
        </label>
      ) : null}
      <ul class="action-list">
        {shown.map(one => (
          <li key={JSON.stringify(one.action)}>
            <button type="button" class="button action" onClick={() => act(one.action)}>
              <span>{one.text}</span>
              {one.effect === null ? null : <span class="action-effect">{one.effect}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
