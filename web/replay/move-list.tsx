/** The moves of a game in its own notation, two to a line; each leads to its moment. The whole game can be taken along as text. */
import { Match } from '@havre/engine/kernel/match.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { useMemo, useState } from 'preact/hooks';
import { words } from '../words/index.ts';
import type { ReplayController } from './replay-controller.ts';
import { saveFile } from './save-file.ts';
import './move-list.css';

/** The whole game as text; null where it cannot be written down. */
async function textOf({ ui, timeline }: ReplayController): Promise<string | null> {
  const { options, seats, entries } = timeline.replay;
  const [start, ...rest] = entries;
  const notation = await ui.notation?.();
  if (start === undefined || notation === undefined) return null;
  const match = Match.again(ui.game, { options, seats }, start);
  for (const entry of rest) if (isRefusal(match.repeat(entry))) return null;
  return notation.mayBeWritten(match) ? notation.write(match) : null;
}

/** Nothing for games that have no notation. `onMoment` is called when somebody has chosen a move. */
export function MoveList({ controller, onMoment }: { controller: ReplayController; onMoment(): void }) {
  const { ui, timeline } = controller;
  const [isCopied, setCopied] = useState(false);
  const moves = useMemo(
    () =>
      ui.writeMove === undefined ? [] : timeline.written((state, action) => ui.writeMove?.(state, action) ?? null),
    [timeline, ui],
  );
  if (moves.length === 0) return null;
  const now = moves.findLastIndex(({ at }) => at <= controller.at.value);
  const copy = async () => {
    const text = await textOf(controller);
    if (text === null) return;
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const save = async () => {
    const text = await textOf(controller);
    if (text !== null) saveFile(`havre-${ui.game.id}.txt`, text, 'text/plain');
  };
  return (
    <section class="move-list" aria-label={words().replay.moves}>
      <h3>{words().replay.moves}</h3>
      <ol>
        {moves.map(({ at, text }, i) => (
          <li key={at} value={Math.floor(i / 2) + 1} class={i % 2 === 0 ? 'first' : 'second'}>
            <button
              type="button"
              class="button small quiet"
              aria-current={i === now ? 'step' : undefined}
              onClick={() => {
                controller.goTo(at);
                onMoment();
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      {ui.notation === undefined ? null : (
        <p class="row">
          <button type="button" class="button small" onClick={() => void copy()}>
            {words().replay.copyText}
          </button>
          <button type="button" class="button small" onClick={() => void save()}>
            {words().replay.saveText}
          </button>
          <span role="status" class="soft small">
            {isCopied ? words().replay.copiedText : ''}
          </span>
        </p>
      )}
    </section>
  );
}
