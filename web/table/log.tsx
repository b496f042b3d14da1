/** The log as a story: what happened, with the rule it happened by. */
import { eventText } from '@havre/engine/games/telling.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { GamePage } from '../games/contract.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import type { TableModel } from './model.ts';
import type { Line } from './story.ts';
import './log.css';

export function Log({ table, page }: { table: TableModel; page: GamePage }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = table.story.value;
  useEffect(() => {
    const last = list.current?.lastElementChild;
    const box = list.current?.parentElement;
    if (last && box) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <section class="log" aria-label={words().table.drawers.log}>
      <h2 class="log-title">{words().table.drawers.log}</h2>
      <ol ref={list} class="log-lines">
        {lines.map(line => (
          <li key={line.number} class={line.undone ? 'log-line undone' : 'log-line'}>
            <LineText line={line} table={table} page={page} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function LineText({ line, table, page }: { line: Line; table: TableModel; page: GamePage }) {
  const { language } = settings.value;
  const names = table.names.value;
  if (line.told.type === 'table') return <span class="soft">{words().news(line.told.item, names)}</span>;
  const { event } = line.told;
  return (
    <>
      {line.undone ? <span class="unseen">{words().table.undone} </span> : null}
      <span>{eventText(page.wording[language], event, names)}</span> <RuleLink game={page.game.id} rule={event.rule} />
    </>
  );
}
